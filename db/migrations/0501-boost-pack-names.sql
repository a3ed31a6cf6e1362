-- The accusative bears its tanwin.
update boost_packs set names = jsonb_set(names, '{ar}', '"خمسة عشر يوماً"') where names ->> 'ar' = 'خمسة عشر يوما';

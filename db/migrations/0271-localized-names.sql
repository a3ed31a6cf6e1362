-- A name, title, text or address in several languages is one value: an object of language code and text. Where a name is also a key
-- (the values of filters, addresses and imports) the canonical text keeps a column of its own beside it.
alter table brands alter column name_ar type jsonb using jsonb_build_object('fr', name, 'ar', name_ar);
alter table brands rename column name_ar to names;
alter table models alter column name_ar type jsonb using jsonb_build_object('fr', name, 'ar', name_ar);
alter table models rename column name_ar to names;

alter table cities
  alter column name_ar type jsonb using jsonb_build_object('fr', name_fr, 'ar', name_ar),
  alter column region_ar type jsonb using jsonb_build_object('fr', region_fr, 'ar', region_ar);
alter table cities drop column region_fr;
alter table cities rename column region_ar to region;
alter table cities rename column name_ar to names;
alter table cities rename column name_fr to name;
alter table cities rename constraint cities_name_fr_key to cities_name_key;

alter table storage_areas
  alter column name_ar type jsonb using jsonb_build_object('fr', name, 'ar', name_ar),
  alter column address_ar type jsonb using jsonb_build_object('fr', address, 'ar', address_ar);
alter table storage_areas rename column name_ar to names;
alter table storage_areas rename column address_ar to addresses;

alter table feature_categories alter column title_ar type jsonb using jsonb_build_object('fr', title, 'ar', title_ar);
alter table feature_categories rename column title_ar to titles;
alter table features alter column title_ar type jsonb using jsonb_build_object('fr', title, 'ar', title_ar);
alter table features rename column title_ar to titles;

alter table holidays alter column name_ar type jsonb using jsonb_build_object('fr', name_fr, 'ar', name_ar);
alter table holidays drop column name_fr;
alter table holidays rename column name_ar to name;

alter table plate_prefectures alter column name_ar type jsonb using jsonb_build_object('fr', name, 'ar', name_ar);
alter table plate_prefectures drop column name;
alter table plate_prefectures rename column name_ar to name;

alter table warranty_packs
  alter column name_ar type jsonb using jsonb_build_object('fr', name_fr, 'ar', name_ar),
  alter column description_ar type jsonb using jsonb_build_object('fr', description_fr, 'ar', description_ar);
alter table warranty_packs rename column name_fr to name;
alter table warranty_packs rename column name_ar to names;
alter table warranty_packs rename column description_fr to description;
alter table warranty_packs rename column description_ar to descriptions;
alter table warranty_packs rename constraint warranty_packs_name_fr_key to warranty_packs_name_key;

alter table delivery_check_parts
  alter column title_ar type jsonb using jsonb_build_object('fr', title_fr, 'ar', title_ar),
  alter column section_ar type jsonb using jsonb_build_object('fr', section_fr, 'ar', section_ar);
alter table delivery_check_parts drop column section_fr;
alter table delivery_check_parts rename column section_ar to section;
alter table delivery_check_parts rename column title_ar to titles;
alter table delivery_check_parts rename column title_fr to title;
alter table delivery_check_parts rename constraint delivery_check_parts_title_fr_key to delivery_check_parts_title_key;

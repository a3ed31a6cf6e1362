-- The description of a car is one value as every other text in several languages: an object of language code and text. Unlike a name it
-- may be missing in any language, the default one too; null where nobody has written anything.
alter table vehicles alter column description_fr type jsonb using nullif(
  jsonb_strip_nulls(jsonb_build_object('fr', nullif(description_fr, ''), 'ar', nullif(description_ar, ''))), '{}');
alter table vehicles drop column description_ar;
alter table vehicles rename column description_fr to description;
alter table vehicles add constraint vehicles_description_check check (
  jsonb_typeof(description) = 'object' and description <> '{}' and not jsonb_path_exists(description,
    '$.keyvalue() ? (!(@.key like_regex "^[a-z]{2,3}$") || @.value.type() != "string" || @.value == "")'));

-- Facts about makes and models that fill an advert, what of the reference comes with the product, and which settings a visitor may read.
alter table brands add column monogram text;

alter table models
  -- the values of most cars of the model in Morocco
  add column fiscal_power smallint,
  add column doors smallint,
  add column seats smallint,
  -- years of sale; they tell the generation where people write only "Golf"
  add column from_year smallint,
  add column to_year smallint;

-- Spellings that came with the product are replaced by the next version's; those added by staff stay.
alter table spellings add column is_seeded boolean not null default false;

alter table settings add column is_public boolean not null default false;

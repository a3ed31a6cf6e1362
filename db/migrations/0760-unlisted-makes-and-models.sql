-- A make or model that a seller wrote because the list lacks it. Lists, search and estimates read listed rows only; a car of an unlisted model
-- is neither published nor taken into the stock.
alter table brands add column is_listed boolean not null default true;
alter table models add column is_listed boolean not null default true;

-- The seller of an advert chooses whether visitors may see the number; until now it was always shown.
alter table vehicle_ads add column shows_phone boolean not null default true;

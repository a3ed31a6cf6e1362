-- The end of which the seller of an advert was told.
alter table vehicle_ads add column ending_told timestamptz;

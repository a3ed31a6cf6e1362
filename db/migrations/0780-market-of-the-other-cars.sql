-- A car on sale is one of the cars of its group, a booked one is not: each has a group of its own, so that the comparison of a car
-- does not change with its status. The histogram of a page leaves out its own car and is computed when the page is read.
alter table vehicle_markets drop column bins, add column is_listed boolean not null default true;
alter table vehicle_markets alter column is_listed drop default;
alter table vehicle_markets drop constraint vehicle_markets_pkey, add primary key (model_id, year, mileage_band, is_listed);

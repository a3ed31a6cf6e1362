-- A place on the market names the cars that it was reckoned from, so that the list of them is exactly those that were counted.
alter table vehicle_markets add column if not exists vehicle_ids integer[] not null default '{}';
-- A price so far under those of comparable cars that it is to be checked rather than praised.
alter table vehicles add column if not exists is_price_doubtful boolean not null default false;
-- How far the reckoned price was from the asked one, measured with each counting of the market: one row.
create table if not exists market_measures (
  id boolean primary key default true check (id),
  cars integer not null,
  median_error numeric(5, 1) not null,
  within_ten integer not null,
  measured timestamptz not null
);
-- What stands was also reckoned from and for cars to be repaired or with customs unpaid: it goes, the next counting brings it anew.
delete from vehicle_markets;
update vehicles set price_position = null where price_position is not null;

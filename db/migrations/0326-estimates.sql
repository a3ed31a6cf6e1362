-- What a car would sell for, as it was told to somebody: kept under a random key that is the only way to it. Nothing of a person stands here,
-- and no plate. Without a price there were too few comparable cars.
create table estimates (
  key text primary key check (key ~ '^[0-9a-f]{32}$'),
  model_id int not null references models,
  year smallint not null,
  mileage int not null check (mileage >= 0),
  city_id int references cities,
  fuel_type text check (fuel_type in ('Diesel', 'Gasoline', 'Hybrid', 'Electric')),
  gear_type text check (gear_type in ('Manual', 'Automatic')),
  is_first_hand boolean,
  low int,
  probable int,
  high int,
  -- how many comparable cars there were, how many it takes
  found int not null,
  needed int not null,
  -- the cars behind the figures, and what moves them (contract EstimateBasis)
  basis jsonb,
  created timestamptz not null,
  expires timestamptz not null,
  check ((low is null) = (basis is null) and (low is null) = (probable is null) and (low is null) = (high is null)),
  check (low <= probable and probable <= high)
);
create index estimates_expires on estimates (expires);

-- The cars with which others are compared: those of a model by their year.
create index vehicles_compared on vehicles (model_id, release_date)
  where price is not null and mileage is not null and condition = 'Used' and last_status in ('Published', 'Reserved', 'Sold') and not is_deleted;

-- How far estimates are from the prices of cars whose price is known, each estimated without itself; and how long cars took to sell.
create table estimate_measures (
  id boolean primary key default true check (id),
  measured timestamptz not null,
  cars int not null,
  -- of cars that were sold, or, as long as these are too few, of those on sale
  basis text not null check (basis in ('Sold', 'Asked')),
  -- percent: seven in ten are at most that far off; that many prices were within the range
  seven_in_ten numeric(5, 1) not null,
  within_range numeric(5, 1) not null
);
create table selling_times (
  operation_type text primary key check (operation_type in ('Standard', 'Intermediation', 'Ad')),
  measured timestamptz not null,
  sales int not null,
  median_days int not null
);

alter table contact_attempts drop constraint contact_attempts_form_check;
alter table contact_attempts add constraint contact_attempts_form_check
  check (form in ('Newsletter', 'Contact', 'Booking', 'Consent', 'Estimate'));

-- Appointments at a store. A store has so many places for a kind, each takes one person at a time.

-- where a store has other places or another length than the settings `appointments.*` say
create table appointment_capacities (
  storage_area_id int not null references storage_areas,
  kind text not null check (kind in ('Expertise', 'Visit', 'TestDrive', 'Delivery')),
  -- 0: not offered here
  places int not null check (places between 0 and 20),
  minutes int not null check (minutes between 15 and 240),
  last_modified timestamptz not null,
  last_modified_by text,
  primary key (storage_area_id, kind)
);

create table appointments (
  id int primary key generated always as identity,
  -- who holds it may fetch the calendar file
  key uuid not null unique default gen_random_uuid(),
  kind text not null check (kind in ('Expertise', 'Visit', 'TestDrive', 'Delivery')),
  storage_area_id int not null references storage_areas,
  place int not null check (place between 1 and 20),
  -- one place of one kind at one store
  lane int not null generated always as
    (storage_area_id * 1000 + array_position(array['Expertise', 'Visit', 'TestDrive', 'Delivery'], kind) * 100 + place) stored,
  starts timestamptz not null,
  ends timestamptz not null check (ends > starts),
  -- Blocked: the place is not to be had, of nobody
  status text not null default 'Booked' check (status in ('Booked', 'Blocked', 'Cancelled', 'Done', 'Missed')),
  customer_id int references customers,
  purchase_id int references vehicle_purchases on delete cascade,
  note text,
  -- the beginning of which its person was reminded
  reminded timestamptz,
  created timestamptz not null,
  created_by text,
  last_modified timestamptz not null,
  last_modified_by text,
  check ((status = 'Blocked') = (customer_id is null)),
  -- never two in one place, whoever writes
  constraint appointments_apart exclude using gist (int4range(lane, lane, '[]') with &&, tstzrange(starts, ends) with &&)
    where (status in ('Booked', 'Blocked', 'Done'))
);
create unique index appointments_purchase on appointments (purchase_id) where status = 'Booked';
create index appointments_of_purchase on appointments (purchase_id, id);
create index appointments_day on appointments (storage_area_id, starts);
create index appointments_starts on appointments (starts) where status = 'Booked';
create index appointments_customer on appointments (customer_id);

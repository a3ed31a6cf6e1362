-- Saved searches that tell their owner of new cars (spec, section 3, customer preference). How they are matched: decision 011.
create table alerts (
  id int primary key generated always as identity,
  customer_id int not null references customers on delete cascade,
  -- what the owner asked for, in words (alerts/contract.ts, Criteria)
  criteria jsonb not null,
  is_deactivated boolean not null default false,
  -- false: the alert shows its cars on its page and writes no mail
  news boolean not null default true,
  frequency text not null check (frequency in ('Instant', 'Daily', 'Weekly')),
  -- stands in every mail: whoever holds it may stop and resume this alert, nothing else
  token uuid not null unique default gen_random_uuid(),
  next_sending timestamptz not null,
  -- number of mails so far
  digests int not null default 0,
  created timestamptz not null,
  last_modified timestamptz not null,
  -- the same criteria with every name resolved; null asks nothing, both ends of a range are set or none
  brand_ids int[],
  model_ids int[],
  city_ids int[],
  storage_area_ids int[],
  colors text[],
  fuel_types text[],
  gear_types text[],
  body_styles text[],
  conditions text[],
  repair_statuses text[],
  registration_types text[],
  operation_types text[],
  min_price int,
  max_price int,
  min_mileage int,
  max_mileage int,
  min_release date,
  max_release date,
  is_certified boolean,
  is_controlled boolean,
  is_repaired boolean,
  is_first_hand boolean,
  is_promoted boolean,
  reference text,
  chassis_number text,
  registration_number text
);
create index alerts_customer on alerts (customer_id, id);
create index alerts_due on alerts (next_sending) where not is_deactivated;

-- Where a car meets an alert first: each alert stands under the words of the one criterion that leaves the fewest cars (rules.ts).
create table alert_anchors (
  anchor text not null,
  alert_id int not null references alerts on delete cascade,
  primary key (anchor, alert_id)
);
create index alert_anchors_alert on alert_anchors (alert_id);

-- The stock as the alerts saw it last; `news` waits to be matched.
create table alert_stock (
  vehicle_id int primary key references vehicles on delete cascade,
  is_available boolean not null,
  price int,
  news text check (news in ('New', 'Cheaper', 'Back'))
);
create index alert_stock_news on alert_stock (vehicle_id) where news is not null;
insert into alert_stock (vehicle_id, is_available, price)
  select id, last_status = 'Published' and not is_archived and not is_deleted, price from vehicles;

-- Up to which transaction the stock has been seen (decision 002).
create table alert_progress (
  only_row boolean primary key default true check (only_row),
  horizon xid8 not null
);
insert into alert_progress (horizon) values (pg_snapshot_xmin(pg_current_snapshot()));

-- Cars that an alert has found: each once. `digest` is the number of the mail that told of it; null waits for the next one.
create table alert_matches (
  alert_id int not null references alerts on delete cascade,
  vehicle_id int not null references vehicles on delete cascade,
  reason text not null check (reason in ('New', 'Cheaper', 'Back')),
  digest int,
  created timestamptz not null,
  primary key (alert_id, vehicle_id)
);
create index alert_matches_waiting on alert_matches (alert_id) where digest is null;
create index alert_matches_vehicle on alert_matches (vehicle_id);

-- The cars that a customer keeps, with their price on that day and, where asked for, the amount below which the customer is told.
create table favourites (
  id int primary key generated always as identity,
  customer_id int not null references customers on delete cascade,
  vehicle_id int not null references vehicles on delete cascade,
  -- null when the price was hidden
  saved_price int check (saved_price > 0),
  saved_at timestamptz not null,
  -- tell me at this price or less; null when nothing was asked or the customer stopped it
  alert_below int check (alert_below > 0),
  -- stands in the message: who follows it stops the alert without signing in; new with every message
  alert_token uuid unique,
  -- the alert has done its work: when, and at which price
  alert_told_at timestamptz,
  alert_told_price int,
  check (alert_below is null or alert_token is not null),
  unique (customer_id, vehicle_id)
);
create index favourites_vehicle on favourites (vehicle_id);
create index favourites_alerts on favourites (vehicle_id) where alert_below is not null and alert_told_at is null;

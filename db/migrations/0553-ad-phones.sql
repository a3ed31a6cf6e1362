-- Who had the number of a seller shown, as hashes of the day that are forgotten with it: for the limits, and so that nobody is counted twice.
create table ad_phone_views (
  ad_id int not null references vehicle_ads on delete cascade,
  day date not null,
  network text not null,
  -- the account, of who has signed in; null for others
  person text,
  created timestamptz not null
);
create index ad_phone_views_network on ad_phone_views (network, created);
create index ad_phone_views_person on ad_phone_views (person, created) where person is not null;
create index ad_phone_views_day on ad_phone_views (day);
-- How often it was, day by day.
create table ad_phones (
  ad_id int not null references vehicle_ads on delete cascade,
  day date not null,
  count int not null check (count > 0),
  primary key (ad_id, day)
);

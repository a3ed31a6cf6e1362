-- What private sellers pay to stand higher for some days (decision 056).
create table boost_packs (
  id int primary key generated always as identity,
  names jsonb not null,
  -- whole dirhams
  price int not null check (price between 1 and 100000),
  boost_in_days int not null check (boost_in_days between 1 and 365),
  is_deactivated boolean not null default false,
  created timestamptz not null default now(),
  last_modified timestamptz not null default now(),
  last_modified_by text
);
insert into boost_packs (names, price, boost_in_days) values
  ('{"fr": "Une semaine", "ar": "أسبوع"}', 99, 7),
  ('{"fr": "Quinze jours", "ar": "خمسة عشر يوما"}', 179, 15),
  ('{"fr": "Un mois", "ar": "شهر"}', 299, 30);

-- The clock of a boost stands while the car is not on sale: then this is what is left of it, in seconds, and boosted_until is empty.
alter table vehicles add column boost_left int check (boost_left > 0);

create sequence ad_boost_bills;
-- One purchase of a pack. What it cost and how long it serves stay as they were agreed.
create table ad_boosts (
  id int primary key generated always as identity,
  ad_id int not null references vehicle_ads,
  boost_pack_id int not null references boost_packs,
  names jsonb not null,
  price int not null check (price > 0),
  days int not null check (days > 0),
  -- key of its payment
  payment_id uuid not null unique,
  -- until when it can be paid
  expires timestamptz not null,
  created timestamptz not null,
  created_by text,
  -- when the bank said yes: its days began to count then. FB-2026-000123
  paid timestamptz,
  bill_number text unique,
  -- when all its days were served, or what was left of them was given back
  ended timestamptz,
  -- what goes back of its price, for days that were not served: whole through the gateway, a part by hand
  refund int check (refund > 0 and refund <= price),
  refund_way text check (refund_way in ('Gateway', 'ByHand')),
  refund_due timestamptz,
  refunded timestamptz,
  refund_reference text,
  refunded_by text,
  check ((paid is null) = (bill_number is null)),
  check ((refund is null) = (refund_way is null) and (refund is null) = (refund_due is null)),
  check (refund is null or paid is not null)
);
create index ad_boosts_ad on ad_boosts (ad_id, id);
create index ad_boosts_running on ad_boosts (ad_id) where paid is not null and ended is null;
create index ad_boosts_to_refund on ad_boosts (refund_due) where refund is not null and refunded is null;

alter table documents drop constraint documents_owner_type_check;
alter table documents add constraint documents_owner_type_check
  check (owner_type in ('Vehicle', 'Customer', 'Website', 'Booking', 'Sale', 'Purchase', 'Expertise', 'CheckPart', 'CheckPartRepair',
    'Intermediation', 'AdBoost'));

-- Adverts of people who sell their car themselves (workflows, section Vehicle ad). What is said of the car stands in its card.
create sequence ad_references;

create table vehicle_ads (
  id int primary key generated always as identity,
  -- AD-2026-000123
  reference text not null unique,
  customer_id int not null references customers,
  disposed_vehicle_id int not null unique references vehicles,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  last_status text not null check (last_status in ('Draft', 'Submited', 'Accepted', 'Rejected', 'Published', 'Deactivated')),
  -- by when somebody of the house should have looked at it
  due timestamptz,
  -- a published one is shown until then
  visible_until timestamptz,
  -- why it was refused last, by code; the seller mends these and sends it again
  reasons text[] not null default '{}' check (reasons <@ array['PriceDoubtful', 'PhotosOfAnother', 'LinkOrPhone', 'AdvanceAsked',
    'PhotosUnreadable', 'Duplicate', 'NotIdentified', 'InsultingText', 'PapersDoubtful', 'Other']),
  -- when the seller asked once for a second look at a refusal
  appealed timestamptz,
  created timestamptz not null,
  last_modified timestamptz not null,
  created_by text,
  last_modified_by text,
  is_deleted boolean not null default false
);
create index vehicle_ads_customer on vehicle_ads (customer_id, id);
create index vehicle_ads_queue on vehicle_ads (last_status, due, id) where not is_deleted;
create index vehicle_ads_ending on vehicle_ads (visible_until) where last_status = 'Published' and not is_deleted;

create table ad_statuses (
  id int primary key generated always as identity,
  ad_id int not null references vehicle_ads on delete cascade,
  type text not null check (type in ('Draft', 'Submited', 'Accepted', 'Rejected', 'Published', 'Deactivated')),
  comment text,
  created timestamptz not null default now(),
  created_by text
);
create index ad_statuses_record on ad_statuses (ad_id, id);

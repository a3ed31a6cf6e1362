-- Requests of customers who sell a car to the house, or trade one in (workflows, section Vehicle purchase).
create sequence purchase_references;

create table provider_types (
  id int primary key generated always as identity,
  name text not null unique
);

create table request_cancellation_reasons (
  id int primary key generated always as identity,
  name text not null unique
);

create table vehicle_purchases (
  id int primary key generated always as identity,
  -- RA-2026-000123
  reference text not null unique,
  ba_number text unique,
  request_origin text not null default 'FO' check (request_origin in ('FO', 'BO', 'Extern')),
  type text not null check (type in ('Purchase', 'TradeIn')),
  customer_id int not null references customers,
  provider_type_id int references provider_types,
  -- the car that is sold to us, and the one that its owner takes for it
  disposed_vehicle_id int not null references vehicles,
  new_vehicle_id int references vehicles,
  desired_vehicle_brand text,
  desired_vehicle_model text,
  -- where the car is looked at
  storage_area_id int references storage_areas,
  assigned_to text,
  -- what we offer, in whole dirhams, until when it is good, and what the customer wishes instead
  quotation int check (quotation > 0),
  quotation_until timestamptz,
  wished_price int check (wished_price > 0),
  request_cancellation_reason_id int references request_cancellation_reasons,
  due timestamptz,
  last_status text not null check (last_status in ('Submited', 'Accepted', 'Rejected', 'TechnicalExpertiseSubmitted',
    'TechnicalExpertisePendingEdit', 'QuotationRejected', 'QuotationAccepted', 'CustomerRejected', 'CustomerNegociated', 'CustomerAccepted',
    'Deactivated', 'DocumentsSubmited', 'DocumentsRejected', 'DocumentsAccepted', 'Billed', 'DocumentsConformityRejected',
    'DocumentsConformityAccepted', 'Complete', 'TransferedToIntermediation', 'Canceled', 'TransferedToAd')),
  created timestamptz not null default now(),
  last_modified timestamptz not null default now(),
  created_by text,
  last_modified_by text,
  is_deleted boolean not null default false
);
create index vehicle_purchases_customer on vehicle_purchases (customer_id, id);

create table purchase_statuses (
  id int primary key generated always as identity,
  purchase_id int not null references vehicle_purchases on delete cascade,
  type text not null,
  comment text,
  -- the quotation or the wished price of this step, in whole dirhams
  price int,
  created timestamptz not null default now(),
  created_by text
);
create index purchase_statuses_purchase on purchase_statuses (purchase_id, id);

insert into provider_types (name) values ('Particulier'), ('Société'), ('Loueur'), ('Administration');
insert into request_cancellation_reasons (name) values ('Voiture vendue ailleurs'), ('Prix trop bas'), ('Délai trop long'), ('Projet abandonné'), ('Autre');

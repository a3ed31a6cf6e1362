-- Cars that the house sells for their owners: mandate, fees, floor price, contract, settlement (workflows, section Vehicle intermediation).
create sequence intermediation_references;

-- How the house is paid. PV: of the sale price; M: of what the sale price is above the floor price.
create table intermediation_types (
  id int primary key generated always as identity,
  -- by language
  names jsonb not null,
  calculation_rule text not null check (calculation_rule in ('PV', 'M')),
  -- whom it is meant for
  type text not null check (type in ('Individual', 'GarageOwner')),
  is_deactivated boolean not null default false,
  last_modified timestamptz not null default now(),
  last_modified_by text
);

create table sale_fees (
  id int primary key generated always as identity,
  intermediation_type_id int not null references intermediation_types on delete cascade,
  names jsonb not null,
  sale_fee_type text not null check (sale_fee_type in ('Fixed', 'Percent')),
  -- whole dirhams, or percent with two decimals
  value numeric(10, 2) not null check (value >= 0 and (sale_fee_type = 'Fixed' or value <= 100))
);
create index sale_fees_type on sale_fees (intermediation_type_id, id);

insert into intermediation_types (names, calculation_rule, type) values
  ('{"fr": "Commission sur le prix de vente", "ar": "عمولة على ثمن البيع"}', 'PV', 'Individual'),
  ('{"fr": "Prix net garanti", "ar": "ثمن صاف مضمون"}', 'M', 'Individual'),
  ('{"fr": "Professionnel de l’automobile", "ar": "مهني السيارات"}', 'PV', 'GarageOwner');
insert into sale_fees (intermediation_type_id, names, sale_fee_type, value)
select t.id, f.names::jsonb, f.kind, f.value from intermediation_types t join (values
  ('Commission sur le prix de vente', '{"fr": "Commission de vente", "ar": "عمولة البيع"}', 'Percent', 3.00),
  ('Commission sur le prix de vente', '{"fr": "Frais de dossier et de mise en vente", "ar": "مصاريف الملف والعرض للبيع"}', 'Fixed', 1500),
  ('Prix net garanti', '{"fr": "Part de la maison sur la marge", "ar": "حصة الشركة من الهامش"}', 'Percent', 100),
  ('Professionnel de l’automobile', '{"fr": "Commission de vente", "ar": "عمولة البيع"}', 'Percent', 2.50)
) as f (type, names, kind, value) on f.type = t.names ->> 'fr' order by t.id, f.value;

-- what the estimate says of a sale through us is what the first type in use takes
delete from settings where key in ('intermediation.feePercent', 'intermediation.feeDirhams');

create table vehicle_intermediations (
  id int primary key generated always as identity,
  -- RI-2026-000123
  reference text not null unique,
  key uuid not null default gen_random_uuid() unique,
  -- how this request was made, and how the car first came to us
  request_origin text not null check (request_origin in ('FO', 'BO', 'Extern')),
  origin text not null check (origin in ('FO', 'BO', 'Extern')),
  type text not null check (type in ('Individual', 'GarageOwner')),
  ba_number text unique,
  assigned_to text,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  draft_key uuid unique,
  customer_id int not null references customers,
  disposed_vehicle_id int not null references vehicles,
  -- the request to sell to the house that it grew out of
  purchase_id int unique references vehicle_purchases,
  -- where the car is looked at and shown
  storage_area_id int references storage_areas,
  -- who sells, as they named themselves: { civility, firstName, lastName, companyName, idNumber, email, phone, city, address, addressLine2, zip }
  seller jsonb,
  is_holder boolean,
  is_under_credit boolean,
  -- the range that was estimated before, in whole dirhams
  estimated_low int check (estimated_low > 0),
  estimated_high int check (estimated_high >= estimated_low),
  -- what was proposed: whole dirhams; the price that the car is to be shown at, and the one below which it is not sold
  intermediation_type_id int references intermediation_types,
  asking_price int check (asking_price > 0),
  floor_price int check (floor_price > 0),
  -- the type with its fees as they were proposed: what is changed later does not reach this contract
  terms jsonb,
  wished_floor int check (wished_floor > 0),
  -- when its owner agreed to price, floor and fees, and who noted it where they did not do it themselves
  agreed timestamptz,
  agreed_by text,
  -- the contract, and until when it binds
  contracted timestamptz,
  mandate_until date,
  signed timestamptz,
  signed_by text,
  signature_document uuid,
  -- the sale: for how much, by which booking
  booking_id int references vehicle_bookings,
  sale_price int check (sale_price > 0),
  sold timestamptz,
  -- what is paid to the owner, where to, by when; prepared by one of the staff, confirmed by another
  net_payout int check (net_payout >= 0),
  bank_account_id int references bank_wire_accounts,
  transfer_due timestamptz,
  payout_prepared timestamptz,
  payout_prepared_by text,
  paid timestamptz,
  paid_by text,
  transfer_reference text,
  due timestamptz,
  last_status text not null check (last_status in ('Submited', 'Accepted', 'Rejected', 'TechnicalExpertiseSubmitted',
    'TechnicalExpertisePendingEdit', 'FlooePriceSubmited', 'ContractGenerated', 'ContractSigned', 'Complete', 'TransferedToAd')),
  created timestamptz not null,
  last_modified timestamptz not null,
  created_by text,
  last_modified_by text,
  is_deleted boolean not null default false,
  constraint intermediations_floor_below_price check (floor_price <= asking_price),
  constraint intermediations_four_eyes check (paid_by <> payout_prepared_by),
  constraint intermediations_paid check (paid is null or (payout_prepared is not null and transfer_reference is not null))
);
create index vehicle_intermediations_customer on vehicle_intermediations (customer_id, id);
create index vehicle_intermediations_vehicle on vehicle_intermediations (disposed_vehicle_id);
create index vehicle_intermediations_queue on vehicle_intermediations (last_status, due, id) where not is_deleted;
create index vehicle_intermediations_area on vehicle_intermediations (storage_area_id, last_status) where not is_deleted;
create index vehicle_intermediations_bank on vehicle_intermediations (bank_account_id) where bank_account_id is not null;
create index vehicle_intermediations_booking on vehicle_intermediations (booking_id) where booking_id is not null;
create index vehicle_intermediations_terms on vehicle_intermediations (intermediation_type_id) where intermediation_type_id is not null;

create table intermediation_statuses (
  id int primary key generated always as identity,
  intermediation_id int not null references vehicle_intermediations on delete cascade,
  type text not null check (type in ('Submited', 'Accepted', 'Rejected', 'TechnicalExpertiseSubmitted', 'TechnicalExpertisePendingEdit',
    'FlooePriceSubmited', 'ContractGenerated', 'ContractSigned', 'Complete', 'TransferedToAd')),
  comment text,
  -- the floor price that was proposed or wished, the price that the car was sold for; whole dirhams
  price int,
  created timestamptz not null default now(),
  created_by text
);
create index intermediation_statuses_record on intermediation_statuses (intermediation_id, id);

alter table documents drop constraint documents_owner_type_check;
alter table documents add constraint documents_owner_type_check
  check (owner_type in ('Vehicle', 'Customer', 'Website', 'Booking', 'Sale', 'Purchase', 'Expertise', 'CheckPart', 'CheckPartRepair',
    'Intermediation'));

-- an appointment of a mediation, where a purchase has none
alter table appointments add column intermediation_id int references vehicle_intermediations on delete cascade;
create unique index appointments_intermediation on appointments (intermediation_id) where intermediation_id is not null and status = 'Booked';

-- Reservation and sale of vehicles: a sale groups the bookings of a customer, a booking is about one vehicle.
create sequence sale_references;
create sequence booking_references;

create table vehicle_sales (
  id int primary key generated always as identity,
  -- VT-2026-000123
  reference text not null unique,
  customer_id int not null references customers,
  -- the store whose agents see it: that of the first vehicle
  storage_area_id int references storage_areas,
  -- subject of the staff member who looks after it, and since when
  assigned_to text,
  assigned timestamptz,
  last_status text not null check (last_status in ('Draft', 'Submitted', 'Assigned', 'InProgress', 'Rejected', 'Cancelled', 'Done')),
  created timestamptz not null default now(),
  last_modified timestamptz not null default now(),
  created_by text,
  last_modified_by text,
  is_deleted boolean not null default false
);
create index vehicle_sales_customer on vehicle_sales (customer_id, id);
create index vehicle_sales_assigned on vehicle_sales (assigned_to, id) where last_status in ('Submitted', 'Assigned', 'InProgress');

create table sale_statuses (
  id int primary key generated always as identity,
  sale_id int not null references vehicle_sales on delete cascade,
  type text not null,
  comment text,
  created timestamptz not null default now(),
  created_by text
);
create index sale_statuses_sale on sale_statuses (sale_id, id);

-- What the staff write about a sale: notes, and each contact with the customer.
create table sale_comments (
  id int primary key generated always as identity,
  sale_id int not null references vehicle_sales on delete cascade,
  kind text not null check (kind in ('Note', 'Call', 'Email', 'Visit')),
  body text not null,
  created timestamptz not null default now(),
  created_by text not null
);
create index sale_comments_sale on sale_comments (sale_id, id);

create table warranty_packs (
  id int primary key generated always as identity,
  name_fr text not null unique,
  name_ar text not null,
  description_fr text not null,
  description_ar text not null,
  months smallint not null check (months between 1 and 60),
  -- whole dirhams on top of the price of the vehicle; 0 for what every certified car brings
  price int not null default 0 check (price >= 0),
  is_deactivated boolean not null default false,
  display_order smallint not null default 0
);

create table vehicle_bookings (
  id int primary key generated always as identity,
  -- who holds it may see how the booking stands and pay for it, without signing in
  key uuid not null unique default gen_random_uuid(),
  -- RV-2026-000123
  reference text not null unique,
  sale_id int not null references vehicle_sales,
  vehicle_id int not null references vehicles,
  customer_id int not null references customers,
  request_origin text not null default 'FO' check (request_origin in ('FO', 'BO', 'Extern')),
  -- who buys, as told at booking (contract, Buyer): a person or a company; emptied when its owner leaves
  buyer jsonb not null,
  -- of the terms that the buyer accepted; null for a booking made by the staff
  terms_version text,
  language text not null check (language in ('fr', 'ar')),
  storage_area_id int references storage_areas,
  -- whole dirhams: of the vehicle when it was booked; agreed since; proposed by the staff and not answered yet
  listed_price int not null check (listed_price > 0),
  price int not null check (price > 0),
  new_price int check (new_price > 0),
  -- the deposit, in whole dirhams
  advance_amount int not null check (advance_amount >= 0),
  payment_id uuid,
  -- until when the car is kept for the payment
  hold_until timestamptz not null,
  -- until when somebody should have done the next step; null where nothing is to be done
  due timestamptz,
  payment_type text check (payment_type in ('Direct', 'Financing')),
  payment_method text check (payment_method in ('Cash', 'Checks', 'CreditCard', 'BankTransfer')),
  -- the loan that the customer has in mind: percent of the price paid at once, number of months
  loan_advance numeric(4, 2),
  loan_months smallint,
  invoice_number text unique,
  invoiced timestamptz,
  delivery_date date,
  -- at the handing over
  delivered timestamptz,
  delivery_mileage int check (delivery_mileage >= 0),
  signed_by text,
  signature_document uuid references documents,
  -- when the car came back within the exchange month
  recovered timestamptz,
  recovery_mileage int check (recovery_mileage >= 0),
  warranty_pack_id int references warranty_packs,
  warranty_until date,
  last_status text not null check (last_status in ('Draft', 'Submitted', 'Accepted', 'Rejected', 'NewPriceSubmitted', 'NewPriceAccepted',
    'NewPriceRejected', 'PayementDetailsSubmitted', 'Billed', 'Cancelled', 'Delivered', 'Recovered', 'Controlled')),
  created timestamptz not null default now(),
  last_modified timestamptz not null default now(),
  created_by text,
  last_modified_by text,
  is_deleted boolean not null default false
);
-- one open booking per vehicle, whatever happens: the last word against two winners
create unique index vehicle_bookings_one_per_vehicle on vehicle_bookings (vehicle_id)
  where last_status in ('Draft', 'Submitted', 'Accepted', 'NewPriceSubmitted', 'NewPriceAccepted', 'NewPriceRejected',
    'PayementDetailsSubmitted', 'Billed', 'Controlled') and not is_deleted;
create index vehicle_bookings_customer on vehicle_bookings (customer_id, id);
create index vehicle_bookings_sale on vehicle_bookings (sale_id, id);
create index vehicle_bookings_vehicle on vehicle_bookings (vehicle_id, id);
create unique index vehicle_bookings_payment on vehicle_bookings (payment_id) where payment_id is not null;
create index vehicle_bookings_holds on vehicle_bookings (hold_until) where last_status = 'Draft';
-- the work queue: what is open, the most urgent first
create index vehicle_bookings_queue on vehicle_bookings (due, id)
  where last_status in ('Submitted', 'Accepted', 'NewPriceSubmitted', 'NewPriceAccepted', 'NewPriceRejected', 'PayementDetailsSubmitted',
    'Billed', 'Controlled') and not is_deleted;

create table booking_statuses (
  id int primary key generated always as identity,
  booking_id int not null references vehicle_bookings on delete cascade,
  type text not null,
  comment text,
  -- the price proposed with this step, in whole dirhams
  price int,
  created timestamptz not null default now(),
  created_by text
);
create index booking_statuses_booking on booking_statuses (booking_id, id);

-- The money of a booking, as its customer sees it; only ever added to. Held: the deposit is kept. Counted: it became part of the
-- price. Paid: a payment of the rest. Returning: it goes back, for a reason. Returned: it has gone back. Kept: it stays with us, for a
-- reason.
create table booking_ledger (
  id int primary key generated always as identity,
  booking_id int not null references vehicle_bookings on delete cascade,
  kind text not null check (kind in ('Held', 'Counted', 'Paid', 'Returning', 'Returned', 'Kept')),
  -- whole dirhams
  amount int not null check (amount > 0),
  -- why money went back, or stays
  reason text,
  method text check (method in ('Cash', 'Checks', 'CreditCard', 'BankTransfer')),
  -- number of the cheque, of the transfer …
  external_reference text,
  payment_id uuid,
  created timestamptz not null,
  created_by text
);
create index booking_ledger_booking on booking_ledger (booking_id, id);
-- a deposit is held once and returned once
create unique index booking_ledger_once on booking_ledger (payment_id, kind) where payment_id is not null;

-- Who waits for a car: because reservations are closed (the line opens with them, in order) or because somebody else holds it.
create table booking_places (
  id int primary key generated always as identity,
  key uuid not null unique default gen_random_uuid(),
  vehicle_id int not null references vehicles,
  customer_id int not null references customers,
  buyer jsonb not null,
  language text not null check (language in ('fr', 'ar')),
  state text not null default 'Waiting' check (state in ('Waiting', 'Offered', 'Taken', 'Lapsed', 'Left')),
  -- not before: the opening of the line
  opens timestamptz not null,
  -- while offered, nobody else may book the car until then
  offered_until timestamptz,
  -- a place is not kept for ever
  expires timestamptz not null,
  booking_id int references vehicle_bookings,
  created timestamptz not null default now()
);
create unique index booking_places_one on booking_places (vehicle_id, customer_id) where state in ('Waiting', 'Offered');
create unique index booking_places_one_offer on booking_places (vehicle_id) where state = 'Offered';
create index booking_places_line on booking_places (vehicle_id, id) where state in ('Waiting', 'Offered');
create index booking_places_opens on booking_places (opens) where state = 'Waiting';

-- What is checked before a car is handed over, and what was found for a booking.
create table delivery_check_parts (
  id int primary key generated always as identity,
  title_fr text not null unique,
  title_ar text not null,
  section_fr text not null,
  section_ar text not null,
  display_order smallint not null,
  is_deactivated boolean not null default false
);

create table booking_check_parts (
  booking_id int not null references vehicle_bookings on delete cascade,
  delivery_check_part_id int not null references delivery_check_parts,
  is_fine boolean not null,
  comment text,
  checked timestamptz not null,
  checked_by text not null,
  primary key (booking_id, delivery_check_part_id)
);

-- Numbers without gaps, as the law asks of invoices: one row per kind and year, locked by whoever takes the next.
create table invoice_counters (
  year int primary key,
  last int not null
);

-- What a request to sell or trade in says, who sells, what is offered and why, and how it is paid (workflows, section Vehicle purchase).
alter table vehicle_purchases
  -- who holds it may follow the request without an account
  add column key uuid not null default gen_random_uuid() unique,
  add column language text not null default 'fr' check (language ~ '^[a-z]{2,3}$'),
  -- the draft that was sent: sent twice it is the same request
  add column draft_key uuid unique,
  -- who sells, as they named themselves: { civility, firstName, lastName, companyName, idNumber, email, phone, city, address, addressLine2, zip }
  add column seller jsonb,
  -- what decides about the papers that are needed; null: nobody said
  add column is_holder boolean,
  add column is_under_credit boolean,
  -- the range that was estimated before, in whole dirhams
  add column estimated_low int check (estimated_low > 0),
  add column estimated_high int check (estimated_high >= estimated_low),
  -- where the price is transferred to
  add column bank_account_id int,
  add column invoiced timestamptz,
  -- since when the signed papers are in order, by when the price is to be transferred, and with which reference it was
  add column conformed timestamptz,
  add column transfer_due timestamptz,
  add column transfer_reference text,
  add column paid timestamptz;

create table bank_wire_accounts (
  id int primary key generated always as identity,
  customer_id int not null references customers,
  holder text not null,
  bank_name text not null,
  -- RIB: 24 digits whose key is right
  bank_number text not null check (bank_number ~ '^[0-9]{24}$'),
  bank_address text,
  created timestamptz not null,
  created_by text
);
create index bank_wire_accounts_customer on bank_wire_accounts (customer_id, id);
alter table vehicle_purchases add constraint vehicle_purchases_bank_account foreign key (bank_account_id) references bank_wire_accounts;

-- Every offer that was written, the newest counts. `reasons`: [{ label, amount }] with amounts in whole dirhams, what lowers it below 0.
create table purchase_quotations (
  id int primary key generated always as identity,
  purchase_id int not null references vehicle_purchases on delete cascade,
  amount int not null check (amount > 0),
  start_value int check (start_value > 0),
  reasons jsonb not null default '[]',
  -- when it was made to the owner; null: still between ourselves
  offered timestamptz,
  created timestamptz not null,
  created_by text
);
create index purchase_quotations_purchase on purchase_quotations (purchase_id, id);

create table purchase_comments (
  id int primary key generated always as identity,
  purchase_id int not null references vehicle_purchases on delete cascade,
  title text not null default '',
  body text not null,
  created timestamptz not null,
  created_by text
);
create index purchase_comments_purchase on purchase_comments (purchase_id, id);

create sequence purchase_order_numbers;
create index vehicle_purchases_vehicle on vehicle_purchases (disposed_vehicle_id);
-- the list of the staff: what waits, the longest first
create index vehicle_purchases_queue on vehicle_purchases (last_status, due, id) where not is_deleted;
create index vehicle_purchases_area on vehicle_purchases (storage_area_id, last_status) where not is_deleted;
create index vehicle_purchases_bank on vehicle_purchases (bank_account_id) where bank_account_id is not null;

alter table documents drop constraint documents_owner_type_check;
alter table documents add constraint documents_owner_type_check
  check (owner_type in ('Vehicle', 'Customer', 'Website', 'Booking', 'Sale', 'Purchase'));
alter table contact_attempts drop constraint contact_attempts_form_check;
alter table contact_attempts add constraint contact_attempts_form_check
  check (form in ('Newsletter', 'Contact', 'Booking', 'Consent', 'Estimate', 'Purchase'));

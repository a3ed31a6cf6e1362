-- The customer card (spec, section 3). Name, e-mail, phone and language of a card with a user follow the account; the rest is the card's own.
create table customers (
  id int primary key generated always as identity,
  -- subject at the identity provider; null for a person whom only the staff know. Stays on an erased card, so that it is not made anew
  user_id text unique,
  civility text not null default 'M.' check (civility in ('M.', 'Mme.', 'Société')),
  first_name text not null default '',
  last_name text not null default '',
  company_name text,
  -- CIN of a person, ICE of a company: asked for only where a paper needs it
  id_number text,
  email text check (email = lower(email)),
  email_verified boolean not null default false,
  -- E.164
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  phone_verified boolean not null default false,
  language text not null default 'fr' check (language in ('fr', 'ar')),
  address text,
  address_line2 text,
  zip text,
  city_id int references cities,
  operation_type text not null default 'None'
    check (operation_type in ('None', 'Request', 'Sale', 'IntermediationRequest', 'IntermediationSale')),
  origin text not null default 'FO' check (origin in ('FO', 'BO', 'Extern')),
  last_status text not null default 'Active' check (last_status in ('Active', 'Inactive')),
  -- the last call, to the day: what nobody uses any more is forgotten
  last_seen timestamptz not null default now(),
  -- when its owner was told that an unused card will be forgotten
  warned timestamptz,
  -- what is personal on an erased card is gone
  erased timestamptz,
  is_deleted boolean not null default false,
  created timestamptz not null default now(),
  last_modified timestamptz not null default now(),
  created_by text,
  last_modified_by text
);
create index customers_email on customers (email) where not is_deleted;
create index customers_phone on customers (phone) where not is_deleted;
-- a card of the staff is found by its address: there is one
create unique index customers_email_without_user on customers (email) where user_id is null and not is_deleted;
create unique index customers_phone_without_user on customers (phone) where user_id is null and not is_deleted;
create index customers_unused on customers (last_seen) where not is_deleted;

create table customer_statuses (
  id int primary key generated always as identity,
  customer_id int not null references customers on delete cascade,
  type text not null check (type in ('Active', 'Inactive')),
  comment text,
  created timestamptz not null default now(),
  created_by text
);
create index customer_statuses_customer on customer_statuses (customer_id, id);

-- What a person agreed to and took back (law 09-08): rows are added, never changed. A person who has an account and no card yet is
-- known by the subject.
create table customer_consents (
  id int primary key generated always as identity,
  customer_id int references customers on delete cascade,
  subject text,
  purpose text not null check (purpose in ('News', 'Offers')),
  channel text not null check (channel in ('Email', 'Sms', 'Phone', 'Post')),
  given boolean not null,
  text_version text not null,
  language text not null check (language in ('fr', 'ar')),
  created timestamptz not null,
  check (customer_id is not null or subject is not null)
);
create index customer_consents_customer on customer_consents (customer_id, id);
create index customer_consents_subject on customer_consents (subject, id) where customer_id is null;

-- The code on its way to a phone: one per number, the last one counts.
create table phone_codes (
  phone text primary key,
  code_hash text not null,
  tries int not null default 0,
  created timestamptz not null,
  expires timestamptz not null
);

-- Who asked for codes and typed them lately: a number or a network address, hashed with a secret of the house.
create table phone_code_attempts (
  id bigint primary key generated always as identity,
  kind text not null check (kind in ('Send', 'Check')),
  who text not null,
  created timestamptz not null
);
create index phone_code_attempts_who on phone_code_attempts (who, kind, created);
create index phone_code_attempts_created on phone_code_attempts (created);

-- A copy of everything that is kept of a person, made by a job and fetched within a few days.
create table customer_exports (
  id uuid primary key default gen_random_uuid(),
  customer_id int not null references customers on delete cascade,
  -- Asked until the job is done, Ready until it expires
  state text not null default 'Asked' check (state in ('Asked', 'Ready')),
  size int,
  created timestamptz not null,
  ready timestamptz,
  expires timestamptz
);
create index customer_exports_customer on customer_exports (customer_id, created);

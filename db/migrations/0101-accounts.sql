-- Accounts of people: the truth for name, e-mail, phone, language and password (spec section 7, identity).
create table accounts (
  subject text primary key,
  civility text not null check (civility in ('M.', 'Mme.', 'Société')),
  first_name text not null,
  last_name text not null,
  company_name text,
  -- in small letters
  email text not null constraint accounts_email_unique unique,
  email_verified boolean not null default false,
  -- E.164
  phone text not null constraint accounts_phone_unique unique,
  phone_verified boolean not null default false,
  language text not null check (language in ('fr', 'ar')),
  -- Argon2id with its parameters
  password_hash text not null,
  password_changed timestamptz not null,
  created timestamptz not null,
  last_modified timestamptz not null,
  last_sign_in timestamptz,
  check ((civility = 'Société') = (company_name is not null))
);
create index accounts_unconfirmed on accounts (created) where not email_verified and not phone_verified;

-- Links of e-mails (confirm an address, choose a new password); only the hash of the secret is kept.
create table account_links (
  hash text primary key,
  subject text not null references accounts on delete cascade,
  purpose text not null check (purpose in ('email', 'password')),
  -- the address that the link confirms
  email text,
  created timestamptz not null,
  expires timestamptz not null,
  used timestamptz
);
create index account_links_by_subject on account_links (subject, purpose);

-- Devices that are signed in, as their owner sees them; the session itself is among the records of the provider.
create table account_sessions (
  uid text primary key,
  subject text not null references accounts on delete cascade,
  browser text not null,
  system text not null,
  since timestamptz not null,
  last_seen timestamptz not null
);
create index account_sessions_by_subject on account_sessions (subject);

-- What oidc-provider keeps: sessions, grants, codes, refresh tokens, interactions.
create table provider_records (
  model text not null,
  id text not null,
  payload jsonb not null,
  uid text,
  grant_id text,
  account_id text,
  consumed timestamptz,
  expires timestamptz,
  primary key (model, id)
);
create index provider_records_by_uid on provider_records (uid) where uid is not null;
create index provider_records_by_grant on provider_records (grant_id) where grant_id is not null;
create index provider_records_by_account on provider_records (account_id) where account_id is not null;
create index provider_records_by_expiry on provider_records (expires);

-- Counters against guessing, by hash of what is counted (an account's name, an address): no name is kept.
create table identity_tries (
  key text primary key,
  tries integer not null,
  since timestamptz not null,
  blocked_until timestamptz
);
create index identity_tries_by_time on identity_tries (since);

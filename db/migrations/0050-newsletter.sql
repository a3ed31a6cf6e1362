-- Newsletter (law 09-08: consent with its date, text, channel; easy way out). Addresses are kept in lower case.
create table newsletter_subscriptions (
  id int primary key generated always as identity,
  email text not null unique check (email = lower(email)),
  language text not null check (language in ('fr', 'ar')),
  -- Pending until the link of the first message is followed
  status text not null default 'Pending' check (status in ('Pending', 'Confirmed', 'Unsubscribed')),
  -- stands in the links of every message: confirm, unsubscribe
  token uuid not null unique default gen_random_uuid(),
  created timestamptz not null default now(),
  last_modified timestamptz not null default now()
);

-- What a subscriber agreed to and when; rows are added, never changed.
create table newsletter_consents (
  id int primary key generated always as identity,
  subscription_id int not null references newsletter_subscriptions on delete cascade,
  kind text not null check (kind in ('Given', 'Confirmed', 'Withdrawn')),
  channel text not null default 'Email' check (channel in ('Email')),
  text_version text not null,
  language text not null check (language in ('fr', 'ar')),
  created timestamptz not null default now()
);
create index newsletter_consents_subscription on newsletter_consents (subscription_id, id);

-- Attempts per visitor address, hashed with a salt of the day that is thrown away with them.
create table newsletter_salts (
  day date primary key,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
create table newsletter_attempts (
  visitor text not null,
  created timestamptz not null
);
create index newsletter_attempts_visitor on newsletter_attempts (visitor, created);

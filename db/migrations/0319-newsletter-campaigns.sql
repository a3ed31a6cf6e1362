-- Letters to those who confirmed that they want them. A letter leaves in portions; who got it is noted before it leaves, so that nobody
-- gets it twice.
create table newsletter_campaigns (
  id int primary key generated always as identity,
  state text not null default 'Draft' check (state in ('Draft', 'Scheduled', 'Sending', 'Paused', 'Sent', 'Cancelled')),
  subject jsonb not null,
  text jsonb not null,
  link text,
  link_text jsonb not null,
  languages jsonb not null,
  joined_after date,
  version int not null default 1,
  scheduled timestamptz check (scheduled is not null or state in ('Draft', 'Cancelled')),
  finished timestamptz,
  -- what became of the letters, kept when the outbox forgets them
  figures jsonb,
  created timestamptz not null,
  created_by text,
  last_modified timestamptz not null,
  last_modified_by text
);
create table newsletter_deliveries (
  id bigint primary key generated always as identity,
  campaign_id int not null references newsletter_campaigns (id) on delete cascade,
  -- null: the address was forgotten since
  subscription_id int references newsletter_subscriptions (id) on delete set null,
  message_key text not null unique,
  created timestamptz not null,
  stopped timestamptz,
  unique (campaign_id, subscription_id)
);
create index newsletter_deliveries_subscription on newsletter_deliveries (subscription_id, id desc);
create index newsletter_subscriptions_confirmed on newsletter_subscriptions (id) where status = 'Confirmed';

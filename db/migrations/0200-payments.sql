-- Card payments through the gateway of the CMI (decision 012).
create table payments (
  id int primary key generated always as identity,
  -- who holds it may see how the payment stands and pay it, without signing in
  key uuid not null unique default gen_random_uuid(),
  -- what is paid for: the row of another room, which it knows itself
  purpose text not null check (purpose in ('BookingDeposit', 'AdBoost')),
  owner_id int not null,
  -- whole dirhams
  amount int not null check (amount > 0),
  language text not null check (language in ('fr', 'ar')),
  -- no attempt begins after it
  expires timestamptz not null,
  -- what the page of the gate asks of the payer (name, email, phone): kept only while it may be needed
  payer jsonb,
  -- pages of the site to which the browser comes back: after a cancel, after the payment, after a refusal
  shop_path text not null,
  done_path text not null,
  failed_path text not null,
  return_reason text check (return_reason in ('HoldOver', 'CarGone', 'Rejected', 'Cancelled', 'Recovered')),
  last_status text not null check (last_status in ('Started', 'Approved', 'Captured', 'ToReturn', 'Returned', 'Expired')),
  created timestamptz not null,
  last_modified timestamptz not null default now(),
  created_by text,
  last_modified_by text,
  is_deleted boolean not null default false
);
create index payments_owner on payments (purpose, owner_id);
create index payments_to_expire on payments (expires) where last_status = 'Started';

create table payment_statuses (
  id int primary key generated always as identity,
  payment_id int not null references payments on delete cascade,
  type text not null,
  comment text,
  created timestamptz not null default now(),
  created_by text
);
create index payment_statuses_payment on payment_statuses (payment_id, id);

-- One visit of the gate: its order number is never used twice. Money is asked for, held and given back by attempt.
create table payment_attempts (
  id int primary key generated always as identity,
  payment_id int not null references payments,
  oid text not null unique,
  created timestamptz not null,
  -- until when the page of the gate is open
  expires timestamptz not null,
  -- what is to become of money that the gate holds; null: nobody knows of any
  wanted text check (wanted in ('Captured', 'Returned')),
  -- what the gate last said of it
  at_gate text not null default 'Unknown' check (at_gate in ('Unknown', 'Refused', 'Authorised', 'Captured', 'Returned')),
  -- why the bank last refused
  refusal text,
  -- when the gate is asked next, and how often it has been; null: nothing is left to ask
  due timestamptz,
  tries int not null default 0,
  -- since when somebody has to look at it, and what the gate said
  stuck timestamptz,
  fault text
);
create index payment_attempts_payment on payment_attempts (payment_id, id);
create index payment_attempts_due on payment_attempts (due) where due is not null;
create index payment_attempts_stuck on payment_attempts (stuck) where stuck is not null;

-- All that was exchanged about an attempt, only ever added to. Of a card nothing but its masked number.
create table payment_events (
  id bigint primary key generated always as identity,
  attempt_id int not null references payment_attempts,
  kind text not null check (kind in ('Callback', 'Query', 'Capture', 'Void', 'Refund', 'ByHand')),
  -- what was made of it
  verdict text not null,
  -- ProcReturnCode and number of the transaction at the gate
  code text,
  transaction text,
  auth_code text,
  masked_card text check (masked_card ~ '^[0-9* ]{12,24}$' and length(regexp_replace(masked_card, '[^0-9]', '', 'g')) <= 10),
  card_brand text,
  -- in hundredths of a dirham, as the gate said
  amount int,
  created timestamptz not null
);
create index payment_events_attempt on payment_events (attempt_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;
create trigger payment_events_stay before update or delete on payment_events for each row execute function refuse_change();

-- The orders of the sandbox gate, which plays the card centre on a development server.
create table sandbox_orders (
  -- stands in the addresses of its pages
  token uuid primary key default gen_random_uuid(),
  oid text not null unique,
  -- the form of the shop as it came, without HASH
  fields jsonb not null,
  -- hundredths of a dirham
  amount int not null,
  state text not null default 'Open' check (state in ('Open', 'Challenge', 'Refused', 'Authorised', 'Captured', 'Voided', 'Refunded')),
  -- what the page was told to do wrong
  switches jsonb not null default '{}',
  refusals int not null default 0,
  -- of the last card tried, masked, with what the bank said
  answer jsonb,
  opened timestamptz not null,
  expires timestamptz not null,
  -- what the API is to refuse, for tests and rehearsals
  api_fault text
);

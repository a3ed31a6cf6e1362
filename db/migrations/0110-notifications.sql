-- The outbox: a message is written in the transaction of what it tells about and carried out by a job (decision 008).
create table messages (
  id bigint primary key generated always as identity,
  -- names the occasion: the same occasion never makes two messages
  key text not null unique check (length(key) between 1 and 200),
  channel text not null check (channel in ('Email', 'Sms')),
  -- an address in lower case, or a number in E.164; emptied when its owner is forgotten
  recipient text not null,
  language text not null check (language in ('fr', 'ar')),
  customer_id int,
  marketing boolean not null default false,
  -- a Mail, the text of an SMS, or who makes the mail at sending time from what; emptied once handed over
  content jsonb,
  -- Waiting → Sending → Sent | Failed | Bounced; Suppressed, Expired and Dropped were never handed over
  state text not null default 'Waiting'
    check (state in ('Waiting', 'Sending', 'Sent', 'Failed', 'Bounced', 'Suppressed', 'Expired', 'Dropped')),
  attempts int not null default 0,
  -- when Waiting: the next attempt; when Sending: the moment from which the process that took it counts as dead
  due timestamptz not null,
  -- of no use after this moment, such as a code
  expires timestamptz,
  -- Message-ID, or the number the SMS provider gave it
  sent_as text,
  fault text,
  created timestamptz not null,
  last_modified timestamptz not null
);
create index messages_due on messages (due) where state in ('Waiting', 'Sending');
create index messages_sent_as on messages (sent_as) where sent_as is not null;
create index messages_by_recipient on messages (recipient, id);
create index messages_by_customer on messages (customer_id, id) where customer_id is not null;
create index messages_by_age on messages (created);

-- Addresses that take no more mail: they do not exist, or their owner called a message spam.
create table suppressed_addresses (
  address text not null,
  channel text not null check (channel in ('Email', 'Sms')),
  reason text not null check (reason in ('NotFound', 'Complaint')),
  created timestamptz not null,
  primary key (address, channel, reason)
);

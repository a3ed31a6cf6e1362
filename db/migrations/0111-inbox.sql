-- What would have been sent, kept to be looked at: only where DEV_INBOX allows it.
create table inbox_messages (
  id bigint primary key generated always as identity,
  channel text not null check (channel in ('Email', 'Sms')),
  recipient text not null,
  sender text not null,
  subject text,
  html text,
  text text not null,
  unsubscribe text,
  sent timestamptz not null
);
create index inbox_messages_by_recipient on inbox_messages (recipient, id);

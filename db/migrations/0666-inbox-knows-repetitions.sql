-- The name under which a message was handed over, and how often it was: what comes again under the same name is one message to a mailbox and
-- to an SMS provider (decision 008), and to the inbox that stands in for them.
alter table inbox_messages
  add given_as text,
  add handovers int not null default 1;
create unique index inbox_messages_given_as on inbox_messages (given_as);

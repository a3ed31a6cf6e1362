-- What buyers and sellers of adverts write to each other. The house stands between them: neither reads an address of the other.
create table ad_conversations (
  id int primary key generated always as identity,
  ad_id int not null references vehicle_ads on delete cascade,
  buyer_id int not null references customers,
  created timestamptz not null,
  last_message timestamptz not null,
  -- the newest message that each has read, and the one that each was last written to about: nobody is told twice before they have read
  buyer_read int not null default 0,
  seller_read int not null default 0,
  buyer_told int not null default 0,
  seller_told int not null default 0,
  -- who ended it; whoever did may go on, the house alone ends it for good
  stopped_by text check (stopped_by in ('Buyer', 'Seller', 'House')),
  stopped timestamptz,
  check ((stopped_by is null) = (stopped is null)),
  unique (ad_id, buyer_id)
);
create index ad_conversations_buyer on ad_conversations (buyer_id, last_message);

create table ad_messages (
  id int primary key generated always as identity,
  conversation_id int not null references ad_conversations on delete cascade,
  author text not null check (author in ('Buyer', 'Seller')),
  -- null: its writer has left
  text text check (length(text) between 1 and 2000),
  created timestamptz not null
);
create index ad_messages_conversation on ad_messages (conversation_id, id);
create index ad_messages_recent on ad_messages (created);

-- Who does not want to hear of whom, whatever the advert.
create table ad_blocks (
  blocker_id int not null references customers,
  blocked_id int not null references customers,
  created timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index ad_blocks_blocked on ad_blocks (blocked_id);

-- One of the two reports what they were written; then the staff may read the conversation.
alter table ad_reports add column conversation_id int references ad_conversations on delete cascade;
alter table ad_reports add column reported_by text check (reported_by in ('Buyer', 'Seller'));
alter table ad_reports add constraint ad_reports_conversation check ((conversation_id is null) = (reported_by is null));
create unique index ad_reports_of_conversation on ad_reports (conversation_id, reported_by) where closed is null;

-- Whose messages about adverts the house has closed, after a conversation that was reported: they write to nobody until it is lifted.
create table ad_restrictions (
  customer_id int primary key references customers,
  -- what they were told
  reason text not null check (length(reason) between 10 and 1000),
  -- the conversation that was reported, as long as it is kept
  conversation_id int references ad_conversations on delete set null,
  created timestamptz not null,
  created_by text not null
);
create index ad_restrictions_conversation on ad_restrictions (conversation_id);

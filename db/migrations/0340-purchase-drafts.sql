-- A request to sell that is still being written, so that it can go on at another device. Without photos and without the identity number.
create table purchase_drafts (
  -- who holds it may read the draft
  key text primary key,
  -- the number of the draft on its device: one draft has one link, and goes with the request that comes of it
  draft_key uuid not null unique,
  -- where the link was sent
  email text,
  content jsonb not null,
  language text not null,
  created timestamptz not null,
  created_by text,
  expires timestamptz not null
);
create index purchase_drafts_expires on purchase_drafts (expires);
create index purchase_drafts_email on purchase_drafts (email);

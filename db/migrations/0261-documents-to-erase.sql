-- Bytes of documents that were forgotten with the person they tell of: the rows are gone, the storage follows by a job.
create table documents_to_erase (
  hash text primary key,
  since timestamptz not null default now()
);

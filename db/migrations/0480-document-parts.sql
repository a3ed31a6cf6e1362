-- Files that are sent in parts, so that a cut costs one part and not the file. They lie here until the document stands, a day at most.
create table document_parts (
  -- what the device calls the file, as in documents
  client_id uuid not null,
  -- the place of its first byte in the file
  start int not null check (start >= 0),
  bytes bytea not null check (octet_length(bytes) > 0),
  file_name text not null,
  owner_type text not null,
  owner_id int not null,
  created timestamptz not null,
  created_by text not null,
  primary key (client_id, start)
);
-- photos and PDFs are packed already
alter table document_parts alter column bytes set storage external;
create index document_parts_owner on document_parts (owner_type, owner_id);
create index document_parts_created on document_parts (created);
create index document_parts_created_by on document_parts (created_by);

-- Documents of every owner; the bytes lie in the storage under originals/<hash>.
create table documents (
  id uuid primary key default gen_random_uuid(),
  owner_type text not null check (owner_type in ('Vehicle', 'Customer', 'Website')),
  owner_id int not null,
  type text not null,
  spec text not null default 'None',
  status text not null default 'None' check (status in ('None', 'Accepted', 'Rejected', 'Published', 'Preview')),
  comment text,
  file_name text not null,
  mime_type text not null,
  size int not null,
  hash text not null,
  width int,
  height int,
  images_order int not null default 0,
  version int not null default 1,
  is_generated boolean not null default false,
  validated timestamptz,
  created timestamptz not null default now(),
  last_modified timestamptz not null default now(),
  created_by text,
  last_modified_by text,
  is_deleted boolean not null default false
);
create index documents_owner on documents (owner_type, owner_id, type, images_order) where not is_deleted;
create index documents_hash on documents (hash);

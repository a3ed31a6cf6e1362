-- A photo that came with a request is kept as it came and answered for at once; what is shown of it is made by a job right after (its hash, measures
-- and size follow then). Until then nobody gets its bytes: they may say where it was taken.
alter table documents add column is_raw boolean not null default false;
create index documents_raw on documents (hash) where is_raw;

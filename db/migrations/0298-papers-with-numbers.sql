-- A paper that bears another number is another paper: its versions count from 1.
drop index documents_versions;
create unique index documents_versions on documents (owner_type, owner_id, type, language, reference, version) where code is not null;

-- Private documents: those of bookings and sales, and the papers that we print. A paper is never overwritten: a new printing is a
-- new version, and the former one is superseded.
alter table documents drop constraint documents_owner_type_check;
alter table documents add constraint documents_owner_type_check
  check (owner_type in ('Vehicle', 'Customer', 'Website', 'Booking', 'Sale'));
alter table documents
  -- of a paper: its language, the reference that it bears and the code by which anybody may check it
  add column language text check (language in ('fr', 'ar')),
  add column reference text,
  add column code text unique check (code ~ '^[2-9A-HJ-NP-Z]{12}$'),
  -- what it was printed for: work that is done twice finds what it made
  add column made_for text unique,
  -- since when a newer version stands for it
  add column superseded timestamptz;
create unique index documents_versions on documents (owner_type, owner_id, type, language, version) where code is not null;

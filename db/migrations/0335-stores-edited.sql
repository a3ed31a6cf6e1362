-- Stores are edited by staff: how often one was changed, so that two editors do not write over each other.
alter table storage_areas add column version int not null default 1 check (version > 0);

-- Whoever keeps pages of the site in memory is told when a text on them changes.
create function site_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('site', '');
  return null;
end $$;
create trigger storage_areas_notify after insert or update or delete on storage_areas
  for each statement execute function site_notify();
create trigger banners_notify after insert or update or delete on banners
  for each statement execute function site_notify();
create trigger holidays_notify after insert or update or delete on holidays
  for each statement execute function site_notify();
create trigger settings_notify after insert or update or delete on settings
  for each statement execute function site_notify();
-- what is still being written is on no page
create trigger website_pages_notify after insert or update on website_pages
  for each row when (new.copy = 'Published') execute function site_notify();

-- The cars in memory bear the names of their stores: they are read again when a name changes.
create function store_names_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('vehicles', 'removed');
  return null;
end $$;
create trigger storage_areas_names_notify after update on storage_areas
  for each row when (old.names is distinct from new.names) execute function store_names_notify();

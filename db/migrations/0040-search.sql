-- Exact look-ups by an identifier, and changes that the indexes of the processes must not miss.

-- Identifiers are compared in capitals without spaces, dashes, bars and points (search/rules.ts, normalIdentifier).
create function search_identifier(identifier text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(upper(identifier), '[\s|./_-]', '', 'g')
$$;
create index vehicles_reference_search on vehicles (search_identifier(reference));
create index vehicles_chassis_search on vehicles (search_identifier(chassis_number)) where chassis_number is not null;
create index vehicles_registration_search on vehicles (search_identifier(registration_number)) where registration_number is not null;

-- A removed row has no transaction number to be found by: say so, and who listens reads the stock anew.
create or replace function vehicles_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('vehicles', case when tg_op in ('DELETE', 'TRUNCATE') then 'removed' else '' end);
  return null;
end $$;
create trigger vehicles_notify_truncate after truncate on vehicles for each statement execute function vehicles_notify();

-- The first picture and their number stand on the card: a document that comes, changes or goes is a change of its vehicle.
create function documents_touch_vehicles() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    update vehicles v set last_modified = now()
    where v.id in (select owner_id from new_rows where owner_type = 'Vehicle');
  else
    update vehicles v set last_modified = now()
    where v.id in (select owner_id from old_rows where owner_type = 'Vehicle');
  end if;
  return null;
end $$;
create trigger documents_inserted after insert on documents referencing new table as new_rows
  for each statement execute function documents_touch_vehicles();
create trigger documents_updated after update on documents referencing new table as new_rows
  for each statement execute function documents_touch_vehicles();
create trigger documents_deleted after delete on documents referencing old table as old_rows
  for each statement execute function documents_touch_vehicles();

-- A removed row says its number, so that who listens takes out that one vehicle instead of reading the stock anew. A notice holds less
-- than 8000 bytes: numbers go in parts. `removed` without a number still means that anything may be gone.
create or replace function vehicles_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('vehicles', case tg_op when 'TRUNCATE' then 'removed' else '' end);
  return null;
end $$;
create function vehicles_notify_removed() returns trigger language plpgsql as $$
begin
  perform pg_notify('vehicles', 'removed ' || string_agg(id::text, ','))
  from (select id, row_number() over () / 500 as part from gone) numbered group by part;
  return null;
end $$;
drop trigger vehicles_notify on vehicles;
create trigger vehicles_notify after insert or update on vehicles for each statement execute function vehicles_notify();
create trigger vehicles_notify_removed after delete on vehicles referencing old table as gone
  for each statement execute function vehicles_notify_removed();

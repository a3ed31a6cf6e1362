-- Which areas a member of the staff works for; who is bound to none works for all.
create table staff_areas (
  subject text not null references staff_members on delete cascade,
  storage_area_id int not null references storage_areas,
  -- the last new sale that the rota gave them here
  last_assigned timestamptz,
  primary key (subject, storage_area_id)
);
create index staff_areas_area on staff_areas (storage_area_id);

-- The rota: who takes new sales of an area on which day of the week (0 is Monday). An area without a line: all of its agents, every day.
create table rota_days (
  subject text not null,
  storage_area_id int not null,
  weekday smallint not null check (weekday between 0 and 6),
  primary key (storage_area_id, weekday, subject),
  foreign key (subject, storage_area_id) references staff_areas on delete cascade
);
create index rota_days_member on rota_days (subject, storage_area_id);

-- Days on which somebody takes no new sales, both included. Why is nobody's business.
create table staff_absences (
  id int primary key generated always as identity,
  subject text not null references staff_members on delete cascade,
  first_day date not null,
  last_day date not null,
  created timestamptz not null,
  created_by text,
  check (last_day >= first_day)
);
create index staff_absences_subject on staff_absences (subject, last_day);

-- Who did what: one line for each change that staff made, with the numbers of records and the names of fields, never a person's data.
create table audit_entries (
  id bigint primary key generated always as identity,
  created timestamptz not null,
  subject text not null,
  roles text[] not null,
  -- the call (docs/openapi.json) or what the service says
  action text not null,
  record_type text,
  record_id text,
  -- Failed: the call ended in an error after a part of it had been kept
  outcome text not null default 'Done' check (outcome in ('Done', 'Failed')),
  details jsonb not null default '{}',
  request_id text
);
create index audit_entries_subject on audit_entries (subject, id);
create index audit_entries_record on audit_entries (record_type, record_id, id);
create index audit_entries_action on audit_entries (action, id);
create index audit_entries_created on audit_entries (created);

-- Lines stay as they were written, whoever is connected. Only the retention may take away, and nothing younger than a year.
create function audit_entries_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('rihla.audit_retention', true) = 'on' and old.created < now() - interval '1 year' then
    return old;
  end if;
  raise exception 'the audit is only added to' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_entries_stay before update or delete on audit_entries for each row execute function audit_entries_stay();
create trigger audit_entries_not_emptied before truncate on audit_entries for each statement execute function audit_entries_stay();
alter table audit_entries enable always trigger audit_entries_stay;
alter table audit_entries enable always trigger audit_entries_not_emptied;

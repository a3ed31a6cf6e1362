-- The stock as staff keep it: where a vehicle went, and the steps of its administrative tasks.
create table vehicle_transfers (
  id int primary key generated always as identity,
  vehicle_id int not null references vehicles on delete cascade,
  from_storage_area_id int references storage_areas,
  to_storage_area_id int not null references storage_areas,
  comment text,
  sent timestamptz not null,
  sent_by text,
  received timestamptz,
  received_by text
);
create index vehicle_transfers_vehicle on vehicle_transfers (vehicle_id, id);
-- a vehicle is on its way to one place at a time
create unique index vehicle_transfers_open on vehicle_transfers (vehicle_id) where received is null;

create table administrative_task_statuses (
  id int primary key generated always as identity,
  administrative_task_id int not null references administrative_tasks on delete cascade,
  type text not null,
  comment text,
  created timestamptz not null default now(),
  created_by text
);
create index administrative_task_statuses_task on administrative_task_statuses (administrative_task_id, id);
alter table administrative_tasks add column is_deleted boolean not null default false;
-- done is what is completed: one truth
alter table administrative_tasks drop column is_done;
alter table administrative_tasks add column is_done boolean not null generated always as (last_status = 'Completed') stored;

-- The list of the staff: the latest changed first, within a status or an area.
create index vehicles_stock_status on vehicles (last_status, last_modified desc) where not is_deleted;
create index vehicles_stock_modified on vehicles (last_modified desc, id desc) where not is_deleted;

-- Which bookings and sales are at work and which are over is said once: two columns that follow the status. Lists and partial indexes
-- ask for them; tools/statuses.test.ts holds them against the workflow tables (src/domains/processes/buying/bookings/status.ts).
-- A new status at work needs nothing here but its name in the check; one in which a record may rest is named in both columns.
alter table vehicle_bookings
  add column is_open boolean not null generated always as
    (last_status not in ('Draft', 'Rejected', 'Cancelled', 'Delivered', 'Recovered')) stored,
  add column has_ended boolean not null generated always as
    (last_status in ('Rejected', 'Cancelled', 'Delivered', 'Recovered')) stored;
alter table vehicle_sales
  add column is_open boolean not null generated always as (last_status not in ('Draft', 'Rejected', 'Cancelled', 'Done')) stored,
  add column has_ended boolean not null generated always as (last_status in ('Rejected', 'Cancelled', 'Done')) stored;

-- one booking per vehicle that is not over, whatever happens: the last word against two winners
drop index vehicle_bookings_one_per_vehicle;
create unique index vehicle_bookings_one_per_vehicle on vehicle_bookings (vehicle_id) where not has_ended and not is_deleted;
drop index vehicle_bookings_queue;
create index vehicle_bookings_queue on vehicle_bookings (due, id) include (storage_area_id, assigned_to, last_status)
  where is_open and not is_deleted;
drop index vehicle_bookings_of_agent;
create index vehicle_bookings_of_agent on vehicle_bookings (assigned_to, due, id) include (storage_area_id, last_status)
  where is_open and not is_deleted;
drop index vehicle_bookings_of_area;
create index vehicle_bookings_of_area on vehicle_bookings (storage_area_id, due, id) include (assigned_to, last_status)
  where is_open and not is_deleted;
drop index vehicle_bookings_closed;
create index vehicle_bookings_closed on vehicle_bookings (id desc) include (storage_area_id, assigned_to, last_status)
  where has_ended and not is_deleted;
drop index vehicle_sales_open;
create index vehicle_sales_open on vehicle_sales (id) include (storage_area_id, assigned_to) where is_open and not is_deleted;
drop index vehicle_sales_assigned;
create index vehicle_sales_assigned on vehicle_sales (assigned_to, id) where is_open;

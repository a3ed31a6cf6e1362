-- What no file of a stock says is not known: whether repairs are due, where a car is registered, on which day of which month.
alter table vehicles
  alter column vehicle_repair_status_type drop not null,
  alter column registration_type drop not null,
  add column release_precision text not null default 'Day' check (release_precision in ('Day', 'Month', 'Year'));

-- Cars imported before, which no person has put right since: what the import had filled in is unknown again.
update vehicles set
  vehicle_repair_status_type = nullif(vehicle_repair_status_type, 'NotRequired'),
  registration_type = nullif(registration_type, 'Local'),
  release_precision = case when to_char(release_date, 'MM-DD') = '01-01' then 'Year' else 'Day' end,
  mileage = case when condition = 'Used' and mileage < 100 then null else mileage end
where created_by = 'stock-import' and coalesce(last_modified_by, 'stock-import') = 'stock-import';

-- Those that lack what a car must say and show are not for sale online until the staff complete them.
with incomplete as (
  select v.id, v.price from vehicles v
  where v.created_by = 'stock-import' and v.last_status = 'Published' and (
    v.price is null or v.release_date is null or v.mileage is null or v.fuel_type is null or v.gear_type is null or v.body_style is null
    or v.color is null or coalesce(v.chassis_number, '') = '' or coalesce(v.registration_number, '') = ''
    or (select count(*) from documents d where d.owner_type = 'Vehicle' and d.owner_id = v.id and d.status = 'Published' and d.width is not null
        and not d.is_deleted) < coalesce((select value::int from settings where key = 'vehicles.minPictures'), 5))
), noted as (
  insert into vehicle_statuses (vehicle_id, type, price, comment, created_by) select id, 'Draft', price, 'incomplete', 'stock-import' from incomplete
)
update vehicles v set last_status = 'Draft', published_at = null from incomplete i where i.id = v.id;

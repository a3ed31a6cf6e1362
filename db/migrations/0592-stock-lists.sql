-- The stock of the staff reads its page from one index in its order, whatever it is filtered or sorted by (decision 060).

-- A car that its owner only offers us is none of the stock until it is paid. Drafts were asked for their request one by one; most drafts are such
-- cars, so that a count of drafts asked thousands. Now the request says it to the card: with its beginning, and again once it is complete.
alter table vehicles add column is_offered boolean not null default false;
update vehicles v set is_offered = true
  where exists (select from vehicle_purchases p where p.disposed_vehicle_id = v.id and p.last_status <> 'Complete');
alter table vehicles add column is_in_stock boolean not null
  generated always as (not is_deleted and (last_status <> 'Draft' or not is_offered)) stored;

create function vehicles_offered() returns trigger language plpgsql as $$
begin
  update vehicles v set is_offered = true
    where not v.is_offered and v.id in (select disposed_vehicle_id from new_rows where last_status <> 'Complete');
  return null;
end $$;
create function vehicles_bought() returns trigger language plpgsql as $$
begin
  update vehicles v set is_offered = false where v.id = new.disposed_vehicle_id and v.is_offered
    and not exists (select from vehicle_purchases p where p.disposed_vehicle_id = v.id and p.last_status <> 'Complete');
  return null;
end $$;
create trigger vehicle_purchases_offer after insert on vehicle_purchases referencing new table as new_rows
  for each statement execute function vehicles_offered();
create trigger vehicle_purchases_bought after update of last_status on vehicle_purchases
  for each row when (new.last_status = 'Complete') execute function vehicles_bought();

-- the newest changes first: of all, of a status (its tab is counted by it too), of a store, of a make
drop index vehicles_stock_modified, vehicles_stock_status, vehicles_stock_area;
create index vehicles_stock_modified on vehicles (is_archived, last_modified desc, id desc) where is_in_stock;
create index vehicles_stock_status on vehicles (is_archived, last_status, last_modified desc, id desc) where is_in_stock;
create index vehicles_stock_area on vehicles (storage_area_id, is_archived, last_status, last_modified desc) where is_in_stock;
create index vehicles_stock_brand on vehicles (brand_id, is_archived, last_status, last_modified desc) where is_in_stock;
-- the cars on their way to a store: few
create index vehicles_stock_transfer on vehicles (transfer_storage_area_id) where transfer_storage_area_id is not null;
-- the orders that another column gives
create index vehicles_stock_price on vehicles (is_archived, price, id) where is_in_stock;
create index vehicles_stock_mileage on vehicles (is_archived, mileage, id) where is_in_stock;
-- what is typed of a version, by the words that begin like it
create index vehicles_version_words on vehicles using gin (array_to_tsvector(fold_name(version))) where version is not null;

-- the same as vehicles_reference_start and vehicles_chassis_start, which find whole numbers as well
drop index vehicles_reference_search, vehicles_chassis_search;

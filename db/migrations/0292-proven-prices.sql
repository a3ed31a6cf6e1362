-- The former price that may be shown beside the present one: the lowest that was asked, while the car was on sale, in the 30 days before the
-- present price began. Null where it is not higher, and where the car was on sale for less than a week of them: nobody could have paid it.
create function proven_former_price(vehicle integer, present integer) returns integer language sql stable as $$
  with told as (
    select type in ('Published', 'Reserved') as on_sale, price, created, lead(created) over (order by id) as until,
      count(price) over (order by id) as period
    from vehicle_statuses where vehicle_id = vehicle
  ), asked as (
    select on_sale, period, created, until, max(price) over (partition by period) as price, max(period) over () as last from told
  ), present_price as (
    select min(created) as began from asked where period = last and on_sale and price = present
  ), former as (
    select price, least(until, began) - greatest(created, began - interval '30 days') as lasted
    from asked, present_price where period < last and price is not null and on_sale and created < began and until > began - interval '30 days'
  )
  select case when min(price) > present and sum(lasted) >= interval '7 days' then min(price) end from former
$$;

-- What is claimed of a car, and its rank in the list, follow from what is known of it: no switch of the staff says more than that.
alter table vehicles add former_price integer check (former_price > 0);
alter table vehicles
  add is_promotion boolean not null generated always as (is_promoted and coalesce(former_price > price, false)) stored,
  add is_highlight boolean not null generated always as (is_featured and not is_price_doubtful and coalesce(price_position, 3) <= 3) stored,
  -- 5 certified at a good price, 4 certified, 3 at a good price, 2 the others, 1 above the market, 0 at a doubtful price
  add listing_rank smallint not null generated always as (case
    when is_price_doubtful then 0
    when price_position > 3 then 1
    when is_certified then case when price_position <= 2 then 5 else 4 end
    when price_position <= 2 then 3
    else 2 end) stored;
update vehicles set former_price = proven_former_price(id, price) where price is not null;

drop index vehicles_featured, vehicles_promoted;
create index vehicles_featured on vehicles (published_at desc) where is_highlight and last_status = 'Published';
create index vehicles_promoted on vehicles (published_at desc) where is_promotion and last_status = 'Published';

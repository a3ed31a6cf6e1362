-- Prices of the stock on their way: one that waits for the yes of a second person, or that leaves in some seconds.
create table vehicle_price_changes (
  id int generated always as identity primary key,
  vehicle_id int not null references vehicles on delete cascade,
  price int not null check (price > 0),
  -- the price that it replaces
  was int,
  -- Leaving: it may still be taken back; Lapsed: the car was taken, or its price changed otherwise
  state text not null check (state in ('Open', 'Leaving', 'Applied', 'Refused', 'Withdrawn', 'Replaced', 'Lapsed')),
  doubts text[] not null check (doubts <@ array['farFromLast', 'belowMarket', 'aboveMarket', 'belowFloor', 'implausible']),
  asked timestamptz not null,
  -- null: a stock file
  asked_by text,
  decided timestamptz,
  decided_by text,
  remark text
);
create unique index vehicle_price_changes_current on vehicle_price_changes (vehicle_id) where state in ('Open', 'Leaving');
create index vehicle_price_changes_vehicle on vehicle_price_changes (vehicle_id, id);

-- The price that the staff read last, and the one that its seller wants: while that one is read, the advert stays public at the former.
alter table vehicle_ads
  add approved_price int check (approved_price > 0),
  add wished_price int check (wished_price > 0);
alter table vehicle_ads
  add is_online boolean not null generated always as (last_status = 'Published' or wished_price is not null) stored;
update vehicle_ads d set approved_price = v.price
from vehicles v where v.id = d.disposed_vehicle_id and d.last_status in ('Accepted', 'Published', 'Deactivated');

-- The middle prices of a market, from which the median without one of its cars follows; counted again every half hour.
alter table vehicle_markets add middle int[] not null default '{}';
update vehicle_markets set middle = array[median, median, median];

-- A doubtful price is no promotion.
drop index vehicles_promoted;
alter table vehicles drop column is_promotion;
alter table vehicles add is_promotion boolean not null
  generated always as (is_promoted and not is_price_doubtful and coalesce(former_price > price, false)) stored;
create index vehicles_promoted on vehicles (published_at desc) where is_promotion and last_status = 'Published';

-- A paid place is taken by a car that says a price, and one that can be believed.
alter table vehicles add placed_until timestamptz
  generated always as (case when price is not null and not is_price_doubtful then boosted_until end) stored;

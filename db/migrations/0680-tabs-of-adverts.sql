-- The tabs of refused adverts are counted from indexes (decision 060): whether something is to be corrected stands in them.
drop index vehicle_ads_queue;
drop index vehicle_ads_of_status;
create index vehicle_ads_of_status on vehicle_ads (last_status, due, id desc) include (asks_correction) where not is_deleted;
create index vehicle_ads_corrections on vehicle_ads (due, id desc) where last_status = 'Rejected' and asks_correction and not is_deleted;

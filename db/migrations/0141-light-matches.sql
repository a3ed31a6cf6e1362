-- A car that arrives may be found by thousands of alerts: what is written of each pair is one row under one index. Rows of alerts and
-- vehicles that are gone are cleared away by night (alerts/store.ts, removeOutdated).
alter table alert_matches drop constraint alert_matches_alert_id_fkey, drop constraint alert_matches_vehicle_id_fkey;
drop index alert_matches_waiting;
drop index alert_matches_vehicle;

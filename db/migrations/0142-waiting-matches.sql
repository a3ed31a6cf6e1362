-- Who has something to tell is asked every minute and after every change of the stock: among millions of cars that were told long ago,
-- the few that wait are found by themselves. Only these stand in the index.
create index alert_matches_waiting on alert_matches (alert_id) where digest is null;

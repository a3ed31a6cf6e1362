-- A published car that moves to another store stays on the site with the day of its arrival (workflows, section Vehicle). Null for a car
-- that was not published when it left.
alter table vehicles add column arrives_on date;

-- What alerts found stands alert by alert and mail by mail, no longer pair by pair: an import of ten thousand cars wrote nine million rows
-- (decision 065). Like the pairs before they have no foreign keys, and what belongs to nothing is cleared away by night.
create table alert_finds (
  alert_id int not null,
  -- the mail that told of these cars; 0: the next one, for which they wait; -1: mails of weeks ago
  digest int not null,
  -- the cars, and when each was found
  cars int[] not null,
  found timestamptz[] not null check (cardinality(found) = cardinality(cars)),
  -- more cars waited than are kept: those that were found first were forgotten
  is_cut boolean not null default false,
  -- when the mail was written
  written timestamptz,
  primary key (alert_id, digest)
);
-- who has something to tell is asked every minute
create index alert_finds_waiting on alert_finds (alert_id) where digest = 0;
insert into alert_finds (alert_id, digest, cars, found, written)
  select m.alert_id, coalesce(m.digest, 0), array_agg(m.vehicle_id order by m.created, m.vehicle_id),
    array_agg(m.created order by m.created, m.vehicle_id), case when m.digest is not null then now() end
  from alert_matches m join alerts a on a.id = m.alert_id group by m.alert_id, m.digest;

-- Why a car was news the last time that alerts were matched with it: the same for all of them.
alter table alert_stock add column reason text check (reason in ('New', 'Cheaper', 'Back'));
update alert_stock s set reason = m.reason
  from (select distinct on (vehicle_id) vehicle_id, reason from alert_matches order by vehicle_id, digest is not null, created desc) m
  where m.vehicle_id = s.vehicle_id;
drop table alert_matches;

-- Other businesses that send us cars of sellers, each by a key that only its hash is kept of; a key is not used again once it is revoked.
create table partner_keys (
  id int primary key generated always as identity,
  name text not null check (length(name) between 1 and 80),
  hash text not null unique,
  -- its last letters, by which people tell keys apart
  hint text not null,
  created timestamptz not null,
  created_by text not null,
  revoked timestamptz,
  revoked_by text,
  last_used timestamptz,
  -- how many calls came since the hour began that is counted
  hour_began timestamptz,
  hour_calls int not null default 0,
  check ((revoked is null) = (revoked_by is null))
);
alter table vehicle_purchases add column partner_key_id int references partner_keys;
create index vehicle_purchases_partner on vehicle_purchases (partner_key_id, id) where partner_key_id is not null;
alter table vehicle_purchases add constraint vehicle_purchases_partner_origin check (partner_key_id is null or request_origin = 'Extern');

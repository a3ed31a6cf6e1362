-- A key of a partner ends by itself: those that are there after a year from today, so that nobody is cut off unwarned.
alter table partner_keys add column expires timestamptz not null default now() + interval '1 year';
alter table partner_keys alter column expires drop default;

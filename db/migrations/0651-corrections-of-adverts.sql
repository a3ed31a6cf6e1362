-- The house asks to mend the parts that the reasons name, and nothing else: what else stands was read, and stays until it is sent again.
alter table vehicle_ads add column asks_correction boolean not null default false;

-- Why the account of a seller is to be suspended with a refusal; done, or asked for, once the refusal stays.
alter table ad_decisions add column suspends text check (length(suspends) between 10 and 1000);

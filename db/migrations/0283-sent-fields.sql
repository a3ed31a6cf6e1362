-- What the form of an attempt said, sealed by name: an answer of the gateway has to bring it back (decision 012). Attempts that are
-- under way at that moment have none: the gateway is asked about them.
alter table payment_attempts add column sent jsonb;

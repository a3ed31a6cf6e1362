-- What visitors report of an advert. Their address is kept until they were told what came of it, their connection, as a hash, until the day
-- is over, so that nobody reports an advert twice.
create table ad_reports (
  id int primary key generated always as identity,
  ad_id int not null references vehicle_ads on delete cascade,
  reason text not null check (reason in ('NotForSale', 'WrongPrice', 'WrongCar', 'Scam', 'Stolen', 'Offensive', 'Other')),
  text text not null default '',
  email text check (email = lower(email)),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  day date not null,
  reporter text,
  created timestamptz not null,
  outcome text check (outcome in ('Removed', 'Kept')),
  closed timestamptz,
  closed_by text,
  check ((outcome is null) = (closed is null)),
  unique (ad_id, day, reporter)
);
create index ad_reports_open on ad_reports (ad_id) where closed is null;
create index ad_reports_email on ad_reports (email) where email is not null;
create index ad_reports_reporter on ad_reports (day) where reporter is not null;
alter table contact_attempts drop constraint contact_attempts_form_check;
alter table contact_attempts add constraint contact_attempts_form_check
  check (form in ('Newsletter', 'Contact', 'Booking', 'Consent', 'Estimate', 'Purchase', 'Callback', 'Report'));

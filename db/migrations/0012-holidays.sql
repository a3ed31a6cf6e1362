-- Public holidays of Morocco. Islamic ones follow the moon and are known 1 to 10 days before: the product brings what is known or
-- guessed, staff put it right, and what they touched is theirs.
create table holidays (
  id int primary key generated always as identity,
  -- feast, year and day such as Fitr2026.1; null for a day that staff added
  code text unique,
  date date not null,
  name_fr text not null,
  name_ar text not null,
  certainty text not null check (certainty in ('Fixed', 'Observed', 'Announced', 'Estimated')),
  created timestamptz not null default now(),
  last_modified timestamptz not null default now(),
  -- subject of whoever changed it; null while it is as the product brought it
  last_modified_by text,
  is_deleted boolean not null default false
);
create index holidays_date on holidays (date) where not is_deleted;

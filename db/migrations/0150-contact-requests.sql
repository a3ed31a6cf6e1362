-- Messages to the house: from the help page, or a question about a car (spec, section 3: contact request).
create table contact_requests (
  id int primary key generated always as identity,
  -- null for a message that is about no car
  vehicle_id int references vehicles on delete set null,
  -- the store that answers; null: the customer centre
  storage_area_id int references storage_areas,
  -- account of whoever was signed in while writing
  subject text,
  first_name text not null,
  last_name text not null,
  email text check (email = lower(email)),
  -- E.164
  phone text,
  message text not null,
  language text not null check (language in ('fr', 'ar')),
  -- which notice about personal data stood at the form
  notice_version text not null,
  -- the promise made to the person, in open hours of whoever answers
  reply_by timestamptz not null,
  -- why nobody was told of it: looks like spam, waits for a look of the staff
  held_for text check (held_for in ('Trap', 'Links', 'Script', 'Repeated')),
  answered timestamptz,
  answered_by text,
  created timestamptz not null,
  check (email is not null or phone is not null)
);
create index contact_requests_vehicle on contact_requests (vehicle_id, created) where vehicle_id is not null;
create index contact_requests_due on contact_requests (reply_by) where answered is null and held_for is null;
create index contact_requests_subject on contact_requests (subject) where subject is not null;
create index contact_requests_email on contact_requests (email, created) where email is not null;
create index contact_requests_phone on contact_requests (phone, created) where phone is not null;
create index contact_requests_created on contact_requests (created);

-- Attempts of a visitor are counted per form; salts and attempts serve them all.
alter table newsletter_salts rename to contact_salts;
alter table newsletter_attempts rename to contact_attempts;
alter index newsletter_attempts_visitor rename to contact_attempts_visitor;
alter table contact_attempts add column form text not null default 'Newsletter' check (form in ('Newsletter', 'Contact'));

-- What visitors answered to being counted: which words they read, what they chose, when, on which device. The key of the device is random and
-- made for this alone; no address of a network stands here. A choice is never changed, the next one is another line.
create table consent_choices (
  id bigint generated always as identity primary key,
  device uuid not null,
  accepted boolean not null,
  text_version text not null check (text_version ~ '^[0-9]{4}-[0-9]{2}$'),
  language text not null,
  created timestamptz not null
);
create index consent_choices_created on consent_choices (created);
create trigger consent_choices_stay before update on consent_choices for each row execute function refuse_change();

alter table contact_attempts drop constraint contact_attempts_form_check;
alter table contact_attempts add constraint contact_attempts_form_check check (form in ('Newsletter', 'Contact', 'Booking', 'Consent'));

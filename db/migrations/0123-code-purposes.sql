-- A code that leads into an account stands apart from one that confirms a number: whoever checks the one learns nothing of the other.
alter table phone_codes add column purpose text not null default 'Number' check (purpose in ('Number', 'Account'));
alter table phone_codes alter column purpose drop default;
alter table phone_codes drop constraint phone_codes_pkey;
alter table phone_codes add primary key (phone, purpose);

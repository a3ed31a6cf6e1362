-- Which languages the product speaks is said in src/shared/language.ts, and every contract checks by it. The database only holds
-- that a code looks like one, so that a further language needs no migration.
alter table accounts drop constraint accounts_language_check, add constraint accounts_language_check check (language ~ '^[a-z]{2,3}$');
alter table booking_places drop constraint booking_places_language_check, add constraint booking_places_language_check check (language ~ '^[a-z]{2,3}$');
alter table contact_requests drop constraint contact_requests_language_check, add constraint contact_requests_language_check check (language ~ '^[a-z]{2,3}$');
alter table customer_consents drop constraint customer_consents_language_check, add constraint customer_consents_language_check check (language ~ '^[a-z]{2,3}$');
alter table customers drop constraint customers_language_check, add constraint customers_language_check check (language ~ '^[a-z]{2,3}$');
alter table documents drop constraint documents_language_check, add constraint documents_language_check check (language ~ '^[a-z]{2,3}$');
alter table messages drop constraint messages_language_check, add constraint messages_language_check check (language ~ '^[a-z]{2,3}$');
alter table newsletter_consents drop constraint newsletter_consents_language_check, add constraint newsletter_consents_language_check check (language ~ '^[a-z]{2,3}$');
alter table newsletter_subscriptions drop constraint newsletter_subscriptions_language_check, add constraint newsletter_subscriptions_language_check check (language ~ '^[a-z]{2,3}$');
alter table payments drop constraint payments_language_check, add constraint payments_language_check check (language ~ '^[a-z]{2,3}$');
alter table vehicle_bookings drop constraint vehicle_bookings_language_check, add constraint vehicle_bookings_language_check check (language ~ '^[a-z]{2,3}$');

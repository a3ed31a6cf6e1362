-- Attempts at booking a car are counted like those at the other public forms.
alter table contact_attempts drop constraint contact_attempts_form_check;
alter table contact_attempts add constraint contact_attempts_form_check check (form in ('Newsletter', 'Contact', 'Booking'));

-- Somebody who booked without signing in finds it in the account whose e-mail is the same, once that is confirmed.
create index vehicle_bookings_email on vehicle_bookings ((buyer ->> 'email'));
create index booking_places_email on booking_places ((buyer ->> 'email'));
create index booking_places_customer on booking_places (customer_id);
create index vehicle_bookings_unpaid on vehicle_bookings (customer_id) where last_status = 'Draft';

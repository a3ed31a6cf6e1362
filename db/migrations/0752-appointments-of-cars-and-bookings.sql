-- A visit, a test drive or a delivery that the staff book: the car that it is about, or the booking whose car is handed over.
alter table appointments add column vehicle_id int references vehicles (id), add column booking_id int references vehicle_bookings (id) on delete cascade;
create index appointments_vehicle on appointments (vehicle_id) where vehicle_id is not null;
create unique index appointments_booking on appointments (booking_id) where booking_id is not null and status = 'Booked';
-- the deliveries of a day stand in the agenda
create index vehicle_bookings_delivery on vehicle_bookings (delivery_date) where delivery_date is not null and not has_ended;

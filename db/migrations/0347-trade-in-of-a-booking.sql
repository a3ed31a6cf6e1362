-- The booking of the car of ours for which somebody trades theirs in: both sides are cancelled together.
alter table vehicle_purchases add column booking_id int references vehicle_bookings;
create index vehicle_purchases_booking on vehicle_purchases (booking_id) where booking_id is not null;

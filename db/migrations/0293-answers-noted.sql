-- An answer to a new price that the staff noted for a customer, with how they heard it and the prices of before: the customer may object.
create table booking_answers (
  id bigint primary key generated always as identity,
  booking_id int not null references vehicle_bookings,
  -- the step with which it was noted; its comment is what was said
  status_id int not null unique references booking_statuses,
  way text not null check (way in ('Phone', 'InPerson', 'Message')),
  -- whole dirhams
  price int not null,
  new_price int not null,
  answered timestamptz not null
);
create index booking_answers_by_booking on booking_answers (booking_id, id);

-- What was corrected about who buys, field by field; it goes with the person.
create table booking_buyer_changes (
  id bigint generated always as identity primary key,
  booking_id int not null references vehicle_bookings,
  field text not null check (field in ('civility', 'firstName', 'lastName', 'companyName', 'ice', 'registrationNumber', 'idNumber',
    'address', 'addressLine2', 'zip', 'city')),
  before text,
  after text,
  changed timestamptz not null,
  changed_by text
);
create index booking_buyer_changes_by_booking on booking_buyer_changes (booking_id, id);

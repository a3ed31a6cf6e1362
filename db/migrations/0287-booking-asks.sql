-- What one of the staff asks and a second person decides: a price below the limit of the asker, a refund above that of the house.
create table booking_asks (
  id bigint generated always as identity primary key,
  booking_id int not null references vehicle_bookings,
  kind text not null check (kind in ('Price', 'Refund')),
  amount int not null check (amount > 0),
  method text check (method in ('Cash', 'Checks', 'CreditCard', 'BankTransfer')),
  external_reference text,
  comment text not null,
  state text not null default 'Open' check (state in ('Open', 'Approved', 'Refused', 'Replaced')),
  asked timestamptz not null,
  asked_by text not null,
  decided timestamptz,
  decided_by text,
  remark text,
  constraint booking_asks_decided check ((state in ('Approved', 'Refused')) = (decided_by is not null)),
  constraint booking_asks_four_eyes check (decided_by <> asked_by)
);
create index booking_asks_by_booking on booking_asks (booking_id, id);
create unique index booking_asks_one_open on booking_asks (booking_id, kind) where state = 'Open';

-- The exchange of a delivered car: the booking of the other car says for which one it was opened, and what was paid is carried from the
-- ledger of the one into that of the other.
alter table vehicle_bookings add column exchange_of int unique references vehicle_bookings;
alter table booking_ledger drop constraint booking_ledger_kind_check, add constraint booking_ledger_kind_check check (
  kind in ('Held', 'Counted', 'Paid', 'Returning', 'Returned', 'Kept', 'Corrected', 'CarriedOut', 'CarriedIn'));

-- A customer who has paid more than the deposit asks their adviser for the end of the booking, and may take that back; a guest has no account.
alter table booking_asks alter column asked_by drop not null;
alter table booking_asks drop constraint booking_asks_kind_check,
  add constraint booking_asks_kind_check check (kind in ('Price', 'Refund', 'Cancel', 'GiveUp'));
alter table booking_asks add constraint booking_asks_asker check (kind = 'GiveUp' or asked_by is not null);
alter table booking_asks drop constraint booking_asks_state_check,
  add constraint booking_asks_state_check check (state in ('Open', 'Approved', 'Refused', 'Replaced', 'Lapsed', 'Withdrawn'));

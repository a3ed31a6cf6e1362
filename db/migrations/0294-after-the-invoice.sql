-- What a second person decides: also that a billed sale is given up. What the record has left behind is asked no more.
alter table booking_asks drop constraint booking_asks_kind_check, add constraint booking_asks_kind_check check (kind in ('Price', 'Refund', 'Cancel'));
alter table booking_asks drop constraint booking_asks_state_check,
  add constraint booking_asks_state_check check (state in ('Open', 'Approved', 'Refused', 'Replaced', 'Lapsed'));

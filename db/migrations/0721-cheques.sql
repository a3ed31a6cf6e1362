-- A cheque of a customer: its bank, its day, and whether it is certified. The number is external_reference.
alter table booking_ledger add column cheque jsonb,
  add constraint booking_ledger_cheque check (cheque is null or method = 'Checks');

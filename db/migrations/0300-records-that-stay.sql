-- What was paid and what became of a booking is only ever added to, whoever is at the keyboard: a correction is an entry of its own. Of a
-- status only the comment may go, when the person it speaks of is deleted.
create trigger booking_ledger_stay before update or delete on booking_ledger for each row execute function refuse_change();
create trigger booking_statuses_stay before delete on booking_statuses for each row execute function refuse_change();
create trigger booking_statuses_unchanged before update on booking_statuses for each row
  when ((to_jsonb(old) - 'comment') is distinct from (to_jsonb(new) - 'comment')) execute function refuse_change();

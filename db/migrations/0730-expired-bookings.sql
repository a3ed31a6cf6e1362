-- A booking whose hold ran out is marked by itself: a customer may cancel without a comment, too.
alter table vehicle_bookings add column is_expired boolean not null default false;
update vehicle_bookings b set is_expired = true
where b.last_status = 'Cancelled'
  and (select s.comment is null from booking_statuses s where s.booking_id = b.id order by s.id desc limit 1);

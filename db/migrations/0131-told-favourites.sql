-- Told price alerts whose message was dropped wait again: found by the day on which they were told.
create index favourites_told on favourites (alert_told_at) where alert_below is not null;

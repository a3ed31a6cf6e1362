-- Alerts know whether a car is sold on credit, as the search does.
alter table alerts add column is_financed boolean;

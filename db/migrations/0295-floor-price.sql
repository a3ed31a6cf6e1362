-- Below this price nobody but a manager sells the car; whole dirhams.
alter table vehicles add column floor_price int check (floor_price > 0);

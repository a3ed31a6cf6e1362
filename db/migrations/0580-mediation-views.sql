-- How often the page of a car that the house sells for its owner was seen, day by day by the clocks of Morocco. Who saw it is kept for that day
-- alone, as a hash that counts nobody twice and is of no use to anybody else.
create table intermediation_views (
  intermediation_id int not null references vehicle_intermediations on delete cascade,
  day date not null,
  views int not null check (views > 0),
  primary key (intermediation_id, day)
);
create table intermediation_visitors (
  intermediation_id int not null references vehicle_intermediations on delete cascade,
  day date not null,
  network text not null,
  visitor text not null,
  primary key (intermediation_id, day, network, visitor)
);
create index intermediation_visitors_day on intermediation_visitors (day);

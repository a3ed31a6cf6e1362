-- How often the page of an advert was seen, day by day by the clocks of Morocco. Who saw it is kept for that day alone, as a hash that
-- counts nobody twice and is of no use to anybody else.
create table ad_views (
  ad_id int not null references vehicle_ads on delete cascade,
  day date not null,
  views int not null check (views > 0),
  primary key (ad_id, day)
);
create table ad_visitors (
  ad_id int not null references vehicle_ads on delete cascade,
  day date not null,
  network text not null,
  visitor text not null,
  primary key (ad_id, day, network, visitor)
);
create index ad_visitors_day on ad_visitors (day);

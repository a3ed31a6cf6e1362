-- How often an advert was in view in a list, day by day by the clocks of Morocco, and how many of those who had it in view opened it that
-- day. Each visitor counts once a day; who they were is kept for that day alone, as those who look at its page (0520).
create table ad_showings (
  ad_id int not null references vehicle_ads on delete cascade,
  day date not null,
  shown int not null check (shown > 0),
  opened int not null check (opened between 0 and shown),
  primary key (ad_id, day)
);
-- the first day that was counted at all: before it nothing is known
create index ad_showings_day on ad_showings (day);
create table ad_list_visitors (
  ad_id int not null references vehicle_ads on delete cascade,
  day date not null,
  network text not null,
  visitor text not null,
  primary key (ad_id, day, network, visitor)
);
create index ad_list_visitors_day on ad_list_visitors (day);

-- Where the price of an advert stood among comparable cars, day by day; a day on which too few were comparable has no row.
create table ad_price_days (
  ad_id int not null references vehicle_ads on delete cascade,
  day date not null,
  -- what was asked, and the range of the comparable cars, in whole dirhams
  price int not null check (price > 0),
  low int not null,
  probable int not null,
  high int not null,
  cars int not null check (cars > 0),
  primary key (ad_id, day)
);

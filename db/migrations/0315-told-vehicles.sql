-- Which vehicles search engines were told of (IndexNow), as they stood then.
create table told_vehicles (
  vehicle_id int primary key references vehicles (id) on delete cascade,
  modified timestamptz not null,
  is_listed boolean not null
);

-- How many points the published sheet of a car has, as its head says: cards name the number, and none where there is no sheet.
alter table vehicles add column inspected_points smallint check (inspected_points > 0);
update vehicles v set inspected_points = (
  select (s.lines -> 0 ->> 'points')::int from expertise_sheets s where s.vehicle_id = v.id and s.version = 1 order by s.sealed desc, s.expertise_id desc limit 1)
where v.has_public_expertise_sheet;

-- lpad cuts what is longer: the millionth reference would be one of the first again. The sequence starts at six digits anyway.
alter table vehicles alter column reference set default 'VO-' || nextval('vehicle_references');

-- Every vehicle gets its reference from one sequence, whoever brings it in: VO-100001, VO-100002, …
create sequence vehicle_references start 100001;
alter table vehicles alter column reference set default 'VO-' || lpad(nextval('vehicle_references')::text, 6, '0');
alter sequence vehicle_references owned by vehicles.reference;

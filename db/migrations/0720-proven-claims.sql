-- A claim about a car follows from its record: no default is one, and what no accepted inspection proves is taken away.
alter table vehicles alter column vehicle_repair_status_type drop default, alter column registration_type drop default;

update vehicles v set is_certified = false, warranty_in_months = null, warranty_expiration_date = null
where (v.is_certified or v.warranty_in_months is not null or v.warranty_expiration_date is not null)
  and not (v.is_certified and exists (
    select from technical_expertises t
    where t.vehicle_id = v.id and t.type = 'Certification' and t.last_status = 'Accepted' and not t.is_deleted));

with inspected as (
  select t.vehicle_id as id, count(q.id) filter (where q.is_fixed) as fixed, count(q.id) filter (where not q.is_fixed) as open
  from technical_expertises t
  left join check_part_quotations q on q.expertise_id = t.id and q.action in ('Repair', 'Replacement')
  where t.id = (select max(n.id) from technical_expertises n where n.vehicle_id = t.vehicle_id and n.last_status = 'Accepted' and not n.is_deleted
    and (n.type <> 'Ad' or exists (select from expertise_sheets s where s.expertise_id = n.id)))
  group by t.vehicle_id
), proven as (
  select v.id, i.id is not null as is_controlled,
    case when i.fixed > 0 then 'Repaired' when i.open = 0 then 'NotRequired' when v.vehicle_repair_status_type = 'NotRepaired' then 'NotRepaired' end as repairs
  from vehicles v left join inspected i on i.id = v.id
)
update vehicles v set is_controlled = p.is_controlled, vehicle_repair_status_type = p.repairs, is_repaired = p.repairs is not distinct from 'Repaired'
from proven p
where v.id = p.id and (v.is_controlled, v.vehicle_repair_status_type, v.is_repaired)
  is distinct from (p.is_controlled, p.repairs, p.repairs is not distinct from 'Repaired');

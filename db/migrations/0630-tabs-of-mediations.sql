-- The tabs of the mediations are counted from indexes of their own (decision 060). Whose turn it is follows the record alone, but for a car whose contract is
-- signed: that is the house's until it is on sale, which its car says. Such cars are asked last, and only as far as a page or a count goes.
alter table vehicle_intermediations
  add column awaits_house boolean not null generated always as
    (last_status in ('Submited', 'TechnicalExpertiseSubmitted', 'TechnicalExpertisePendingEdit') or (last_status = 'Complete' and paid is null)
      or (last_status = 'FlooePriceSubmited' and (agreed is not null or wished_floor is not null))) stored;
create index vehicle_intermediations_todo on vehicle_intermediations (due, id) include (storage_area_id) where awaits_house and not is_deleted;
create index vehicle_intermediations_waiting on vehicle_intermediations (due, id) include (storage_area_id)
  where not awaits_house and not has_ended and last_status <> 'ContractSigned' and not is_deleted;
drop index vehicle_intermediations_signed;
create index vehicle_intermediations_signed on vehicle_intermediations (due, id) include (storage_area_id, disposed_vehicle_id)
  where last_status = 'ContractSigned' and not is_deleted;

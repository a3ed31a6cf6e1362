-- The facts that an estimate was computed from stand with the request: a sum counts only for the car that it was computed for.
alter table vehicle_purchases add column estimated_for jsonb;
alter table vehicle_intermediations add column estimated_for jsonb;
-- What the seller announced when the sheet was opened, what the start value counts for, and what the inspector read from car and grey card.
alter table technical_expertises add column announced jsonb;
alter table technical_expertises add column value_basis jsonb;
alter table technical_expertises add column reading jsonb not null default '{}';
update technical_expertises t set announced = jsonb_build_object('modelId', v.model_id, 'version', v.version,
    'year', extract(year from v.release_date)::int, 'mileage', v.mileage, 'fuelType', v.fuel_type, 'gearType', v.gear_type)
  from vehicles v where v.id = t.vehicle_id;

-- Why a floor price lies below what the inspection leaves of the worth of the car, as its owner reads it.
alter table vehicle_intermediations add column floor_reason text;

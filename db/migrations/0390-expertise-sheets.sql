-- Published inspection sheets as they were sealed (decision 054): a row per version with the lines that it adds to the chain. Rows are never
-- changed; what is sealed is what everybody reads.
create table expertise_sheets (
  expertise_id int not null references technical_expertises,
  version int not null check (version > 0),
  vehicle_id int not null references vehicles,
  -- of the sheet, the same for all its versions: twelve signs of a printed code
  code text not null check (code ~ '^[2-9A-HJ-NP-Z]{12}$'),
  lines jsonb not null,
  -- the hash of the last line
  seal text not null check (seal ~ '^[0-9a-f]{64}$'),
  sealed timestamptz not null,
  sealed_by text,
  primary key (expertise_id, version),
  unique (code, version)
);
create index expertise_sheets_vehicle on expertise_sheets (vehicle_id, sealed);

-- Repairs done after the inspection become a version of their own with the next round of the job.
create index check_part_quotations_fixed on check_part_quotations (expertise_id) where is_fixed;

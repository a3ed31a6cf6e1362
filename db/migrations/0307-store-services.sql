-- What is done at a store besides selling cars: told to visitors, and found by it. Of stores that were there before nobody has said it.
alter table storage_areas add column services text[] not null default '{}'
  check (services <@ array['Inspection', 'Mechanics', 'Bodywork', 'Charging']);

-- Technical expertises (workflows, section Technical expertise; decision 052): the check list in versions, the sheets, and their points.

create table check_lists (
  -- a change makes a new one: a sheet keeps its own
  version int primary key generated always as identity,
  created timestamptz not null,
  created_by text
);

create table check_parts (
  id int primary key generated always as identity,
  version int not null references check_lists,
  -- the same point over all versions
  code text not null check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position smallint not null,
  category text not null check (category in
    ('Body', 'GlassAndLights', 'WheelsAndBrakes', 'Engine', 'DriveAndSteering', 'Electrics', 'Interior', 'RoadAndPapers')),
  section text not null check (section in ('Body', 'GlassAndLights', 'Wheels', 'Brakes', 'Engine', 'CoolingAndExhaust', 'Drive',
    'SteeringAndSuspension', 'Electrics', 'Interior', 'RoadTest', 'Papers')),
  title text not null,
  titles jsonb not null,
  -- what is usually paid for one, in whole dirhams; null: not done, or nobody knows
  repair_cost int check (repair_cost > 0),
  replacement_cost int check (replacement_cost > 0),
  paint_cost int check (paint_cost > 0),
  -- of what is measured
  unit text check (unit in ('mm', 'µm', '%', 'V', '°C', 'm')),
  unique (version, position),
  unique (version, code)
);

create sequence expertise_references;

create table technical_expertises (
  id int primary key generated always as identity,
  key uuid not null unique default gen_random_uuid(),
  reference text not null unique,
  type text not null check (type in ('Purchase', 'Certification', 'Intermediation', 'Ad')),
  vehicle_id int not null references vehicles,
  -- rows of rooms that stand further down
  purchase_id int,
  intermediation_id int,
  ad_id int,
  storage_area_id int references storage_areas,
  check_list_version int not null references check_lists,
  vehicle_repair_status_type text not null default 'NotRequired' check (vehicle_repair_status_type in ('NotRequired', 'NotRepaired', 'Repaired')),
  -- read at the inspection, kilometres
  mileage int check (mileage between 0 and 2000000),
  -- whole dirhams: where the quotation begins and why there, and what is added to it and why
  start_value int check (start_value > 0),
  start_reason text,
  extras int not null default 0 check (extras >= 0),
  extras_reason text,
  -- start value less the findings plus the extras, followed with every change; null without a start value
  quotation int,
  expert text,
  started timestamptz,
  submitted timestamptz,
  closed timestamptz,
  last_status text not null default 'Draft' check (last_status in ('Draft', 'Submitted', 'PendingEdits', 'QuotationSubmitted',
    'QuotationRejected', 'QuotationAccepted', 'Accepted', 'Rejected')),
  created timestamptz not null default now(),
  last_modified timestamptz not null default now(),
  created_by text,
  last_modified_by text,
  is_deleted boolean not null default false,
  check ((type = 'Purchase') = (purchase_id is not null)),
  check ((type = 'Intermediation') = (intermediation_id is not null)),
  check ((type = 'Ad') = (ad_id is not null))
);
-- one sheet at a time for one case
create unique index technical_expertises_purchase on technical_expertises (purchase_id) where purchase_id is not null and last_status <> 'Rejected' and not is_deleted;
create unique index technical_expertises_certification on technical_expertises (vehicle_id)
  where type = 'Certification' and last_status not in ('Accepted', 'Rejected') and not is_deleted;
create index technical_expertises_of_purchase on technical_expertises (purchase_id, id) where purchase_id is not null;
create index technical_expertises_vehicle on technical_expertises (vehicle_id, type, last_status, id);
-- the list of the staff
create index technical_expertises_queue on technical_expertises (last_status, id) where not is_deleted;
create index technical_expertises_area on technical_expertises (storage_area_id, last_status, id) where not is_deleted;

create table expertise_statuses (
  id int primary key generated always as identity,
  expertise_id int not null references technical_expertises on delete cascade,
  type text not null check (type in ('Draft', 'Submitted', 'PendingEdits', 'QuotationSubmitted', 'QuotationRejected', 'QuotationAccepted',
    'Accepted', 'Rejected')),
  comment text,
  -- the quotation of that moment
  price int,
  created timestamptz not null default now(),
  created_by text
);
create index expertise_statuses_expertise on expertise_statuses (expertise_id, id);

create table check_part_quotations (
  id int primary key generated always as identity,
  expertise_id int not null references technical_expertises on delete cascade,
  check_part_id int not null references check_parts,
  -- null: nobody has looked yet
  action text check (action in ('NotAvailable', 'None', 'Replacement', 'Repair')),
  is_painted boolean not null default false,
  status text not null default 'None' check (status in ('None', 'PendingEdit')),
  -- what somebody asked to look at again
  edit_comment text,
  -- open to the expert although the sheet was handed in, until it is again; what stood there before
  is_reopened boolean not null default false,
  former jsonb,
  -- whole dirhams for one
  cost int check (cost between 0 and 1000000),
  quantity smallint check (quantity between 1 and 99),
  comment text,
  measured numeric(8, 2),
  -- on the outline of the car, in percent of its width and height
  place_view text check (place_view in ('Top', 'Left', 'Right', 'Front', 'Back', 'Inside')),
  place_x real check (place_x between 0 and 100),
  place_y real check (place_y between 0 and 100),
  answered timestamptz,
  answered_by text,
  -- goes up with every answer; who answers on the ground of an older one is told
  revision int not null default 0,
  last_operation uuid,
  -- repaired after the inspection, at the cost of the house
  is_fixed boolean not null default false,
  fixed_cost int check (fixed_cost between 0 and 1000000),
  fixed_on date,
  fixed_comment text,
  fixed_by text,
  unique (expertise_id, check_part_id),
  check (num_nulls(place_view, place_x, place_y) in (0, 3))
);

-- What devices sent: sent again it changes nothing. `device_time` is what the device believed, for reading only.
create table expertise_operations (
  id uuid primary key,
  expertise_id int not null references technical_expertises on delete cascade,
  check_part_quotation_id int not null references check_part_quotations on delete cascade,
  outcome text not null check (outcome in ('Kept', 'Newer', 'Closed')),
  device_time timestamptz,
  created timestamptz not null,
  created_by text
);
create index expertise_operations_expertise on expertise_operations (expertise_id);
create index expertise_operations_part on expertise_operations (check_part_quotation_id);

-- A file that a device sends again after a cut is kept once.
alter table documents add column client_id uuid unique;
alter table documents drop constraint documents_owner_type_check;
alter table documents add constraint documents_owner_type_check
  check (owner_type in ('Vehicle', 'Customer', 'Website', 'Booking', 'Sale', 'Purchase', 'Expertise', 'CheckPart', 'CheckPartRepair'));

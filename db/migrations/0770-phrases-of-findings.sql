-- Set phrases of a finding (src/domains/processes/inspection/data/phrases.json), by their ids. Free words of the expert stay in `comment`.
alter table check_part_quotations add column phrases text[] not null default '{}',
  add constraint check_part_quotations_phrases_check check (cardinality(phrases) <= 4);

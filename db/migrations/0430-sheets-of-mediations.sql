-- The sheet of a request to sell goes on with its car when that becomes a mediation: it then belongs to both.
alter table technical_expertises drop constraint technical_expertises_check;
alter table technical_expertises add constraint technical_expertises_case
  check (case when purchase_id is null then type <> 'Purchase' else type in ('Purchase', 'Intermediation') end);
create unique index technical_expertises_intermediation on technical_expertises (intermediation_id)
  where intermediation_id is not null and last_status <> 'Rejected' and not is_deleted;
create index technical_expertises_of_intermediation on technical_expertises (intermediation_id, id) where intermediation_id is not null;

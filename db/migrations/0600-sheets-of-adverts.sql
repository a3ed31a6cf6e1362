-- The sheet of a mediation goes on with its car when its owner sells it themselves: it then belongs to both, and to the request before.
alter table technical_expertises drop constraint technical_expertises_check1, drop constraint technical_expertises_case;
alter table technical_expertises
  add constraint technical_expertises_mediation
  check (case when intermediation_id is null then type <> 'Intermediation' else type in ('Intermediation', 'Ad') end),
  add constraint technical_expertises_case
  check (case when purchase_id is null then type <> 'Purchase' else type in ('Purchase', 'Intermediation', 'Ad') end);

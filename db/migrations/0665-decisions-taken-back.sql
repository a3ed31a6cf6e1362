-- What the staff decided of adverts that were sent to be read, and what stood before it, so that a decision can be taken back until its seller
-- is told. Kept for the day: the totals of the day are counted from it.
create table ad_decisions (
  id int generated always as identity primary key,
  ad_id int not null references vehicle_ads on delete cascade,
  action text not null check (action in ('accept', 'askCorrection', 'reject')),
  -- as they were when it was decided; the last status row that there was
  due timestamptz,
  appealed timestamptz,
  reasons text[] not null check (reasons <@ array['PriceDoubtful', 'PhotosOfAnother', 'LinkOrPhone', 'AdvanceAsked',
    'PhotosUnreadable', 'Duplicate', 'NotIdentified', 'InsultingText', 'PapersDoubtful', 'Other']),
  status_id int not null,
  created timestamptz not null,
  created_by text,
  -- its seller was told, or has gone on: it stays
  is_over boolean not null default false
);
create index ad_decisions_ad on ad_decisions (ad_id);

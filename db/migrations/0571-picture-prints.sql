-- What the photos of cars show, by the hash of their bytes, so that copies of them are found: mirrored, cut, smaller, in other colours.
create table picture_prints (
  hash text primary key,
  -- 96 × 72 pixels in grey; null: the picture could not be read
  grey bytea,
  -- a mark of each of 28 windows, and the quarters of the marks, by which others that may show the same are looked up
  marks bytea,
  words int[] not null default '{}',
  created timestamptz not null default now(),
  check ((grey is null) = (marks is null))
);
create index picture_prints_words on picture_prints using gin (words);

-- Pictures that show the same, each pair in both directions.
create table picture_twins (
  hash text not null references picture_prints on delete cascade,
  twin text not null references picture_prints on delete cascade,
  -- of 1
  likeness real not null,
  primary key (hash, twin),
  check (hash <> twin)
);
create index picture_twins_twin on picture_twins (twin);

-- Sessions at the identity provider that ended before their access tokens did; a row is needed only as long as a token lasts.
create table ended_sessions (
  sid text primary key,
  ended timestamptz not null default now()
);
create index ended_sessions_by_time on ended_sessions (ended);

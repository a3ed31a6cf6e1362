-- The day of a moment on the clocks of Morocco. How far they are ahead of UTC comes from Node with each start (src/platform/local-day.ts): the
-- zone data of a database server is another one, and may be older.
create table clock_changes (
  since timestamptz primary key,
  minutes integer not null
);
create function local_day(moment timestamptz) returns date language sql stable strict parallel safe as $$
  select ((moment at time zone 'UTC') + make_interval(mins => coalesce(
    (select minutes from clock_changes where since <= moment order by since desc limit 1), 0)))::date
$$;

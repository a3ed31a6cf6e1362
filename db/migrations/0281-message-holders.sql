-- A message that is being handed over names the process that does it, by the number under which the database knows that it lives
-- (platform/life.ts): what a dead process had taken is taken over at once.
alter table messages add column holder integer;

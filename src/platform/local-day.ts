import type { PoolClient } from 'pg'
import { clockChanges } from '#shared/working-time.ts'

/** What the product keeps begins later, and what it plans ends earlier. */
const kept = { from: new Date('2015-01-01T00:00:00Z'), to: new Date('2045-01-01T00:00:00Z') }

/**
 * The day of a moment on the clocks of Morocco as SQL, from a column that is our own text. The changes of the clocks are those that Node
 * knows: the zone data of a database server is another one, and may be older (docs/decisions/033-one-clock.md).
 */
export function localDay(column: string): string {
  return `local_day(${column})`
}

/** Gives the database the changes of the clocks as this Node knows them. */
export async function updateClock(client: Pick<PoolClient, 'query'>): Promise<void> {
  const changes = clockChanges(kept.from, kept.to)
  await client.query(
    `with wanted as (select * from unnest($1::timestamptz[], $2::int[]) as w (since, minutes)), gone as (
       delete from clock_changes c where not exists (select from wanted w where w.since = c.since)
     )
     insert into clock_changes as c (since, minutes) select since, minutes from wanted
     on conflict (since) do update set minutes = excluded.minutes where c.minutes <> excluded.minutes`,
    [changes.map(({ from }) => from.toISOString()), changes.map(({ minutes }) => minutes)],
  )
}

import type { PoolClient } from 'pg'
import { clockChanges } from '#shared/working-time.ts'

/** Range of the offset changes, wider than all dates of the product. */
const kept = { from: new Date('2015-01-01T00:00:00Z'), to: new Date('2045-01-01T00:00:00Z') }

/**
 * Returns SQL for the Moroccan calendar day of a timestamp column. `column` must be a trusted text. The offset changes come from Node, as
 * the time zone data of a database server may be older (docs/decisions/049-appointments.md).
 */
export function localDay(column: string): string {
  return `local_day(${column})`
}

/** Writes the offset changes of Node's time zone data to the database. */
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

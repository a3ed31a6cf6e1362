import { clockChanges } from '#shared/working-time.ts'

/** What the product keeps begins later, and what it plans ends earlier. */
const kept = { from: new Date('2015-01-01T00:00:00Z'), to: new Date('2045-01-01T00:00:00Z') }
const changes = clockChanges(kept.from, kept.to)

/**
 * The day of a moment on the clocks of Morocco as SQL, from a column that is our own text. The changes of the clocks come from Node: the
 * zone data of a database server is another one, and may be older (docs/decisions/031-one-clock.md).
 */
export function localDay(column: string): string {
  const [first, ...later] = changes
  const ahead = ({ minutes }: { minutes: number }) => `interval '${minutes} minutes'`
  const cases = later.map((change, i) => `when ${column} < '${change.from.toISOString()}' then ${ahead(changes[i] ?? change)}`)
  const last = ahead(changes.at(-1) ?? { minutes: 0 })
  const shift = cases.length > 0 ? `case ${cases.join(' ')} else ${last} end` : last
  return first ? `((${column} at time zone 'UTC') + ${shift})::date` : `(${column} at time zone 'UTC')::date`
}

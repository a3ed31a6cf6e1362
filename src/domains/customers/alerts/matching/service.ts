import { setImmediate as breath } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { fitting, type Meeting, meet } from './rules.ts'
import { addFinds, type Found, findAsked, findCars, findKnown, findMeeting, takeNews } from './store.ts'

/** Batch sizes of alerts and of cars. */
const alertsAtOnce = 200
const carsAtOnce = 1000
/** Milliseconds of work before the event loop continues. */
const turn = 8

/**
 * Matches queued cars with all alerts, in memory and in one transaction (decision 011). Matches wait for the next mail; a car already
 * matched by an alert is not added again. Returns the number of cars taken.
 */
export function matchNews(db: Deps['db'], limit: number, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const news = await takeNews(trx, limit)
    // no alert has matched a car never seen before
    const seen = new Set(news.flatMap(({ id, isFresh }) => (isFresh ? [] : [id])))
    const cars = await findCars(
      trx,
      news.map(({ id }) => id),
    )
    const meetings: Meeting[] = []
    for (let from = 0; from < cars.length; from += carsAtOnce) {
      meetings.push(meet(cars.slice(from, from + carsAtOnce)))
      await breath()
    }
    const alerts = await findMeeting(trx, [...new Set(meetings.flatMap(({ places }) => [...places.keys()]))])
    let begun = performance.now()
    for (let from = 0; from < alerts.length; from += alertsAtOnce) {
      const finds: Found[] = []
      for (const { id, ...asked } of await findAsked(trx, alerts.slice(from, from + alertsAtOnce))) {
        const found = meetings.flatMap((meeting) => fitting(meeting, asked))
        if (found.length > 0) finds.push({ alertId: id, cars: found })
        if (performance.now() - begun > turn) {
          await breath()
          begun = performance.now()
        }
      }
      const unknown = await withoutKnown(trx, finds, seen)
      if (unknown.length > 0) await addFinds(trx, unknown, now)
    }
    return news.length
  })
}

/** Removes cars already matched by their alert; only queries cars that were seen before. */
async function withoutKnown(trx: Transaction<Database>, finds: readonly Found[], seen: ReadonlySet<number>): Promise<Found[]> {
  const asked = finds.filter(({ cars }) => cars.some((car) => seen.has(car)))
  if (asked.length === 0) return [...finds]
  const known = new Map<number, Set<number>>()
  for (const { alertId, cars } of await findKnown(
    trx,
    asked.map((find) => find.alertId),
  )) {
    const all = known.get(alertId) ?? new Set()
    for (const car of cars.split(' ')) all.add(Number(car))
    known.set(alertId, all)
  }
  return finds.flatMap(({ alertId, cars }) => {
    const all = known.get(alertId)
    const left = all ? cars.filter((car) => !all.has(car)) : cars
    return left.length > 0 ? [{ alertId, cars: left }] : []
  })
}

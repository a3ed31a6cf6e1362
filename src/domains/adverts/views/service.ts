import type { Deps } from '#platform/context.ts'
import { type Onlooker, seenBy } from '#platform/onlooker.ts'
import { localTime } from '#shared/working-time.ts'
import { findViews, insertView } from './store.ts'

const day = 86_400_000

/** Counts somebody who looks at the advert of a car, once a day; not the seller themselves. */
export async function countView(deps: Pick<Deps, 'db' | 'clock' | 'keys'>, vehicleId: number, who: Onlooker): Promise<void> {
  const view = seenBy(deps, 'advert', who)
  if (view) await insertView(deps.db, vehicleId, view)
}

/** How often these adverts were looked at, by their id: in all, and in the last seven days by the clocks of Morocco. */
export async function viewsOf(
  db: Deps['db'],
  adverts: readonly { id: number }[],
  now: Date,
): Promise<(id: number) => { views: number; viewsOfWeek: number }> {
  const ids = adverts.map(({ id }) => id)
  const found = await findViews(db, ids, localTime(now.getTime() - 6 * day).day)
  const by = new Map(found.map(({ id, ...seen }) => [id, seen]))
  return (id) => by.get(id) ?? { views: 0, viewsOfWeek: 0 }
}

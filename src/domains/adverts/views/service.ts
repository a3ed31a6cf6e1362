import type { Deps } from '#platform/context.ts'
import { type Onlooker, seenBy } from '#platform/onlooker.ts'
import { localTime } from '#shared/working-time.ts'
import { findViews, insertShowings, insertView, type Showing } from './store.ts'

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

/** How long showings wait in memory for others, in ms: less than somebody has to look at a page to be counted as its visitor. */
const writtenEvery = 2000
/** Showings kept in memory at most; what comes beyond is not counted. */
const mostWaiting = 20_000

/**
 * Counts who has adverts in view in a list. Lists are looked at far more often than pages, so they are gathered in memory and written
 * together, each visitor once; what a process that dies had gathered in its last two seconds is not counted.
 */
export function showingsCounter(deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'log'>) {
  let waiting = new Map<string, Showing>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  /** Writes what waits; resolves once it is written. */
  function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const batch = [...waiting.values()]
    waiting = new Map()
    writing = writing
      .then(() => insertShowings(deps.db, batch))
      .catch((err: unknown) => deps.log.warn({ err, lost: batch.length }, 'showings of adverts could not be counted'))
    return writing
  }

  /** Notes that somebody has adverts in view, by the ids of their cars. */
  function add(vehicles: readonly number[], who: Onlooker): void {
    const view = seenBy(deps, 'advert', who)
    if (!view) return
    for (const vehicleId of vehicles) {
      if (waiting.size >= mostWaiting) break
      waiting.set(`${vehicleId} ${view.day} ${view.network} ${view.visitor}`, { ...view, vehicleId })
    }
    timer ??= setTimeout(write, writtenEvery).unref()
  }

  return { add, write }
}

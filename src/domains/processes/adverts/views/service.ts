import type { Deps } from '#platform/context.ts'
import { uniqueView, type Visitor } from '#platform/unique-visitor.ts'
import { localTime } from '#shared/working-time.ts'
import { findViews, insertShowings, insertView, type Showing } from './store.ts'

const day = 86_400_000

/** Counts a view of a car's advert, once a day per visitor; not its seller's. */
export async function countView(deps: Pick<Deps, 'db' | 'clock' | 'keys'>, vehicleId: number, who: Visitor): Promise<void> {
  const view = uniqueView(deps, 'advert', who)
  if (view) await insertView(deps.db, vehicleId, view)
}

/** Returns the views of adverts by id: in total, and in the last seven days of Morocco. */
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

/** Interval of writing impressions from memory, in ms; shorter than the minimum time on a page to count as its visitor. */
const writtenEvery = 2000
/** Maximum impressions in memory; more are dropped. */
const mostWaiting = 20_000

/**
 * Counts list impressions. They are far more frequent than page views, so they are buffered and written in batches, each visitor once. A
 * crash loses the last two seconds.
 */
export function showingsCounter(deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'log'>) {
  let waiting = new Map<string, Showing>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  /** Writes the buffer; resolves when done. */
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

  /** Buffers the impressions of adverts, by the ids of their cars. */
  function add(vehicles: readonly number[], who: Visitor): void {
    const view = uniqueView(deps, 'advert', who)
    if (!view) return
    for (const vehicleId of vehicles) {
      if (waiting.size >= mostWaiting) break
      waiting.set(`${vehicleId} ${view.day} ${view.network} ${view.visitor}`, { ...view, vehicleId })
    }
    timer ??= setTimeout(write, writtenEvery).unref()
  }

  return { add, write }
}

import type pg from 'pg'
import type { Logger } from 'pino'
import type { StockRow } from './columns.ts'
import { buildNames, type Names } from './names.ts'
import { readRows } from './records.ts'
import { countListed, findChanges, findHorizon, findListedAfter, findNames, findVehicles } from './store.ts'

/** Receiver of stock rows. */
export interface Sink {
  /** Starts a full reload: rows come by ascending id; `finish` replaces the old rows. */
  begin(): { add(rows: Iterable<StockRow>): void; finish(): Promise<void> }
  /** Applies changed vehicles and ids of removed rows. */
  change(rows: Iterable<StockRow>, gone: readonly number[]): void
  /** number of listed vehicles */
  count(): number
}

/** Reads the stock incrementally; stops when its signal aborts. */
export interface Reader {
  load(): Promise<void>
  /** reads changes since the last read, and vehicles reported as removed */
  catchUp(removed: ReadonlySet<number>): Promise<void>
  /** like `catchUp`, then reloads everything if the number of vehicles differs */
  check(removed: ReadonlySet<number>): Promise<void>
  /** null before the first load */
  names(): Names | null
  isLoaded(): boolean
}

/** Rows per read: a few milliseconds of work before the event loop continues. */
const chunk = 5000
/** Maximum age in ms of the names of brands, models and cities; an unknown name reloads them earlier. */
const namesFor = 300_000

interface ReaderDeps {
  pool: pg.Pool
  log: Logger
  signal: AbortSignal
}

/** Reads the stock into a sink: first everything, then changes by the number of the oldest open transaction (decision 005). */
export function createReader({ pool, log, signal }: ReaderDeps, sink: Sink): Reader {
  let names: Names | null = null
  let namesAt = 0
  let since = 0n
  /** rows already read whose number may occur again: id and number */
  let seen = new Map<number, bigint>()

  const readNames = async () => {
    names = buildNames(await findNames(pool))
    namesAt = Date.now()
  }

  const load = async () => {
    const started = Date.now()
    // later commits are read by their number
    const { horizon, next } = await findHorizon(pool)
    const batch = sink.begin()
    // rows newer than an open transaction are read again with the next changes
    const taken = new Map<number, bigint>()
    const noted = function* (rows: Iterable<StockRow>) {
      for (const row of rows) {
        if (row.changed >= horizon && row.changed < next) taken.set(row.id, row.changed)
        yield row
      }
    }
    const total = await readListed(pool, signal, (rows) => batch.add(noted(rows)))
    // read after the rows, so that all their names exist
    await readNames()
    if (signal.aborted) return
    await batch.finish()
    since = horizon
    seen = taken
    log.info({ vehicles: total, ms: Date.now() - started }, 'stock index loaded')
  }

  const catchUp = async (removed: ReadonlySet<number>) => {
    const { horizon, changes } = await findChanges(pool, since)
    // a restored database backup counts from an earlier number
    if (horizon < since) return load()
    if (Date.now() - namesAt > namesFor) await readNames()
    const changed = changes.filter((change) => seen.get(change.id) !== change.changed).map(({ id }) => id)
    // reported ids are looked up like changes: only a missing row is removed
    const fresh = removed.size === 0 ? changed : [...removed.union(new Set(changed))]
    for (let i = 0; i < fresh.length && !signal.aborted; i += chunk) {
      const ids = fresh.slice(i, i + chunk)
      const packed = await findVehicles(pool, ids)
      const rows = packed.count > 0 ? [...readRows(packed)] : []
      const known = names as Names
      if (rows.some((row) => isUnnamed(row, known))) await readNames()
      const there = new Set(rows.map(({ id }) => id))
      sink.change(rows, there.size === ids.length ? [] : ids.filter((id) => !there.has(id)))
      for (const { id, changed } of rows) seen.set(id, changed)
    }
    if (horizon > since) for (const [id, changed] of seen) if (changed < horizon) seen.delete(id)
    since = horizon
  }

  return {
    load,
    catchUp,
    async check(removed) {
      await catchUp(removed)
      if ((await countListed(pool)) === sink.count()) return
      await catchUp(new Set())
      if ((await countListed(pool)) !== sink.count()) await load()
    },
    names: () => names,
    isLoaded: () => since !== 0n,
  }
}

/** Passes every listed vehicle by ascending id in chunks; returns their number. */
async function readListed(pool: pg.Pool, signal: AbortSignal, add: (rows: Iterable<StockRow>) => void): Promise<number> {
  let total = 0
  let packed = await findListedAfter(pool, 0, chunk)
  while (packed.count > 0 && !signal.aborted) {
    const last = Buffer.from(packed.ids.slice(-8), 'hex').readInt32BE()
    total += packed.count
    // fetches the next rows while these are processed
    const next = packed.count < chunk ? null : findListedAfter(pool, last, chunk)
    next?.catch(() => {})
    add(readRows(packed))
    if (!next) break
    packed = await next
  }
  return total
}

/** Returns true when a row has a model, a city or a store that the loaded names lack; a make comes with its models. */
function isUnnamed(row: StockRow, known: Names): boolean {
  return (
    !known.models.has(row.model) ||
    (row.city !== 0 && !known.cities.has(row.city)) ||
    (row.storageArea !== 0 && !known.storageAreas.has(row.storageArea))
  )
}

import type pg from 'pg'
import type { Logger } from 'pino'
import type { StockRow } from './columns.ts'
import { buildNames, type Names } from './names.ts'
import { readRows } from './records.ts'
import { countListed, findChanges, findHorizon, findListedAfter, findNames, findVehicles } from './store.ts'

/** What the stock is read into. */
export interface Sink {
  /** Begins to read the whole stock again: rows come by rising id, `finish` puts them in the place of the old ones. */
  begin(): { add(rows: Iterable<StockRow>): void; finish(): Promise<void> }
  /** Vehicles that changed, and ids whose row is gone. */
  change(rows: Iterable<StockRow>, gone: readonly number[]): void
  /** listed vehicles held now */
  count(): number
}

/** Reads the stock, remembers up to where, and gives up when its signal says so. */
export interface Reader {
  /** the whole stock */
  load(): Promise<void>
  /** what has changed since, and the vehicles whose rows are said to be removed */
  catchUp(removed: ReadonlySet<number>): Promise<void>
  /** the same, and the whole stock if a vehicle is missing or too many after it */
  check(removed: ReadonlySet<number>): Promise<void>
  /** null before the first load */
  names(): Names | null
  isLoaded(): boolean
}

/** Rows read at once: a few milliseconds of work before others get their turn. */
const chunk = 5000
/** Names of brands, models and cities are read again after this time, in ms, and whenever an unknown one turns up. */
const namesFor = 300_000

interface ReaderDeps {
  pool: pg.Pool
  log: Logger
  signal: AbortSignal
}

/** Reads the stock into a sink: first all of it, then by the number of the oldest open transaction (decision 002). */
export function createReader({ pool, log, signal }: ReaderDeps, sink: Sink): Reader {
  let names: Names | null = null
  let namesAt = 0
  let since = 0n
  /** rows already taken whose number may come again: id and the number they had */
  let seen = new Map<number, bigint>()

  const readNames = async () => {
    names = buildNames(await findNames(pool))
    namesAt = Date.now()
  }

  const load = async () => {
    const started = Date.now()
    // what is committed after this moment is caught up by its number
    const horizon = await findHorizon(pool)
    const batch = sink.begin()
    // while an older transaction is open anywhere on the server, rows read here come again with the next changes
    const taken = new Map<number, bigint>()
    const noted = function* (rows: Iterable<StockRow>) {
      for (const row of rows) {
        if (row.changed >= horizon) taken.set(row.id, row.changed)
        yield row
      }
    }
    const total = await readListed(pool, signal, (rows) => batch.add(noted(rows)))
    // after the rows: what they name is there by now
    await readNames()
    if (signal.aborted) return
    await batch.finish()
    since = horizon
    seen = taken
    log.info({ vehicles: total, ms: Date.now() - started }, 'stock index loaded')
  }

  const catchUp = async (removed: ReadonlySet<number>) => {
    const { horizon, changes } = await findChanges(pool, since)
    // a database put back to an earlier day counts from an earlier number
    if (horizon < since) return load()
    if (Date.now() - namesAt > namesFor) await readNames()
    const changed = changes.filter((change) => seen.get(change.id) !== change.changed).map(({ id }) => id)
    // what is said is looked up like a change: only a row that is not there is taken out
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

/** Hands over every listed vehicle by rising id, a chunk at a time; answers how many there were. */
async function readListed(pool: pg.Pool, signal: AbortSignal, add: (rows: Iterable<StockRow>) => void): Promise<number> {
  let total = 0
  let packed = await findListedAfter(pool, 0, chunk)
  while (packed.count > 0 && !signal.aborted) {
    const last = Buffer.from(packed.ids.slice(-8), 'hex').readInt32BE()
    total += packed.count
    // the database fetches the next rows while these are read
    const next = packed.count < chunk ? null : findListedAfter(pool, last, chunk)
    next?.catch(() => {})
    add(readRows(packed))
    if (!next) break
    packed = await next
  }
  return total
}

/** Whether a row names a model, a city or a store that was not there when the names were read; a make comes with its models. */
function isUnnamed(row: StockRow, known: Names): boolean {
  return (
    !known.models.has(row.model) ||
    (row.city !== 0 && !known.cities.has(row.city)) ||
    (row.storageArea !== 0 && !known.storageAreas.has(row.storageArea))
  )
}

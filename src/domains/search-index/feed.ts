import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { StockRow } from './columns.ts'
import { buildNames, type Names } from './names.ts'
import { readRows } from './records.ts'
import { countListed, findChanges, findHorizon, findListedAfter, findNames, findVehicles } from './store.ts'

/** What the feed feeds. */
export interface Sink {
  /** Begins to read the whole stock again: rows come by rising id, `finish` puts them in the place of the old ones. */
  begin(): { add(rows: Iterable<StockRow>): void; finish(): Promise<void> }
  /** Vehicles that changed, and ids whose row is gone. */
  change(rows: Iterable<StockRow>, gone: readonly number[]): void
  /** listed vehicles held now */
  count(): number
}

export interface Feed {
  start(): Promise<void>
  stop(): Promise<void>
  names(): Names
}

/** Rows read at once: a few milliseconds of work before others get their turn. */
const chunk = 5000
/** Looked for changes even when no notification came, in ms. */
const pollEvery = 5000
/** Names of brands, models and cities are read again after this time, in ms, and whenever an unknown one turns up. */
const namesFor = 300_000
const longestPause = 5000

/**
 * Brings the stock from PostgreSQL and follows it (decision 002): notifications wake it, the number of the oldest open
 * transaction tells from where to read, so that late commits and lost connections cost time but never a change.
 */
export function createFeed({ pool, log }: { pool: pg.Pool; log: Logger }, sink: Sink): Feed {
  let names: Names | null = null
  let namesAt = 0
  let since = 0n
  /** rows already taken whose number may come again: id and the number they had */
  let seen = new Map<number, bigint>()
  let wanted: 'nothing' | 'changes' | 'all' | 'check' = 'nothing'
  let running: Promise<void> | null = null
  let stopped = false
  let client: pg.Client | null = null
  let poll: NodeJS.Timeout | undefined
  const ended = new AbortController()

  const readNames = async () => {
    names = buildNames(await findNames(pool))
    namesAt = Date.now()
  }

  const load = async () => {
    const started = Date.now()
    // what is committed after this moment is caught up by its number
    const horizon = await findHorizon(pool)
    await readNames()
    const batch = sink.begin()
    // while an older transaction is open anywhere on the server, rows read here come again with the next changes
    const taken = new Map<number, bigint>()
    const noted = function* (rows: Iterable<StockRow>) {
      for (const row of rows) {
        if (row.changed >= horizon) taken.set(row.id, row.changed)
        yield row
      }
    }
    let last = 0
    let total = 0
    let packed = await findListedAfter(pool, last, chunk)
    while (packed.count > 0 && !stopped) {
      last = Buffer.from(packed.ids.slice(-8), 'hex').readInt32BE()
      total += packed.count
      // the database fetches the next rows while these are read
      const next = packed.count < chunk ? null : findListedAfter(pool, last, chunk)
      next?.catch(() => {})
      batch.add(noted(readRows(packed)))
      if (!next) break
      packed = await next
    }
    if (stopped) return
    await batch.finish()
    since = horizon
    seen = taken
    log.info({ vehicles: total, ms: Date.now() - started }, 'stock index loaded')
  }

  const catchUp = async () => {
    const { horizon, changes } = await findChanges(pool, since)
    // a database put back to an earlier day counts from an earlier number
    if (horizon < since) return load()
    if (Date.now() - namesAt > namesFor) await readNames()
    const fresh = changes.filter(({ id, changed }) => seen.get(id) !== changed).map(({ id }) => id)
    for (let i = 0; i < fresh.length && !stopped; i += chunk) {
      const ids = fresh.slice(i, i + chunk)
      const packed = await findVehicles(pool, ids)
      const rows = packed.count > 0 ? [...readRows(packed)] : []
      if (rows.some(unknownNames)) await readNames()
      const there = new Set(rows.map(({ id }) => id))
      sink.change(rows, there.size === ids.length ? [] : ids.filter((id) => !there.has(id)))
      for (const { id, changed } of rows) seen.set(id, changed)
    }
    if (horizon > since) for (const [id, changed] of seen) if (changed < horizon) seen.delete(id)
    since = horizon
  }

  const unknownNames = (row: StockRow) => {
    const known = names as Names
    return (
      !known.brands.has(row.brand) ||
      !known.models.has(row.model) ||
      (row.city !== 0 && !known.cities.has(row.city)) ||
      (row.storageArea !== 0 && !known.storageAreas.has(row.storageArea))
    )
  }

  const work = async (task: typeof wanted) => {
    if (task === 'all') return load()
    await catchUp()
    if (task === 'check' && (await countListed(pool)) !== sink.count()) {
      await catchUp()
      if ((await countListed(pool)) !== sink.count()) await load()
    }
  }

  const weight = { nothing: 0, changes: 1, check: 2, all: 3 }
  const wake = (task: typeof wanted) => {
    if (stopped) return
    if (weight[task] > weight[wanted]) wanted = task
    running ??= pump().finally(() => {
      running = null
    })
  }

  const pump = async () => {
    let wait = 100
    while (wanted !== 'nothing' && !stopped) {
      const task = wanted
      wanted = 'nothing'
      try {
        await work(task)
        wait = 100
        // many small changes in a row are taken together
        if (wanted !== 'nothing') await pause(50, undefined, { signal: ended.signal })
      } catch (err) {
        if (stopped) return
        log.warn({ err }, 'the stock index could not read the database and tries again')
        if (weight[task] > weight[wanted]) wanted = task
        await pause(wait, undefined, { signal: ended.signal }).catch(() => {})
        wait = Math.min(wait * 2, longestPause)
      }
    }
  }

  const listen = async (attempt = 0): Promise<void> => {
    if (stopped) return
    const own = new pg.Client({ ...pool.options, application_name: 'rihla stock index', keepAlive: true })
    let lost = false
    const lose = () => {
      if (lost || stopped) return
      lost = true
      client = null
      void own.end().catch(() => {})
      setTimeout(() => void listen(attempt + 1), Math.min(100 * 2 ** attempt, longestPause)).unref()
    }
    own.on('error', lose)
    own.on('end', lose)
    own.on('notification', ({ payload }) => wake(payload === 'removed' ? 'all' : 'changes'))
    try {
      await own.connect()
      if (stopped) return void own.end().catch(() => {})
      client = own
      await own.query('listen vehicles')
      // rows may have been removed while nobody listened
      wake(attempt === 0 ? 'changes' : 'check')
      attempt = 0
    } catch {
      lose()
    }
  }

  return {
    async start() {
      while (since === 0n && !stopped) {
        wake('all')
        await running
      }
      if (stopped) return
      await listen()
      poll = setInterval(() => wake('changes'), pollEvery)
      poll.unref()
    },
    async stop() {
      stopped = true
      wanted = 'nothing'
      ended.abort()
      clearInterval(poll)
      const open = client
      client = null
      await open?.end().catch(() => {})
      await running?.catch(() => {})
    },
    names() {
      if (!names) throw new Error('the stock index has not been loaded')
      return names
    },
  }
}

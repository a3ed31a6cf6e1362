import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '#platform/clock.ts'
import { hasBit } from './bitset.ts'
import { type Columns, createColumns, noDay, putRow, removeId, type StockRow } from './columns.ts'
import { createFeed } from './feed.ts'
import { type KeptSets, masksOf } from './masks.ts'
import type { Names } from './names.ts'
import { buildOrder, createOrder, type Order, refreshOrder, slice } from './orders.ts'
import { type Counts, type Filter, filterKey, type Sort } from './rules.ts'
import { countAll, type Tallies, tallyStock } from './tallies.ts'
import type { SortProperty } from './values.ts'

/** Vehicles whose rows changed; `ids` is null when anything may have changed. */
export interface StockChange {
  version: number
  ids: readonly number[] | null
}

/** The published vehicles of this process in memory. Questions may be asked as soon as it is `ready`; it keeps itself up to date. */
export interface StockIndex {
  /** Loads the stock and follows its changes; resolves when ready, tries again as long as the database does not answer. */
  start(): Promise<void>
  stop(): Promise<void>
  readonly ready: boolean
  /** rises with every change */
  readonly version: number
  /** Tells of every change; answers the function that ends it. */
  onChange(listener: (change: StockChange) => void): () => void
  readonly names: Names
  /** ids of one page, and the number of all that fit */
  search(filter: Filter, sort: Sort, offset: number, limit: number): { total: number; ids: number[] }
  count(filter: Filter): number
  counts(filter: Filter): Counts
}

export interface IndexDeps {
  pool: Pool
  log: Logger
  clock: Clock
}

/** Microseconds between two tiers of the order by relevance: 71 years from 2000. */
const tier = 2.25e15
const none = Number.POSITIVE_INFINITY
const keptCounts = 300

/** Everything that is replaced when the stock is read again. */
interface State {
  columns: Columns
  orders: Record<SortProperty, Order>
  /** slots that are in front as boosted, and until when (microseconds since 2000) */
  boosted: Map<number, number>
  nextExpiry: number
}

function createState(capacity?: number): State {
  const columns = createColumns(capacity)
  const boosted = new Map<number, number>()
  return {
    columns,
    boosted,
    nextExpiry: none,
    orders: {
      relevance: createOrder((slot) => {
        const front = (boosted.has(slot) ? 2 : 0) + (hasBit(columns.shown, slot) ? 1 : 0)
        return front * tier + (columns.published[slot] as number)
      }),
      published: createOrder((slot) => (columns.published[slot] as number) || none),
      price: createOrder((slot) => keyOf(columns.price[slot] as number)),
      mileage: createOrder((slot) => keyOf(columns.mileage[slot] as number)),
      releaseDate: createOrder((slot) => {
        const day = columns.releaseDate[slot] as number
        return day === noDay ? none : day + 3_000_000
      }),
    },
  }
}

const keyOf = (value: number) => (value < 0 ? none : value)

/** Creates the index of a process; nothing happens before `start`. */
export function createStockIndex({ pool, log, clock }: IndexDeps): StockIndex {
  let state = createState()
  let version = 0
  let ready = false
  let cached = new Map<string, Counts>()
  let whole: Tallies | null = null
  const sets: KeptSets = new Map()
  const listeners = new Set<(change: StockChange) => void>()

  const now = () => (clock.now().getTime() - 946_684_800_000) * 1000
  const changed = (ids: readonly number[] | null) => {
    version++
    cached = new Map()
    whole = null
    sets.clear()
    for (const listener of listeners) listener({ version, ids })
  }
  const boost = (target: State, slot: number) => {
    target.boosted.delete(slot)
    const until = target.columns.boostedUntil.get(slot)
    if (until === undefined || until <= now()) return
    target.boosted.set(slot, until)
    target.nextExpiry = Math.min(target.nextExpiry, until)
  }
  const touch = (slot: number) => {
    if (slot < 0) return
    boost(state, slot)
    for (const order of Object.values(state.orders)) order.stale.add(slot)
  }

  const feed = createFeed(
    { pool, log },
    {
      begin: () => {
        const next = createState()
        return {
          add: (rows) => {
            for (const row of rows) boost(next, putRow(next.columns, row))
          },
          finish: async () => {
            const slots = new Uint32Array(next.columns.size)
            for (let slot = 0; slot < slots.length; slot++) slots[slot] = slot
            for (const order of Object.values(next.orders)) {
              await buildOrder(order, slots)
            }
            state = next
            ready = true
            changed(null)
          },
        }
      },
      change: (rows: Iterable<StockRow>, gone: readonly number[]) => {
        const ids = [...gone]
        for (const id of gone) touch(removeId(state.columns, id))
        for (const row of rows) {
          touch(putRow(state.columns, row))
          ids.push(row.id)
        }
        changed(ids)
      },
      count: () => state.columns.count,
    },
  )

  /** Boosts that have ended lose their place and their badge, although no row has changed. */
  const endBoosts = () => {
    if (state.nextExpiry > now()) return
    state.nextExpiry = none
    const ids: number[] = []
    for (const [slot, until] of [...state.boosted]) {
      if (until > now()) state.nextExpiry = Math.min(state.nextExpiry, until)
      else {
        state.boosted.delete(slot)
        state.orders.relevance.stale.add(slot)
        ids.push(state.columns.ids[slot] as number)
      }
    }
    if (ids.length > 0) changed(ids)
  }

  /** The order by one property, up to date. */
  const fresh = (property: SortProperty): Order => {
    if (property === 'relevance') endBoosts()
    const order = state.orders[property]
    const { columns } = state
    refreshOrder(order, columns.live, columns.ids)
    return order
  }

  let boostCheck: NodeJS.Timeout | undefined
  return {
    async start() {
      await feed.start()
      boostCheck = setInterval(endBoosts, 1000)
      boostCheck.unref()
    },
    stop() {
      clearInterval(boostCheck)
      return feed.stop()
    },
    get ready() {
      return ready
    },
    get version() {
      return version
    },
    get names() {
      return feed.names()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    search(filter, { property, direction }, offset, limit) {
      const order = fresh(property)
      const { columns } = state
      const { all, end } = masksOf(columns, filter, false, sets)
      const slots = slice(order, columns.ids, all.bits, all.size, offset, limit, direction === 'Descending')
      end()
      return { total: all.size, ids: slots.map((slot) => columns.ids[slot] as number) }
    },
    count(filter) {
      const known = cached.get(filterKey(filter))
      if (known) return known.total
      const { all, end } = masksOf(state.columns, filter, false, sets)
      end()
      return all.size
    },
    counts(filter) {
      const key = filterKey(filter)
      let counts = cached.get(key)
      if (!counts) {
        const orders = { price: fresh('price'), mileage: fresh('mileage'), releaseDate: fresh('releaseDate') }
        whole ??= tallyStock(state.columns)
        counts = countAll(state.columns, orders, whole, filter, sets)
        if (cached.size >= keptCounts) cached.clear()
        cached.set(key, counts)
      }
      return counts
    },
  }
}

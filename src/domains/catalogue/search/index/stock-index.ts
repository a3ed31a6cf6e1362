import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '#platform/clock.ts'
import { hasBit } from './bitset.ts'
import { countAll, countStock, type FacetCounts } from './facet-counts.ts'
import { createFeed } from './feed.ts'
import { createSetCache, masksOf, type SetCache, type Sized } from './masks.ts'
import type { Names } from './names.ts'
import { type Order, placesIn, refreshOrder, slice } from './orders.ts'
import { liftsOf, type Placed, stretchOf, woven } from './places.ts'
import { type Counts, type Filter, filterKey, type Hit, hasPaidPlaces, type Sort } from './rules.ts'
import {
  boostedInOrder,
  buildOrders,
  changeVehicle,
  createState,
  endBoosts,
  microsOf,
  putVehicle,
  removeVehicle,
  type StockState,
} from './state.ts'
import type { SortProperty } from './values.ts'

/** Vehicles whose rows changed; `ids` is null when any row may have changed. */
export interface StockChange {
  version: number
  ids: readonly number[] | null
}

/** In-memory index of the published vehicles. Can be queried once `ready`; updates itself. */
export interface StockIndex {
  /** Loads the stock and follows its changes; resolves when ready, retries until the database responds. */
  start(): Promise<void>
  stop(): Promise<void>
  readonly ready: boolean
  /** increases with every change */
  readonly version: number
  /** Registers a listener of changes; returns a function that removes it. */
  onChange(listener: (change: StockChange) => void): () => void
  readonly names: Names
  /** returns the cars of one page, and the total */
  search(filter: Filter, sort: Sort, offset: number, limit: number): { total: number; hits: Hit[] }
  count(filter: Filter): number
  counts(filter: Filter): Counts
}

export interface IndexDeps {
  pool: Pool
  log: Logger
  clock: Clock
}

const keptCounts = 300

/** Creates the index of a process; inactive before `start`. */
export function createStockIndex({ pool, log, clock }: IndexDeps): StockIndex {
  let state = createState()
  let version = 0
  let ready = false
  let kept = keepNothing()
  const listeners = new Set<(change: StockChange) => void>()

  const now = () => microsOf(clock.now())
  const changed = (ids: readonly number[] | null) => {
    version++
    kept = keepNothing()
    for (const listener of listeners) listener({ version, ids })
  }
  const checkBoosts = () => {
    const ids = endBoosts(state, now())
    if (ids.length > 0) changed(ids)
  }

  const feed = createFeed(
    { pool, log },
    {
      begin: () => {
        const next = createState()
        return {
          add: (rows) => {
            const at = now()
            for (const row of rows) putVehicle(next, row, at)
          },
          finish: async () => {
            await buildOrders(next)
            state = next
            ready = true
            changed(null)
          },
        }
      },
      change: (rows, gone) => {
        const at = now()
        const ids = [...gone]
        for (const id of gone) removeVehicle(state, id, at)
        for (const row of rows) {
          changeVehicle(state, row, at)
          ids.push(row.id)
        }
        changed(ids)
      },
      count: () => state.columns.count,
    },
  )

  let boostCheck: NodeJS.Timeout | undefined
  return {
    async start() {
      await feed.start()
      boostCheck = setInterval(checkBoosts, 1000)
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
    search(filter, sort, offset, limit) {
      checkBoosts()
      const { columns } = state
      const { all, end } = masksOf(columns, filter, false, kept.sets)
      const page = pageOf(state, all, sort, offset, limit)
      end()
      const hits = page.map(({ item, unpaid }) => ({ id: columns.ids[item] as number, rank: columns.rank[item] as number, unpaid }))
      return { total: all.size, hits }
    },
    count(filter) {
      checkBoosts()
      const known = kept.counts.get(filterKey(filter))
      if (known) return known.total
      const { all, end } = masksOf(state.columns, filter, false, kept.sets)
      end()
      return all.size
    },
    counts(filter) {
      checkBoosts()
      return countsOf(state, kept, filter)
    },
  }
}

/** Results cached until the stock changes. */
interface Kept {
  counts: LRUCache<string, Counts>
  whole: FacetCounts | null
  sets: SetCache
}

function keepNothing(): Kept {
  return { counts: new LRUCache({ max: keptCounts }), whole: null, sets: createSetCache() }
}

function countsOf(state: StockState, kept: Kept, filter: Filter): Counts {
  const key = filterKey(filter)
  const known = kept.counts.get(key)
  if (known) return known
  const orders = { price: freshOrder(state, 'price'), mileage: freshOrder(state, 'mileage'), releaseDate: freshOrder(state, 'releaseDate') }
  kept.whole ??= countStock(state.columns)
  const counts = countAll(state.columns, orders, kept.whole, filter, kept.sets)
  kept.counts.set(key, counts)
  return counts
}

/** Returns the slots of one page of a set. */
function pageOf(state: StockState, { bits, size }: Sized, sort: Sort, offset: number, limit: number): Placed[] {
  const { ids } = state.columns
  const order = freshOrder(state, sort.property)
  if (!hasPaidPlaces(sort))
    return slice(order, ids, bits, size, offset, limit, sort.direction === 'Descending').map((item) => ({ item, unpaid: null }))
  const boosted = boostedInOrder(state).filter((slot) => hasBit(bits, slot))
  const lifts = liftsOf(placesIn(order, ids, bits, size, boosted), Math.min(offset + limit, size))
  const { from, to } = stretchOf(lifts, offset, limit)
  return woven(slice(order, ids, bits, size, from, to - from, true), lifts, offset, limit)
}

/** Returns the up-to-date order of a property. */
function freshOrder({ orders, columns }: StockState, property: SortProperty): Order {
  const order = orders[property]
  refreshOrder(order, columns.live, columns.ids)
  return order
}

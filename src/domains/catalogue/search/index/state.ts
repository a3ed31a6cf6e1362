import { clearBit, setBit } from './bitset.ts'
import { type Columns, createColumns, noDay, putRow, removeId, type StockRow } from './columns.ts'
import { buildOrder, createOrder, type Order } from './orders.ts'
import type { SortProperty } from './values.ts'

/** Microseconds between two ranks of the relevance order: 47 years from 2000, so that six ranks fit in a safe integer. */
const tier = 1.5e15
const none = Number.POSITIVE_INFINITY

/** Everything that a full reload of the stock replaces. */
export interface StockState {
  columns: Columns
  orders: Record<SortProperty, Order>
  /** slots eligible for a paid position, with the end of the boost (microseconds since 2000) */
  boosted: Map<number, number>
  /** the same slots in list order; null when they must be sorted again */
  boostedInOrder: readonly number[] | null
  nextExpiry: number
}

export function createState(): StockState {
  const columns = createColumns()
  const boosted = new Map<number, number>()
  return {
    columns,
    boosted,
    boostedInOrder: null,
    nextExpiry: none,
    orders: {
      relevance: createOrder((slot) => (columns.rank[slot] as number) * tier + Math.min(columns.published[slot] as number, tier - 1)),
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

export function microsOf(moment: Date): number {
  return (moment.getTime() - 946_684_800_000) * 1000
}

/** Inserts or updates the row of a vehicle; returns its slot. */
export function putVehicle(state: StockState, row: StockRow, now: number): number {
  const slot = putRow(state.columns, row)
  boost(state, slot, now)
  return slot
}

/** Updates the row of a vehicle; its position in the orders is updated by the next query. */
export function changeVehicle(state: StockState, row: StockRow, now: number): void {
  markStale(state, putVehicle(state, row, now))
}

export function removeVehicle(state: StockState, id: number, now: number): void {
  const slot = removeId(state.columns, id)
  if (slot < 0) return
  boost(state, slot, now)
  markStale(state, slot)
}

/** Builds all orders after a full reload. */
export async function buildOrders({ columns, orders }: StockState): Promise<void> {
  const slots = new Uint32Array(columns.size)
  for (let slot = 0; slot < slots.length; slot++) slots[slot] = slot
  for (const order of Object.values(orders)) await buildOrder(order, slots)
}

/** Returns the boosted slots in relevance order, first one first. */
export function boostedInOrder(state: StockState): readonly number[] {
  const { key } = state.orders.relevance
  const { ids } = state.columns
  state.boostedInOrder ??= [...state.boosted.keys()].sort((a, b) => key(b) - key(a) || (ids[b] as number) - (ids[a] as number))
  return state.boostedInOrder
}

/** Removes expired boosts, for which no row changes; returns the ids of their vehicles. */
export function endBoosts(state: StockState, now: number): number[] {
  if (state.nextExpiry > now) return []
  state.nextExpiry = none
  state.boostedInOrder = null
  const ids: number[] = []
  for (const [slot, until] of [...state.boosted]) {
    if (until > now) state.nextExpiry = Math.min(state.nextExpiry, until)
    else {
      state.boosted.delete(slot)
      clearBit(state.columns.boosted, slot)
      ids.push(state.columns.ids[slot] as number)
    }
  }
  return ids
}

function boost(state: StockState, slot: number, now: number): void {
  if (state.boosted.delete(slot)) state.boostedInOrder = null
  if (slot < 0) return
  clearBit(state.columns.boosted, slot)
  const until = state.columns.boostedUntil.get(slot)
  if (until === undefined || until <= now) return
  state.boosted.set(slot, until)
  state.boostedInOrder = null
  setBit(state.columns.boosted, slot)
  state.nextExpiry = Math.min(state.nextExpiry, until)
}

function markStale({ orders }: StockState, slot: number): void {
  for (const order of Object.values(orders)) order.stale.add(slot)
}

import { hasBit } from './bitset.ts'
import { type Columns, createColumns, noDay, putRow, removeId, type StockRow } from './columns.ts'
import { buildOrder, createOrder, type Order } from './orders.ts'
import type { SortProperty } from './values.ts'

/** Microseconds between two tiers of the order by relevance: 71 years from 2000. */
const tier = 2.25e15
const none = Number.POSITIVE_INFINITY

/** Everything that is replaced when the stock is read again. */
export interface StockState {
  columns: Columns
  orders: Record<SortProperty, Order>
  /** slots that are in front as boosted, and until when (microseconds since 2000) */
  boosted: Map<number, number>
  nextExpiry: number
}

/** An empty stock. */
export function createState(): StockState {
  const columns = createColumns()
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

/** Microseconds since 2000, as the columns count them. */
export function microsOf(moment: Date): number {
  return (moment.getTime() - 946_684_800_000) * 1000
}

/** Takes the row of a vehicle in, at the place where it was or a new one; answers its slot. */
export function putVehicle(state: StockState, row: StockRow, now: number): number {
  const slot = putRow(state.columns, row)
  boost(state, slot, now)
  return slot
}

/** Changes the row of a vehicle, whose place in the orders is found again with the next question. */
export function changeVehicle(state: StockState, row: StockRow, now: number): void {
  markStale(state, putVehicle(state, row, now))
}

/** Takes a vehicle out. */
export function removeVehicle(state: StockState, id: number, now: number): void {
  const slot = removeId(state.columns, id)
  if (slot < 0) return
  boost(state, slot, now)
  markStale(state, slot)
}

/** Brings all orders of a stock that was just read. */
export async function buildOrders({ columns, orders }: StockState): Promise<void> {
  const slots = new Uint32Array(columns.size)
  for (let slot = 0; slot < slots.length; slot++) slots[slot] = slot
  for (const order of Object.values(orders)) await buildOrder(order, slots)
}

/** Boosts that have ended lose their place and their badge, although no row has changed; answers the ids of their vehicles. */
export function endBoosts(state: StockState, now: number): number[] {
  if (state.nextExpiry > now) return []
  state.nextExpiry = none
  const ids: number[] = []
  for (const [slot, until] of [...state.boosted]) {
    if (until > now) state.nextExpiry = Math.min(state.nextExpiry, until)
    else {
      state.boosted.delete(slot)
      state.orders.relevance.stale.add(slot)
      ids.push(state.columns.ids[slot] as number)
    }
  }
  return ids
}

function boost(state: StockState, slot: number, now: number): void {
  state.boosted.delete(slot)
  const until = state.columns.boostedUntil.get(slot)
  if (until === undefined || until <= now) return
  state.boosted.set(slot, until)
  state.nextExpiry = Math.min(state.nextExpiry, until)
}

function markStale({ orders }: StockState, slot: number): void {
  for (const order of Object.values(orders)) order.stale.add(slot)
}

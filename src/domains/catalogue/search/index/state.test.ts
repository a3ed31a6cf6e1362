import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '#testing/property.ts'
import { borrowBits, emptyBits, hasBit, release, setBit, sizeOf, slotsOf } from './bitset.ts'
import { type Columns, columnValues, createColumns, noDay, putRow, removeId, type StockRow, slotOf } from './columns.ts'
import { countAll, countStock } from './facet-counts.ts'
import { createSetCache, masksOf } from './masks.ts'
import { buildOrder, createOrder, refreshOrder, slice } from './orders.ts'
import { classOf, dayNumber, type Filter, flagColumns, type Group, mileageBounds, type Part, priceBounds, valueColumns } from './rules.ts'
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
import { sortProperties } from './values.ts'

/** Returns a car with only the given facts. */
const car = (id: number, given: Partial<StockRow> = {}): StockRow => ({
  ...{ id, changed: 1n, listed: true, brand: 1, model: 10, city: 0, storageArea: 0, price: -1, mileage: -1, release: noDay },
  ...{ published: 0, boostedUntil: 0, rank: 0 },
  values: Object.fromEntries(valueColumns.map((name) => [name, 0])) as StockRow['values'],
  flags: Object.fromEntries(flagColumns.map((name) => [name, false])) as StockRow['flags'],
  ...given,
})

const code = (name: keyof typeof columnValues) => fc.integer({ min: 0, max: columnValues[name].length })
const drawnCar = fc
  .record({
    brand: fc.integer({ min: 1, max: 3 }),
    model: fc.integer({ min: 10, max: 14 }),
    city: fc.integer({ min: 0, max: 3 }),
    storageArea: fc.integer({ min: 0, max: 2 }),
    price: fc.constantFrom(-1, 0, 1, 19_999, 20_000, 90_000, 460_000, 2_147_483_646),
    mileage: fc.constantFrom(-1, 0, 1000, 1001, 100_000, 750_000),
    release: fc.constantFrom(
      noDay,
      dayNumber('1899-12-31'),
      dayNumber('1989-12-31'),
      dayNumber('1999-12-31'),
      0,
      dayNumber('2190-06-01'),
      dayNumber('2300-01-01'),
    ),
    published: fc.constantFrom(0, 1, 2, 3_000_000_000, 800_000_000_000_000),
    rank: fc.integer({ min: 0, max: 5 }),
    values: fc.record(Object.fromEntries(valueColumns.map((name) => [name, code(name)]))) as fc.Arbitrary<StockRow['values']>,
    flags: fc.record(Object.fromEntries(flagColumns.map((name) => [name, fc.boolean()]))) as fc.Arbitrary<StockRow['flags']>,
  })
  .map((given) => ({ ...given, changed: 1n, listed: true, boostedUntil: 0 }))
/** More cars than one word of a set holds, and than the initial capacity. */
const drawnStock = fc.array(drawnCar, { maxLength: 150, size: 'max' }).map((cars) => cars.map((one, i) => ({ ...one, id: 4000 + i * 7 })))

const limit = fc.constantFrom(null, 0, 1, 1000, 20_000, 90_000)
const drawnPart: fc.Arbitrary<[Group, Part]> = fc.oneof(
  fc
    .record({ brands: fc.subarray([1, 2, 9]), models: fc.subarray([10, 12, 99]) })
    .map(({ brands, models }): [Group, Part] => ['car', { kind: 'car', brands, models }]),
  fc.subarray([1, 2, 9]).map((ids): [Group, Part] => ['city', { kind: 'ids', ids }]),
  fc.subarray([1, 2]).map((ids): [Group, Part] => ['storageArea', { kind: 'ids', ids }]),
  fc.subarray([4000, 4007, 4231, 5]).map((ids): [Group, Part] => ['reference', { kind: 'ids', ids }]),
  fc
    .constantFrom(...valueColumns)
    .chain((name) => fc.subarray([...columnValues[name]]).map((values): [Group, Part] => [name, { kind: 'values', values }])),
  fc
    .tuple(fc.constantFrom('price' as const, 'mileage' as const), limit, limit)
    .map(([name, min, max]): [Group, Part] => [name, { kind: 'range', min, max }]),
  fc
    .tuple(fc.constantFrom(null, -36_000, 0), fc.constantFrom(null, -1, 0, 69_000, 1_000_000_000))
    .map(([min, max]): [Group, Part] => ['releaseDate', { kind: 'range', min, max }]),
  fc.tuple(fc.constantFrom(...flagColumns), fc.boolean()).map(([name, value]): [Group, Part] => [name, { kind: 'flag', value }]),
  fc.constant<[Group, Part]>(['monthly', { kind: 'monthly', max: 90_000, down: 19_999 }]),
)
const drawnFilter = fc
  .tuple(fc.array(drawnPart, { maxLength: 4 }), fc.array(drawnPart, { maxLength: 3 }))
  .map(([parts, others]): Filter => {
    const excluded = others.filter(([group]) => ['car', 'city', 'color', 'fuelType', 'gearType', 'bodyStyle'].includes(group))
    return { archived: false, parts: new Map(parts), excluded: new Map(excluded) as never }
  })

/** Reference implementation of a part. */
function fits(row: StockRow, group: Group, part: Part): boolean {
  const between = (value: number, unknown: number, min: number | null, max: number | null) =>
    value !== unknown && value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY)
  switch (part.kind) {
    case 'car':
      return part.brands.includes(row.brand) || part.models.includes(row.model)
    case 'ids':
      return part.ids.includes(group === 'city' ? row.city : group === 'storageArea' ? row.storageArea : row.id)
    case 'values': {
      const name = group as (typeof valueColumns)[number]
      return part.values.includes(columnValues[name][row.values[name] - 1] ?? '')
    }
    case 'range':
      return group === 'releaseDate'
        ? between(row.release, noDay, part.min, part.max)
        : between(row[group as 'price' | 'mileage'], -1, part.min, part.max)
    case 'flag':
      return row.flags[group as (typeof flagColumns)[number]] === part.value
    case 'monthly':
      return row.price >= 0 && (row.price <= part.down || (row.flags.financed && row.price <= part.max))
  }
}

function fitting(rows: readonly StockRow[], { parts, excluded = new Map() }: Filter, leftOut?: Group): StockRow[] {
  return rows.filter(
    (row) =>
      [...parts].every(([group, part]) => group === leftOut || fits(row, group, part)) &&
      [...excluded].every(([group, part]) => group === leftOut || !fits(row, group, part)),
  )
}
const idsIn = ({ ids }: Columns, { bits, size }: { bits: ReturnType<typeof emptyBits>; size: number }) =>
  [...slotsOf(bits, size)].map((slot) => ids[slot] as number).toSorted((a, b) => a - b)
const idsOf = (rows: readonly StockRow[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b)

/** Returns the expected cars after inserts, changes and removals, some repeated. */
function played(columns: Columns, rows: readonly StockRow[], later: readonly StockRow[]): StockRow[] {
  for (const row of rows) putRow(columns, row)
  const kept = new Map(rows.map((row) => [row.id, row]))
  for (const [i, row] of rows.entries()) {
    if (i % 5 === 0) removeId(columns, row.id)
    if (i % 5 === 1) putRow(columns, { ...row, listed: false })
    if (i % 5 < 2) kept.delete(row.id)
  }
  for (const row of later) {
    putRow(columns, row)
    kept.set(row.id, row)
  }
  return [...kept.values()]
}

describe('in-memory stock', () => {
  test('returns the same cars as a scan after inserts, changes and removals', async () => {
    await holds(
      fc.property(drawnStock, drawnStock, fc.array(drawnFilter, { minLength: 3, maxLength: 6 }), (first, later, filters) => {
        const columns = createColumns(32)
        const rows = played(columns, first, later)
        const kept = createSetCache()
        for (const filter of filters) {
          const { all, others, end } = masksOf(columns, filter, true, kept)
          expect(idsIn(columns, all)).toEqual(idsOf(fitting(rows, filter)))
          for (const [group, rivals] of others) {
            expect([group, idsIn(columns, rivals)]).toEqual([group, idsOf(fitting(rows, filter, group))])
            expect(rivals.size).toBe(sizeOf(rivals.bits))
          }
          end()
        }
      }),
      { runs: 60 },
    )
  })

  test('counts each facet without its own filter', async () => {
    await holds(
      fc.property(drawnStock, drawnStock, fc.array(drawnFilter, { minLength: 2, maxLength: 4 }), (first, later, filters) => {
        const state = createState()
        const rows = played(state.columns, first, later)
        for (const row of rows) changeVehicle(state, row, 0)
        for (const order of Object.values(state.orders)) refreshOrder(order, state.columns.live, state.columns.ids)
        for (const filter of filters) {
          const { columns, orders } = state
          const counts = countAll(columns, orders, countStock(columns), filter, createSetCache())
          const without = (group: Group) => fitting(rows, filter, group)
          const count = <K>(group: Group, keyOf: (row: StockRow) => K | null) => {
            const found = new Map<K, number>()
            for (const key of without(group).map(keyOf)) if (key !== null) found.set(key, (found.get(key) ?? 0) + 1)
            return found
          }
          expect(counts.total).toBe(fitting(rows, filter).length)
          expect(counts.brand).toEqual(count('car', (row) => row.brand))
          expect(counts.model).toEqual(count('car', (row) => row.model))
          expect(counts.city).toEqual(count('city', (row) => row.city || null))
          expect(counts.storageArea).toEqual(count('storageArea', (row) => row.storageArea || null))
          for (const name of valueColumns)
            expect(counts.values[name]).toEqual(count(name, (row) => columnValues[name][row.values[name] - 1] ?? null))
          for (const name of flagColumns) {
            const yes = without(name).filter(({ flags }) => flags[name]).length
            expect(counts.flags[name]).toEqual({ yes, no: without(name).length - yes })
          }
          expect(counts.classes.price).toEqual(count('price', ({ price }) => (price < 0 ? null : classOf(priceBounds, price))))
          expect(counts.classes.mileage).toEqual(count('mileage', ({ mileage }) => (mileage < 0 ? null : classOf(mileageBounds, mileage))))
          const year = (release: number) => Math.min(Math.max(new Date((release + 10_957) * 86_400_000).getUTCFullYear(), 1990), 2190)
          expect(counts.classes.releaseDate).toEqual(count('releaseDate', ({ release }) => (release === noDay ? null : year(release))))
          const ends = (group: 'price' | 'mileage' | 'releaseDate', values: number[]) =>
            expect([group, counts.ends[group]]).toEqual([group, values.length === 0 ? null : [Math.min(...values), Math.max(...values)]])
          ends(
            'price',
            without('price').flatMap(({ price }) => (price < 0 ? [] : [price])),
          )
          ends(
            'mileage',
            without('mileage').flatMap(({ mileage }) => (mileage < 0 ? [] : [mileage])),
          )
          ends(
            'releaseDate',
            without('releaseDate').flatMap(({ release }) => (release === noDay ? [] : [release])),
          )
        }
      }),
      { runs: 25 },
    )
  })

  test('pages every order, unknown values last, equal values by id', async () => {
    const keys = {
      relevance: (row: StockRow) => row.rank * 1e15 + row.published,
      published: (row: StockRow) => row.published || null,
      price: (row: StockRow) => (row.price < 0 ? null : row.price),
      mileage: (row: StockRow) => (row.mileage < 0 ? null : row.mileage),
      releaseDate: (row: StockRow) => (row.release === noDay ? null : row.release),
    }
    const byHand = (rows: readonly StockRow[], key: (row: StockRow) => number | null, falling: boolean) =>
      rows
        .toSorted((a, b) => {
          const [x, y] = [key(a), key(b)]
          if ((x === null) !== (y === null)) return x === null ? 1 : -1
          const rising = x === null || y === null || x === y ? a.id - b.id : x - y
          return falling ? -rising : rising
        })
        .map(({ id }) => id)
    await holds(
      fc.asyncProperty(
        drawnStock,
        drawnStock,
        drawnFilter,
        fc.nat(120),
        fc.integer({ min: 1, max: 60 }),
        async (first, later, filter, offset, size) => {
          const state = createState()
          for (const row of first) putVehicle(state, row, 0)
          await buildOrders(state)
          const check = (rows: readonly StockRow[]) => {
            const { columns, orders } = state
            const { all, end } = masksOf(columns, filter, false, createSetCache())
            for (const name of ['relevance', ...sortProperties] as const)
              for (const falling of [true, false]) {
                const order = orders[name]
                refreshOrder(order, columns.live, columns.ids)
                const page = (bits: typeof all.bits, count: number) =>
                  slice(order, columns.ids, bits, count, offset, size, falling).map((slot) => columns.ids[slot])
                const [list, some] = [byHand(rows, keys[name], falling), byHand(fitting(rows, filter), keys[name], falling)]
                expect([name, falling, page(columns.live, columns.count)]).toEqual([name, falling, list.slice(offset, offset + size)])
                expect([name, falling, page(all.bits, all.size)]).toEqual([name, falling, some.slice(offset, offset + size)])
              }
            end()
          }
          check(first)
          for (const row of later) changeVehicle(state, row, 0)
          for (const row of first.slice(later.length)) removeVehicle(state, row.id, 0)
          check(later)
        },
      ),
      { runs: 15 },
    )
  })

  test('grows beyond its initial capacity without losing cars', () => {
    const columns = createColumns(32)
    const rows = Array.from({ length: 100 }, (_, i) => car(i + 1, { price: i % 2 === 0 ? i : -1, city: (i % 3) + 1 }))
    for (const row of rows) putRow(columns, row)
    expect([columns.count, columns.size, columns.capacity]).toEqual([100, 100, 128])
    expect(rows.every(({ id }) => slotOf(columns, id) === id - 1)).toBe(true)
    expect([slotOf(columns, 101), slotOf(columns, 1_000_000)]).toEqual([-1, -1])
  })

  test('reuses the slot of a removed car', () => {
    const columns = createColumns(32)
    for (const id of [1, 2, 3]) putRow(columns, car(id))
    expect(removeId(columns, 2)).toBe(1)
    expect([removeId(columns, 2), removeId(columns, 99), putRow(columns, car(2, { listed: false }))]).toEqual([-1, -1, -1])
    expect([columns.count, putRow(columns, car(4)), columns.count, columns.size]).toEqual([2, 1, 3, 3])
    expect(putRow(columns, car(3, { listed: false }))).toBe(2)
    expect(columns.count).toBe(2)
  })
})

describe('a boost', () => {
  const moment = (minute: number) => microsOf(new Date(Date.UTC(2026, 2, 15, 10, minute)))
  const boosted = (state: StockState) => boostedInOrder(state).map((slot) => state.columns.ids[slot])
  const badges = (state: StockState) =>
    [...slotsOf(state.columns.boosted, sizeOf(state.columns.boosted))].map((slot) => state.columns.ids[slot])
  const open = (...cars: StockRow[]) => {
    const state = createState()
    for (const row of cars) putVehicle(state, row, moment(0))
    return state
  }

  test('ends exactly at its expiry', () => {
    const state = open(car(1, { boostedUntil: moment(0) }), car(2, { boostedUntil: moment(0) + 1 }), car(3))
    expect([boosted(state), badges(state)]).toEqual([[2], [2]])
    expect(endBoosts(state, moment(0))).toEqual([])
    expect(endBoosts(state, moment(0) + 1)).toEqual([2])
    expect([boosted(state), badges(state)]).toEqual([[], []])
  })

  test('expire one after the other', () => {
    const state = open(car(1, { boostedUntil: moment(30) }), car(2, { boostedUntil: moment(10) }), car(3, { boostedUntil: moment(20) }))
    expect([5, 10, 15, 20, 30, 40].map((minute) => endBoosts(state, moment(minute)))).toEqual([[], [2], [], [3], [1], []])
  })

  test('sorts boosts in list order and again when a car changes', () => {
    const ends = { boostedUntil: moment(30) }
    const state = open(car(1, { ...ends, rank: 1 }), car(2, { ...ends, rank: 3 }), car(3, { ...ends, rank: 1 }))
    expect(boosted(state)).toEqual([2, 3, 1])
    changeVehicle(state, car(1, { ...ends, rank: 4 }), moment(0))
    expect(boosted(state)).toEqual([1, 2, 3])
    changeVehicle(state, car(2, { rank: 3 }), moment(0))
    expect([boosted(state), badges(state)]).toEqual([
      [1, 3],
      [1, 3],
    ])
    removeVehicle(state, 1, moment(0))
    removeVehicle(state, 77, moment(0))
    expect([boosted(state), badges(state)]).toEqual([[3], [3]])
    changeVehicle(state, car(5, { ...ends, rank: 5 }), moment(0))
    expect(boosted(state)).toEqual([5, 3])
  })
})

test('reuses a borrowed set only after its release and for the same size', () => {
  const mine = borrowBits(3)
  setBit(mine, 64)
  const other = borrowBits(3)
  expect(other).not.toBe(mine)
  release([mine, other])
  const wider = borrowBits(5)
  expect([wider.length, hasBit(emptyBits(96), 64)]).toEqual([5, false])
})

test('sorts keys of every size, above 32 bits too, without a key last', async () => {
  const keys = [2 ** 32 + 1, 7, 2 ** 33, Number.POSITIVE_INFINITY, 2 ** 32, 6 * 1.5e15, 2 ** 33 - 1, 0, 65_536]
  const order = createOrder((slot) => keys[slot] as number)
  await buildOrder(order, Uint32Array.from(keys.keys()))
  expect([...order.slots].map((slot) => keys[slot])).toEqual(keys.toSorted((a, b) => a - b))
  expect(order.keyed).toBe(8)
})

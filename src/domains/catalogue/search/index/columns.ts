import {
  colors,
  conditions,
  fuelTypes,
  gearTypes,
  operationTypes,
  registrationTypes,
  repairStatuses,
} from '#domains/catalogue/vehicles/rules.ts'
import { bodyStyles } from '#domains/foundation/reference/rules.ts'
import { type Bits, clearBit, emptyBits, grownBits, setBit } from './bitset.ts'
import {
  classOf,
  type FlagColumn,
  firstYear,
  flagColumns,
  lastYear,
  mileageBounds,
  priceBounds,
  type ValueColumn,
  valueColumns,
  yearOfDay,
} from './rules.ts'

/** Values of each enumeration column in the order of their codes; code 0 means none. */
export const columnValues: Record<ValueColumn, readonly string[]> = {
  color: colors,
  fuelType: fuelTypes,
  gearType: gearTypes,
  bodyStyle: bodyStyles,
  condition: conditions,
  repairStatus: repairStatuses,
  registrationType: registrationTypes,
  operationType: operationTypes,
}

/** One vehicle of the feed. Null numbers are -1 (`release`: `noDay`); times are microseconds since 2000, 0 when none. */
export interface StockRow {
  id: number
  changed: bigint
  listed: boolean
  brand: number
  model: number
  city: number
  storageArea: number
  price: number
  mileage: number
  release: number
  published: number
  boostedUntil: number
  /** `listing_rank`: 5 comes first */
  rank: number
  values: Record<ValueColumn, number>
  flags: Record<FlagColumn, boolean>
}

/** Value for an unknown first registration; lower than every real day. */
export const noDay = -1_000_000_000

/** Several small columns combined, so that one pass counts them all: the code is a mixed-radix number, most significant digit first. */
export interface CompositeColumn {
  digits: readonly { name: ValueColumn | FlagColumn | 'price' | 'mileage'; base: number }[]
  codes: Uint16Array<ArrayBuffer>
}

const valueDigit = (name: ValueColumn) => ({ name, base: columnValues[name].length + 1 })
/** Digit 0 is an unknown amount, the others are its classes. */
const blendDigits = {
  traits: (['fuelType', 'gearType', 'bodyStyle', 'condition', 'repairStatus'] as const).map(valueDigit),
  looks: [...(['color', 'registrationType', 'operationType'] as const).map(valueDigit), ...flagColumns.map((name) => ({ name, base: 2 }))],
  amounts: [
    { name: 'price' as const, base: priceBounds.length + 2 },
    { name: 'mileage' as const, base: mileageBounds.length + 2 },
  ],
}
export const blendNames = ['traits', 'looks', 'amounts'] as const
export type BlendName = (typeof blendNames)[number]

/** Returns the number of codes of a composite column. */
export function codesOf({ digits }: CompositeColumn): number {
  return digits.reduce((codes, { base }) => codes * base, 1)
}

/** A column of reference ids: a code per slot, and one set of slots per code. Code 0 means none. */
export interface IdColumn {
  codes: Uint16Array<ArrayBuffer>
  codeOf: Map<number, number>
  ids: number[]
  sets: Bits[] | null
}

/** Published vehicles, one slot each, column by column. Freed slots are reused. */
export interface Columns {
  capacity: number
  /** slots ever used; every later slot is free */
  size: number
  count: number
  free: number[]
  slotById: Map<number, Int32Array<ArrayBuffer>>
  live: Bits
  ids: Int32Array<ArrayBuffer>
  brand: IdColumn
  model: IdColumn
  city: IdColumn
  storageArea: IdColumn
  price: Int32Array<ArrayBuffer>
  mileage: Int32Array<ArrayBuffer>
  releaseDate: Int32Array<ArrayBuffer>
  published: Float64Array<ArrayBuffer>
  rank: Uint8Array<ArrayBuffer>
  /** cars with a current boost, updated by `state.ts` */
  boosted: Bits
  boostedUntil: Map<number, number>
  blends: Record<BlendName, CompositeColumn>
  /** years since `firstYear` plus one, 0 when unknown */
  years: Uint16Array<ArrayBuffer>
  values: Record<ValueColumn, Bits[]>
  flags: Record<FlagColumn, Bits>
}

const idColumns = ['brand', 'model', 'city', 'storageArea'] as const

function idColumn(capacity: number, withSets: boolean): IdColumn {
  return { codes: new Uint16Array(capacity), codeOf: new Map(), ids: [0], sets: withSets ? [emptyBits(0)] : null }
}

function record<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>
}

/** Creates empty columns with an initial capacity; they grow automatically. */
export function createColumns(capacity = 4096): Columns {
  return {
    capacity,
    size: 0,
    count: 0,
    free: [],
    slotById: new Map(),
    live: emptyBits(capacity),
    ids: new Int32Array(capacity),
    brand: idColumn(capacity, true),
    // models need no sets: there are many, and a model is searched within its brand
    model: idColumn(capacity, false),
    city: idColumn(capacity, true),
    storageArea: idColumn(capacity, true),
    price: new Int32Array(capacity).fill(-1),
    mileage: new Int32Array(capacity).fill(-1),
    releaseDate: new Int32Array(capacity).fill(noDay),
    published: new Float64Array(capacity),
    rank: new Uint8Array(capacity),
    boosted: emptyBits(capacity),
    boostedUntil: new Map(),
    blends: record(blendNames, (name) => ({ digits: blendDigits[name], codes: new Uint16Array(capacity) })),
    years: new Uint16Array(capacity),
    values: record(valueColumns, (column) => [emptyBits(0), ...columnValues[column].map(() => emptyBits(capacity))]),
    flags: record(flagColumns, () => emptyBits(capacity)),
  }
}

function grow(columns: Columns, capacity: number): void {
  const wider = <A extends Int32Array | Float64Array | Uint16Array | Uint8Array>(array: A, make: new (n: number) => A): A => {
    const grown = new make(capacity)
    grown.set(array)
    return grown
  }
  const bits = (sets: Bits[]) => sets.map((set, code) => (code === 0 ? set : grownBits(set, capacity)))
  columns.capacity = capacity
  columns.live = grownBits(columns.live, capacity)
  columns.boosted = grownBits(columns.boosted, capacity)
  columns.ids = wider(columns.ids, Int32Array)
  const old = columns.price.length
  columns.price = wider(columns.price, Int32Array).fill(-1, old)
  columns.mileage = wider(columns.mileage, Int32Array).fill(-1, old)
  columns.releaseDate = wider(columns.releaseDate, Int32Array).fill(noDay, old)
  columns.published = wider(columns.published, Float64Array)
  columns.rank = wider(columns.rank, Uint8Array)
  columns.years = wider(columns.years, Uint16Array)
  for (const name of blendNames) columns.blends[name].codes = wider(columns.blends[name].codes, Uint16Array)
  for (const name of idColumns) {
    const column = columns[name]
    column.codes = wider(column.codes, Uint16Array)
    if (column.sets) column.sets = bits(column.sets)
  }
  for (const name of valueColumns) columns.values[name] = bits(columns.values[name])
  for (const name of flagColumns) columns.flags[name] = grownBits(columns.flags[name], capacity)
}

/** Returns the slot of a vehicle, or -1. */
export function slotOf(columns: Columns, id: number): number {
  const page = columns.slotById.get(id >>> 12)
  return page ? (page[id & 4095] as number) - 1 : -1
}

function keepSlot(columns: Columns, id: number, slot: number): void {
  let page = columns.slotById.get(id >>> 12)
  if (!page) {
    page = new Int32Array(4096)
    columns.slotById.set(id >>> 12, page)
  }
  page[id & 4095] = slot + 1
}

function codeOf(columns: Columns, column: IdColumn, id: number): number {
  if (id === 0) return 0
  let code = column.codeOf.get(id)
  if (code === undefined) {
    code = column.ids.length
    if (code > 65_535) throw new RangeError('more than 65 535 different reference ids in one column')
    column.codeOf.set(id, code)
    column.ids.push(id)
    column.sets?.push(emptyBits(columns.capacity))
  }
  return code
}

const bases = record(blendNames, (name) => blendDigits[name].map(({ base }) => base))

function amountDigit(bounds: readonly number[], value: number): number {
  return value < 0 ? 0 : classOf(bounds, value) + 1
}

/** Writes one vehicle to its slot, or removes it when it is not listed. Returns the slot, -1 when nothing changed. */
export function putRow(columns: Columns, row: StockRow): number {
  let slot = slotOf(columns, row.id)
  if (slot >= 0) clearSlot(columns, slot)
  if (!row.listed) {
    if (slot >= 0) freeSlot(columns, row.id, slot)
    return slot
  }
  if (slot < 0) slot = takeSlot(columns, row.id)
  setBit(columns.live, slot)
  columns.ids[slot] = row.id
  for (const name of idColumns) {
    const column = columns[name]
    const code = codeOf(columns, column, row[name])
    column.codes[slot] = code
    if (code > 0 && column.sets) setBit(column.sets[code] as Bits, slot)
  }
  columns.price[slot] = row.price
  columns.mileage[slot] = row.mileage
  columns.releaseDate[slot] = row.release
  columns.published[slot] = row.published
  columns.rank[slot] = row.rank
  columns.years[slot] = row.release === noDay ? 0 : Math.min(Math.max(yearOfDay(row.release), firstYear), lastYear) - firstYear + 1
  const { values, flags } = row
  // digits in the order of `blendDigits`, unrolled because this runs for every row
  const [, gear, body, condition, repair] = bases.traits as [number, number, number, number, number]
  columns.blends.traits.codes[slot] =
    (((values.fuelType * gear + values.gearType) * body + values.bodyStyle) * condition + values.condition) * repair + values.repairStatus
  const [, registration, operation] = bases.looks as [number, number, number]
  let looks = (values.color * registration + values.registrationType) * operation + values.operationType
  for (const name of flagColumns) looks = looks * 2 + (flags[name] ? 1 : 0)
  columns.blends.looks.codes[slot] = looks
  columns.blends.amounts.codes[slot] =
    amountDigit(priceBounds, row.price) * (bases.amounts[1] as number) + amountDigit(mileageBounds, row.mileage)
  if (row.boostedUntil > 0) columns.boostedUntil.set(slot, row.boostedUntil)
  for (const name of valueColumns) {
    const code = row.values[name]
    if (code > 0) setBit(columns.values[name][code] as Bits, slot)
  }
  for (const name of flagColumns) if (row.flags[name]) setBit(columns.flags[name], slot)
  return slot
}

/** Removes a vehicle whose row is gone. Returns its slot, -1 when it was absent. */
export function removeId(columns: Columns, id: number): number {
  const slot = slotOf(columns, id)
  if (slot < 0) return -1
  clearSlot(columns, slot)
  freeSlot(columns, id, slot)
  return slot
}

function takeSlot(columns: Columns, id: number): number {
  const slot = columns.free.pop() ?? columns.size++
  if (slot >= columns.capacity) grow(columns, columns.capacity * 2)
  columns.count++
  keepSlot(columns, id, slot)
  return slot
}

function freeSlot(columns: Columns, id: number, slot: number): void {
  keepSlot(columns, id, -1)
  columns.free.push(slot)
  columns.count--
}

function clearSlot(columns: Columns, slot: number): void {
  clearBit(columns.live, slot)
  clearBit(columns.boosted, slot)
  columns.boostedUntil.delete(slot)
  for (const name of idColumns) {
    const column = columns[name]
    const code = column.codes[slot] as number
    if (code > 0 && column.sets) clearBit(column.sets[code] as Bits, slot)
    column.codes[slot] = 0
  }
  columns.price[slot] = -1
  columns.mileage[slot] = -1
  columns.releaseDate[slot] = noDay
  for (const name of valueColumns) {
    const sets = columns.values[name]
    for (let code = 1; code < sets.length; code++) clearBit(sets[code] as Bits, slot)
  }
  for (const name of flagColumns) clearBit(columns.flags[name], slot)
}

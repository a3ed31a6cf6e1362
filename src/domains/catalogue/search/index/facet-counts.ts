import { borrowBits, release, subtract, tally, tallyFour } from './bitset.ts'
import { type BlendName, blendNames, type Columns, type CompositeColumn, codesOf, columnValues, type IdColumn } from './columns.ts'
import { masksOf, type SetCache, type Sized } from './masks.ts'
import { ends, type Order } from './orders.ts'
import {
  type Counts,
  type Filter,
  type FlagColumn,
  firstYear,
  flagColumns,
  type Group,
  type RangeColumn,
  rangeColumns,
  type ValueColumn,
  valueColumns,
} from './rules.ts'

const idNames = ['brand', 'model', 'city', 'storageArea'] as const
const otherNames = ['traits', 'looks', 'amounts', 'years'] as const
type Name = (typeof idNames)[number] | (typeof otherNames)[number]

export type FacetCounts = Record<Name, Int32Array>

function codes(columns: Columns, name: Name): { codes: Uint16Array; size: number } {
  if (name === 'years') return { codes: columns.years, size: 256 }
  if (name === 'traits' || name === 'looks' || name === 'amounts') {
    const blend = columns.blends[name]
    return { codes: blend.codes, size: codesOf(blend) }
  }
  return { codes: columns[name].codes, size: columns[name].ids.length }
}

/** Counts all vehicles; most other counts are derived from this one. */
export function countStock(columns: Columns): FacetCounts {
  return walk(columns, { bits: columns.live, size: columns.count })
}

function walk(columns: Columns, { bits }: Sized): FacetCounts {
  const four = <N extends Name>([a, b, c, d]: readonly [N, N, N, N]) => {
    const read = [codes(columns, a), codes(columns, b), codes(columns, c), codes(columns, d)] as const
    const counts = [
      new Int32Array(read[0].size),
      new Int32Array(read[1].size),
      new Int32Array(read[2].size),
      new Int32Array(read[3].size),
    ] as const
    tallyFour(bits, [read[0].codes, read[1].codes, read[2].codes, read[3].codes], counts)
    return { [a]: counts[0], [b]: counts[1], [c]: counts[2], [d]: counts[3] } as Record<N, Int32Array>
  }
  return { ...four(idNames), ...four(otherNames) }
}

/** Counts a set that is most of the stock through its complement. */
function counted<T>(columns: Columns, set: Sized, count: (set: Sized) => T, from: (left: T) => T): T {
  if (set.size * 2 <= columns.count) return count(set)
  const bits = borrowBits(columns.live.length)
  subtract(bits, columns.live, set.bits)
  const left = count({ bits, size: columns.count - set.size })
  release([bits])
  return from(left)
}

function minus(whole: Int32Array, left: Int32Array): Int32Array {
  const rest = new Int32Array(whole)
  for (let i = 0; i < left.length; i++) rest[i] = (rest[i] as number) - (left[i] as number)
  return rest
}

/** Computes all counts of the facets and histograms of a filter. `orders` must be up to date; `whole` are the counts of the stock. */
export function countAll(columns: Columns, orders: Record<RangeColumn, Order>, whole: FacetCounts, filter: Filter, kept: SetCache): Counts {
  const masks = masksOf(columns, filter, true, kept)
  const all = counted(
    columns,
    masks.all,
    (set) => (set.size === 0 ? null : walk(columns, set)),
    (left) =>
      left === null
        ? whole
        : (Object.fromEntries([...idNames, ...otherNames].map((name) => [name, minus(whole[name], left[name])])) as FacetCounts),
  )
  const of = (group: Group) => masks.others.get(group) ?? masks.all
  const tallied = (group: Group, name: Name): Int32Array => {
    const own = masks.others.get(group)
    const { codes: column, size } = codes(columns, name)
    if (!own) return all ? all[name] : new Int32Array(size)
    const count = (set: Sized) => {
      const counts = new Int32Array(size)
      tally(set.bits, column, counts)
      return counts
    }
    return counted<Int32Array>(columns, own, count, (left) => minus(whole[name], left))
  }
  const ids = (group: Group, name: (typeof idNames)[number]) => idCounts(tallied(group, name), columns[name])
  const digits = new Map<string, Int32Array>()
  for (const name of blendNames) {
    const shared = all?.[name]
    if (shared) for (const [digit, counts] of split(columns.blends[name], shared)) digits.set(digit, counts)
  }
  const digit = (group: ValueColumn | FlagColumn | 'price' | 'mileage'): Int32Array => {
    if (!masks.others.has(group)) return digits.get(group) ?? new Int32Array(256)
    const blend = blendOf(columns, group)
    return split(columns.blends[blend], tallied(group, blend)).get(group) as Int32Array
  }
  const counts: Counts = {
    total: masks.all.size,
    brand: ids('car', 'brand'),
    model: ids('car', 'model'),
    city: ids('city', 'city'),
    storageArea: ids('storageArea', 'storageArea'),
    values: keyed(valueColumns, (column) => valueCounts(digit(column), column)),
    flags: keyed(flagColumns, (column) => {
      const yes = digit(column)[1] ?? 0
      return { yes, no: of(column).size - yes }
    }),
    classes: keyed(rangeColumns, (column) =>
      column === 'releaseDate' ? classCounts(tallied(column, 'years'), firstYear) : classCounts(digit(column), 0),
    ),
    ends: keyed(rangeColumns, (column) => endsOf(of(column), columns, column, orders[column])),
  }
  masks.end()
  return counts
}

function keyed<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>
}

function blendOf(columns: Columns, digit: string): BlendName {
  return blendNames.find((name) => columns.blends[name].digits.some((one) => one.name === digit)) ?? 'traits'
}

/** Splits the counts of a composite column into counts of each digit. */
function split({ digits }: CompositeColumn, counts: Int32Array): Map<string, Int32Array> {
  const parts = digits.map(({ base }) => new Int32Array(base))
  for (let code = 0; code < counts.length; code++) {
    const count = counts[code] as number
    if (count === 0) continue
    let rest = code
    for (let d = digits.length - 1; d >= 0; d--) {
      const { base } = digits[d] as CompositeColumn['digits'][number]
      const part = parts[d] as Int32Array
      part[rest % base] = (part[rest % base] as number) + count
      rest = Math.floor(rest / base)
    }
  }
  return new Map(digits.map(({ name }, d) => [name, parts[d] as Int32Array]))
}

function idCounts(counts: Int32Array, column: IdColumn): Map<number, number> {
  const found = new Map<number, number>()
  for (let code = 1; code < counts.length; code++) if (counts[code] !== 0) found.set(column.ids[code] as number, counts[code] as number)
  return found
}

function valueCounts(counts: Int32Array, column: ValueColumn): Map<string, number> {
  const found = new Map<string, number>()
  for (const [i, value] of columnValues[column].entries()) if (counts[i + 1]) found.set(value, counts[i + 1] as number)
  return found
}

/** Digit 0 is "unknown"; the first class comes after it. */
function classCounts(counts: Int32Array, first: number): Map<number, number> {
  const found = new Map<number, number>()
  for (let digit = 1; digit < counts.length; digit++) if (counts[digit] !== 0) found.set(first + digit - 1, counts[digit] as number)
  return found
}

function endsOf(of: Sized, columns: Columns, column: RangeColumn, order: Order): [number, number] | null {
  const slots = ends(order, of.bits, of.size)
  return slots && [columns[column][slots[0]] as number, columns[column][slots[1]] as number]
}

import { LRUCache } from 'lru-cache'
import { type Bits, borrowBits, emptyBits, hasBit, intersect, release, setBit, sizeOf, subtract, unite } from './bitset.ts'
import { type Columns, columnValues, slotOf } from './columns.ts'
import { excludedOf, type Filter, type FlagColumn, type Group, groupsOf, type Part, type RangeColumn, type ValueColumn } from './rules.ts'

export interface Sized {
  bits: Bits
  size: number
}

/** Result of a filter as sets of slots. The sets are borrowed: call `end` before the next query; they are invalid afterwards. */
export interface Masks {
  /** slots that match every group */
  all: Sized
  /** for each group in use, slots that match all other groups */
  others: Map<Group, Sized>
  end(): void
}

/** Sets of parts of a query, cached because consecutive queries often share parts; invalid after any change. */
export type SetCache = LRUCache<string, Bits>
const maxSets = 48

export function createSetCache(): SetCache {
  return new LRUCache({ max: maxSets })
}

/**
 * Evaluates a filter. With `withOthers`, also computes the set of the other groups for each group, from prefix and suffix intersections: n
 * groups need 3n intersections instead of n².
 */
export function masksOf(columns: Columns, filter: Filter, withOthers: boolean, kept: SetCache): Masks {
  const borrowed: Bits[] = []
  const take = () => {
    const bits = borrowBits(columns.live.length)
    borrowed.push(bits)
    return bits
  }
  const both = (a: Bits | null, b: Bits | null) => {
    if (!a || !b) return a ?? b
    const bits = take()
    intersect(bits, a, b)
    return bits
  }
  const groups = groupsOf(filter)
  const sets = groups.map((group) => {
    const [wanted, unwanted] = [filter.parts.get(group), excludedOf(filter, group)]
    const set = wanted ? keptSet(columns, group, wanted, kept) : columns.live
    if (!unwanted) return set
    const bits = take()
    subtract(bits, set, keptSet(columns, group, unwanted, kept))
    return bits
  })
  // before[i] matches the groups before i; every set contains live slots only, so null (no group) needs no intersection
  const before: (Bits | null)[] = [null]
  for (const [i, set] of sets.entries()) before.push(both(before[i] as Bits | null, set))
  const others: Masks['others'] = new Map()
  if (withOthers) {
    let after: Bits | null = null
    for (let i = sets.length - 1; i >= 0; i--) {
      others.set(groups[i] as Group, sized(columns, both(before[i] as Bits | null, after)))
      after = both(after, sets[i] as Bits)
    }
  }
  return { all: sized(columns, before[sets.length] as Bits | null), others, end: () => release(borrowed) }
}

function sized(columns: Columns, bits: Bits | null): Sized {
  return bits ? { bits, size: sizeOf(bits) } : { bits: columns.live, size: columns.count }
}

type Take = () => Bits

function keptSet(columns: Columns, group: Group, part: Part, kept: SetCache): Bits {
  const key = `${group} ${JSON.stringify(part)}`
  let set = kept.get(key)
  if (!set) {
    let made = false
    set = setOf(columns, group, part, () => {
      made = true
      return emptyBits(columns.capacity)
    })
    // stored sets need no cache
    if (!made) return set
    kept.set(key, set)
  }
  return set
}

/** Returns the live slots that match one part. A free slot has no value, code or bit that could match. */
function setOf(columns: Columns, group: Group, part: Part, take: Take): Bits {
  switch (part.kind) {
    case 'car':
      return carSet(columns, part.brands, part.models, take)
    case 'ids':
      if (group === 'city' || group === 'storageArea') return idSet(columns[group], part.ids, take)
      return vehicleSet(columns, part.ids, take)
    case 'values': {
      const column = group as ValueColumn
      return union(
        part.values.map((value) => columns.values[column][columnValues[column].indexOf(value) + 1]),
        take,
      )
    }
    case 'range': {
      const days = group === 'releaseDate'
      return rangeSet(columns, columns[group as RangeColumn], part.min ?? (days ? -900_000_000 : 0), part.max, days, take)
    }
    case 'monthly': {
      const bits = take()
      intersect(bits, rangeSet(columns, columns.price, 0, part.max, false, take), columns.flags.financed)
      unite(bits, rangeSet(columns, columns.price, 0, part.down, false, take))
      return bits
    }
    case 'flag': {
      const set = group === 'boosted' ? columns.boosted : columns.flags[group as FlagColumn]
      if (part.value) return set
      const bits = take()
      subtract(bits, columns.live, set)
      return bits
    }
  }
}

function union(sets: readonly (Bits | undefined)[], take: Take): Bits {
  const known = sets.filter((set) => set !== undefined && set.length > 0) as Bits[]
  if (known.length === 1) return known[0] as Bits
  const bits = take()
  for (const set of known) unite(bits, set)
  return bits
}

function idSet(column: Columns['city'], ids: readonly number[], take: Take): Bits {
  return union(
    ids.map((id) => column.sets?.[column.codeOf.get(id) ?? 0]),
    take,
  )
}

function carSet(columns: Columns, brands: readonly number[], models: readonly number[], take: Take): Bits {
  const whole = idSet(columns.brand, brands, take)
  if (models.length === 0) return whole
  const wanted = new Uint8Array(columns.model.ids.length)
  for (const id of models) wanted[columns.model.codeOf.get(id) ?? 0] = 1
  wanted[0] = 0
  const bits = take()
  const codes = columns.model.codes
  for (let w = 0; w < bits.length; w++) {
    let word = whole[w] as number
    const base = w << 5
    for (let b = 0; b < 32; b++) word |= (wanted[codes[base + b] as number] as number) << b
    bits[w] = word
  }
  return bits
}

/**
 * Returns the slots whose value is between two limits. Both differences are negative exactly then, so their sign bits give the result
 * without a branch; the limits are clamped so that no difference overflows. Unknown values are below every lower limit.
 */
function rangeSet(columns: Columns, values: Int32Array, min: number, max: number | null, days: boolean, take: Take): Bits {
  const bits = take()
  const below = min - 1
  const high = Math.min(max ?? 2_147_483_646, days ? 1_000_000_000 : 2_147_483_646)
  const above = high + 1
  const words = (columns.size + 31) >>> 5
  for (let w = 0; w < words; w++) {
    let word = 0
    const base = w << 5
    for (let b = 0; b < 32; b++) {
      const value = values[base + b] as number
      word |= (((below - value) & (value - above)) >>> 31) << b
    }
    bits[w] = word
  }
  return bits
}

function vehicleSet(columns: Columns, ids: readonly number[], take: Take): Bits {
  const bits = take()
  for (const id of ids) {
    const slot = slotOf(columns, id)
    if (slot >= 0 && hasBit(columns.live, slot)) setBit(bits, slot)
  }
  return bits
}

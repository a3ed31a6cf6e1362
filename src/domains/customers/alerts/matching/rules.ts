import { type AlertColumns, anchorsOf } from '../rules.ts'

/** Facts of a car that alerts match. */
export interface CarRow {
  id: number
  price: number | null
  mileage: number | null
  /** null also for infinite dates */
  release_date: string | null
  brand_id: number
  model_id: number
  city_id: number | null
  storage_area_id: number | null
  color: string | null
  fuel_type: string | null
  gear_type: string | null
  body_style: string | null
  condition: string
  vehicle_repair_status_type: string | null
  registration_type: string | null
  operation_type: string
  is_certified: boolean
  is_controlled: boolean
  is_repaired: boolean
  is_first_hand: boolean | null
  is_promotion: boolean
  financing: boolean
  /** normalised identifiers: without spaces and punctuation */
  reference: string
  chassis_number: string | null
  registration_number: string | null
}

const identifiers = ['reference', 'chassis_number', 'registration_number'] as const
type Identifier = (typeof identifiers)[number]
type Value = string | number | boolean | null
type ListColumn = Exclude<keyof AlertColumns, `min_${string}` | `max_${string}` | `is_${string}` | Identifier>

/** Facts of a car with the alert columns that want or exclude them. Wanted makes and models are matched by the bucket. */
const facts: { of: (car: CarRow) => Value; wanted?: ListColumn | (keyof AlertColumns & `is_${string}`); unwanted?: ListColumn }[] = [
  { of: (car) => car.brand_id, unwanted: 'excluded_brand_ids' },
  { of: (car) => car.model_id, unwanted: 'excluded_model_ids' },
  { of: (car) => car.city_id, wanted: 'city_ids', unwanted: 'excluded_city_ids' },
  { of: (car) => car.storage_area_id, wanted: 'storage_area_ids' },
  { of: (car) => car.color, wanted: 'colors', unwanted: 'excluded_colors' },
  { of: (car) => car.fuel_type, wanted: 'fuel_types', unwanted: 'excluded_fuel_types' },
  { of: (car) => car.gear_type, wanted: 'gear_types', unwanted: 'excluded_gear_types' },
  { of: (car) => car.body_style, wanted: 'body_styles', unwanted: 'excluded_body_styles' },
  { of: (car) => car.condition, wanted: 'conditions' },
  { of: (car) => car.vehicle_repair_status_type, wanted: 'repair_statuses' },
  { of: (car) => car.registration_type, wanted: 'registration_types' },
  { of: (car) => car.operation_type, wanted: 'operation_types' },
  { of: (car) => car.is_certified, wanted: 'is_certified' },
  { of: (car) => car.is_controlled, wanted: 'is_controlled' },
  { of: (car) => car.is_repaired, wanted: 'is_repaired' },
  { of: (car) => car.is_first_hand ?? false, wanted: 'is_first_hand' },
  { of: (car) => car.is_promotion, wanted: 'is_promoted' },
  { of: (car) => car.financing, wanted: 'is_financed' },
]

/** Cars of one bucket, by ascending price, column by column. */
interface Place {
  ids: Int32Array
  prices: Int32Array
  mileages: Int32Array
  releases: Int32Array
  /** facts of each car as bits, in words of 32 */
  marks: readonly Int32Array[]
  named: readonly Pick<CarRow, Identifier>[]
}

/** Cars to match with alerts. */
export interface Meeting {
  /** buckets by anchor; no alert is in two buckets with a common car */
  places: ReadonlyMap<string, Place>
  /** bit of each value that occurs, by fact */
  bits: readonly ReadonlyMap<Value, number>[]
}

/** Unknown numbers: below every bounded range, inside an unbounded one. */
const unknown = -2_147_483_648
const highest = 2_147_483_647

/** Returns a day as a number; alert dates may be infinite, as in PostgreSQL. */
function dayNumber(day: string): number {
  return day === 'infinity' ? highest : day === '-infinity' ? unknown + 1 : Date.parse(day) / 86_400_000
}

/** Returns the buckets of a car (`anchorsOf` returns those of an alert). */
function placesOf({ model_id: model, brand_id: brand, city_id: city, body_style: body }: CarRow): string[] {
  const inCity = city === null ? [] : body === null ? [`c${city}`] : [`c${city}`, `c${city} ${body}`]
  return [`m${model}`, `b${brand}`, ...inCity, ...(body === null ? [] : [`s${body}`]), '*']
}

/** Returns the facts of a car as words of 32 bits. */
function wordsOf(car: CarRow, bits: Meeting['bits'], count: number): Int32Array {
  const words = new Int32Array(count)
  for (const [fact, { of }] of facts.entries()) {
    const bit = bits[fact]?.get(of(car)) as number
    words[bit >> 5] = (words[bit >> 5] as number) | (1 << (bit & 31))
  }
  return words
}

interface Marked {
  car: CarRow
  price: number
  mileage: number
  release: number
  marks: Int32Array
}

/** Builds one bucket, column by column. */
function placeOf(all: readonly Marked[], words: number): Place {
  const column = () => new Int32Array(all.length)
  const [ids, prices, mileages, releases] = [column(), column(), column(), column()]
  const marks = Array.from({ length: words }, column)
  for (let i = 0; i < all.length; i++) {
    const one = all[i] as Marked
    ids[i] = one.car.id
    prices[i] = one.price
    mileages[i] = one.mileage
    releases[i] = one.release
    for (let word = 0; word < words; word++) (marks[word] as Int32Array)[i] = one.marks[word] as number
  }
  return { ids, prices, mileages, releases, marks, named: all.map(({ car }) => car) }
}

/** Sorts cars into buckets. */
export function meet(cars: readonly CarRow[]): Meeting {
  let count = 0
  const bits = facts.map(({ of }) => new Map([...new Set(cars.map(of))].map((value) => [value, count++])))
  const words = Math.ceil(count / 32)
  const marked = cars.map((car) => ({
    car,
    price: car.price ?? unknown,
    mileage: car.mileage ?? unknown,
    release: car.release_date === null ? unknown : dayNumber(car.release_date),
    marks: wordsOf(car, bits, words),
  }))
  const places = new Map<string, Marked[]>()
  for (const one of marked.sort((a, b) => a.price - b.price))
    for (const place of placesOf(one.car)) {
      const here = places.get(place)
      if (here) here.push(one)
      else places.set(place, [one])
    }
  return { places: new Map(Array.from(places, ([place, here]) => [place, placeOf(here, words)])), bits }
}

/** Returns the bits that exclude a car from an alert, by word. */
function refused(alert: AlertColumns, bits: Meeting['bits']): [number, number][] {
  const masks = new Map<number, number>()
  const refuse = (bit: number) => masks.set(bit >> 5, (masks.get(bit >> 5) ?? 0) | (1 << (bit & 31)))
  for (const [fact, { wanted, unwanted }] of facts.entries()) {
    const values = bits[fact] as ReadonlyMap<Value, number>
    const asked = wanted ? alert[wanted] : null
    if (asked !== null) {
      const list: readonly Value[] = typeof asked === 'boolean' ? [asked] : asked
      for (const [value, bit] of values) if (!list.includes(value)) refuse(bit)
    }
    for (const value of (unwanted && alert[unwanted]) ?? []) {
      const bit = values.get(value)
      if (bit !== undefined) refuse(bit)
    }
  }
  return [...masks]
}

/** Returns the index of the first number that is at least `least`; `numbers` ascend. */
function firstFrom(numbers: Int32Array, least: number): number {
  let [from, to] = [0, numbers.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((numbers[middle] as number) < least) from = middle + 1
    else to = middle
  }
  return from
}

/**
 * Returns the ids of the cars that match an alert: the same conditions as `fits` in the store, in memory. A property test compares both
 * with the search.
 */
export function fitting({ places, bits }: Meeting, alert: AlertColumns): number[] {
  const [minPrice, maxPrice] = [alert.min_price ?? unknown, alert.max_price ?? highest]
  const [minMileage, maxMileage] = [alert.min_mileage ?? unknown, alert.max_mileage ?? highest]
  const since = alert.min_release === null ? unknown : dayNumber(alert.min_release)
  const until = alert.max_release === null ? highest : dayNumber(alert.max_release)
  const masks = refused(alert, bits)
  const names = identifiers.filter((name) => alert[name] !== null)
  const found: number[] = []
  for (const anchor of new Set(anchorsOf(alert))) {
    const place = places.get(anchor)
    if (!place) continue
    const { ids, prices, mileages, releases } = place
    const checks = masks.map(([word, mask]) => ({ marks: place.marks[word] as Int32Array, mask }))
    next: for (let i = firstFrom(prices, minPrice); i < prices.length && (prices[i] as number) <= maxPrice; i++) {
      const mileage = mileages[i] as number
      const release = releases[i] as number
      if (mileage < minMileage || mileage > maxMileage || release < since || release > until) continue
      for (const { marks, mask } of checks) if (((marks[i] as number) & mask) !== 0) continue next
      if (names.every((name) => place.named[i]?.[name] === alert[name])) found.push(ids[i] as number)
    }
  }
  return found
}

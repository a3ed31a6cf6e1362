import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { undressed } from './dress.ts'
import { findMasters } from './masters.ts'
import { measures, sizeOf } from './measures.ts'
import { galleriesOf } from './pictures.ts'
import { baysOf, places } from './places.ts'
import { masterCode, readShot, shotHash } from './recipes.ts'
import { cleanLights, lights } from './scenes.ts'
import { buildStock } from './stock.ts'

const masters = findMasters()
const cars = buildStock({ today: new Date('2026-06-15') })
const ids = cars.map((_, i) => i)
const codes = new Map([...masters.painted.keys()].map((master) => [masterCode(master), master]))
const first = (await galleriesOf(cars, ids, masters)).filter(({ imagesOrder }) => imagesOrder === 1)

/** Which part of the list has a first picture that another one has, too. */
function shared(names: readonly string[]): number {
  const count = new Map<string, number>()
  for (const name of names) count.set(name, (count.get(name) ?? 0) + 1)
  return names.filter((name) => (count.get(name) ?? 0) > 1).length / names.length
}

test('at most 2 % of the stock share a first picture, and few one that differs in the light of the day alone', () => {
  expect(first.length).toBeGreaterThan(1_100)
  expect(shared(first.map(({ hash }) => hash ?? ''))).toBeLessThanOrEqual(0.02)
  const looks = first.map(({ hash }) => {
    const { light: _, ...seen } = readShot(`originals/${hash}`, codes) ?? { light: 0 }
    return JSON.stringify(seen)
  })
  expect(shared(looks)).toBeLessThanOrEqual(0.02)
})

test('neighbours in the list never share one, however it is sorted', () => {
  const hashOf = new Map(first.map(({ ownerId, hash }) => [ownerId, hash]))
  const all = ids.filter((id) => hashOf.has(id))
  const orders = [
    all,
    all.toSorted((a, b) => (cars[a]?.price ?? 0) - (cars[b]?.price ?? 0)),
    all.toSorted((a, b) => (cars[a]?.mileage ?? 0) - (cars[b]?.mileage ?? 0)),
    all.toSorted((a, b) => `${cars[a]?.brand} ${cars[a]?.model}`.localeCompare(`${cars[b]?.brand} ${cars[b]?.model}`)),
  ]
  for (const order of orders) for (const [i, id] of order.entries()) expect(hashOf.get(id)).not.toBe(hashOf.get(order[i + 1] ?? -1))
})

test('scales cars to one camera', () => {
  const [small, middle, large] = [sizeOf('citadine-0', 3.5, false), sizeOf('sedan-1', 4.6, false), sizeOf('suv-3', 4.98, false)]
  expect(small).toBeLessThan(middle - 10)
  expect(middle).toBeLessThan(large)
  // two cars of one length are of one size, whichever design they wear
  expect(Math.abs(sizeOf('citadine-0', 4.1, false) * 1.0 - sizeOf('suv-0', 4.1, false))).toBeLessThanOrEqual(6)
  for (const [style, designs] of Object.entries(measures))
    for (const number of designs.keys())
      for (const isEnd of [true, false]) expect(sizeOf(`${style}-${number}`, 9, isEnd)).toBeLessThanOrEqual(100)
})

test('a hash names its recipe, and only the right one', () => {
  const recipe = {
    master: 'suv-1/front-right',
    color: 'Blue',
    shade: 2,
    place: 11,
    light: 3,
    size: 86,
    cover: 'house',
    wheels: 2,
    front: 5,
  } as const
  const hash = shotHash(recipe)
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(readShot(`originals/${hash}`, codes)).toEqual(recipe)
  expect(readShot(`originals/${hash.slice(0, 19)}f${hash.slice(20)}`, codes)).toBeUndefined()
  expect(readShot(`originals/${hash}`, new Map())).toBeUndefined()
  expect(readShot('originals/somebody-elses', codes)).toBeUndefined()
})

test('the pictures of a demo world that was filled before masters were dressed are still found', () => {
  const master = 'suv-1/front-right'
  const words = createHash('sha256').update(`demo picture 1: ${master} Blue 2 11 3 86`).digest('hex')
  const key = `originals/${masterCode(master)}${'04'}2${'0b'}3${'56'}${words.slice(0, 44)}`
  expect(readShot(key, codes)).toEqual({ master, color: 'Blue', shade: 2, place: 11, light: 3, size: 86, ...undressed })
})

test('every bay is a place, every place is used, and a shoot is the same every day', async () => {
  const used = new Set(first.map(({ hash }) => readShot(`originals/${hash}`, codes)?.place))
  expect(used.size).toBe(places.length)
  for (const car of cars) for (const place of baysOf(car.store)) expect(places[place]).toBeDefined()
  expect(lights).toHaveLength(6)
  // stock cars are clean, private ones may not be
  const dusty = first.map(({ ownerId, hash }) => ({ car: cars[ownerId], light: readShot(`originals/${hash}`, codes)?.light ?? 0 }))
  expect(dusty.some(({ light }) => light >= cleanLights)).toBe(true)
  for (const { car, light } of dusty) if (light >= cleanLights) expect(car?.store).toBeNull()
  const again = (await galleriesOf(cars, ids, masters)).filter(({ imagesOrder }) => imagesOrder === 1)
  expect(again).toEqual(first)
})

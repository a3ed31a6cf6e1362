import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { undressed } from './dress.ts'
import { findMasters } from './masters.ts'
import { galleriesOf } from './pictures.ts'
import { masterCode, readShot, shotHash } from './recipes.ts'
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

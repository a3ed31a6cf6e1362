import sharp from 'sharp'
import { expect, test } from 'vitest'
import { undressed } from './dress.ts'
import { faceOf } from './faces.ts'
import { frontOf, frontPatch } from './fronts.ts'
import { findMasters } from './masters.ts'
import { compose } from './pictures.ts'
import { buildStock } from './stock.ts'

const masters = findMasters()
const cars = buildStock({ today: new Date('2026-06-15') })

test('defines fronts of the fifteen commonest makers, with light lines since 2012', () => {
  const count = new Map<string, number>()
  for (const { brand } of cars) count.set(brand, (count.get(brand) ?? 0) + 1)
  const common = [...count].toSorted((a, b) => b[1] - a[1]).slice(0, 15)
  const fronts = common.map(([brand]) => frontOf({ brand, releaseDate: '2020-01-01' }))
  expect(Math.min(...fronts)).toBeGreaterThan(0)
  expect(new Set(fronts).size).toBe(15)
  for (const [brand] of common)
    expect(frontOf({ brand, releaseDate: '2005-01-01' })).toBe(frontOf({ brand, releaseDate: '2020-01-01' }) - 1)
  expect(frontOf({ brand: 'Nobody', releaseDate: '2020-01-01' })).toBe(0)
  for (const car of cars) expect(frontOf(car)).toBeLessThan(256)
})

test('renders two makers of one design differently at card size', async () => {
  const seen = async (front: number) => {
    const picture = await compose(masters, {
      master: 'suv-9/front-right',
      color: 'White',
      shade: 0,
      place: 0,
      light: 0,
      size: 100,
      ...undressed,
      front,
    })
    return sharp(picture).resize(320, 200).extract({ left: 180, top: 90, width: 130, height: 70 }).greyscale().raw().toBuffer()
  }
  const pictures = []
  for (const brand of ['Volkswagen', 'Hyundai', 'Kia', 'Opel', 'Ford', 'Toyota'])
    pictures.push(await seen(frontOf({ brand, releaseDate: '2016-01-01' })))
  for (const [i, one] of pictures.entries())
    for (const other of pictures.slice(i + 1)) {
      const far = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 24).length
      expect(far).toBeGreaterThan(60)
    }
})

test('renders a front for every design and maker in stock', async () => {
  const pairs = new Map(
    cars.map((car) => [
      `${faceOf(car, masters)?.design} ${frontOf(car)}`,
      { design: faceOf(car, masters)?.design ?? '', front: frontOf(car) },
    ]),
  )
  for (const [name, { design, front }] of [...pairs].filter((_, i) => i % 9 === 0)) {
    const patch = await frontPatch(design, front)
    if (front === 0) expect(patch).toBeUndefined()
    else
      expect(
        patch?.pixels.some((value) => value > 0),
        name,
      ).toBe(true)
  }
})

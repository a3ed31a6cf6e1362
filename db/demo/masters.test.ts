import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colors } from '#domains/catalogue/vehicles/rules.ts'
import { bodyStyles } from '#domains/foundation/reference/rules.ts'
import { shotsOf } from './looks.ts'
import { findMasters } from './masters.ts'
import { buildStock } from './stock.ts'

const masters = findMasters()
const files = [...masters.painted].flatMap(([name, isPainted]) => [`${name}.avif`, ...(isPainted ? [`${name}.paint.avif`] : [])])

test('has three designs or more per body style, from eight sides', () => {
  expect(masters.variants.size).toBe(bodyStyles.length)
  for (const [style, numbers] of masters.variants) {
    expect(numbers.length, style).toBeGreaterThanOrEqual(3)
    for (const number of numbers) {
      const sides = [...masters.painted].filter(([name]) => name.startsWith(`${style}-${number}/`))
      expect(sides.length, `${style}-${number}`).toBe(8)
      expect(sides.every(([, isPainted]) => isPainted)).toBe(true)
    }
  }
})

test('has ten pictures of every car in every colour', () => {
  const cars = buildStock({ today: new Date() })
  for (const car of cars) expect(shotsOf(car, masters), `${car.brand} ${car.model}`).toHaveLength(10)
  for (const bodyStyle of bodyStyles)
    for (const color of colors)
      expect(
        shotsOf(
          { brand: 'Nobody', model: 'Nothing', releaseDate: '2018-05-04', bodyStyle, color, features: [], gearType: 'Manual', seats: 5 },
          masters,
        ),
        `${bodyStyle} ${color}`,
      ).toHaveLength(10)
})

test('has masters of 1440 × 900 with 30 MB at most', async () => {
  expect(files.length).toBeGreaterThan(480)
  let bytes = 0
  for (const file of files) {
    const picture = await masters.read(file)
    bytes += picture.length
    expect(await sharp(picture).metadata(), file).toMatchObject({ width: 1440, height: 900 })
  }
  expect(bytes).toBeLessThanOrEqual(30_000_000)
})

test('rejects a file that the archive lacks and finds nothing without an archive', async () => {
  await expect(masters.read('suv-0/none.avif')).rejects.toThrow('masters-1.tar has no suv-0/none.avif')
  expect(findMasters('/nowhere.tar').painted.size).toBe(0)
})

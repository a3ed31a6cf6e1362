import { expect, test } from 'vitest'
import { bodyStyles } from '#domains/reference/rules.ts'
import { readCatalogue } from './catalogue.ts'
import { castNames, faceOf } from './faces.ts'
import { buildStock } from './stock.ts'

const cars = buildStock({ today: new Date('2026-06-15') })

test.each([3, 4])('of %i designs every one is met, and none much more often than the others', (count) => {
  for (const style of bodyStyles) {
    const all = cars.filter(({ bodyStyle }) => bodyStyle === style)
    const met = Array.from(
      { length: count },
      (_, face) => all.filter(({ brand, model }) => faceOf(style, brand, model, count) === face).length,
    )
    expect(
      met.reduce((sum, number) => sum + number, 0),
      style,
    ).toBe(all.length)
    // one of few estates is raised, off-roaders are rare
    expect(Math.max(...met) / all.length, `${style} ${met}`).toBeLessThan(0.67)
    if (all.length > 30) expect(met.filter((number) => number > 0).length, `${style} ${met}`).toBeGreaterThanOrEqual(3)
  }
})

test('a model keeps its face; a brand without a casting has one face in a style', () => {
  expect(faceOf('SUV', 'Volkswagen', 'Touareg', 4)).not.toBe(faceOf('SUV', 'Volkswagen', 'T-Roc', 4))
  for (const { brand, model, bodyStyle } of cars) {
    expect(faceOf(bodyStyle, brand, model, 1)).toBe(0)
    expect(faceOf(bodyStyle, brand, model, 4)).toBeLessThan(4)
  }
  for (const count of [2, 3, 4])
    expect(new Set(['Kangoo', 'Express'].map((model) => faceOf('Fourgonnette', 'Renault', model, count))).size).toBe(1)
})

test('every name of a casting is a brand or a model of the catalogue', () => {
  const catalogue = readCatalogue()
  for (const { style, name } of castNames())
    expect(
      catalogue.some(
        ({ brand, model, bodyStyle, variants }) =>
          [brand, `${brand} ${model}`].includes(name) && [bodyStyle, ...variants.map((variant) => variant.bodyStyle)].includes(style),
      ),
      `${style} ${name}`,
    ).toBe(true)
})

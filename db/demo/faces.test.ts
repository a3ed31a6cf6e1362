import { expect, test } from 'vitest'
import type { BodyStyle } from '#domains/foundation/reference/contract.ts'
import { bodyStyles } from '#domains/foundation/reference/rules.ts'
import { castings, spansOf } from './castings.ts'
import { readCatalogue } from './catalogue.ts'
import { faceOf } from './faces.ts'
import { findMasters, kebab } from './masters.ts'
import { buildStock } from './stock.ts'

const masters = findMasters()
const catalogue = readCatalogue()
const cars = buildStock({ today: new Date('2026-06-15') })
const designs = [...masters.variants].flatMap(([style, numbers]) => numbers.map((number) => `${style}-${number}`))

/** Parts of the name of a design. */
const styleOf = (design: string) => design.replace(/-\d+$/, '')
/** Bodies that stand for another one where they fit better: a small crossover is a tall city car, a raised estate a low one. */
const stands: Partial<Record<BodyStyle, readonly string[]>> = {
  SUV: ['citadine', 'wagon', 'compact', 'mini-van'],
  Citadine: ['compact', 'suv'],
  Compact: ['mini-van'],
  MiniVan: ['fourgonnette', 'citadine'],
  Fourgonnette: ['mini-van'],
}
const face = (name: string, year: number) => {
  const model = catalogue.find(({ brand, model }) => `${brand} ${model}` === name)
  if (!model) throw new Error(`no ${name}`)
  return faceOf({ ...model, releaseDate: `${year}-05-01` }, masters)?.design
}

test('defines a line for every model and second body in its years', () => {
  const names = new Set(Object.keys(castings))
  for (const { brand, model, bodyStyle, from, variants } of catalogue)
    for (const style of [bodyStyle, ...variants.map((variant) => variant.bodyStyle)]) {
      const name = style === bodyStyle ? `${brand} ${model}` : `${brand} ${model} ${style}`
      expect(names.delete(name), name).toBe(true)
      const spans = spansOf(castings[name] ?? '')
      expect(spans[0]?.from, name).toBe(from)
      for (const [i, span] of spans.entries()) {
        expect(span.from, name).toBeGreaterThan(spans[i - 1]?.from ?? 0)
        expect(span.length, name).toBeGreaterThan(3.4)
        expect(span.length, name).toBeLessThan(5.5)
        expect(designs, name).toContain(span.design)
        expect([kebab(style), ...(stands[style] ?? [])], `${name}: ${span.design}`).toContain(styleOf(span.design))
      }
    }
  expect([...names]).toEqual([])
})

test('uses every design and none for most of a large style', () => {
  const worn = new Map<string, number>()
  for (const car of cars) {
    const { design } = faceOf(car, masters) ?? { design: '' }
    worn.set(design, (worn.get(design) ?? 0) + 1)
  }
  for (const design of designs) expect(worn.get(design) ?? 0, design).toBeGreaterThan(0)
  expect(designs.length).toBeGreaterThanOrEqual(60)
  // the commonest stood on 111 of 1 200 cars when there were 43 designs
  for (const [design, count] of worn) expect(count / cars.length, design).toBeLessThanOrEqual(0.055)
  for (const style of bodyStyles) {
    const all = cars.filter(({ bodyStyle }) => bodyStyle === style)
    const most = Math.max(...designs.map((design) => all.filter((car) => faceOf(car, masters)?.design === design).length))
    if (all.length > 60) expect(most / all.length, style).toBeLessThan(0.5)
  }
})

test('matches the era to the first registration', () => {
  for (const [name, old, young] of [
    ['Renault Clio', 2004, 2020],
    ['Dacia Logan', 2008, 2022],
    ['Hyundai Accent', 2006, 2020],
    ['Mercedes-Benz Classe C', 2005, 2020],
    ['Ford Focus', 2005, 2020],
    ['Renault Scenic', 2006, 2018],
    ['Citroën Berlingo', 2007, 2021],
    ['Toyota Hilux', 2009, 2022],
    ['BMW Série 3', 2004, 2014],
    ['Volkswagen Touareg', 2006, 2014],
    ['Hyundai Tucson', 2016, 2022],
    ['Volkswagen Tiguan', 2017, 2022],
    ['Peugeot 3008', 2012, 2018],
  ] as const)
    expect(face(name, old), name).not.toBe(face(name, young))
})

test('rejects unsuitable designs', () => {
  // a small city car has no roof rails and no cladding, a saloon of 2021 is none of 2000, a van of 2021 none of 1995
  for (const name of ['Suzuki Celerio', 'Nissan Micra', 'Opel Corsa', 'Seat Ibiza'])
    for (const year of [2012, 2017, 2021]) expect(['citadine-1', 'citadine-3', 'suv-0', 'suv-1']).not.toContain(face(name, year))
  // a Duster is no cross-country car
  expect(face('Dacia Duster', 2025)).not.toBe('suv-2')
  for (const name of ['Peugeot 301', 'Citroën C-Elysée', 'Hyundai Accent', 'Toyota Corolla']) expect(face(name, 2020)).not.toBe('sedan-0')
  for (const name of ['Mercedes-Benz Classe B', 'Volkswagen Touran', 'Renault Scenic']) expect(face(name, 2021)).not.toBe('mini-van-2')
  expect(face('Peugeot Rifter', 2024)).not.toMatch(/^mini-van/)
  expect(face('Porsche 911', 2019)).not.toBe(face('Porsche 718', 2019))
  expect(face('BMW Z4', 2019)).not.toBe(
    faceOf({ brand: 'Audi', model: 'A3', bodyStyle: 'Cabriolet', releaseDate: '2019-05-01' }, masters)?.design,
  )
  // two distinct small cars, three kinds of coupé, a saloon of 2015
  expect(face('Fiat 500', 2020)).not.toBe(face('Mini Cooper', 2020))
  expect(face('Fiat 500 C', 2020)).not.toBe(face('Mini Cabrio', 2020))
  expect(new Set(['Porsche 911', 'Audi TT', 'Peugeot RCZ'].map((name) => face(name, 2012))).size).toBe(3)
  expect(face('Volkswagen Passat', 2022)).not.toBe(face('Volkswagen Passat', 2012))
  // a 500 has three doors, a small car with five is another one
  expect(face('Renault Twingo', 2016)).not.toBe(face('Fiat 500', 2016))
  // a coupé that is made of a saloon has its engine in front and four seats
  expect(face('BMW Série 4', 2018)).toBe('sports-car-3')
  const small = ['Seat Arona', 'Audi Q2'].map((name) => face(name, 2022))
  const large = ['Tesla Model Y', 'MG ZS', 'Jaecoo J7', 'Land Rover Range Rover Evoque'].map((name) =>
    face(name, name.startsWith('Jaecoo') ? 2024 : 2022),
  )
  expect(new Set([...small, ...large]).size).toBe(6)
})

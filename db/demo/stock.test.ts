import { describe, expect, test } from 'vitest'
import { readCatalogue, typicalPrice } from './catalogue.ts'
import { createRandom } from './random.ts'
import { buildStock } from './stock.ts'
import { grouped } from './story.ts'

const today = new Date('2026-03-15T10:00:00Z')
const stock = buildStock({ today, count: 4_000 })
const share = (of: (car: (typeof stock)[number]) => boolean) => stock.filter(of).length / stock.length
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

describe('prices', () => {
  test('of every model fall with age and never below zero', () => {
    for (const model of readCatalogue()) {
      const curve = Array.from({ length: 26 }, (_, age) => typicalPrice(model, age))
      curve.forEach((price, age) => {
        if (age > 0) expect(price, `${model.brand} ${model.model} at ${age}`).toBeLessThan(curve[age - 1] ?? 0)
        expect(price).toBeGreaterThan(5_000)
      })
    }
  })

  test('stand where the adverts of 2026 stood', () => {
    const price = (name: string, age: number) =>
      typicalPrice(readCatalogue().find(({ brand, model }) => `${brand} ${model}` === name) ?? { anchors: [] }, age)
    expect(price('Dacia Logan', 5)).toBeCloseTo(128_500)
    expect(price('Renault Clio', 8)).toBeCloseTo(118_000)
    expect(price('Hyundai Tucson', 11)).toBeCloseTo(180_000)
  })

  test('of the cars follow them: the older, the cheaper, by brand and overall', () => {
    for (const cars of [
      stock,
      ...['Dacia', 'Volkswagen', 'Peugeot', 'Mercedes-Benz'].map((brand) => stock.filter((car) => car.brand === brand)),
    ]) {
      const by = (from: number, to: number) =>
        median(
          cars
            .filter(({ releaseDate }) => +releaseDate.slice(0, 4) >= from && +releaseDate.slice(0, 4) <= to)
            .flatMap(({ price }) => price ?? []),
        )
      expect(by(2022, 2025)).toBeGreaterThan(by(2018, 2020))
      expect(by(2018, 2020)).toBeGreaterThan(by(2012, 2016))
    }
  })

  test('are reduced only from a higher price, on a day between publication and today', () => {
    const reduced = stock.filter(({ oldPrice }) => oldPrice !== null)
    expect(reduced.length / stock.length).toBeGreaterThan(0.08)
    for (const { price, oldPrice, priceUpdateDate, publishedAt } of reduced) {
      expect(oldPrice ?? 0).toBeGreaterThan(price ?? Number.POSITIVE_INFINITY)
      expect((oldPrice ?? 0) / (price ?? 1)).toBeLessThan(1.12)
      expect((priceUpdateDate ?? '') >= (publishedAt ?? '9').slice(0, 10)).toBe(true)
      expect((priceUpdateDate ?? '9') <= '2026-03-15').toBe(true)
    }
  })
})

describe('shares', () => {
  test.each([
    ['diesel', 0.7, 0.86, share((car) => car.fuelType === 'Diesel')],
    ['hybrid', 0.03, 0.12, share((car) => car.fuelType === 'Hybrid')],
    ['automatic', 0.48, 0.65, share((car) => car.gearType === 'Automatic')],
    ['first hand', 0.58, 0.76, share((car) => car.isFirstHand)],
    ['certified', 0.24, 0.36, share((car) => car.isCertified)],
    ['in Casablanca', 0.27, 0.4, share((car) => car.city === 'Casablanca')],
    ['white', 0.26, 0.36, share((car) => car.color === 'White')],
    ['grey', 0.16, 0.25, share((car) => car.color === 'Grey')],
    ['black', 0.12, 0.21, share((car) => car.color === 'Black')],
    ['silver', 0.08, 0.15, share((car) => car.color === 'Silver')],
    ['blue', 0.05, 0.12, share((car) => car.color === 'Blue')],
    ['red', 0.03, 0.08, share((car) => car.color === 'Red')],
    ['of the eight other colours', 0.05, 0.13, share((car) => !['White', 'Grey', 'Black', 'Silver', 'Blue', 'Red'].includes(car.color))],
    ['Volkswagen', 0.09, 0.15, share((car) => car.brand === 'Volkswagen')],
    ['Renault', 0.065, 0.11, share((car) => car.brand === 'Renault')],
    ['Dacia', 0.055, 0.1, share((car) => car.brand === 'Dacia')],
    ['published', 0.83, 0.91, share((car) => car.lastStatus === 'Published')],
    ['first registered in Morocco', 0.65, 0.85, share((car) => car.origin === 'WW au Maroc')],
  ])('%s: between %d and %d', (_what, least, max, found) => {
    expect(found).toBeGreaterThanOrEqual(least)
    expect(found).toBeLessThanOrEqual(max)
  })

  test('mileage grows with age, about as the adverts do', () => {
    const by = (from: number, to: number) =>
      median(
        stock
          .filter(({ releaseDate, isNew }) => !isNew && +releaseDate.slice(0, 4) >= from && +releaseDate.slice(0, 4) <= to)
          .map(({ mileage }) => mileage),
      )
    expect(by(2023, 2025)).toBeGreaterThan(25_000)
    expect(by(2023, 2025)).toBeLessThan(55_000)
    expect(by(2019, 2020)).toBeGreaterThan(80_000)
    expect(by(2019, 2020)).toBeLessThan(125_000)
    expect(by(2012, 2015)).toBeGreaterThan(130_000)
  })
})

describe('each car', () => {
  test('was sold with that engine in that year, and registered before it came to us', () => {
    const models = new Map(readCatalogue().map((model) => [`${model.brand} ${model.model}`, model]))
    for (const car of stock) {
      const year = Number(car.releaseDate.slice(0, 4))
      const engine = models
        .get(`${car.brand} ${car.model}`)
        ?.engines.find(
          ({ name, fuelType, from, to }) => car.version.includes(name) && fuelType === car.fuelType && from <= year && year <= (to ?? 9999),
        )
      expect(engine, `${car.brand} ${car.model} ${car.version} ${year}`).toBeDefined()
      expect(car.releaseDate < car.created.slice(0, 10)).toBe(true)
    }
  })

  test('has valid and unique plates and chassis numbers', () => {
    for (const { registrationNumber, chassisNumber, isNew, registrationType } of stock) {
      if (isNew || registrationType === 'Foreign') expect(registrationNumber).toBeNull()
      else expect(registrationNumber).toMatch(/^\d{4,5}[ABDH]([1-9]|[1-8]\d)$/)
      expect(chassisNumber).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/)
    }
    expect(new Set(stock.map(({ chassisNumber }) => chassisNumber)).size).toBe(stock.length)
  })

  test('promises only what it is: warranty when certified, no seal on adverts, distinction only while on sale', () => {
    for (const car of stock) {
      expect(car.warrantyInMonths === null).toBe(!car.isCertified)
      if (car.operationType === 'Ad') expect([car.isCertified, car.store, car.isPromoted]).toEqual([false, null, false])
      else expect(car.store).not.toBeNull()
      if (car.lastStatus !== 'Published') expect([car.isPromoted, car.isFeatured, car.boostedUntil]).toEqual([false, false, null])
      if (car.isNew) expect([car.condition, car.isFirstHand, car.mileage < 100]).toEqual(['New', true, true])
    }
  })
})

describe('descriptions', () => {
  test('vary in both languages, without gaps', () => {
    for (const language of ['fr', 'ar'] as const) {
      const texts = stock.map((car) => car.description[language])
      expect(new Set(texts).size).toBeGreaterThan(stock.length * 0.99)
      for (const text of texts) {
        expect(text.length).toBeGreaterThan(40)
        expect(text.length).toBeLessThan(900)
        expect(text).not.toMatch(/undefined|null|NaN|\s{2}|\.\.| \.|\$\{/)
        expect(text.trim()).toMatch(/\.$/)
      }
    }
  })

  test('contain equal figures in both languages', () => {
    for (const car of stock) {
      const figures = (text: string) => [...text.matchAll(/\d+(?:\u00a0\d{3})+/g)].map(([figure]) => figure).toSorted()
      expect(figures(car.description.ar)).toEqual(figures(car.description.fr))
      if (!car.isNew) expect(car.description.fr).toContain(grouped(car.mileage))
    }
  })

  test('in Arabic keep Latin words in their own order', () => {
    for (const { description } of stock) {
      const outside = description.ar.replaceAll(/\u2066[^\u2069]*\u2069/g, '')
      expect(outside.replaceAll(/\b(?:LED|ABS|ESP|GPS|USB|CD|Isofix)\b/g, '')).not.toMatch(/[A-Za-z]{2,}/)
    }
  })
})

test('chance is fair and repeatable', () => {
  const random = createRandom('x')
  const drawn = Array.from({ length: 20_000 }, () => random.next())
  expect(Math.abs(drawn.reduce((sum, value) => sum + value, 0) / drawn.length - 0.5)).toBeLessThan(0.01)
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...drawn)).toBeLessThan(1)
  expect(createRandom('x').branch('a').next()).toBe(createRandom('x').branch('a').next())
  expect(createRandom('x').branch('a').next()).not.toBe(createRandom('x').branch('b').next())
})

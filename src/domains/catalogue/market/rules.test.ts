import { describe, expect, test } from 'vitest'
import { type Comparable, comparablesModel, errorOf, meantKm, measureOf, nearestOf, netOf } from './rules.ts'

const car = { year: 2019, mileage: 80_000, fuelType: null, gearType: null, isFirstHand: null } as const
const blank = { ...car, kind: 'Asked', soldAt: null } as const

/** Returns cars that lose exactly 8 % a year and 1.5 % per 10 000 km. */
const fair = (year: number, mileage: number) => Math.round(120_000 * Math.exp(0.08 * (year - 2019) - 0.015 * ((mileage - 80_000) / 10_000)))
const stock: Comparable[] = Array.from({ length: 40 }, (_, i) => {
  const [year, mileage] = [2018 + (i % 3), 50_000 + ((i * 37) % 40) * 1_500]
  return { ...blank, id: i + 1, year, mileage, price: fair(year, mileage) }
})

describe('comparablesModel', () => {
  test('adjusts prices to year and mileage', () => {
    const range = comparablesModel(car, stock, 8)
    expect(range).toMatchObject({ probable: 120_000, reachYears: 1, confidence: 'High', firstHand: null })
    expect(range?.adjusted).toHaveLength(40)
    expect(Math.abs((range?.perYear ?? 0) - 8.3)).toBeLessThan(0.4)
    expect(Math.abs((range?.perTenThousandKm ?? 0) - 1.5)).toBeLessThan(0.3)
    const worn = comparablesModel({ ...car, mileage: 140_000 }, stock, 8)
    expect(Math.abs((worn?.probable ?? 0) - fair(2019, 140_000))).toBeLessThan(3_000)
  })

  test('is robust against outliers', () => {
    const odd = [700_000, 650_000, 9_000].map((price, i) => ({ ...blank, id: 100 + i, price }))
    const range = comparablesModel(car, [...stock, ...odd], 8)
    expect(Math.abs((range?.probable ?? 0) - 120_000)).toBeLessThanOrEqual(1_500)
  })

  test('returns null below the minimum', () => {
    expect(comparablesModel(car, stock.slice(0, 7), 8)).toBeNull()
    expect(comparablesModel({ ...car, year: 2008 }, stock, 8)).toBeNull()
  })

  test('widens the years with lower confidence when cars are few', () => {
    const far = stock.slice(0, 9).map((one) => ({ ...one, year: 2016 }))
    expect(comparablesModel(car, far, 8)).toMatchObject({ reachYears: 3, confidence: 'Low' })
    expect(comparablesModel(car, [...far, ...stock.slice(9)], 8)).toMatchObject({ reachYears: 1 })
  })

  test('may be confident at two years, never at three', () => {
    const of = (year: number) => stock.map((one) => ({ ...one, year }))
    expect(comparablesModel(car, of(2021), 8)).toMatchObject({ reachYears: 2, confidence: 'High' })
    expect(comparablesModel(car, of(2022), 8)).toMatchObject({ reachYears: 3, confidence: 'Low' })
  })

  test('never values mileage positively or newer years negatively', () => {
    const upside = stock.map((one) => ({ ...one, price: fair(4038 - one.year, 160_000 - one.mileage) }))
    expect(comparablesModel(car, upside, 8)).toMatchObject({ perYear: 0, perTenThousandKm: 0 })
  })

  test('uses fuel and gearbox when enough cars share them', () => {
    const electric = stock.map((one) => ({ ...one, id: one.id + 50, fuelType: 'Electric' as const, price: one.price * 2 }))
    const mixed = [...stock.map((one) => ({ ...one, fuelType: 'Diesel' as const })), ...electric]
    expect(comparablesModel({ ...car, fuelType: 'Electric' }, mixed, 8)?.probable).toBe(240_000)
    expect(comparablesModel({ ...car, fuelType: 'Hybrid' }, mixed, 8)?.adjusted).toHaveLength(80)
    const unsaid = mixed.map((one, i) => ({ ...one, fuelType: i < 10 ? null : one.fuelType }))
    expect(comparablesModel(car, unsaid, 8)?.adjusted).toHaveLength(80)
    const automatic = mixed.map((one) => ({ ...one, gearType: one.fuelType === 'Electric' ? ('Automatic' as const) : ('Manual' as const) }))
    expect(comparablesModel({ ...car, gearType: 'Manual' }, automatic, 8)?.probable).toBe(120_000)
  })

  test('values a single owner from the data, or not at all', () => {
    const owned = stock.map((one, i) => ({
      ...one,
      isFirstHand: i % 2 === 0,
      price: i % 2 === 0 ? Math.round(one.price * 1.05) : one.price,
    }))
    const first = comparablesModel({ ...car, isFirstHand: true }, owned, 8)
    const second = comparablesModel({ ...car, isFirstHand: false }, owned, 8)
    expect(Math.abs((first?.firstHand ?? 0) - 5)).toBeLessThan(0.5)
    expect((first?.probable ?? 0) / (second?.probable ?? 1)).toBeCloseTo(1.05, 2)
    expect(
      comparablesModel(
        { ...car, isFirstHand: true },
        owned.map((one, i) => ({ ...one, isFirstHand: i < 4 })),
        8,
      )?.firstHand,
    ).toBeNull()
  })

  test('weighs a sold car above an asking price', () => {
    const dearer = stock.map((one, i) => ({ ...one, price: i < 15 ? one.price * 1.2 : one.price }))
    const sold = dearer.map((one, i) => ({ ...one, kind: i < 15 ? ('Paid' as const) : one.kind }))
    expect(comparablesModel(car, sold, 8)?.probable ?? 0).toBeGreaterThan(comparablesModel(car, dearer, 8)?.probable ?? 0)
  })
})

describe('a scattered stock', () => {
  const kinds = ['Asked', 'Paid', 'LastAsked', 'SellerPaid', 'SellerAsked'] as const
  const scattered = Array.from({ length: 60 }, (_, i): Comparable => {
    const [year, mileage] = [2015 + ((i * 7) % 9), 20_000 + ((i * 31) % 53) * 3_100]
    const off = Math.sin(i * 1.7) * 0.09 + (i % 11 === 0 ? 0.6 : 0) + (i % 3 === 0 ? 0.06 : 0)
    const price = Math.round(118_000 * Math.exp(0.085 * (year - 2019) - 0.014 * ((mileage - 80_000) / 10_000) + off))
    const [fuelType, gearType, isFirstHand] = [i % 4 === 0, i % 2 === 0, [true, false, null][i % 3] ?? null]
    return {
      ...{ id: i + 1, year, mileage, price, kind: kinds[i % 5] ?? 'Asked', soldAt: null, isFirstHand },
      ...{ fuelType: fuelType ? 'Gasoline' : 'Diesel', gearType: gearType ? 'Automatic' : 'Manual' },
    }
  })

  // a change of these figures requires a new measurement for decision 051
  test.each([
    [
      { ...car, isFirstHand: true },
      8,
      {
        low: 109_000,
        probable: 123_500,
        high: 136_000,
        confidence: 'Medium',
        reachYears: 1,
        perYear: 7.4,
        perTenThousandKm: 1.3,
        firstHand: 0.8,
      },
      [20, 1_973_707],
    ],
    [
      { ...car, year: 2017, mileage: 140_000, fuelType: 'Diesel', isFirstHand: false },
      4,
      {
        low: 86_000,
        probable: 92_000,
        high: 161_500,
        confidence: 'Low',
        reachYears: 1,
        perYear: 7.6,
        perTenThousandKm: 1.7,
        firstHand: 3.2,
      },
      [14, 823_485],
    ],
    [
      { ...car, year: 2021, mileage: 30_000, gearType: 'Manual' },
      6,
      {
        low: 146_500,
        probable: 156_500,
        high: 286_500,
        confidence: 'Low',
        reachYears: 2,
        perYear: 12.3,
        perTenThousandKm: 1.9,
        firstHand: null,
      },
      [17, 1_163_639],
    ],
  ] as const)('is worth what it was for %j', (asked, minimum, figures, [cars, sum]) => {
    const range = comparablesModel(asked, scattered, minimum)
    expect(range).toMatchObject(figures)
    expect(range?.adjusted).toHaveLength(cars)
    expect(Math.round(range?.adjusted.reduce((all, { adjusted, weight }) => all + adjusted * weight, 0) ?? 0)).toBe(sum)
  })
})

/** Returns similar cars: two at the lower price, two at the higher one, the others at 100 000 DH. */
const spreadOut = (low: number, high: number, count = 20): Comparable[] =>
  Array.from({ length: count }, (_, i) => ({ ...blank, id: i + 1, price: i < 2 ? low : i < 4 ? high : 100_000 }))

test('derives the confidence from number and dispersion of the cars', () => {
  const sure = (...of: Parameters<typeof spreadOut>) => comparablesModel(car, spreadOut(...of), 8)?.confidence
  expect([sure(90_000, 110_000), sure(90_000, 110_500)]).toEqual(['High', 'Medium'])
  expect([sure(82_500, 117_500), sure(82_500, 118_000)]).toEqual(['Medium', 'Low'])
  expect([sure(90_000, 110_000, 19), sure(90_000, 110_000, 16), sure(90_000, 110_000, 15)]).toEqual(['Medium', 'Medium', 'Low'])
  expect(comparablesModel(car, spreadOut(90_000, 110_000, 8), 8)).toMatchObject({ reachYears: 3, probable: 100_000 })
})

test('errorOf treats the ends of the range as inside', () => {
  const inside = (price: number) => errorOf(comparablesModel, { ...blank, id: 99, price }, spreadOut(90_000, 110_000), 8)?.inside
  expect([89_999, 90_000, 110_000, 110_001].map(inside)).toEqual([false, true, true, false])
})

test('limits the single owner effect to 0.5–15 % from five cars of each', () => {
  const worth = (factor: number, owned: number, others: number, isFirstHand: boolean | null = null) => {
    const cars = Array.from({ length: owned + others }, (_, i) => {
      const isFirst = i < owned
      return { ...blank, id: i + 1, isFirstHand: isFirst, price: isFirst ? Math.round(100_000 * factor) : 100_000 }
    })
    const range = comparablesModel({ ...car, isFirstHand }, cars, 4)
    return [range?.firstHand, range?.probable]
  }
  expect([worth(1.1, 5, 6), worth(1.1, 6, 5), worth(1.1, 4, 6), worth(1.1, 6, 4)].map(([first]) => first)).toEqual([10, 10, null, null])
  expect([worth(1.004, 5, 6), worth(1.006, 5, 6), worth(0.9, 5, 6), worth(1.3, 5, 6)].map(([first]) => first)).toEqual([
    null,
    0.6,
    null,
    15,
  ])
  expect([worth(1.1, 6, 9, true), worth(1.1, 9, 6, false), worth(1.1, 9, 6)]).toEqual([
    [10, 110_000],
    [10, 100_000],
    [10, 110_000],
  ])
})

test('equates a year with 15 000 km and breaks ties by id', () => {
  const cars = (
    [
      [4, 2019, 96_000],
      [2, 2020, 80_000],
      [1, 2019, 95_000],
      [3, 2018, 80_000],
      [5, 2019, 66_000],
    ] as const
  ).map(([id, year, mileage]) => ({ ...blank, id, year, mileage, price: 1, adjusted: 1, weight: 1 }))
  expect(nearestOf(car, cars, 5).map(({ id }) => id)).toEqual([5, 1, 2, 3, 4])
})

test('nearestOf sorts nearest first', () => {
  const adjusted = stock.map((one) => ({ ...one, adjusted: one.price, weight: 1 }))
  const nearest = nearestOf(car, adjusted, 3)
  expect(nearest.map(({ year }) => year)).toEqual([2019, 2019, 2019])
  const off = adjusted.filter(({ year }) => year === 2019).map(({ mileage }) => Math.abs(mileage - car.mileage))
  expect(nearest.map(({ mileage }) => Math.abs(mileage - car.mileage))).toEqual(off.sort((a, b) => a - b).slice(0, 3))
})

test('measures the 70th percentile and excludes the car itself', () => {
  const errors = Array.from({ length: 10 }, (_, i) => ({ off: (i + 1) / 100, inside: i < 6 }))
  expect(measureOf(errors, 10)).toEqual({ cars: 10, sevenInTen: 7, withinRange: 60 })
  expect(measureOf(errors, 11)).toBeNull()
  expect(measureOf([...errors, { off: 0.5, inside: false }], 11)).toEqual({ cars: 11, sevenInTen: 8, withinRange: 54.5 })
  const dear = { ...blank, id: 500, price: 240_000 }
  const error = errorOf(comparablesModel, dear, [...stock, dear], 8)
  expect(error?.off).toBeCloseTo(0.5, 2)
  expect(error?.inside).toBe(false)
  expect(errorOf(comparablesModel, dear, stock.slice(0, 5), 8)).toBeNull()
})

test('netOf subtracts the fees', () => {
  expect(netOf(100_000, { percent: 3, fixed: 1_500 })).toBe(95_500)
  expect(netOf(1_000, { percent: 3, fixed: 1_500 })).toBe(0)
})

test('meantKm corrects thousands except for new cars', () => {
  expect(meantKm(84, 2019, 2026)).toBe(84_000)
  expect(meantKm(84, 2025, 2026)).toBeNull()
  expect(meantKm(0, 2019, 2026)).toBeNull()
  expect([meantKm(1, 2024, 2026), meantKm(699, 2024, 2026), meantKm(700, 2024, 2026)]).toEqual([1000, 699_000, null])
  expect(meantKm(84_000, 2019, 2026)).toBeNull()
})

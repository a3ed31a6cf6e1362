import { describe, expect, test } from 'vitest'
import { affordablePrice, instalment, readNumber, readTerms, split } from '#shared/loan.ts'
import { isLawful, leastOnCredit, schedule, simulate } from './rules.ts'

const terms = { annualRate: 0.0825, vat: 0.1, dossierFee: 0 }
const sum = (values: number[]) => Math.round(values.reduce((all, one) => all + one * 100, 0)) / 100

test.each([
  [120_000, 20, 60, 0.0825, 0.1, 96_000, 1996.2983, 1996],
  [120_000, 20, 48, 0.0825, 0.1, 96_000, 2392.3843, 2392],
  [150_000, 30, 36, 0.0825, 0.1, 105_000, 3342.6383, 3343],
  [95_000, 0, 60, 0.0825, 0.1, 95_000, 1975.5035, 1976],
  [250_000, 50, 24, 0.0825, 0.1, 125_000, 5714.8952, 5715],
  [89_000, 10, 12, 0.0825, 0.1, 80_100, 7007.6495, 7008],
  [180_000, 25, 72, 0.0699, 0.1, 135_000, 2346.5399, 2347],
  [120_000, 20, 60, 0.0825, 0, 96_000, 1958.0402, 1958],
  [120_000, 20, 48, 0, 0.1, 96_000, 2000, 2000],
])('%i DH, %i %% at once, %i months at %d with VAT %d', (price, advance, months, annualRate, vat, financed, exact, shown) => {
  const loan = simulate(price, { advance, months }, { annualRate, vat, dossierFee: 0 })
  expect([loan.contribution, loan.financed, loan.monthlyAmount]).toEqual([price - financed, financed, shown])
  expect(instalment(financed, months, { annualRate, vat })).toBeCloseTo(exact, 4)
  expect(loan.teg).toBe(annualRate)
})

describe('simulate', () => {
  const request = { advance: 20, months: 60 }

  test('returns the amount paid beyond the loan as cost', () => {
    expect(simulate(120_000, request, terms)).toMatchObject({ totalPaid: 119_777.9, totalCost: 23_777.9, fee: 0, teg: 0.0825 })
  })

  test('adds VAT to the fee; excludes VAT and 150 dirhams from the rate', () => {
    expect(simulate(120_000, request, { ...terms, dossierFee: 1500 })).toMatchObject({ totalCost: 25_427.9, fee: 1650, teg: 0.0885 })
    expect(simulate(120_000, request, { ...terms, dossierFee: 150 }).teg).toBe(0.0825)
  })

  test('rounds half a dirham up', () => {
    expect(split(99_999, 50)).toEqual({ contribution: 50_000, financed: 49_999 })
    expect(simulate(1001, { advance: 0, months: 2 }, { annualRate: 0, vat: 0.1, dossierFee: 0 }).monthlyAmount).toBe(501)
  })
})

describe('schedule', () => {
  const rows = schedule(96_000, 60, terms)

  test('repays exactly the loan', () => {
    expect(rows).toHaveLength(60)
    expect(rows.at(-1)?.balance).toBe(0)
    expect(sum(rows.map(({ capital }) => capital))).toBe(96_000)
    expect(sum(rows.map(({ interest }) => interest))).toBeCloseTo(21_616.27, 0)
    expect(sum(rows.map(({ vat }) => vat))).toBeCloseTo(2_161.63, 0)
  })

  test('has equal instalments except for rounding in the last', () => {
    expect(rows[0]).toEqual({ month: 1, amount: 1996.3, capital: 1270.3, interest: 660, vat: 66, balance: 94_729.7 })
    expect(new Set(rows.slice(0, -1).map(({ amount }) => amount))).toEqual(new Set([1996.3]))
    expect(rows.at(-1)?.amount).toBeCloseTo(1996.3, 0)
    for (const { amount, capital, interest, vat } of rows) expect(sum([capital, interest, vat])).toBe(amount)
  })

  test('splits a loan without interest equally', () => {
    expect(schedule(1000, 3, { annualRate: 0, vat: 0.1 }).map(({ amount }) => amount)).toEqual([333.33, 333.33, 333.34])
  })
})

describe('loan settings', () => {
  test.each([
    ['8,25', 8.25],
    ['120 000', 120_000],
    ['1\u202f500,5', 1500.5],
    ['0', 0],
    ['-1', null],
    ['1e9', null],
    ['', null],
    [undefined, null],
  ])('%j is the number %j', (text, number) => {
    expect(readNumber(text)).toBe(number)
  })

  test('use defaults for invalid values', () => {
    const sound = readTerms(new Map())
    expect(sound).toEqual({
      annualRate: 0.0825,
      vat: 0.1,
      months: [12, 24, 36, 48, 60],
      defaultMonths: 60,
      minAdvance: 0,
      maxAdvance: 50,
      defaultAdvance: 20,
      dossierFee: 0,
      insuranceIncluded: false,
      maximumRate: 0.13,
    })
    const broken = {
      annualRate: '8,25',
      vat: 'x',
      months: '[0, "12"]',
      minAdvance: '60',
      maxAdvance: '50',
      dossierFee: '',
      maximumRate: '-1',
    }
    expect(readTerms(new Map(Object.entries(broken).map(([key, value]) => [`financing.${key}`, value])))).toEqual(sound)
  })

  test.each([
    ['annualRate', '1', 1, '1,01'],
    ['vat', '1', 1, '1,01'],
    ['maximumRate', '1', 1, '1,01'],
    ['dossierFee', '1 000 000', 1_000_000, '1 000 001'],
    ['maxAdvance', '99', 99, '100'],
    ['months', '[48]', [48], '[121]'],
    ['months', '[0, 1, 120, 121]', [1, 120], '[]'],
    ['insuranceIncluded', 'true', true, 'yes'],
  ] as const)('of %s take %j as %j, and leave %j', (name, most, taken, beyond) => {
    const read = (text: string) => readTerms(new Map([[`financing.${name}`, text]]))
    expect(read(most)[name]).toEqual(taken)
    expect(read(beyond)).toEqual(readTerms(new Map()))
  })

  test('clamp advances and durations', () => {
    const of = (settings: Record<string, string>) =>
      readTerms(new Map(Object.entries(settings).map(([key, value]) => [`financing.${key}`, value])))
    expect(of({ minAdvance: '99', maxAdvance: '99' })).toMatchObject({ minAdvance: 99, maxAdvance: 99 })
    expect(of({ minAdvance: '100', maxAdvance: '99' })).toMatchObject({ minAdvance: 0, maxAdvance: 99 })
    expect(of({ maxAdvance: '99', defaultAdvance: '99' }).defaultAdvance).toBe(99)
    expect(of({ maxAdvance: '99', defaultAdvance: '100' }).defaultAdvance).toBe(20)
    expect(of({ months: '[60, 120]', defaultMonths: '120' }).defaultMonths).toBe(120)
    expect(of({ months: '[60, 120]', defaultMonths: '121' }).defaultMonths).toBe(60)
  })

  test('are parsed leniently and made consistent', () => {
    const settings = {
      annualRate: '0,0699',
      months: '[72, 24, 24]',
      defaultMonths: '60',
      minAdvance: '25',
      maxAdvance: '40',
      defaultAdvance: '20',
    }
    expect(readTerms(new Map(Object.entries(settings).map(([key, value]) => [`financing.${key}`, value])))).toMatchObject({
      annualRate: 0.0699,
      months: [24, 72],
      defaultMonths: 72,
      minAdvance: 25,
      maxAdvance: 40,
      defaultAdvance: 25,
    })
  })
})

describe('affordablePrice', () => {
  const usual = readTerms(new Map([['financing.dossierFee', '500']]))

  test.each([
    [3000, 20_000],
    [1500, 0],
    [2217, 27_600],
    [900, 500_000],
  ])('%i DH a month with %i DH at once', (budget, down) => {
    const price = affordablePrice(budget, down, usual) ?? 0
    const monthly = (dearer: number) => {
      const paid = Math.min(down, (dearer * usual.maxAdvance) / 100)
      return Math.round(instalment(dearer - paid, usual.defaultMonths, usual))
    }
    expect(monthly(price)).toBeLessThanOrEqual(budget)
    expect(monthly(price + 1)).toBeGreaterThan(budget)
  })

  test('returns nothing for a contribution below the minimum', () => {
    const strict = { ...usual, minAdvance: 20 }
    expect(affordablePrice(3000, 0, strict)).toBeNull()
    expect(affordablePrice(3000, 20_000, strict)).toBe(100_000)
    // of a part of a dirham more it would be a part too small
    expect(affordablePrice(3000, 1000, { ...usual, minAdvance: 30 })).toBe(3333)
    expect(affordablePrice(3000, 500, { ...usual, minAdvance: 1 })).toBe(50_000)
    expect(affordablePrice(3000, 1, { ...usual, minAdvance: 60 })).toBe(1)
  })

  test('limits the price to a thousand million', () => {
    expect(affordablePrice(100_000_000, 0, usual)).toBe(1_000_000_000)
  })

  test('rejects a loan of 0 and accepts the maximum rate', () => {
    const { maximumRate } = usual
    expect(isLawful({ financed: 0, teg: 0 }, usual)).toBe(false)
    expect(isLawful({ financed: 1, teg: maximumRate }, usual)).toBe(true)
    expect(isLawful({ financed: 1, teg: maximumRate + 0.0001 }, usual)).toBe(false)
  })

  test('leastOnCredit: returns the first price with a lawful loan', () => {
    const least = leastOnCredit(usual) ?? 0
    const teg = (price: number) => simulate(price, { advance: usual.defaultAdvance, months: usual.defaultMonths }, usual).teg
    expect(teg(least)).toBeLessThanOrEqual(usual.maximumRate)
    expect(teg(least - 1)).toBeGreaterThan(usual.maximumRate)
    expect(leastOnCredit({ ...usual, maximumRate: 0.05 })).toBeNull()
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '#testing/property.ts'
import { type SaleFee, settle, type Terms, takesTooMuch } from './rules.ts'
import { calculationRules } from './values.ts'

const percent = (value: number): SaleFee => ({ names: { fr: `${value} %` }, saleFeeType: 'Percent', value })
const fixed = (value: number): SaleFee => ({ names: { fr: `${value} DH` }, saleFeeType: 'Fixed', value })
const amounts = (terms: Terms, price: number, floor: number) => settle(terms, price, floor).fees.map(({ amount }) => amount)

describe("owner's share of a sale", () => {
  test('deducts three percent and a fixed fee from the price', () => {
    const terms: Terms = { calculationRule: 'PV', saleFees: [percent(3), fixed(1500)] }
    expect(settle(terms, 119_900, 110_000)).toMatchObject({ base: 119_900, net: 114_803 })
    expect(amounts(terms, 119_900, 110_000)).toEqual([3597, 1500])
  })

  test('takes fees from the margin and keeps the floor price', () => {
    expect(settle({ calculationRule: 'M', saleFees: [percent(100)] }, 119_900, 110_000)).toMatchObject({ base: 9900, net: 110_000 })
    expect(settle({ calculationRule: 'M', saleFees: [percent(40), fixed(1000)] }, 119_900, 110_000).net).toBe(114_940)
    expect(settle({ calculationRule: 'M', saleFees: [percent(40), fixed(1000)] }, 110_500, 110_000).net).toBe(110_000)
    expect(settle({ calculationRule: 'M', saleFees: [fixed(1000)] }, 100_000, 110_000).net).toBe(100_000)
  })

  test('caps fees at the price', () => {
    expect(settle({ calculationRule: 'PV', saleFees: [fixed(900), fixed(300)] }, 1000, 900)).toMatchObject({ net: 0 })
    expect(amounts({ calculationRule: 'PV', saleFees: [fixed(900), fixed(300)] }, 1000, 900)).toEqual([900, 100])
  })

  test('limits percent fees of one type to 100', () => {
    expect(takesTooMuch([percent(60), percent(40), fixed(5000)])).toBe(false)
    expect(takesTooMuch([percent(60), percent(40.01)])).toBe(true)
  })

  const terms = fc.record({
    calculationRule: fc.constantFrom(...calculationRules),
    saleFees: fc.array(
      fc.oneof(
        fc.integer({ min: 0, max: 1250 }).map((value) => percent(value / 100)),
        fc.integer({ min: 0, max: 50_000 }).map(fixed),
      ),
      { maxLength: 8 },
    ),
  })
  const price = fc.integer({ min: 1, max: 2_000_000 })

  test('splits the price exactly, never below zero', () =>
    holds(
      fc.property(terms, price, price, (agreed, sold, floor) => {
        const { net, fees } = settle(agreed, sold, floor)
        expect(net + fees.reduce((sum, { amount }) => sum + amount, 0)).toBe(sold)
        for (const value of [net, ...fees.map(({ amount }) => amount)]) {
          expect(Number.isInteger(value)).toBe(true)
          expect(value).toBeGreaterThanOrEqual(0)
        }
        if (agreed.calculationRule === 'M') expect(net).toBeGreaterThanOrEqual(Math.min(sold, floor))
      }),
      { runs: 1000 },
    ))

  test("never lowers the owner's share for a higher price", () =>
    holds(
      fc.property(terms, price, price, fc.integer({ min: 1, max: 5000 }), (agreed, sold, floor, more) => {
        expect(settle(agreed, sold + more, floor).net).toBeGreaterThanOrEqual(settle(agreed, sold, floor).net)
      }),
      { runs: 1000 },
    ))
})

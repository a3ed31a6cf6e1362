import { describe, expect, test } from 'vitest'
import { checkPrice, type PriceFacts } from './rules.ts'

const limits = { change: 15, below: 30, above: 60 }
const market = { low: 241_000, median: 255_000, high: 272_000, count: 22 }
const known: PriceFacts = { last: 258_000, market, floor: 239_000, age: 3 }
const doubtsOf = (price: number, facts: Partial<PriceFacts> = {}) => checkPrice(price, { ...known, ...facts }, limits).doubts

describe('checkPrice', () => {
  test('returns every doubt of a missing zero and the probable amount', () => {
    expect(checkPrice(25_800, known, limits)).toEqual({
      doubts: ['farFromLast', 'belowMarket', 'belowFloor', 'implausible'],
      ...{ difference: -232_200, percent: -90, marketPercent: -90, meant: 258_000 },
    })
    expect(checkPrice(2_580_000, known, limits)).toMatchObject({ doubts: ['farFromLast', 'aboveMarket'], percent: 900, meant: 258_000 })
  })

  test('accepts a price within the limits', () => {
    expect(checkPrice(250_000, known, limits)).toEqual({ doubts: [], difference: -8_000, percent: -3, marketPercent: -2, meant: null })
  })

  test.each([
    [85_000, []],
    [84_999, ['farFromLast']],
    [115_000, []],
    [115_001, ['farFromLast']],
  ])('compares %d with a last price of 100 000', (price, doubts) => {
    expect(doubtsOf(price, { last: 100_000, market: null, floor: null })).toEqual(doubts)
  })

  test.each([
    [70_000, []],
    [69_999, ['belowMarket']],
    [59_999, ['belowMarket', 'implausible']],
    [160_000, []],
    [160_001, ['aboveMarket']],
  ])('compares %d with a median of 100 000', (price, doubts) => {
    expect(doubtsOf(price, { last: null, market: { ...market, median: 100_000 }, floor: null })).toEqual(doubts)
  })

  test('doubts a price below the floor, not at the floor', () => {
    const facts = { last: 100_000, market: null, floor: 95_000 }
    expect([doubtsOf(94_999, facts), doubtsOf(95_000, facts)]).toEqual([['belowFloor'], []])
  })

  test('uses the age when nothing else is known', () => {
    const nothing = { last: null, market: null, floor: null }
    expect(doubtsOf(1, { ...nothing, age: null })).toEqual(['implausible'])
    expect(doubtsOf(14_999, { ...nothing, age: 10 })).toEqual(['implausible'])
    expect(doubtsOf(14_999, { ...nothing, age: 11 })).toEqual([])
    expect(doubtsOf(4_999, { ...nothing, age: 40 })).toEqual(['implausible'])
  })
})

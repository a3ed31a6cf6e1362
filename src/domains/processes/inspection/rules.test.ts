import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byLanguage } from '#shared/language.ts'
import { holds } from '#testing/property.ts'
import { checkListFault, findingsCost, isUnusual, lacksOf, type PartFacts, quotationOf, standsOn, usualCost } from './rules.ts'

const fine: PartFacts = {
  action: 'None',
  isPainted: false,
  status: 'None',
  cost: null,
  quantity: null,
  phrases: [],
  comment: null,
  photos: 0,
  repairCost: 600,
  replacementCost: 2000,
  paintCost: null,
}
const found: PartFacts = { ...fine, action: 'Repair', cost: 600, quantity: 1, comment: 'bosse', photos: 1 }

describe('point', () => {
  test.each<[Partial<PartFacts>, string[]]>([
    [{ action: null }, ['action']],
    [{ ...fine }, []],
    [{ ...fine, action: 'NotAvailable' }, []],
    [{ ...fine, status: 'PendingEdit' }, ['edit']],
    [{}, []],
    [{ cost: null, quantity: null, comment: ' ', photos: 0 }, ['cost', 'quantity', 'comment', 'photo']],
    [{ cost: 1200 }, []],
    [{ cost: 1201 }, ['comment']],
    [{ cost: 299 }, ['comment']],
    [{ cost: 300 }, []],
    [{ cost: 1201, comment: 'tôle à redresser' }, []],
    // a set phrase is a reason, but does not explain an unusual cost
    [{ phrases: ['panel-dent'], comment: null }, []],
    [{ phrases: ['panel-dent'], comment: null, cost: 1201 }, ['comment']],
    // no usual cost known
    [{ isPainted: true, cost: 90_000 }, []],
  ])('%o lacks %o', (given, lacks) => {
    expect(lacksOf({ ...found, ...given }, 2)).toEqual(lacks)
  })

  test('has the usual cost of its action', () => {
    const usual = { repairCost: 1, replacementCost: 2, paintCost: 3 }
    expect(usualCost({ action: 'Repair', isPainted: false, ...usual })).toBe(1)
    expect(usualCost({ action: 'Replacement', isPainted: true, ...usual })).toBe(2)
    expect(usualCost({ action: 'Repair', isPainted: true, ...usual })).toBe(3)
    expect(isUnusual(10, null, 2)).toBe(false)
  })
})

test('computes a quotation as start minus findings plus extras', async () => {
  const part = fc.record({
    action: fc.constantFrom('None', 'NotAvailable', 'Repair', 'Replacement', null),
    cost: fc.option(fc.nat(20_000)),
    quantity: fc.option(fc.integer({ min: 1, max: 9 })),
  })
  await holds(
    fc.property(fc.array(part, { maxLength: 120 }), fc.nat(900_000), fc.nat(20_000), (parts, start, extras) => {
      let expected = start + extras
      for (const { action, cost, quantity } of parts)
        if (action === 'Repair' || action === 'Replacement') expected -= (cost ?? 0) * (quantity ?? 0)
      return quotationOf(start, findingsCost(parts), extras) === expected
    }),
    { runs: 100 },
  )
  expect(quotationOf(null, 5, 5)).toBeNull()
})

test('accepts an answer on its revision or the previous answer', () => {
  const part = { revision: 3, lastOperation: 'a' }
  expect([standsOn({ base: 3 }, part), standsOn({ base: 2 }, part), standsOn({ base: 4 }, part)]).toEqual([true, false, false])
  expect([standsOn({ base: 2, after: 'a' }, part), standsOn({ base: 2, after: 'b' }, part)]).toEqual([true, false])
  expect(standsOn({ base: 2 }, { revision: 3, lastOperation: null })).toBe(false)
})

test('rejects a check list with a missing family or duplicate code', () => {
  const one = {
    section: 'Body',
    titles: byLanguage(() => 'a'),
    repairCost: null,
    replacementCost: null,
    paintCost: null,
    unit: null,
  } as const
  const list = (category: 'Body' | 'Engine') => Array.from({ length: 100 }, (_, i) => ({ ...one, category, code: `p-${i}` }))
  expect(checkListFault(list('Body'))).toEqual({ field: 'parts.category', reason: 'invalid' })
  expect(checkListFault(list('Body').map((part) => ({ ...part, code: 'Ö' })))).toEqual({ field: 'parts.code', reason: 'invalid' })
})

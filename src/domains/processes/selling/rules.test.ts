import { describe, expect, test } from 'vitest'
import { neededPapers, orderNumber, paperState, reasonWords, tradeInSum, unexplained, valueStands } from './rules.ts'
import { purchaseStatuses } from './status.ts'

const now = new Date('2026-03-15T10:00:00Z')
const person = { isCompany: false, isHolder: null, isUnderCredit: null, releaseDate: '2024-01-01' }
const types = (facts: Partial<typeof person> | Record<string, unknown>) =>
  neededPapers({ ...person, ...facts }, now).map(({ type }) => type)

describe('documents of a request (workflows, required documents)', () => {
  test.each([
    ['a person with a young car', {}, ['VehicleGrayCard', 'CustomerCIN', 'VehicleRoadTax']],
    ['a company', { isCompany: true }, ['VehicleGrayCard', 'CustomerRC', 'CustomerCompanyStatus', 'VehicleRoadTax']],
    ['five years to the day', { releaseDate: '2021-03-15' }, ['VehicleGrayCard', 'CustomerCIN', 'VehicleRoadTax']],
    ['five years and a day', { releaseDate: '2021-03-14' }, ['VehicleGrayCard', 'CustomerCIN', 'VehicleTechnicalVisit', 'VehicleRoadTax']],
    ['an age that nobody knows', { releaseDate: null }, ['VehicleGrayCard', 'CustomerCIN', 'VehicleTechnicalVisit', 'VehicleRoadTax']],
    ['the holder themselves', { isHolder: true, isUnderCredit: false }, ['VehicleGrayCard', 'CustomerCIN', 'VehicleRoadTax']],
    ['somebody else’s car', { isHolder: false }, ['VehicleGrayCard', 'CustomerCIN', 'VehicleRoadTax', 'VehiclePowerOfAttorney']],
    ['a car under credit', { isUnderCredit: true }, ['VehicleGrayCard', 'CustomerCIN', 'VehicleRoadTax', 'VehicleWithdrawal']],
  ])('for %s', (_whose, facts, wanted) => expect(types(facts)).toEqual(wanted))

  test.each([
    ['nothing', [], 'Missing'],
    ['another paper', [{ type: 'CustomerRC', status: 'Accepted', mimeType: 'image/webp' }], 'Missing'],
    ['one that waits', [{ type: 'CustomerCIN', status: 'Preview', mimeType: 'image/webp' }], 'Sent'],
    ['one that was refused', [{ type: 'CustomerCIN', status: 'Rejected', mimeType: 'image/webp' }], 'Rejected'],
    [
      'one sent again',
      [
        { type: 'CustomerCIN', status: 'Rejected', mimeType: 'image/webp' },
        { type: 'CustomerCIN', status: 'Preview', mimeType: 'image/webp' },
      ],
      'Sent',
    ],
    [
      'one in order',
      [
        { type: 'CustomerCIN', status: 'Rejected', mimeType: 'image/webp' },
        { type: 'CustomerCIN', status: 'Accepted', mimeType: 'image/webp' },
      ],
      'Accepted',
    ],
    [
      'a face that waits',
      [
        { type: 'CustomerCIN', status: 'Accepted', mimeType: 'image/webp' },
        { type: 'CustomerCIN', status: 'Preview', mimeType: 'image/webp' },
      ],
      'Sent',
    ],
  ] as const)('%s', (_what, sent, wanted) => expect(paperState({ type: 'CustomerCIN', faces: 1 }, sent)).toBe(wanted))
})

test('requires two faces of a registration card, or one file', () => {
  const face = { type: 'VehicleGrayCard', status: 'Preview', mimeType: 'image/webp' } as const
  const state = (...sent: (typeof face | { type: 'VehicleGrayCard'; status: string; mimeType: string })[]) =>
    paperState({ type: 'VehicleGrayCard', faces: 2 }, sent)
  expect(state(face)).toBe('Missing')
  expect(state(face, face)).toBe('Sent')
  expect(state(face, { ...face, status: 'Rejected' })).toBe('Rejected')
  expect(state({ ...face, mimeType: 'application/pdf', status: 'Accepted' })).toBe('Accepted')
})

test('returns the unexplained part of an offer', () => {
  const reasons = [
    { label: 'Pneus', amount: -3600 },
    { label: 'Options', amount: 1600 },
  ]
  expect(unexplained(120_000, reasons, 118_000)).toBe(0)
  expect(unexplained(120_000, reasons, 117_000)).toBe(-1000)
  expect(unexplained(120_000, [], 121_000)).toBe(1000)
  expect(unexplained(null, reasons, 5000)).toBe(0)
})

test('formats a purchase order number', () => expect(orderNumber('2026', 42)).toBe('BA-2026-000042'))

test('translates a finding and keeps free text', () => {
  const names = { fr: 'Pneus avant', ar: 'الإطاران الأماميان' }
  expect(reasonWords({ label: 'Pneus avant', names }, 'ar')).toBe(names.ar)
  expect(reasonWords({ label: 'Geste commercial' }, 'ar')).toBe('Geste commercial')
})

describe('trade in', () => {
  const sides = { price: 200_000, fees: 4_000, settled: 1_000, value: 80_000 }

  test('deducts the value from acceptance to settlement', () => {
    expect(tradeInSum({ ...sides, status: 'QuotationAccepted' })).toEqual({ isDeducted: false, toPay: 203_000, toReceive: 0 })
    for (const status of valueStands) expect(tradeInSum({ ...sides, status })).toEqual({ isDeducted: true, toPay: 123_000, toReceive: 0 })
    // as a receipt it counts as settled; a transferred one is never deducted
    expect(tradeInSum({ ...sides, settled: 81_000, status: 'Complete' })).toEqual({ isDeducted: false, toPay: 123_000, toReceive: 0 })
  })

  test('returns a credit for a more valuable car, nothing without an offer', () => {
    expect(tradeInSum({ ...sides, value: 210_000, status: 'CustomerAccepted' })).toEqual({ isDeducted: true, toPay: 0, toReceive: 7_000 })
    expect(tradeInSum({ ...sides, value: null, status: 'Accepted' })).toEqual({ isDeducted: false, toPay: 203_000, toReceive: 0 })
  })

  test('deducts nothing after the end', () => {
    const ended = purchaseStatuses.filter((status) => !valueStands.includes(status))
    expect(ended.filter((status) => tradeInSum({ ...sides, status }).isDeducted)).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import type { StepFacts } from '../effects/store.ts'
import { isRecordGuard, missing, type RecordGuard } from './service.ts'

const now = new Date('2026-04-14T10:00:00Z')
const terms = { months: 1, kilometres: 1000 }
/** A booking that satisfies every guard. */
const fine: StepFacts = {
  ...{ id: 1, reference: 'RV-2026-000001', status: 'Controlled', vehicleId: 1, saleId: 1, areaId: 1 },
  ...{ listedPrice: 120_000, floorPrice: null, mandateFloor: null, price: 120_000, newPrice: 115_000, advanceAmount: 1000 },
  ...{ paymentId: null, paymentType: 'Direct', paymentMethod: 'Cash', loanMonths: null, invoiceNumber: 'FV-1' },
  ...{ invoiced: new Date('2026-04-10T10:00:00Z'), deliveryMileage: 40_000, signatureDocument: 'drawn' },
  ...{ delivered: new Date('2026-04-12T10:00:00Z'), recoveryMileage: 40_500, packMonths: null, packPrice: 3900, openParts: 0 },
  ...{ isCertified: true, promised: null, releaseDate: null, mileage: 40_000, deliveryDate: null },
  buyer: {
    ...{ civility: 'M.', firstName: 'Ali', lastName: 'Idrissi', email: 'ali@exemple.ma', phone: '+212620000000', idNumber: 'BK12' },
    ...{ address: '1, rue X', city: 'Rabat', addressLine2: null, zip: null, companyName: null, ice: null, registrationNumber: null },
  },
  isCancelAgreed: true,
  answer: { at: '2026-04-14T09:00:00.000Z', price: 120_000, newPrice: 115_000 },
  depositHeld: null,
  wished: null,
  ...{ held: 1000, depositReturned: 0, heldByHand: 0, paid: 122_900, corrected: 0, refunded: 0, carriedIn: 0, carriedOut: 0 },
}
/** The field or code of the failed guard; null when it passes. */
const lacks = (name: RecordGuard, facts: Partial<StepFacts> = {}, at = now) => {
  const fault = missing(name, { ...fine, ...facts }, terms, at)
  return fault && (fault.faults?.[0]?.field ?? fault.code)
}

test('returns null for the guards of the car', () => {
  expect((['carIsHeld', 'carIsFree', 'carIsForSale', 'priceGiven', 'withinExchange'] as const).map(isRecordGuard)).toEqual([
    ...[false, false, false, true, true],
  ])
})

test('requires a different price, at most the listed one', () => {
  expect([lacks('priceGiven'), lacks('priceGiven', { newPrice: null }), lacks('priceGiven', { newPrice: 120_000 })]).toEqual([
    null,
    'price',
    'price',
  ])
  const lowered = { price: 110_000 }
  expect(lacks('priceGiven', { ...lowered, newPrice: 120_000 })).toBeNull()
  expect(missing('priceGiven', { ...fine, ...lowered, newPrice: 120_001 }, terms, now)?.faults).toEqual([
    { field: 'price', reason: 'tooBig', limit: 120_000 },
  ])
})

test('requires buyer, payment method and, for a loan, duration', () => {
  expect(lacks('paymentDetailsGiven')).toBeNull()
  expect(lacks('paymentDetailsGiven', { buyer: {} })).toBe('buyer.firstName')
  expect(lacks('paymentDetailsGiven', { buyer: { ...fine.buyer, city: null } as StepFacts['buyer'] })).toBe('buyer.city')
  expect(lacks('paymentDetailsGiven', { paymentType: null })).toBe('paymentType')
  expect(lacks('paymentDetailsGiven', { paymentMethod: null })).toBe('paymentMethod')
  expect(lacks('paymentDetailsGiven', { paymentType: 'Financing' })).toBe('loanMonths')
  expect(lacks('paymentDetailsGiven', { paymentType: 'Financing', loanMonths: 48 })).toBeNull()
})

test('requires full payment including the pack and no open request', () => {
  expect(lacks('priceIsPaid')).toBeNull()
  for (const wrong of [{ paid: 122_899 }, { paid: 122_901 }, { packPrice: 0 }]) expect(lacks('priceIsPaid', wrong)).toBe('PriceNotPaid')
  expect(lacks('priceIsPaid', { wished: now })).toBe('CancelAsked')
})

test('requires a complete check list, an approval and a signature', () => {
  expect([lacks('checkListDone'), lacks('checkListDone', { openParts: 1 })]).toEqual([null, 'CheckListOpen'])
  expect([lacks('twoAgreed'), lacks('twoAgreed', { isCancelAgreed: false })]).toEqual([null, 'Forbidden'])
  expect([lacks('customerSigned'), lacks('customerSigned', { signatureDocument: null })]).toEqual([null, 'NotSigned'])
  expect([lacks('buyerDiffers'), lacks('mayGiveUp')]).toEqual([null, null])
})

test('allows an objection until more than the earlier price is paid', () => {
  expect(lacks('mayObject')).toBeNull()
  expect(lacks('mayObject', { paid: 122_901 })).toBe('TransitionNotAllowed')
  expect(lacks('mayObject', { answer: null })).toBe('TransitionNotAllowed')
})

describe('a corrected delivery', () => {
  test('rejects a mileage below the last one', () => {
    expect(lacks('deliveryHolds')).toBeNull()
    expect(lacks('deliveryHolds', { deliveryMileage: 39_999 })).toBe('mileage')
    expect(lacks('deliveryHolds', { deliveryMileage: null })).toBe('mileage')
    expect(lacks('deliveryHolds', { deliveryMileage: null, mileage: null })).toBeNull()
  })

  test('rejects a date before the invoice or in the future', () => {
    expect(lacks('deliveryHolds', { delivered: null })).toBe('day')
    expect(lacks('deliveryHolds', { delivered: new Date('2026-04-14T22:00:00Z') })).toBeNull()
    expect(lacks('deliveryHolds', { delivered: new Date('2026-04-15T08:00:00Z') })).toBe('day')
    expect(lacks('deliveryHolds', { delivered: new Date('2026-04-10T08:00:00Z') })).toBeNull()
    expect(lacks('deliveryHolds', { delivered: new Date('2026-04-09T20:00:00Z') })).toBe('day')
    expect(lacks('deliveryHolds', { delivered: new Date('2026-04-09T20:00:00Z'), invoiced: null })).toBeNull()
  })
})

test('accepts a return within the exchange month and mileage', () => {
  const facts = { deliveryMileage: 40_000 }
  expect(lacks('withinExchange', { ...facts, recoveryMileage: 41_000 })).toBeNull()
  expect(lacks('withinExchange', { ...facts, recoveryMileage: 41_001 })).toBe('ExchangeOver')
  expect(lacks('withinExchange', { ...facts, recoveryMileage: null })).toBeNull()
  expect(lacks('withinExchange', facts, new Date('2026-05-12T20:00:00Z'))).toBeNull()
  expect(lacks('withinExchange', facts, new Date('2026-05-13T08:00:00Z'))).toBe('ExchangeOver')
  expect(lacks('withinExchange', { delivered: null })).toBe('ExchangeOver')
  // with a limit of 0, an unknown mileage passes
  const none = { ...fine, recoveryMileage: null, deliveryMileage: null }
  expect(missing('withinExchange', none, { months: 1, kilometres: 0 }, now)).toBeNull()
})

import { expect, test } from 'vitest'
import type { IntermediationGuard } from '../status.ts'
import type { IntermediationFacts } from '../store.ts'
import { isInspected, missing } from './service.ts'

const agreed = new Date('2026-04-14T10:00:00Z')
/** A consignment that meets every guard, without an answer. */
const fine: IntermediationFacts = {
  ...{ id: 1, key: 'k', reference: 'RI-2026-000001', status: 'FlooePriceSubmited', type: 'Individual', customerId: 1, language: 'fr' },
  ...{
    hasAccount: true,
    vehicleId: 1,
    vehicleStatus: 'Published',
    storageAreaId: 1,
    estimatedLow: null,
    estimatedHigh: null,
    estimatedFor: null,
  },
  ...{ sheet: null, areaIsOpen: true, askingPrice: 120_000, floorPrice: 110_000, wishedFloor: 115_000, terms: null, agreed: null },
  ...{ isDrawn: true, isSignedCopyThere: false, hasGreyCard: true, hasIdentity: true, held: null, bookingId: 1, salePrice: 118_000 },
  ...{ netPayout: null, hasBankAccount: false, preparedBy: null, isPrepared: false, isPaid: false },
  car: { modelId: 1, chassisNumber: 'VF1HSRADG56789012', fuelType: 'Diesel', gearType: 'Manual', inspectedMileage: 84_200 },
}
/** Field or code of the unmet guard; null when met. */
const lacks = (name: IntermediationGuard, facts: Partial<IntermediationFacts> = {}) => {
  const fault = missing(name, { ...fine, ...facts })
  return fault && (fault.faults[0]?.field ?? fault.code)
}
const sheet = (status: 'Submitted' | 'QuotationAccepted' | 'Accepted' | 'QuotationSubmitted') => ({ id: 1, status, quotation: 115_000 })

test('counts as inspected after acceptance, or without an inspection', () => {
  const inspected = (one: IntermediationFacts['sheet']) => isInspected({ sheet: one })
  expect([null, sheet('QuotationAccepted'), sheet('Accepted'), sheet('QuotationSubmitted'), sheet('Submitted')].map(inspected)).toEqual([
    ...[true, true, true, false, false],
  ])
})

test('requires findings for a floor price and one answer', () => {
  expect([lacks('floorGiven'), lacks('floorGiven', { floorPrice: null })]).toEqual([null, 'floorPrice'])
  expect(lacks('floorGiven', { sheet: sheet('QuotationSubmitted') })).toBe('expertise')
  expect([lacks('floorOpen'), lacks('floorOpen', { agreed }), lacks('floorOpen', { floorPrice: null })]).toEqual([
    null,
    'EditConflict',
    'EditConflict',
  ])
  expect([lacks('floorWished'), lacks('floorWished', { agreed }), lacks('floorWished', { wishedFloor: null })]).toEqual([
    null,
    'EditConflict',
    'wishedFloor',
  ])
})

test('requires agreement and both documents, and names the missing ones', () => {
  expect([lacks('readyForContract'), lacks('readyForContract', { agreed })]).toEqual(['agreed', null])
  const types = (facts: Partial<IntermediationFacts>) => missing('readyForContract', { ...fine, agreed, ...facts })?.details
  expect([types({ hasGreyCard: false }), types({ hasIdentity: false }), types({ hasGreyCard: false, hasIdentity: false })]).toEqual([
    { types: 'VehicleGrayCard' },
    { types: 'CustomerCIN' },
    { types: 'VehicleGrayCard, CustomerCIN' },
  ])
})

test('requires the identity of the inspected car', () => {
  const named = (car: Partial<IntermediationFacts['car']>) => lacks('readyForContract', { agreed, car: { ...fine.car, ...car } })
  expect([
    named({}),
    named({ chassisNumber: null }),
    named({ fuelType: null }),
    named({ gearType: null }),
    named({ inspectedMileage: null }),
  ]).toEqual([null, 'chassisNumber', 'fuelType', 'gearType', 'mileage'])
})

test('accepts a signature on the tablet or an upload', () => {
  const signed = (isDrawn: boolean, isSignedCopyThere: boolean) => lacks('signatureGiven', { isDrawn, isSignedCopyThere })
  expect([signed(true, false), signed(false, true), signed(false, false)]).toEqual([null, null, 'NotSigned'])
})

test('requires an open store, an account and a sale', () => {
  expect([lacks('storeIsOpen'), lacks('storeIsOpen', { areaIsOpen: false })]).toEqual([null, 'storageAreaId'])
  expect([lacks('hasAccount'), lacks('hasAccount', { hasAccount: false })]).toEqual([null, 'account'])
  expect([lacks('carSold'), lacks('carSold', { salePrice: null })]).toEqual([null, 'salePrice'])
})

test('rejects the withdrawal of a held car with its date', () => {
  expect(lacks('carFree')).toBeNull()
  for (const vehicleStatus of ['Reserved', 'Booked'] as const)
    expect([vehicleStatus, lacks('carFree', { vehicleStatus })]).toEqual([vehicleStatus, 'CarHeld'])
  const held = { since: '2026-04-12T10:00:00.000Z', deliveryDate: null }
  expect(missing('carFree', { ...fine, held })?.details.since).toBe('12/04/2026')
})

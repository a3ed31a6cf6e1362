import { expect, test } from 'vitest'
import type { IntermediationGuard } from '../status.ts'
import type { IntermediationFacts } from '../store.ts'
import { isInspected, missing } from './service.ts'

const agreed = new Date('2026-04-14T10:00:00Z')
/** A mediation for which every condition holds but those of an answer that is still open. */
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
/** What is missing: the field of a refused value, else the code; null where the condition holds. */
const lacks = (name: IntermediationGuard, facts: Partial<IntermediationFacts> = {}) => {
  const fault = missing(name, { ...fine, ...facts })
  return fault && (fault.faults[0]?.field ?? fault.code)
}
const sheet = (status: 'Submitted' | 'QuotationAccepted' | 'Accepted' | 'QuotationSubmitted') => ({ id: 1, status, quotation: 115_000 })

test('a car is inspected once what was found is agreed in the house, or where nobody has to look', () => {
  const inspected = (one: IntermediationFacts['sheet']) => isInspected({ sheet: one })
  expect([null, sheet('QuotationAccepted'), sheet('Accepted'), sheet('QuotationSubmitted'), sheet('Submitted')].map(inspected)).toEqual([
    ...[true, true, true, false, false],
  ])
})

test('a floor price needs what was found, and is answered once: as it stands, or with another wish', () => {
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

test('a contract needs the agreement and both papers, which are named', () => {
  expect([lacks('readyForContract'), lacks('readyForContract', { agreed })]).toEqual(['agreed', null])
  const types = (facts: Partial<IntermediationFacts>) => missing('readyForContract', { ...fine, agreed, ...facts })?.details
  expect([types({ hasGreyCard: false }), types({ hasIdentity: false }), types({ hasGreyCard: false, hasIdentity: false })]).toEqual([
    { types: 'VehicleGrayCard' },
    { types: 'CustomerCIN' },
    { types: 'VehicleGrayCard, CustomerCIN' },
  ])
})

test('a contract names the car that was inspected', () => {
  const named = (car: Partial<IntermediationFacts['car']>) => lacks('readyForContract', { agreed, car: { ...fine.car, ...car } })
  expect([
    named({}),
    named({ chassisNumber: null }),
    named({ fuelType: null }),
    named({ gearType: null }),
    named({ inspectedMileage: null }),
  ]).toEqual([null, 'chassisNumber', 'fuelType', 'gearType', 'mileage'])
})

test('a contract is signed on the tablet or on paper', () => {
  const signed = (isDrawn: boolean, isSignedCopyThere: boolean) => lacks('signatureGiven', { isDrawn, isSignedCopyThere })
  expect([signed(true, false), signed(false, true), signed(false, false)]).toEqual([null, null, 'NotSigned'])
})

test('a store that receives people, an account, a sale', () => {
  expect([lacks('storeIsOpen'), lacks('storeIsOpen', { areaIsOpen: false })]).toEqual([null, 'storageAreaId'])
  expect([lacks('hasAccount'), lacks('hasAccount', { hasAccount: false })]).toEqual([null, 'account'])
  expect([lacks('carSold'), lacks('carSold', { salePrice: null })]).toEqual([null, 'salePrice'])
})

test('a car that somebody holds, or whose state says so, is not taken away; since when is said', () => {
  expect(lacks('carFree')).toBeNull()
  for (const vehicleStatus of ['Reserved', 'Booked'] as const)
    expect([vehicleStatus, lacks('carFree', { vehicleStatus })]).toEqual([vehicleStatus, 'CarHeld'])
  const held = { since: '2026-04-12T10:00:00.000Z', deliveryDate: null }
  expect(missing('carFree', { ...fine, held })?.details.since).toBe('12/04/2026')
})

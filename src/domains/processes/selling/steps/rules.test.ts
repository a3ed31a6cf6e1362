import { expect, test } from 'vitest'
import type { PurchaseGuard } from '../status.ts'
import type { PurchaseFacts } from '../store.ts'
import { missing } from './service.ts'

const now = new Date('2026-04-14T10:00:00Z')
const paper = (type: PurchaseFacts['papers'][number]['type'], status = 'Accepted') => ({ type, status, mimeType: 'application/pdf' })
const papers = (['VehicleGrayCard', 'CustomerCIN', 'VehicleRoadTax'] as const).map((type) => paper(type))
/** A request that meets every guard. */
const fine: PurchaseFacts = {
  ...{ id: 1, key: 'k', reference: 'RA-2026-000001', type: 'Purchase', status: 'QuotationAccepted', customerId: 1, language: 'fr' },
  ...{ hasAccount: true, vehicleId: 1, storageAreaId: 1, estimatedLow: null, estimatedHigh: null, estimatedFor: null, areaIsOpen: true },
  ...{
    quotation: 118_000,
    quotationUntil: new Date('2026-04-14T10:00:00.001Z'),
    wishedPrice: 118_001,
    hasBankAccount: true,
    hasReason: true,
  },
  ...{ isCompany: false, isHolder: true, isUnderCredit: false, releaseDate: '2024-05-01', papers },
  car: { modelId: 1, chassisNumber: 'VF1HSRADG56789012', fuelType: 'Diesel', gearType: 'Manual', inspectedMileage: 84_200 },
  ...{ marketHigh: 130_000, contracted: new Date('2026-04-13T10:00:00Z') },
  transfer: { id: 1, amount: 118_000, reference: 'VIR 1', isDeduction: false, preparedBy: 'one' },
}
/** Field or code of the unmet guard; null when met. */
const lacks = (name: PurchaseGuard, facts: Partial<PurchaseFacts> = {}, at = now) => {
  const fault = missing(name, { ...fine, ...facts }, at)
  return fault && (fault.faults[0]?.field ?? fault.code)
}

test.each<[PurchaseGuard, Partial<PurchaseFacts>, string]>([
  ['storeIsOpen', { areaIsOpen: false }, 'storageAreaId'],
  ['quotationGiven', { quotation: null }, 'quotation'],
  ['offerStands', { quotationUntil: null }, 'OfferOver'],
  ['offerStands', { quotationUntil: now }, 'OfferOver'],
  ['priceWished', { wishedPrice: null }, 'wishedPrice'],
  ['priceWished', { wishedPrice: 118_000 }, 'wishedPrice'],
  ['priceWished', { wishedPrice: 0, quotation: null }, 'wishedPrice'],
  ['readyToBill', { hasBankAccount: false }, 'bankAccount'],
  ['readyToBill', { car: { modelId: null, chassisNumber: 'V', fuelType: 'Diesel', gearType: 'Manual', inspectedMileage: 1 } }, 'modelId'],
  [
    'readyToBill',
    { car: { modelId: 1, chassisNumber: null, fuelType: 'Diesel', gearType: 'Manual', inspectedMileage: 1 } },
    'chassisNumber',
  ],
  ['readyToBill', { car: { modelId: 1, chassisNumber: 'V', fuelType: null, gearType: 'Manual', inspectedMileage: 1 } }, 'fuelType'],
  ['readyToBill', { car: { modelId: 1, chassisNumber: 'V', fuelType: 'Diesel', gearType: null, inspectedMileage: 1 } }, 'gearType'],
  ['readyToBill', { car: { modelId: 1, chassisNumber: 'V', fuelType: 'Diesel', gearType: 'Manual', inspectedMileage: null } }, 'mileage'],
  ['transferGiven', { transfer: null }, 'transfer'],
  ['hasAccount', { hasAccount: false }, 'account'],
  ['cancellationReason', { hasReason: false }, 'reasonId'],
])('%s holds, but not with %j', (name, broken, said) => expect([lacks(name), lacks(name, broken)]).toEqual([null, said]))

test('requires a price above the offer and reports the minimum', () => {
  expect(missing('priceWished', { ...fine, wishedPrice: 118_000 }, now)?.faults).toEqual([
    { field: 'wishedPrice', reason: 'tooSmall', limit: 118_001 },
  ])
  expect(missing('priceWished', { ...fine, wishedPrice: 0, quotation: null }, now)?.faults[0]?.limit).toBe(1)
})

test('requires documents and acceptance, and names the missing ones', () => {
  const types = (name: PurchaseGuard, given: PurchaseFacts['papers']) =>
    missing(name, { ...fine, papers: given }, now)?.details.types ?? null
  const [card, cin, tax] = papers as [(typeof papers)[0], (typeof papers)[0], (typeof papers)[0]]
  expect([types('documentsPresent', papers), types('documentsAccepted', papers)]).toEqual([null, null])
  expect([types('documentsPresent', [card]), types('documentsAccepted', [card])]).toEqual([
    'CustomerCIN, VehicleRoadTax',
    'CustomerCIN, VehicleRoadTax',
  ])
  const sent = [card, { ...cin, status: 'Preview' }, tax]
  expect([types('documentsPresent', sent), types('documentsAccepted', sent)]).toEqual([null, 'CustomerCIN'])
  const refused = [card, { ...cin, status: 'Rejected' }, tax]
  expect([types('documentsPresent', refused), types('documentsAccepted', refused)]).toEqual(['CustomerCIN', 'CustomerCIN'])
})

test('requests documents again after a rejection, or delivery with a transfer', () => {
  expect([lacks('documentRejected'), lacks('documentRejected', { papers: [paper('CustomerCIN', 'Rejected')] })]).toEqual([
    'documents',
    null,
  ])
  const signed = (...given: PurchaseFacts['papers']) => lacks('papersSigned', { papers: given })
  const sent = (created: string, status?: string) => signed({ ...paper('TransferPV', status), created })
  expect([sent('2026-04-13T10:00:00.000Z'), sent('2026-04-14T09:00:00.000Z')]).toEqual([null, null])
  // unreviewed, rejected, other, and older than the contract
  expect([
    sent('2026-04-14T09:00:00.000Z', 'Preview'),
    sent('2026-04-14T09:00:00.000Z', 'Rejected'),
    signed(paper('CustomerCIN')),
    sent('2026-04-13T09:59:59.999Z'),
  ]).toEqual(['PapersMissing', 'PapersMissing', 'PapersMissing', 'PapersMissing'])
})

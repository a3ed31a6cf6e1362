import { describe, expect, test } from 'vitest'
import type { OwnAd } from '#domains/processes/adverts/ui/ad.ts'
import type { CustomerBooking } from '#domains/processes/buying/bookings/contract.ts'
import type { Mediation } from '#domains/processes/consignment/ui/mediation.ts'
import type { Sale } from '#domains/processes/selling/ui/sale.ts'
import { sample } from '#testing/described.ts'
import { adCase, bookingCase, mediationCase, pageOfTask, partCases, saleCase, tasksByDeadline } from './account-cases.ts'

const now = Date.parse('2026-03-24T13:32:00Z')
const booking = (changes: Partial<CustomerBooking> = {}) =>
  bookingCase(
    sample('CustomerBooking', {
      ...{ reference: 'RV-2026-000001', status: 'Accepted', next: 'None', objectUntil: null, missing: [], step: 2, ledger: [] },
      ...{ created: '2026-03-01T10:00:00.000Z', lastModified: '2026-03-01T10:00:00.000Z' },
      ...changes,
    }) as CustomerBooking,
  )
const sale = (changes: Partial<Sale> = {}) =>
  saleCase(
    sample('Purchase', {
      ...{ reference: 'RA-2026-000001', type: 'Purchase', status: 'TechnicalExpertiseSubmitted', actions: [], papers: [], documents: [] },
      ...{ quotation: null, quotationUntil: null, appointment: null, tradeIn: null, bankWireAccount: null },
      ...{ created: '2026-03-02T10:00:00.000Z', lastModified: '2026-03-02T10:00:00.000Z' },
      ...changes,
    }),
    now,
  )
const mediation = (changes: Partial<Mediation> = {}) =>
  mediationCase(
    sample('Intermediation', {
      ...{ reference: 'RI-2026-000001', type: 'Individual', status: 'Submited', actions: [], documents: [], wishedFloor: null, paid: null },
      ...{ bankWireAccount: null, created: '2026-03-03T10:00:00.000Z', lastModified: '2026-03-03T10:00:00.000Z' },
      ...changes,
    }),
  )
const advert = (changes: Partial<OwnAd> = {}) =>
  adCase(
    sample('VehicleAd', {
      ...{ id: 7, reference: 'AD-2026-000001', lastStatus: 'Draft', mends: null, visibleUntil: null, documents: [] },
      ...{ created: '2026-03-04T10:00:00.000Z', lastModified: '2026-03-04T10:00:00.000Z' },
      ...changes,
      disposedVehicle: { ...sample('VehicleAd').disposedVehicle, lastStatus: 'Draft', ...changes.disposedVehicle },
    }),
    now,
  )
const names = (one: { tasks: readonly { name: string }[] }) => one.tasks.map(({ name }) => name)

describe('tasksByDeadline', () => {
  const ordered = (...cases: Parameters<typeof tasksByDeadline>[0][number][]) => tasksByDeadline(cases).map(({ task }) => task.name)

  test('sorts by deadline across kinds of cases', () => {
    const offer = sale({
      status: 'QuotationAccepted',
      quotation: 88_000,
      quotationUntil: '2026-03-28T17:00:00.000Z',
      actions: ['acceptOffer'],
    })
    const deposit = booking({ next: 'Pay', holdUntil: '2026-03-24T13:40:00.000Z' })
    const ending = advert({ lastStatus: 'Published', visibleUntil: '2026-03-26T10:00:00.000Z' })
    expect(ordered(offer, ending, deposit)).toEqual(['Pay', 'Renew', 'Offer'])
  })

  test('counts a delivery day until its end', () => {
    const fetch = booking({ next: 'FetchCar', deliveryDate: '2026-03-25' })
    const offer = (at: string) => sale({ quotation: 88_000, quotationUntil: at, actions: ['acceptOffer'] })
    expect(ordered(fetch, offer('2026-03-25T16:00:00.000Z'))).toEqual(['Offer', 'FetchCar'])
    expect(ordered(fetch, offer('2026-03-26T08:00:00.000Z'))).toEqual(['FetchCar', 'Offer'])
  })

  test('puts tasks without a deadline last, oldest first', () => {
    const price = booking({ next: 'AnswerPrice', lastModified: '2026-03-20T10:00:00.000Z' })
    const floor = mediation({ actions: ['agreeFloor'], lastModified: '2026-03-10T10:00:00.000Z' })
    const renew = advert({ lastStatus: 'Published', visibleUntil: '2026-03-30T10:00:00.000Z' })
    expect(ordered(price, floor, renew)).toEqual(['Renew', 'Floor', 'AnswerPrice'])
  })
})

describe('tasks of a booking', () => {
  test.each([
    [{ next: 'Pay' }, ['Pay']],
    [{ next: 'GivePaymentDetails' }, ['PaymentDetails']],
    [{ next: 'GivePaymentDetails', missing: ['idNumber'] }, ['BuyerDetails']],
    [{ next: 'PayRest', rest: 100 }, ['PayRest']],
    [{ next: 'PayRest', rest: 0 }, []],
    [{ next: 'AwaitCall', objectUntil: '2026-03-25T10:00:00.000Z' }, ['Objection']],
    [{ next: 'AwaitControl' }, []],
  ] as [Partial<CustomerBooking>, string[]][])('%j: %j', (changes, expected) => {
    expect(names(booking(changes))).toEqual(expected)
  })
})

describe('tasks of a sale', () => {
  const paper = (state: 'Missing' | 'Sent' | 'Rejected') => ({ type: 'CustomerCIN' as const, state })

  test('omits an expired offer', () => {
    const offer = { status: 'QuotationAccepted', quotation: 88_000, actions: ['acceptOffer'] } as const
    expect(names(sale({ ...offer, actions: [...offer.actions], quotationUntil: '2026-03-24T13:31:00.000Z' }))).toEqual([])
    expect(names(sale({ ...offer, actions: [...offer.actions], quotationUntil: '2026-03-24T13:33:00.000Z' }))).toEqual(['Offer'])
  })

  test('keeps an offer while the price that its owner requests is reviewed', () => {
    expect(names(sale({ status: 'CustomerNegociated', quotation: 88_000, actions: ['acceptOffer'] }))).toEqual(['Offer'])
  })

  test('requests the documents and the bank account, then the delivery of the documents', () => {
    const accepted = { status: 'CustomerAccepted', actions: ['sendDocuments'] } as Partial<Sale>
    const waiting = sale({ ...accepted, papers: [paper('Missing'), paper('Rejected'), paper('Sent')] })
    expect(names(waiting)).toEqual(['Papers', 'Bank'])
    expect(waiting.tasks[0]?.papers).toHaveLength(2)
    expect(names(sale({ ...accepted, papers: [paper('Sent')] }))).toEqual(['SendPapers', 'Bank'])
    expect(names(sale({ ...accepted, status: 'DocumentsConformityRejected', papers: [paper('Sent')] }))).toEqual(['SignedPapers'])
  })

  test('requests an appointment before the inspection and after a missed one', () => {
    const visit = (status: 'Booked' | 'Missed') => ({ ...sample('Appointment'), status })
    expect(names(sale({ status: 'Accepted' }))).toEqual(['Visit'])
    expect(names(sale({ status: 'Accepted', appointment: visit('Missed') }))).toEqual(['Visit'])
    expect(names(sale({ status: 'Accepted', appointment: visit('Booked') }))).toEqual([])
  })
})

describe('tasks of a consignment', () => {
  test('requests acceptance of the floor price, unless the owner requested another one', () => {
    expect(names(mediation({ actions: ['agreeFloor'] }))).toEqual(['Floor'])
    expect(names(mediation({ actions: ['agreeFloor'], wishedFloor: 120_000 }))).toEqual([])
  })

  test('requests documents and a signature before the contract, then the bank account', () => {
    expect(names(mediation({ status: 'Submited' }))).toEqual([])
    expect(names(mediation({ status: 'ContractGenerated' }))).toEqual(['ContractPapers', 'Contract'])
    expect(names(mediation({ status: 'ContractSigned' }))).toEqual(['Bank'])
    expect(names(mediation({ status: 'Complete', paid: '2026-03-20T10:00:00.000Z' }))).toEqual([])
  })
})

describe('tasks of an advert', () => {
  test('links a correction to the editor and other tasks to the card', () => {
    const corrected = advert({ lastStatus: 'Rejected', mends: ['price'] })
    expect(names(corrected)).toEqual(['Correct'])
    expect(corrected.tasks.map((task) => pageOfTask(task, corrected))).toEqual(['/customerAnnonces/7'])
    const accepted = advert({ lastStatus: 'Accepted' })
    expect(accepted.tasks.map((task) => pageOfTask(task, accepted))).toEqual(['/customerAnnonces#AD-2026-000001'])
  })

  test('requests a renewal in its last week only', () => {
    expect(names(advert({ lastStatus: 'Published', visibleUntil: '2026-04-15T10:00:00.000Z' }))).toEqual([])
    expect(names(advert({ lastStatus: 'Published', visibleUntil: '2026-03-30T10:00:00.000Z' }))).toEqual(['Renew'])
  })

  test('has no task once the car is sold', () => {
    const sold = advert({ lastStatus: 'Accepted', disposedVehicle: { ...sample('VehicleAd').disposedVehicle, lastStatus: 'Sold' } })
    expect([names(sold), sold.isOver]).toEqual([[], true])
  })
})

test('partCases separates ended cases and sorts open ones: first with a task, then the latest', () => {
  const ended = sale({ reference: 'RA-2026-000009', status: 'Canceled' })
  const due = booking({ next: 'AnswerPrice' })
  const { open, over } = partCases([sale(), ended, mediation(), due])
  expect(open.map(({ reference }) => reference)).toEqual(['RV-2026-000001', 'RI-2026-000001', 'RA-2026-000001'])
  expect(over).toEqual([ended])
})

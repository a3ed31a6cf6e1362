import { describe, expect, test } from 'vitest'
import { formatDate, formatKm, formatPrice, isolate } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { localized } from '#shared/language.ts'
import type { BookingPrintout } from '../contract.ts'
import type { BookingFacts } from '../store.ts'
import { isDue, printoutContent, printoutReference } from './content.ts'
import {
  type Ask,
  buyerPanel,
  carPanel,
  centimes,
  handedOver,
  moneyLines,
  monthsBetween,
  paymentWords,
  placeOf,
  priceLines,
  rate,
} from './panels.ts'

const t = serverText('bookingsPrintout', 'fr')
const words = (text: string) => ({ fr: text, ar: text })
const pack: NonNullable<BookingFacts['warranty']> = {
  ...{ name: 'Sérénité', names: words('Sérénité'), description: 'Moteur', descriptions: words('Moteur'), months: 12, price: 3900 },
}
/** A plain sale at the listed price without payments. */
const plain: BookingFacts = {
  ...{ id: 1, reference: 'RV-2026-000001', saleReference: 'VT-2026-000001', lastStatus: 'Delivered', language: 'fr' },
  ...{ created: '2026-03-05T10:00:00Z', buyer: { firstName: 'Salma', lastName: 'Alaoui', companyName: null }, listedPrice: 100_000 },
  ...{ price: 100_000, deposit: 1000, paymentType: 'Direct', paymentMethod: 'Cash', loan: null, invoiceNumber: 'FV-2026-000001' },
  ...{ invoiced: '2026-03-13T09:00:00Z', deliveryDate: null, delivered: '2026-03-18T15:30:00Z', deliveryMileage: 48_230, signedBy: 'Ali' },
  ...{ signature: null, warranty: null, warrantyUntil: '2026-09-18', adviser: null, store: null, ledger: [], checks: [], recovered: null },
  ...{ recoveryMileage: null, credit: null, controlled: null },
  vehicle: {
    ...{
      reference: 'VO-1',
      brand: 'Dacia',
      model: 'Duster',
      version: null,
      chassisNumber: null,
      registrationNumber: null,
      releaseDate: null,
    },
    ...{ mileage: null, fuelType: null, gearType: null, fiscalPower: null, color: null, warrantyInMonths: null },
  },
}
const terms: Ask['terms'] = {
  ...{
    vat: 'Margin',
    vatRate: 0.2,
    proformaDays: 7,
    refundDays: 7,
    exchangeMonths: 1,
    mileageLimit: 1000,
    court: 'Rabat',
    company: 'Rihla',
    rib: 'RIB 1',
  },
  ...{ email: 'aide@rihla.example', phone: '+212522001122', assistance: '+212522003344' },
  loan: {
    ...{
      annualRate: 0.0625,
      vat: 0.11,
      months: [12],
      defaultMonths: 12,
      minAdvance: 10,
      maxAdvance: 60,
      defaultAdvance: 30,
      dossierFee: 850,
    },
    ...{ maximumRate: 0.14, insuranceIncluded: false, lender: words('Banque') },
  },
}
const now = new Date('2026-03-15T10:00:00Z')
const ask = (facts: Partial<BookingFacts> = {}): Ask => ({ facts: { ...plain, ...facts }, terms, language: 'fr', t, now })
const paper = (type: BookingPrintout, facts: Partial<BookingFacts> = {}) =>
  JSON.stringify(printoutContent(type, { ...plain, ...facts }, terms, 'fr', now))
const line = (
  id: number,
  kind: BookingFacts['ledger'][number]['kind'],
  amount: number,
  more: Partial<BookingFacts['ledger'][number]> = {},
) => ({
  ...{ id, kind, amount, method: null, paymentId: null, corrects: null, externalReference: null, created: '2026-03-11T09:00:00Z' },
  ...more,
})

describe('price lines', () => {
  test('include a discount and a pack with a price', () => {
    const lines = (facts: Partial<BookingFacts> = {}) => {
      const { amounts, total } = priceLines(ask(facts))
      return [...amounts.map(([, value]) => value), total]
    }
    const money = (dirhams: number) => formatPrice(dirhams, 'fr')
    expect(lines()).toEqual([money(100_000), 100_000])
    expect(lines({ price: 94_000 })).toEqual([money(100_000), money(-6000), 94_000])
    expect(lines({ price: 101_000 })).toEqual([money(101_000), 101_000])
    expect(lines({ warranty: { ...pack, price: 0 } })).toEqual([money(100_000), 100_000])
    expect(lines({ warranty: { ...pack, price: 1 } })).toEqual([money(100_000), money(1), 100_001])
  })

  test('list each payment with method and reference, and the remainder', () => {
    const ledger = [
      line(1, 'Held', 1000, { paymentId: 'p' }),
      line(2, 'Paid', 40_000, { method: 'Checks', externalReference: 'CH 1' }),
      line(3, 'Paid', 3000, { method: 'Cash' }),
      line(4, 'Paid', 20_000, { externalReference: 'RA-1' }),
      line(5, 'Returned', 700, { method: 'BankTransfer', externalReference: 'VIR 1' }),
      line(6, 'Returned', 300, { method: 'Cash' }),
      line(7, 'Returning', 1000, { paymentId: 'p' }),
      line(8, 'CarriedIn', 30_000, { externalReference: 'RV-2' }),
      line(9, 'CarriedOut', 5000, { externalReference: 'RV-3' }),
    ]
    const date = formatDate('2026-03-11', 'fr')
    const how = (method: 'Checks' | 'Cash' | 'BankTransfer') => ({ method: t(`payment.${method}`), date })
    expect(moneyLines(ask({ ledger }), 100_000, 'reste')).toEqual([
      [t('amount.deposit', { date }), formatPrice(1000, 'fr')],
      [t('amount.paidReference', { ...how('Checks'), reference: isolate('CH 1') }), formatPrice(40_000, 'fr')],
      [t('amount.paid', how('Cash')), formatPrice(3000, 'fr')],
      [t('amount.tradedIn', { reference: isolate('RA-1'), date }), formatPrice(20_000, 'fr')],
      [t('amount.refundedReference', { ...how('BankTransfer'), reference: isolate('VIR 1') }), formatPrice(-700, 'fr')],
      [t('amount.refunded', how('Cash')), formatPrice(-300, 'fr')],
      [t('amount.depositReturned', { date }), formatPrice(-1000, 'fr')],
      [t('amount.carriedIn', { reference: isolate('RV-2'), date }), formatPrice(30_000, 'fr')],
      [t('amount.carriedOut', { reference: isolate('RV-3'), date }), formatPrice(-5000, 'fr')],
      ['reste', formatPrice(13_000, 'fr')],
    ])
  })

  test('format centimes and a fraction as percent', () => {
    expect([centimes(1996.3), centimes(5)].map((text) => text.replaceAll(/\s/g, ' '))).toEqual(['1 996,30', '5,00'])
    expect([rate(0.0825, 'fr'), rate(0.2, 'fr'), rate(0.12344, 'fr')].map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
      '8,25 %',
      '20 %',
      '12,34 %',
    ])
  })
})

test('leaves unknown values open', () => {
  expect([paymentWords(ask({ paymentType: null })), paymentWords(ask({ paymentMethod: null })), placeOf(ask())]).toEqual([null, null, null])
  expect(paymentWords(ask())).toBe(t('payment.both', { type: t('payment.Direct'), method: t('payment.Cash') }))
  const store = {
    name: 'Rabat',
    names: words('Rihla Rabat'),
    address: '',
    addresses: words('2, avenue X'),
    city: 'Rabat',
    cityNames: words('Rabat'),
  }
  expect(placeOf(ask({ store }))).toBe('Rihla Rabat, 2, avenue X, Rabat')
  const car = (facts: Partial<BookingFacts['vehicle']>, among?: 'identity') =>
    carPanel(ask({ vehicle: { ...plain.vehicle, ...facts } }), among).rows.map(([, value]) => value)
  expect(car({})).toEqual([{ ltr: 'Dacia Duster' }, null, null, null, null, null, null, null, null, null])
  const known = car({ mileage: 0, fiscalPower: 6, fuelType: 'Diesel', gearType: 'Manual', color: 'Grey' })
  expect([known.slice(0, 5).filter(Boolean).length, known.slice(5).every(Boolean), known[8]]).toEqual([1, true, t('horses', { count: 6 })])
  expect(car({}, 'identity')).toHaveLength(6)
  expect(handedOver(ask({ delivered: null, deliveryMileage: null, signedBy: null })).map(([, value]) => value)).toEqual([null, null, null])
  expect(handedOver(ask())[0]?.[1]).toBe('18/03/2026 15:30')
  expect(handedOver(ask())[2]?.[1]).toBe(isolate('Ali'))
  expect([monthsBetween('2025-11-30', '2026-02-28'), monthsBetween('2026-03-18', '2027-03-18')]).toEqual([3, 12])
})

test('isDue: requires a loan, a warranty, an invoice or a return', () => {
  const credit = { number: 'AV-1' } as BookingFacts['credit']
  const due = (type: BookingPrintout, facts: Partial<BookingFacts> = {}) => isDue(type, { ...plain, ...facts })
  expect([due('BookingSimulation'), due('BookingSimulation', { loan: { advance: 20, months: 12 } })]).toEqual([false, true])
  expect([due('VehicleWarranty', { warrantyUntil: null }), due('VehicleWarranty')]).toEqual([false, true])
  expect([due('CreditNote'), due('CreditNote', { credit })]).toEqual([false, true])
  const recovered = '2026-03-27T10:00:00Z'
  for (const type of ['SaleRecoveryRequest', 'SaleRecoveryVoucher'] as const)
    expect([due(type), due(type, { recovered })]).toEqual([false, true])
  const checks = [{ isFine: true }] as BookingFacts['checks']
  expect([{}, { recovered, checks: [] }, { recovered, checks }].map((facts) => due('SaleRecoveryExpertiseSheet', facts))).toEqual([
    ...[false, false, true],
  ])
  expect([due('PurchaseInvoice'), due('DeliveryForm', { warrantyUntil: null })]).toEqual([true, true])
  const reference = (type: BookingPrintout, facts: Partial<BookingFacts> = {}) => printoutReference(type, { ...plain, ...facts })
  expect([reference('CreditNote'), reference('CreditNote', { credit }), reference('PurchaseInvoice'), reference('PurchaseOrder')]).toEqual([
    ...['RV-2026-000001', 'AV-1', 'FV-2026-000001', 'RV-2026-000001'],
  ])
})

test('names the bank account of a proforma for transfers only', () => {
  expect([paper('SaleProforma').includes('RIB 1'), paper('SaleProforma', { paymentMethod: 'BankTransfer' }).includes('RIB 1')]).toEqual([
    false,
    true,
  ])
  expect(paper('SaleProforma')).toContain('22/03/2026')
})

test('subtracts the deposit or the carried amount on an order', () => {
  const carried = t('order.clauses.carried', { amount: formatPrice(30_000, 'fr'), days: 7 })
  const deposit = t('order.clauses.deposit', { deposit: formatPrice(1000, 'fr'), days: 7 })
  const said = (text: string) => [text.includes(JSON.stringify(carried)), text.includes(JSON.stringify(deposit))]
  expect(said(paper('PurchaseOrder'))).toEqual([false, true])
  expect(said(paper('PurchaseOrder', { ledger: [line(1, 'CarriedIn', 30_000, { externalReference: 'RV-2' })] }))).toEqual([true, false])
})

test('summarises the delivery check', () => {
  const check = (isFine: boolean) => ({ section: words('Extérieur'), title: 'Pneus', titles: words('Pneus'), isFine, comment: null })
  const fine = paper('QualityControlSheet', { checks: [check(true), check(true)] })
  expect([fine.includes(t('control.allFine')), fine.includes(t('control.some', { count: 2 }))]).toEqual([true, false])
  const noted = paper('QualityControlSheet', { checks: [check(true), check(false), check(false)] })
  expect([noted.includes(t('control.allFine')), noted.includes(t('control.some', { count: 2 }))]).toEqual([false, true])
})

test('prints the signature or its field on the delivery report', () => {
  expect([
    paper('DeliveryForm').includes('/signature.png'),
    paper('DeliveryForm', { signature: 'hash' }).includes('/signature.png'),
  ]).toEqual([false, true])
  expect(paper('ReleaseVoucher')).toContain('Salma Alaoui')
  expect(paper('ReleaseVoucher', { buyer: { ...plain.buyer, companyName: 'Atlas SARL' } })).not.toContain('Salma Alaoui')
})

test('takes the warranty from pack, car or dates', () => {
  const months = (count: number) => JSON.stringify(t('months', { count }))
  const sheet = (facts: Partial<BookingFacts> = {}) => paper('VehicleWarranty', facts)
  expect([sheet().includes(months(6)), sheet({ vehicle: { ...plain.vehicle, warrantyInMonths: 4 } }).includes(months(4))]).toEqual([
    true,
    true,
  ])
  const packed = sheet({ warranty: pack })
  expect([
    packed.includes(months(12)),
    packed.includes(formatPrice(3900, 'fr')),
    packed.includes(JSON.stringify(t('warranty.included'))),
  ]).toEqual([...[true, true, false]])
  expect(sheet({ warranty: { ...pack, price: 0 } })).toContain(JSON.stringify(t('warranty.included')))
  expect(packed).toContain(JSON.stringify(t('warranty.clauses.coveredByPack', { description: localized(pack.descriptions, 'fr') })))
  expect(sheet()).toContain(JSON.stringify(t('warranty.clauses.covered')))
  expect([sheet().includes('230'), sheet({ deliveryMileage: null }).includes('230')]).toEqual([true, false])
  for (const lacking of [{ delivered: null }, { warrantyUntil: null }]) expect(() => sheet(lacking)).toThrow('has no warranty')
})

test('throws for a document before its step', () => {
  expect(() => paper('BookingSimulation')).toThrow('is not financed')
  for (const lacking of [{ invoiceNumber: null }, { invoiced: null }])
    expect(() => paper('PurchaseInvoice', lacking)).toThrow('no invoice number')
  expect(() => paper('CreditNote')).toThrow('no credit note')
  for (const type of ['SaleRecoveryRequest', 'SaleRecoveryExpertiseSheet', 'SaleRecoveryVoucher'] as const)
    expect(() => paper(type)).toThrow('did not come back')
})

test('states the refund or the carried amount of a returned car', () => {
  const recovered = '2026-03-27T10:00:00Z'
  const paid = [
    line(1, 'Held', 1000, { paymentId: 'p' }),
    line(2, 'Paid', 90_000, { method: 'Cash' }),
    line(3, 'Returned', 400),
    line(4, 'Returning', 1000, { paymentId: 'p' }),
  ]
  const back = paper('SaleRecoveryVoucher', { recovered, recoveryMileage: 48_900, ledger: paid })
  expect([back.includes(formatPrice(91_000, 'fr')), back.includes(JSON.stringify(t('recovery.note')))]).toEqual([true, true])
  const out = paper('SaleRecoveryVoucher', { recovered, ledger: [...paid, line(5, 'CarriedOut', 60_000, { externalReference: 'RV-9' })] })
  expect([
    out.includes(formatPrice(60_000, 'fr')),
    out.includes(formatPrice(31_000, 'fr')),
    out.includes(JSON.stringify(t('recovery.noteExchange'))),
  ]).toEqual([...[true, true, true]])
})

test('states purpose and mileage of a return request', () => {
  const back = { recovered: '2026-03-27T10:00:00Z', deliveryMileage: 48_300, recoveryMileage: 48_900 }
  const request = paper('SaleRecoveryRequest', back)
  expect([request.includes(t('recovery.request.refund')), request.includes(formatKm(600, 'fr'))]).toEqual([true, true])
  const ledger = [line(1, 'CarriedOut', 60_000, { externalReference: 'RV-9' })]
  expect(paper('SaleRecoveryRequest', { ...back, ledger })).toContain('RV-9')
  const checks = [{ section: words('Freins'), title: 'Plaquettes', titles: words('Plaquettes'), isFine: false, comment: 'usées' }]
  const content = printoutContent('SaleRecoveryExpertiseSheet', { ...plain, ...back, checks }, terms, 'fr', now)
  expect(content.sections).toEqual([
    { title: 'Freins', parts: [{ title: 'Plaquettes', delivered: [t('control.note'), isolate('usées')] }] },
  ])
})

test('leaves a line without data open', () => {
  const rows = (type: BookingPrintout, panel: string, facts: Partial<BookingFacts> = {}) => {
    const content = printoutContent(type, { ...plain, ...facts }, terms, 'fr', now)
    const found = (panel === 'payments' ? content[panel] : (content[panel] as { rows: unknown }).rows) as [string, unknown][]
    return new Map(found)
  }
  expect(rows('SaleProforma', 'deal').get(t('label.adviser'))).toBeNull()
  expect(rows('SaleProforma', 'deal', { adviser: 'Hicham' }).get(t('label.adviser'))).toContain('Hicham')
  const nobody = { firstName: '', lastName: '', companyName: null, phone: '', email: '' }
  expect(rows('ReleaseVoucher', 'file', { buyer: nobody }).get(t('buyer'))).toBeNull()
  expect(rows('SaleProforma', 'buyer', { buyer: { ...nobody, phone: '+212612345678' } }).get(t('label.phone'))).toEqual({
    ltr: '06 12 34 56 78',
  })
  const control = (controlled: BookingFacts['controlled']) => {
    const found = rows('QualityControlSheet', 'file', { controlled })
    return [found.get(t('label.controlledOn')), found.get(t('label.controlledBy'))]
  }
  expect(control(null)).toEqual([null, null])
  expect(control({ at: '2026-03-16T11:20:00Z', by: null })).toEqual([{ ltr: '16/03/2026' }, null])
  expect(control({ at: '2026-03-16T11:20:00Z', by: 'Nadia' })[1]).toContain('Nadia')
  const warranty = (given: BookingFacts['warranty']) => rows('VehicleWarranty', 'deal', { warranty: given }).get(t('label.warrantyPack'))
  expect([warranty(null), warranty(pack)]).toEqual([null, 'Sérénité'])
  const credit = { number: 'AV-1', created: '2026-03-28T09:00:00Z', invoiceNumber: 'FV-1', invoiced: '2026-03-14T09:00:00Z', buyer: nobody }
  const reason = (text: string) =>
    rows('CreditNote', 'payments', { credit: { ...credit, listedPrice: 1, price: 1, packPrice: 0, reason: text } }).get(t('credit.reason'))
  expect([reason(''), String(reason('Boîte')).includes('Boîte')]).toEqual([null, true])
  const back = (recoveryMileage: number | null) =>
    rows('SaleRecoveryVoucher', 'after', { recovered: '2026-03-27T10:00:00Z', recoveryMileage }).get(t('recovery.mileage'))
  expect([back(null), String(back(48_900)).replaceAll(/\s/g, ' ')]).toEqual([null, '48 900 km'])
})

test('names the replaced invoice and credit note, and a certified cheque', () => {
  const credit = {
    ...{ number: 'AV-1', created: '2026-03-28T09:00:00Z', invoiceNumber: 'FV-1', invoiced: '2026-03-14T09:00:00Z', reason: '' },
    ...{ buyer: plain.buyer, listedPrice: 100_000, price: 100_000, packPrice: 0 },
  }
  const content = (facts: Partial<BookingFacts>) => printoutContent('PurchaseInvoice', { ...plain, ...facts }, terms, 'fr', now)
  const file = (facts: Partial<BookingFacts>) => new Map((content(facts).file as { rows: [string, unknown][] }).rows)
  expect([file({ credit }).get(t('label.replaces')), file({ credit }).get(t('label.byCredit'))]).toEqual([{ ltr: 'FV-1' }, { ltr: 'AV-1' }])
  for (const facts of [{}, { credit, invoiceNumber: 'FV-1' }]) expect(file(facts).get(t('label.replaces')) ?? null).toBeNull()
  const paid = { id: 1, kind: 'Paid', amount: 100_000, method: 'Checks', paymentId: null, corrects: null, externalReference: '77' } as const
  const cheque = { bank: 'CIH', day: '2026-03-12', isCertified: true }
  const said = (noted: object) => JSON.stringify(content({ ledger: [{ ...paid, created: '2026-03-13T09:00:00Z', ...noted }] }))
  expect([said({}).includes('certifié'), said({ cheque: { ...cheque, isCertified: false } }).includes('certifié')]).toEqual([false, false])
  expect(said({ cheque })).toContain('chèque certifié')
  expect(said({ cheque })).toContain('CIH')
})

test('shows VAT on the full price for invoice and credit note', () => {
  const credit = { number: 'AV-1', created: '2026-03-28T09:00:00Z', invoiceNumber: 'FV-1', invoiced: '2026-03-14T09:00:00Z', reason: '' }
  const facts = { ...plain, credit: { ...credit, buyer: plain.buyer, listedPrice: 100_000, price: 100_000, packPrice: 0 } }
  const billed = (type: 'PurchaseInvoice' | 'CreditNote', vat: 'Margin' | 'Standard') => {
    const { amounts, total } = printoutContent(type, facts, { ...terms, vat }, 'fr', now)
    return JSON.stringify([(amounts as unknown[]).slice(1), total]).replaceAll(/\s/g, ' ')
  }
  for (const type of ['PurchaseInvoice', 'CreditNote'] as const) {
    expect(billed(type, 'Margin')).toBe(JSON.stringify([[], [t('amount.net'), '100 000 DH']]))
    expect(JSON.parse(billed(type, 'Standard'))).toEqual([
      [
        [t('amount.totalHt'), '83 333,33 DH'],
        [t('amount.vat', { rate: '20 %' }), '16 666,67 DH'],
      ],
      [t('amount.totalTtc'), '100 000 DH'],
    ])
  }
})

test('names a person with a title, or a company with its representative', () => {
  const buyer = (told: BookingFacts['buyer']) => buyerPanel(ask({ buyer: told })).rows.filter(([, value]) => value !== null)
  expect(buyer({})).toEqual([])
  const name = (civility: 'M.' | 'Mme.') => buyer({ civility, firstName: 'Salma', lastName: 'Alaoui' })
  expect([name('M.'), name('Mme.')]).toEqual([
    [[t('label.name'), `${t('civility.mr')} ${isolate('Salma Alaoui')}`]],
    [[t('label.name'), `${t('civility.mrs')} ${isolate('Salma Alaoui')}`]],
  ])
  expect(buyer({ firstName: 'Ali', companyName: 'Atlas', address: '2, rue X', zip: '20000', city: 'Casablanca' })).toEqual([
    [t('label.company'), isolate('Atlas')],
    [t('label.representative'), isolate('Ali')],
    [t('label.address'), isolate('2, rue X, 20000 Casablanca')],
  ])
})

test('translates the car, its location, days and sections', () => {
  const rows = (type: BookingPrintout, panel: string, facts: Partial<BookingFacts> = {}) =>
    new Map((printoutContent(type, { ...plain, ...facts }, terms, 'fr', now)[panel] as { rows: [string, unknown][] }).rows)
  const vehicle = { ...plain.vehicle, fuelType: 'Gasoline', gearType: 'Manual', color: 'Grey' } as const
  const vehicles = serverText('vehicles', 'fr')
  const car = rows('ReleaseVoucher', 'car', { vehicle })
  expect([car.get(t('label.fuel')), car.get(t('label.gear')), car.get(t('label.color'))]).toEqual([
    ...[vehicles('fuel.Gasoline'), vehicles('gear.Manual'), vehicles('color.Grey')],
  ])
  const store = { name: 'Rabat', names: words('Rihla Rabat'), address: '', addresses: words('X'), city: 'Rabat', cityNames: words('Rabat') }
  const file = rows('ReleaseVoucher', 'file', { store })
  expect([file.get(t('label.place')), file.get(t('label.invoiceDate'))]).toEqual([isolate('Rihla Rabat'), { ltr: '13/03/2026' }])
  expect(rows('ReleaseVoucher', 'file', { invoiced: null }).get(t('label.invoiceDate'))).toBeNull()
  const handed = rows('DeliveryVoucher', 'file')
  expect([handed.has(t('label.deliveredOn')), handed.has(t('label.deliveryMileage')), handed.has(t('label.receivedBy'))]).toEqual([
    ...[true, true, false],
  ])
  const until = (delivered: string | null) => rows('DeliveryVoucher', 'after', { delivered }).get(t('voucher.exchangeUntil'))
  expect([until(plain.delivered), until(null)]).toEqual([{ ltr: '18/04/2026' }, null])
  const check = (section: string, title: string, isFine: boolean) => ({
    ...{ section: words(section), title, titles: words(title), isFine, comment: isFine ? null : 'Usés' },
  })
  const checks = [check('Dehors', 'Pneus', false), check('Dedans', 'Sièges', true), check('Dehors', 'Vitres', true)]
  const said = paper('QualityControlSheet', { checks })
  const told = ['Pneus', t('control.note'), 'Usés', 'Vitres', t('control.fine'), 'Dedans', 'Sièges']
  expect(told.map((text) => said.includes(text))).toEqual(told.map(() => true))
  expect(said.match(/"Dehors"/g)).toHaveLength(1)
  const fine = paper('QualityControlSheet', { checks: [check('Dehors', 'Vitres', true)] })
  expect([fine.includes(`"${t('control.fine')}"`), fine.includes(`"${t('control.note')}"`)]).toEqual([true, false])
  const back = rows('SaleRecoveryVoucher', 'file', { recovered: '2026-03-27T10:00:00Z' })
  expect([back.has(t('label.deliveredOn')), back.has(t('label.deliveryMileage')), back.has(t('label.receivedBy'))]).toEqual([
    ...[true, true, false],
  ])
})

test('repeats the pack as billed on a credit note', () => {
  const credit = { number: 'AV-1', created: '2026-03-28T09:00:00Z', invoiceNumber: 'FV-1', invoiced: '2026-03-14T09:00:00Z', reason: '' }
  const facts = { credit: { ...credit, buyer: plain.buyer, listedPrice: 100_000, price: 100_000, packPrice: 2000 } }
  const total = (more: Partial<BookingFacts>) => printoutContent('CreditNote', { ...plain, ...facts, ...more }, terms, 'fr', now).total
  expect([total({ warranty: pack }), total({})]).toEqual([
    [t('amount.net'), formatPrice(102_000, 'fr')],
    [t('amount.net'), formatPrice(100_000, 'fr')],
  ])
  expect(paper('VehicleWarranty', { warranty: { ...pack, price: 1 } })).toContain(JSON.stringify(formatPrice(1, 'fr')))
})

test('states the total cost of a loan and its insurance', () => {
  const simulation = (insuranceIncluded: boolean) => {
    const content = printoutContent(
      'BookingSimulation',
      { ...plain, loan: { advance: 30, months: 12 } },
      { ...terms, loan: { ...terms.loan, insuranceIncluded } },
      'fr',
      now,
    )
    const panels = Object.values(content).flatMap((panel) => ((panel as { rows?: [string, unknown][] }).rows ?? []).map((row) => row))
    const amount = (name: 'cost' | 'total') => {
      const text = String(panels.find(([label]) => label === t(`simulation.${name}`))?.[1])
      return Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'))
    }
    return { cost: amount('cost'), total: amount('total'), insurance: panels.find(([label]) => label === t('simulation.insurance'))?.[1] }
  }
  const { cost, total, insurance } = simulation(false)
  // total paid = financed amount + cost
  expect(total - 70_000).toBeCloseTo(cost, 2)
  expect([insurance, simulation(true).insurance]).toEqual([t('simulation.insuranceOut'), t('simulation.insuranceIn')])
})

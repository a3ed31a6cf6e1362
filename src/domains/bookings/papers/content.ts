import type { Language } from '#shared/language.ts'
import { plateCells } from '#shared/plate.ts'
import { amountInWords } from '#shared/amount-words.ts'
import { spacedPhone } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import { formatClock, formatDate, formatKm, formatNumber, formatPercent, formatPrice, isolate } from '../../../i18n/format.ts'
import { serverText } from '../../../i18n/server.ts'
import type { Content, Fact, Value } from '../../documents/papers/service.ts'
import type { SimulationConfigs } from '../../financing/contract.ts'
import { schedule, simulate } from '../../financing/rules.ts'
import type { BookingFacts } from './store.ts'

/** The papers of a booking, by document type. */
export const bookingPapers = [
  'BookingSimulation',
  'SaleProforma',
  'PurchaseOrder',
  'PurchaseInvoice',
  'ReleaseVoucher',
  'QualityControlSheet',
  'DeliveryForm',
  'DeliveryVoucher',
  'VehicleWarranty',
] as const
export type BookingPaper = (typeof bookingPapers)[number]

/** The Typst template of each. */
export const templates: Record<BookingPaper, string> = {
  BookingSimulation: 'simulation',
  SaleProforma: 'proforma',
  PurchaseOrder: 'order',
  PurchaseInvoice: 'invoice',
  ReleaseVoucher: 'release',
  QualityControlSheet: 'control',
  DeliveryForm: 'handover',
  DeliveryVoucher: 'voucher',
  VehicleWarranty: 'warranty',
}

/** What papers take from the settings. */
export interface PaperTerms {
  vat: 'Margin' | 'Standard' | 'Exempt'
  /** a fraction */
  vatRate: number
  proformaDays: number
  exchangeDays: number
  mileageLimit: number
  /** where quarrels are settled */
  court: string
  company: string
  /** bank account for transfers; empty: not told */
  rib: string
  email: string
  phone: string
  assistance: string
  loan: SimulationConfigs
}

type Text = ReturnType<typeof serverText<'bookingsPaper'>>
interface Ask {
  facts: BookingFacts
  terms: PaperTerms
  language: Language
  t: Text
  now: Date
}

const ltr = (text: string | number | null | undefined): Value | null => (text === null || text === undefined || text === '' ? null : { ltr: String(text) })
const dayOf = (moment: string) => localTime(new Date(moment)).day
/** Days never reorder, whatever stands around them. */
const day = (iso: string | null): Value | null => ltr(formatDate(iso, 'fr'))

function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T12:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

function plateValue(registration: string | null): Value | null {
  const cells = registration === null ? null : plateCells(registration)
  return cells ? { plate: [cells.serial, cells.letter, cells.code] } : ltr(registration)
}

/** What is written in Latin letters stays together in an Arabic line. */
function latin(text: string | null | undefined): string {
  if (!text) return ''
  return /[A-Za-z]/.test(text) ? isolate(text) : text
}

function carName({ brand, model }: BookingFacts['vehicle']): string {
  return `${brand} ${model}`
}

function buyerPanel({ facts: { buyer }, t }: Ask) {
  const isCompany = Boolean(buyer.companyName)
  const person = latin([buyer.civility === 'Société' ? null : buyer.civility, buyer.firstName, buyer.lastName].filter(Boolean).join(' '))
  const address = [buyer.address, buyer.addressLine2, [buyer.zip, buyer.city].filter(Boolean).join(' ')].filter(Boolean).map(latin).join(', ')
  return {
    title: t('buyer'),
    rows: [
      [t('label.company'), isCompany ? latin(buyer.companyName) : null],
      [t(isCompany ? 'label.representative' : 'label.name'), person || null],
      [t('label.cin'), ltr(buyer.idNumber)],
      [t('label.ice'), ltr(buyer.ice)],
      [t('label.rc'), ltr(buyer.registrationNumber)],
      [t('label.phone'), ltr(buyer.phone && spacedPhone(buyer.phone))],
      [t('label.email'), ltr(buyer.email)],
      [t('label.address'), address || null],
    ] satisfies Fact[],
  }
}

function carPanel({ facts: { vehicle }, language, t }: Ask, among: 'all' | 'identity' = 'all') {
  const words = serverText('vehicles', language)
  const rows: Fact[] = [
    [t('label.car'), { ltr: carName(vehicle) }],
    [t('label.version'), ltr(vehicle.version)],
    [t('label.plate'), plateValue(vehicle.registrationNumber)],
    [t('label.vin'), ltr(vehicle.chassisNumber)],
    [t('label.firstUse'), day(vehicle.releaseDate)],
    [t('label.mileage'), vehicle.mileage === null ? null : formatKm(vehicle.mileage, language)],
  ]
  if (among === 'all')
    rows.push(
      [t('label.fuel'), vehicle.fuelType && words(`fuel.${vehicle.fuelType}`)],
      [t('label.gear'), vehicle.gearType && words(`gear.${vehicle.gearType}`)],
      [t('label.power'), vehicle.fiscalPower === null ? null : t('horses', { count: vehicle.fiscalPower })],
      [t('label.color'), vehicle.color && words(`color.${vehicle.color}`)],
    )
  return { title: t('car'), rows }
}

function filePanel({ facts, language, t }: Ask, rows: Fact[]) {
  const { store } = facts
  const place = store && latin(language === 'ar' ? store.nameAr : store.name)
  return {
    title: t('file'),
    rows: [
      [t('label.booking'), { ltr: facts.reference }],
      [t('label.sale'), { ltr: facts.saleReference }],
      ...rows,
      [t('label.stock'), { ltr: facts.vehicle.reference }],
      [t('label.place'), place],
    ] satisfies Fact[],
  }
}

function placeOf({ facts: { store }, language }: Ask): string | null {
  if (!store) return null
  return language === 'ar' ? `${store.nameAr}، ${store.addressAr}، ${store.cityAr}` : `${store.name}, ${store.address}, ${store.city}`
}

function paymentWords({ facts, t }: Ask): string | null {
  const { paymentType, paymentMethod } = facts
  if (!paymentType || !paymentMethod) return null
  return t('payment.both', { type: t(`payment.${paymentType}`), method: t(`payment.${paymentMethod}`) })
}

/** The lines of the price and its total. */
function priceLines({ facts, language, t }: Ask): { amounts: Fact[]; total: number } {
  const { listedPrice, price, warranty, vehicle } = facts
  const money = (dirhams: number) => formatPrice(dirhams, language)
  const car = latin([carName(vehicle), vehicle.version].filter(Boolean).join(' '))
  const amounts: Fact[] = [[t('amount.vehicle', { car }), money(Math.max(listedPrice, price))]]
  if (price < listedPrice) amounts.push([t('amount.discount'), `${isolate(`−${formatNumber(listedPrice - price)}`)}\u00a0${language === 'ar' ? 'درهم' : 'DH'}`])
  if (warranty && warranty.price > 0) amounts.push([packName(warranty, language, t), money(warranty.price)])
  return { amounts, total: price + (warranty?.price ?? 0) }
}

function packName(warranty: NonNullable<BookingFacts['warranty']>, language: Language, t: Text): string {
  return t('amount.pack', { name: language === 'ar' ? warranty.nameAr : warranty.name, months: t('months', { count: warranty.months }) })
}

/** The deposit and what is left of the total. */
function restLines({ facts, language, t }: Ask, total: number): Fact[] {
  const paid = facts.payments.reduce((sum, { amount }) => sum + amount, 0)
  const held = facts.payments.find(({ kind }) => kind === 'Held')
  return [
    [
      held ? t('amount.deposit', { date: formatDate(dayOf(held.created), language) }) : t('amount.depositPlain'),
      formatPrice(held?.amount ?? facts.deposit, language),
    ],
    [t('amount.rest'), formatPrice(total - (held ? paid : facts.deposit), language)],
  ]
}

function vatNote({ terms, language, t }: Ask): string {
  return terms.vat === 'Standard' ? t('vat.Standard', { rate: rate(terms.vatRate, language) }) : t(`vat.${terms.vat}`)
}

/** A fraction as percent, with a comma and without zeros behind it: `8,25 %`. */
function rate(fraction: number, language: Language): string {
  const percent = String(Number((fraction * 100).toFixed(2))).replace('.', ',')
  return language === 'ar' ? isolate(`${percent}%`) : `${percent}\u00a0%`
}

/** Dirhams and centimes, `1 996,30`. */
function centimes(amount: number): string {
  const [whole = '0', cents = '00'] = amount.toFixed(2).split('.')
  return `${formatNumber(Number(whole))},${cents}`
}

function moneyWithCentimes(amount: number, language: Language): string {
  return `${centimes(amount)}\u00a0${language === 'ar' ? 'درهم' : 'DH'}`
}

function simulation(ask: Ask): Content {
  const { facts, terms, language, t } = ask
  if (!facts.loan) throw new Error(`booking ${facts.id} is not financed`)
  const { loan: asked, price } = facts
  const loan = simulate(price, asked, terms.loan)
  const money = (dirhams: number) => formatPrice(dirhams, language)
  const lender = language === 'ar' ? terms.loan.lenderAr : terms.loan.lenderFr
  return {
    car: carPanel(ask, 'identity'),
    buyer: buyerPanel(ask),
    instalment: {
      title: t('simulation.instalment'),
      during: t('simulation.during', { months: t('months', { count: asked.months }) }),
      amount: money(loan.monthlyAmount),
    },
    loan: {
      title: t('simulation.loan'),
      rows: [
        [t('simulation.price'), money(price)],
        [t('simulation.contribution', { percent: formatPercent(asked.advance, language) }), money(loan.contribution)],
        [t('simulation.financed'), money(loan.financed)],
        [t('simulation.rate'), rate(terms.loan.annualRate, language)],
        [t('simulation.vat'), rate(terms.loan.vat, language)],
        [t('simulation.teg'), rate(loan.teg, language)],
        [t('simulation.fee'), moneyWithCentimes(loan.fee, language)],
        [t('simulation.cost'), moneyWithCentimes(loan.totalCost, language)],
        [t('simulation.total'), moneyWithCentimes(loan.totalPaid + loan.fee, language)],
        [t('simulation.lender'), latin(lender)],
        [t('simulation.insurance'), t(terms.loan.insuranceIncluded ? 'simulation.insuranceIn' : 'simulation.insuranceOut')],
      ] satisfies Fact[],
    },
    notice: t('simulation.notice', { lender: latin(lender) }),
    schedule: {
      title: t('simulation.schedule'),
      heads: (['month', 'amount', 'capital', 'interest', 'interestVat', 'balance'] as const).map((key) => t(`simulation.${key}`)),
      rows: schedule(loan.financed, asked.months, terms.loan).map(({ month, amount, capital, interest, vat, balance }) => [
        String(month),
        ...[amount, capital, interest, vat, balance].map(centimes),
      ]),
    },
  }
}

function proforma(ask: Ask): Content {
  const { terms, t, language, now, facts } = ask
  const { amounts, total } = priceLines(ask)
  return {
    buyer: buyerPanel(ask),
    deal: {
      title: t('deal'),
      rows: [
        [t('label.booking'), { ltr: facts.reference }],
        [t('label.booked'), day(dayOf(facts.created))],
        [t('label.until'), day(addDays(localTime(now).day, terms.proformaDays))],
        [t('label.payment'), paymentWords(ask)],
        [t('label.adviser'), latin(facts.adviser) || null],
        [t('label.place'), placeOf(ask)],
      ] satisfies Fact[],
    },
    car: carPanel(ask),
    amounts,
    total: [t('amount.totalTtc'), formatPrice(total, language)],
    rest: [
      ...restLines(ask, total),
      [
        t('proforma.rib', { company: latin(terms.company) }),
        facts.paymentMethod === 'BankTransfer' ? ltr(terms.rib) : null,
      ],
    ] satisfies Fact[],
    vat: vatNote(ask),
    notice: t('proforma.notice'),
  }
}

function order(ask: Ask): Content {
  const { terms, t, language, facts } = ask
  const { amounts, total } = priceLines(ask)
  const clause = (key: Parameters<Text>[0], values?: Record<string, string | number>) => (t as (key: string, values?: object) => string)(key, values)
  return {
    buyer: buyerPanel(ask),
    deal: {
      title: t('deal'),
      rows: [
        [t('label.booking'), { ltr: facts.reference }],
        [t('label.sale'), { ltr: facts.saleReference }],
        [t('label.booked'), day(dayOf(facts.created))],
        [t('label.payment'), paymentWords(ask)],
        [t('label.delivery'), day(facts.deliveryDate)],
        [t('label.place'), placeOf(ask)],
      ] satisfies Fact[],
    },
    car: carPanel(ask),
    amounts,
    total: [t('amount.totalTtc'), formatPrice(total, language)],
    rest: restLines(ask, total),
    vat: vatNote(ask),
    terms: t('order.terms'),
    clauses: [
      clause('order.clauses.object'),
      clause('order.clauses.price'),
      clause('order.clauses.deposit', { deposit: formatPrice(facts.deposit, language) }),
      clause('order.clauses.delivery'),
      clause('order.clauses.transfer'),
      clause('order.clauses.warranty'),
      clause('order.clauses.exchange', { days: exchangeDays(ask), kilometres: formatKm(terms.mileageLimit, language) }),
      clause('order.clauses.data', { email: isolate(terms.email) }),
      clause('order.clauses.court', { court: terms.court }),
    ],
    translation: t('order.translation'),
    signatures: [
      [t('sign.buyer'), t('sign.buyerHint')],
      [t('sign.seller'), t('sign.sellerHint')],
    ],
  }
}

function exchangeDays({ terms, t }: Ask): string {
  return t('days', { count: terms.exchangeDays })
}

function invoice(ask: Ask): Content {
  const { facts, terms, language, t } = ask
  if (!facts.invoiceNumber || !facts.invoiced) throw new Error(`booking ${facts.id} has no invoice number`)
  const { amounts, total } = priceLines(ask)
  if (terms.vat === 'Standard') {
    const net = Math.round((total / (1 + terms.vatRate)) * 100) / 100
    amounts.push([t('amount.totalHt'), moneyWithCentimes(net, language)])
    amounts.push([t('amount.vat', { rate: rate(terms.vatRate, language) }), moneyWithCentimes(total - net, language)])
  }
  const paid = facts.payments.reduce((sum, { amount }) => sum + amount, 0)
  const lines = facts.payments.map(({ kind, amount, method, externalReference, created }): Fact => {
    const date = formatDate(dayOf(created), language)
    const how = { method: t(`payment.${method ?? 'CreditCard'}`), date }
    const told =
      kind === 'Held'
        ? t('amount.deposit', { date })
        : externalReference
          ? t('amount.paidReference', { ...how, reference: isolate(externalReference) })
          : t('amount.paid', how)
    return [told, formatPrice(amount, language)]
  })
  return {
    buyer: buyerPanel(ask),
    file: filePanel(ask, [[t('label.payment'), paymentWords(ask)]]),
    car: carPanel(ask),
    amounts,
    total: [t(terms.vat === 'Standard' ? 'amount.totalTtc' : 'amount.net'), formatPrice(total, language)],
    'words-total': t('words', { words: amountInWords(total, language) }),
    payments: [...lines, [t('amount.settled'), formatPrice(total - paid, language)]],
    vat: vatNote(ask),
    signatures: [[t('sign.seller'), t('sign.sellerHint')]],
  }
}

function release(ask: Ask): Content {
  const { facts, t } = ask
  return {
    statement: t('release.statement'),
    car: carPanel(ask),
    file: filePanel(ask, [
      [t('label.invoice'), ltr(facts.invoiceNumber)],
      [t('label.invoiceDate'), facts.invoiced && day(dayOf(facts.invoiced))],
      [t('buyer'), latin(facts.buyer.companyName ?? [facts.buyer.firstName, facts.buyer.lastName].filter(Boolean).join(' ')) || null],
    ]),
    checks: {
      title: t('release.checks'),
      items: (['plate', 'identity', 'control', 'handover'] as const).map((item) => t(`release.items.${item}`)),
    },
    taker: t('release.taker'),
    valid: t('release.valid'),
    signatures: [
      [t('sign.controller'), t('sign.dateHint')],
      [t('sign.guard'), t('sign.guardHint')],
    ],
  }
}

function control(ask: Ask): Content {
  const { facts, language, t } = ask
  const toNote = facts.checks.filter(({ isFine }) => !isFine).length
  const sections = new Map<string, { title: string; fine: boolean; result: string; remark: string }[]>()
  for (const { section, sectionAr, title, titleAr, isFine, comment } of facts.checks) {
    const name = language === 'ar' ? sectionAr : section
    const parts = sections.get(name) ?? []
    sections.set(name, parts)
    parts.push({ title: language === 'ar' ? titleAr : title, fine: isFine, result: t(isFine ? 'control.fine' : 'control.note'), remark: comment ?? '' })
  }
  return {
    car: carPanel(ask, 'identity'),
    file: filePanel(ask, [
      [t('label.controlledOn'), facts.controlled && day(dayOf(facts.controlled.at))],
      [t('label.controlledBy'), latin(facts.controlled?.by) || null],
      [t('label.points'), String(facts.checks.length)],
      [t('label.toNote'), String(toNote)],
    ]),
    summary: toNote === 0 ? t('control.allFine') : t('control.some', { count: toNote }),
    sections: [...sections].map(([title, parts]) => ({ title, parts })),
    signatures: [
      [t('sign.controller'), t('sign.dateHint')],
      [t('sign.agent'), t('sign.dateHint')],
    ],
  }
}

/** When and at how many kilometres the car was handed over; nothing before. */
function handedOver({ facts, language, t }: Ask): Fact[] {
  const { delivered, deliveryMileage, signedBy } = facts
  const at = delivered && localTime(new Date(delivered))
  return [
    [t('label.deliveredOn'), at ? `${formatDate(at.day, language)} ${formatClock(at.time, language)}` : null],
    [t('label.deliveryMileage'), deliveryMileage === null ? null : formatKm(deliveryMileage, language)],
    [t('label.receivedBy'), latin(signedBy) || null],
  ]
}

function handover(ask: Ask): Content {
  const { t } = ask
  return {
    buyer: buyerPanel(ask),
    file: filePanel(ask, handedOver(ask)),
    car: carPanel(ask),
    given: {
      title: t('handover.given'),
      items: (['keys', 'greyCard', 'inspection', 'roadTax', 'manual', 'wheel', 'jack', 'triangle'] as const).map((item) => t(`handover.items.${item}`)),
    },
    state: t('handover.state'),
    statement: t('handover.statement'),
    reservations: t('handover.reservations'),
    signatures: [
      [t('sign.buyer'), t('sign.buyerHint')],
      [t('sign.agent'), t('sign.dateHint')],
    ],
  }
}

function voucher(ask: Ask): Content {
  const { facts, terms, language, t } = ask
  const delivered = facts.delivered && dayOf(facts.delivered)
  return {
    buyer: buyerPanel(ask),
    file: filePanel(ask, [[t('label.invoice'), ltr(facts.invoiceNumber)], ...handedOver(ask).slice(0, 2)]),
    car: carPanel(ask),
    statement: t('voucher.statement'),
    after: {
      title: t('voucher.after'),
      rows: [
        [t('voucher.warrantyUntil'), day(facts.warrantyUntil)],
        [t('voucher.exchangeUntil'), delivered && day(addDays(delivered, terms.exchangeDays))],
        [t('voucher.exchangeKm'), formatKm(terms.mileageLimit, language)],
        [t('voucher.assistance'), ltr(spacedPhone(terms.assistance))],
      ] satisfies Fact[],
    },
    transfer: t('voucher.transfer'),
    signatures: [
      [t('sign.buyer'), t('sign.dateHint')],
      [t('sign.seller'), t('sign.sellerHint')],
    ],
  }
}

function warranty(ask: Ask): Content {
  const { facts, terms, language, t } = ask
  const { delivered, warrantyUntil, warranty: pack } = facts
  if (!delivered || !warrantyUntil) throw new Error(`booking ${facts.id} has no warranty`)
  const from = dayOf(delivered)
  const months = pack?.months ?? facts.vehicle.warrantyInMonths ?? monthsBetween(from, warrantyUntil)
  const clauses = {
    object: t('warranty.clauses.object', {
      months: t('months', { count: months }),
      from: formatDate(from, language),
      to: formatDate(warrantyUntil, language),
    }),
    covered: t('warranty.clauses.covered'),
    excluded: t('warranty.clauses.excluded'),
    duties: t('warranty.clauses.duties', { phone: isolate(spacedPhone(terms.assistance)) }),
    claims: t('warranty.clauses.claims'),
    territory: t('warranty.clauses.territory'),
    legal: t('warranty.clauses.legal'),
  }
  return {
    buyer: buyerPanel(ask),
    deal: {
      title: t('deal'),
      rows: [
        [t('label.booking'), { ltr: facts.reference }],
        [t('label.invoice'), ltr(facts.invoiceNumber)],
        [t('label.warrantyPack'), pack && (language === 'ar' ? pack.nameAr : pack.name)],
        [t('label.warrantyMonths'), t('months', { count: months })],
        [t('label.warrantyFrom'), day(from)],
        [t('label.warrantyTo'), day(warrantyUntil)],
        [t('label.deliveryMileage'), facts.deliveryMileage === null ? null : formatKm(facts.deliveryMileage, language)],
        [t('label.warrantyPrice'), pack && pack.price > 0 ? formatPrice(pack.price, language) : t('warranty.included')],
        [t('label.territory'), t('warranty.morocco')],
      ] satisfies Fact[],
    },
    car: carPanel(ask),
    terms: t('warranty.terms'),
    clauses: Object.values(clauses),
    translation: t('order.translation'),
    signatures: [
      [t('sign.buyer'), t('sign.buyerHint')],
      [t('sign.seller'), t('sign.sellerHint')],
    ],
  }
}

function monthsBetween(from: string, to: string): number {
  const [a, b] = [new Date(from), new Date(to)]
  return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth()
}

const makers: Record<BookingPaper, (ask: Ask) => Content> = {
  BookingSimulation: simulation,
  SaleProforma: proforma,
  PurchaseOrder: order,
  PurchaseInvoice: invoice,
  ReleaseVoucher: release,
  QualityControlSheet: control,
  DeliveryForm: handover,
  DeliveryVoucher: voucher,
  VehicleWarranty: warranty,
}

/** The words and figures of a paper, ready to be set. Throws when the booking has not come so far. */
export function paperContent(type: BookingPaper, facts: BookingFacts, terms: PaperTerms, language: Language, now: Date): Content {
  return makers[type]({ facts, terms, language, t: serverText('bookingsPaper', language), now })
}

/** Whether there is anything to print: no simulation without a loan, no warranty where none was given. */
export function isDue(type: BookingPaper, { loan, warrantyUntil }: Pick<BookingFacts, 'loan' | 'warrantyUntil'>): boolean {
  if (type === 'BookingSimulation') return loan !== null
  return type === 'VehicleWarranty' ? warrantyUntil !== null : true
}

/** The number that a paper bears: that of the invoice, else of the booking. */
export function paperReference(type: BookingPaper, { reference, invoiceNumber }: Pick<BookingFacts, 'reference' | 'invoiceNumber'>): string {
  return type === 'PurchaseInvoice' ? (invoiceNumber ?? reference) : reference
}

import { schedule, simulate } from '#domains/catalogue/financing/rules.ts'
import type { Fact, PrintoutContent } from '#domains/foundation/documents/printouts/service.ts'
import { monthsAfter } from '#domains/processes/buying/bookings/rules.ts'
import { formatDate, formatKm, formatPercent, formatPrice, isolate } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { type Language, localized } from '#shared/language.ts'
import { spacedPhone } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import { ledgerSums } from '../../effects/rules.ts'
import type { BookingPrintout } from '../contract.ts'
import type { BookingFacts } from '../store.ts'
import { creditNote, invoice, recovery, recoveryRequest, recoverySheet } from './bills.ts'
import {
  type Ask,
  addDays,
  buyerPanel,
  carPanel,
  centimes,
  day,
  dayOf,
  filePanel,
  handedOver,
  latin,
  ltr,
  moneyLines,
  moneyWithCentimes,
  monthsBetween,
  type PrintoutTerms,
  paymentWords,
  placeOf,
  priceLines,
  rate,
  type Text,
  vatNote,
} from './panels.ts'
/** Path of the signature for the delivery template. */
export const signaturePath = '/signature.png'

export const templates: Record<BookingPrintout, string> = {
  BookingSimulation: 'simulation',
  SaleProforma: 'proforma',
  PurchaseOrder: 'order',
  PurchaseInvoice: 'invoice',
  ReleaseVoucher: 'release',
  QualityControlSheet: 'control',
  DeliveryForm: 'handover',
  DeliveryVoucher: 'voucher',
  VehicleWarranty: 'warranty',
  // credit notes and returns share the layouts of invoice and delivery
  CreditNote: 'invoice',
  SaleRecoveryRequest: 'voucher',
  SaleRecoveryExpertiseSheet: 'return',
  SaleRecoveryVoucher: 'voucher',
}

function simulation(ask: Ask): PrintoutContent {
  const { facts, terms, language, t } = ask
  if (!facts.loan) throw new Error(`booking ${facts.id} is not financed`)
  const { loan: asked, price } = facts
  const loan = simulate(price, asked, terms.loan)
  const money = (dirhams: number) => formatPrice(dirhams, language)
  const lender = localized(terms.loan.lender, language)
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

function proforma(ask: Ask): PrintoutContent {
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
      ...moneyLines(ask, total, t('amount.rest')),
      [t('proforma.rib', { company: latin(terms.company) }), facts.paymentMethod === 'BankTransfer' ? ltr(terms.rib) : null],
    ] satisfies Fact[],
    vat: vatNote(ask),
    notice: t('proforma.notice'),
  }
}

function order(ask: Ask): PrintoutContent {
  const { terms, t, language, facts } = ask
  const { amounts, total } = priceLines(ask)
  const { carriedIn: carried } = ledgerSums(facts.ledger)
  const clause = (key: Parameters<Text>[0], values?: Record<string, string | number>) =>
    (t as (key: string, values?: object) => string)(key, values)
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
    rest: moneyLines(ask, total, t('amount.rest')),
    vat: vatNote(ask),
    terms: t('order.terms'),
    clauses: [
      clause('order.clauses.object'),
      clause('order.clauses.price'),
      carried > 0
        ? clause('order.clauses.carried', { amount: formatPrice(carried, language), days: terms.refundDays })
        : clause('order.clauses.deposit', { deposit: formatPrice(facts.deposit, language), days: terms.refundDays }),
      clause('order.clauses.delivery'),
      clause('order.clauses.transfer'),
      clause('order.clauses.warranty'),
      clause('order.clauses.exchange', {
        months: t('months', { count: terms.exchangeMonths }),
        kilometres: formatKm(terms.mileageLimit, language),
      }),
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

function release(ask: Ask): PrintoutContent {
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

function control(ask: Ask): PrintoutContent {
  const { facts, language, t } = ask
  const toNote = facts.checks.filter(({ isFine }) => !isFine).length
  const sections = new Map<string, { title: string; fine: boolean; result: string; remark: string }[]>()
  for (const { section, titles, isFine, comment } of facts.checks) {
    const name = localized(section, language)
    const parts = sections.get(name) ?? []
    sections.set(name, parts)
    parts.push({
      title: localized(titles, language),
      fine: isFine,
      result: t(isFine ? 'control.fine' : 'control.note'),
      remark: latin(comment),
    })
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

function handover(ask: Ask): PrintoutContent {
  const { facts, t } = ask
  return {
    buyer: buyerPanel(ask),
    file: filePanel(ask, handedOver(ask)),
    car: carPanel(ask),
    given: {
      title: t('handover.given'),
      items: (['keys', 'greyCard', 'inspection', 'roadTax', 'manual', 'wheel', 'jack', 'triangle'] as const).map((item) =>
        t(`handover.items.${item}`),
      ),
    },
    state: t('handover.state'),
    statement: t('handover.statement'),
    reservations: t('handover.reservations'),
    signatures: [
      facts.signature ? [t('sign.buyer'), t('handover.electronic'), signaturePath] : [t('sign.buyer'), t('sign.buyerHint')],
      [t('sign.agent'), t('sign.dateHint')],
    ],
  }
}

function voucher(ask: Ask): PrintoutContent {
  const { facts, terms, language, t } = ask
  return {
    buyer: buyerPanel(ask),
    file: filePanel(ask, [[t('label.invoice'), ltr(facts.invoiceNumber)], ...handedOver(ask).slice(0, 2)]),
    car: carPanel(ask),
    statement: t('voucher.statement'),
    after: {
      title: t('voucher.after'),
      rows: [
        [t('voucher.warrantyUntil'), day(facts.warrantyUntil)],
        [t('voucher.exchangeUntil'), facts.delivered && day(monthsAfter(new Date(facts.delivered), terms.exchangeMonths))],
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

function warranty(ask: Ask): PrintoutContent {
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
    covered: pack
      ? t('warranty.clauses.coveredByPack', { description: localized(pack.descriptions, language) })
      : t('warranty.clauses.covered'),
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
        [t('label.warrantyPack'), pack && localized(pack.names, language)],
        [t('label.warrantyMonths'), t('months', { count: months })],
        [t('label.warrantyFrom'), day(from)],
        [t('label.warrantyTo'), day(warrantyUntil)],
        [t('label.deliveryMileage'), facts.deliveryMileage === null ? null : formatKm(facts.deliveryMileage, language)],
        [t('label.warrantyPrice'), pack && pack.price > 0 ? formatPrice(pack.price, language) : t('warranty.included')],
        [t('label.territory'), t('warranty.morocco')],
      ] satisfies Fact[],
    },
    car: carPanel(ask, 'identity'),
    terms: t('warranty.terms'),
    clauses: Object.values(clauses),
    translation: t('order.translation'),
    signatures: [
      [t('sign.buyer'), t('sign.buyerHint')],
      [t('sign.seller'), t('sign.sellerHint')],
    ],
  }
}

const renderers: Record<BookingPrintout, (ask: Ask) => PrintoutContent> = {
  BookingSimulation: simulation,
  SaleProforma: proforma,
  PurchaseOrder: order,
  PurchaseInvoice: invoice,
  ReleaseVoucher: release,
  QualityControlSheet: control,
  DeliveryForm: handover,
  DeliveryVoucher: voucher,
  VehicleWarranty: warranty,
  CreditNote: creditNote,
  SaleRecoveryRequest: recoveryRequest,
  SaleRecoveryExpertiseSheet: recoverySheet,
  SaleRecoveryVoucher: recovery,
}

/** Returns the texts and figures of a document. Throws when the booking has not reached its step. */
export function printoutContent(
  type: BookingPrintout,
  facts: BookingFacts,
  terms: PrintoutTerms,
  language: Language,
  now: Date,
): PrintoutContent {
  return renderers[type]({ facts, terms, language, t: serverText('bookingsPrintout', language), now })
}

/**
 * Returns whether a document applies: no simulation without a loan, no warranty document without a warranty, no credit note without an
 * invoice.
 */
export function isDue(
  type: BookingPrintout,
  { loan, warrantyUntil, credit, recovered, checks }: Pick<BookingFacts, 'loan' | 'warrantyUntil' | 'credit' | 'recovered' | 'checks'>,
): boolean {
  if (type === 'CreditNote') return credit !== null
  if (type === 'SaleRecoveryExpertiseSheet') return recovered !== null && checks.length > 0
  if (type === 'SaleRecoveryRequest' || type === 'SaleRecoveryVoucher') return recovered !== null
  if (type === 'BookingSimulation') return loan !== null
  return type === 'VehicleWarranty' ? warrantyUntil !== null : true
}

/** Returns the number of a document: that of the invoice or its credit note, otherwise of the booking. */
export function printoutReference(
  type: BookingPrintout,
  { reference, invoiceNumber, credit }: Pick<BookingFacts, 'reference' | 'invoiceNumber' | 'credit'>,
): string {
  if (type === 'CreditNote') return credit?.number ?? reference
  return type === 'PurchaseInvoice' ? (invoiceNumber ?? reference) : reference
}

import type { Fact, PrintoutContent } from '#domains/foundation/documents/printouts/service.ts'
import { monthsAfter } from '#domains/processes/buying/bookings/rules.ts'
import { amountInWords } from '#i18n/amount-words.ts'
import { formatKm, formatPrice, isolate } from '#i18n/format.ts'
import { localized } from '#shared/language.ts'
import { movements } from '../../effects/rules.ts'
import {
  type Ask,
  buyerPanel,
  carPanel,
  day,
  dayOf,
  filePanel,
  handedOver,
  latin,
  ltr,
  moneyLines,
  moneyWithCentimes,
  paymentWords,
  priceLines,
  rate,
  vatNote,
} from './panels.ts'

/** Returns the lines of the price including tax. */
function billedLines(ask: Ask): ReturnType<typeof priceLines> {
  const { terms, language, t } = ask
  const { amounts, total } = priceLines(ask)
  if (terms.vat === 'Standard') {
    const net = Math.round((total / (1 + terms.vatRate)) * 100) / 100
    amounts.push([t('amount.totalHt'), moneyWithCentimes(net, language)])
    amounts.push([t('amount.vat', { rate: rate(terms.vatRate, language) }), moneyWithCentimes(total - net, language)])
  }
  return { amounts, total }
}

/** Returns the content of an invoice with its payments. */
export function invoice(ask: Ask): PrintoutContent {
  const { facts, terms, language, t } = ask
  if (!facts.invoiceNumber || !facts.invoiced) throw new Error(`booking ${facts.id} has no invoice number`)
  const { amounts, total } = billedLines(ask)
  // a corrected invoice names the replaced invoice and its credit note
  const replaced = facts.credit && facts.credit.invoiceNumber !== facts.invoiceNumber ? facts.credit : null
  return {
    buyer: buyerPanel(ask),
    file: filePanel(ask, [
      [t('label.invoiceDate'), day(dayOf(facts.invoiced))],
      [t('label.replaces'), ltr(replaced?.invoiceNumber)],
      [t('label.byCredit'), ltr(replaced?.number)],
      [t('label.payment'), paymentWords(ask)],
    ]),
    car: carPanel(ask),
    amounts,
    total: [t(terms.vat === 'Standard' ? 'amount.totalTtc' : 'amount.net'), formatPrice(total, language)],
    'words-total': t('words', { words: amountInWords(total, language) }),
    payments: moneyLines(ask, total, t('amount.settled')),
    vat: vatNote(ask),
    signatures: [[t('sign.seller'), t('sign.sellerHint')]],
  }
}

/** Returns the content of a credit note: the original lines and the reason. */
export function creditNote(ask: Ask): PrintoutContent {
  const { credit } = ask.facts
  if (!credit) throw new Error(`booking ${ask.facts.id} has no credit note`)
  const { buyer, listedPrice, price, packPrice, number, created, reason, invoiceNumber, invoiced } = credit
  const { warranty: pack } = ask.facts
  const then: Ask = { ...ask, facts: { ...ask.facts, buyer, listedPrice, price, warranty: pack && { ...pack, price: packPrice } } }
  const { terms, language, t } = ask
  const { amounts, total } = billedLines(then)
  return {
    buyer: buyerPanel(then),
    file: filePanel(then, [
      [t('label.credit'), ltr(number)],
      [t('label.creditDate'), day(dayOf(created))],
      [t('label.invoice'), ltr(invoiceNumber)],
      [t('label.invoiceDate'), day(dayOf(invoiced))],
    ]),
    car: carPanel(then),
    amounts,
    total: [t(terms.vat === 'Standard' ? 'amount.totalTtc' : 'amount.net'), formatPrice(total, language)],
    'words-total': t('credit.words', { words: amountInWords(total, language) }),
    payments: [[t('credit.reason'), latin(reason) || null]] satisfies Fact[],
    vat: vatNote(then),
    signatures: [[t('sign.seller'), t('sign.sellerHint')]],
  }
}

/** Returns the day of the car's return. Throws when it was not returned. */
function recoveredOn({ facts: { id, recovered } }: Ask): string {
  if (!recovered) throw new Error(`booking ${id} did not come back`)
  return dayOf(recovered)
}

const km = (mileage: number | null, { language }: Ask) => (mileage === null ? null : formatKm(mileage, language))

/** Returns dates and mileage of delivery and return. */
function kilometres(ask: Ask): Fact[] {
  const { recoveryMileage: back, deliveryMileage: out } = ask.facts
  return [
    [ask.t('recovery.on'), day(recoveredOn(ask))],
    [ask.t('recovery.mileage'), km(back, ask)],
    [ask.t('recovery.driven'), back === null || out === null ? null : km(back - out, ask)],
  ]
}

/** Returns the content of the buyer's request to return the car within the exchange month, for a refund or another car. */
export function recoveryRequest(ask: Ask): PrintoutContent {
  const { facts, terms, t } = ask
  const rows = kilometres(ask)
  const other = movements(facts.ledger).find(({ kind }) => kind === 'CarriedOut')
  return {
    buyer: buyerPanel(ask),
    file: filePanel(ask, handedOver(ask).slice(0, 2)),
    car: carPanel(ask, 'identity'),
    statement: other ? t('recovery.request.exchange', { reference: isolate(other.externalReference ?? '') }) : t('recovery.request.refund'),
    after: {
      title: t('recovery.request.terms'),
      rows: [
        ...rows,
        [t('voucher.exchangeUntil'), facts.delivered && day(monthsAfter(new Date(facts.delivered), terms.exchangeMonths))],
        [t('voucher.exchangeKm'), km(terms.mileageLimit, ask)],
      ] satisfies Fact[],
    },
    transfer: t('recovery.request.note'),
    signatures: [
      [t('sign.buyer'), t('sign.buyerHint')],
      [t('sign.seller'), t('sign.sellerHint')],
    ],
  }
}

/** Lists each item of the delivery check with its result, and a field for its state at the return. */
export function recoverySheet(ask: Ask): PrintoutContent {
  const { facts, language, t } = ask
  const rows = kilometres(ask)
  const sections = Map.groupBy(facts.checks, ({ section }) => localized(section, language))
  return {
    car: carPanel(ask, 'identity'),
    file: filePanel(ask, [...handedOver(ask).slice(0, 2), ...rows]),
    summary: t('recovery.sheet.summary'),
    heads: [t('control.point'), t('recovery.sheet.delivered'), t('recovery.sheet.returned')],
    same: t('recovery.sheet.same'),
    sections: [...sections].map(([title, checks]) => ({
      title,
      parts: checks.map(({ titles, isFine, comment }) => ({
        title: localized(titles, language),
        delivered: [t(isFine ? 'control.fine' : 'control.note'), latin(comment)].filter(Boolean),
      })),
    })),
    signatures: [
      [t('sign.controller'), t('sign.dateHint')],
      [t('sign.buyer'), t('sign.dateHint')],
    ],
  }
}

/** Returns the content of the return record: mileage, and the refund of the buyer. */
export function recovery(ask: Ask): PrintoutContent {
  const { facts, language, t } = ask
  const on = recoveredOn(ask)
  const moved = movements(facts.ledger)
  const out = moved.find(({ kind }) => kind === 'CarriedOut')
  // excludes later refunds: the document states the day of the return
  const owed = moved.reduce((sum, { kind, amount }) => (kind === 'Refund' || kind === 'DepositReturn' ? sum : sum + amount), 0)
  return {
    buyer: buyerPanel(ask),
    file: filePanel(ask, handedOver(ask).slice(0, 2)),
    car: carPanel(ask, 'identity'),
    statement: t('recovery.statement'),
    after: {
      title: t('recovery.after'),
      rows: [
        [t('recovery.on'), day(on)],
        [t('recovery.mileage'), km(facts.recoveryMileage, ask)],
        [t('label.credit'), ltr(facts.credit?.number)],
        ...(out
          ? [[t('recovery.carried', { reference: isolate(out.externalReference ?? '') }), formatPrice(-out.amount, language)] as Fact]
          : []),
        [t('recovery.toReturn'), formatPrice(owed, language)],
      ] satisfies Fact[],
    },
    transfer: t(out ? 'recovery.noteExchange' : 'recovery.note'),
    signatures: [
      [t('sign.buyer'), t('sign.dateHint')],
      [t('sign.seller'), t('sign.sellerHint')],
    ],
  }
}

import { movements } from '#domains/bookings/effects/rules.ts'
import type { Fact, PrintoutContent } from '#domains/documents/printouts/service.ts'
import { amountInWords } from '#i18n/amount-words.ts'
import { formatKm, formatPrice, isolate } from '#i18n/format.ts'
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

/** The lines of the price with the tax in them. */
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

/** The invoice, with what was paid of it. */
export function invoice(ask: Ask): PrintoutContent {
  const { facts, terms, language, t } = ask
  if (!facts.invoiceNumber || !facts.invoiced) throw new Error(`booking ${facts.id} has no invoice number`)
  const { amounts, total } = billedLines(ask)
  // an invoice that was corrected names the one it replaces, and the credit note between them
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

/** The invoice that is taken back, as it stood, and why. */
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

/** The car is back: in which state of its counter, and what the buyer gets for it. */
export function recovery(ask: Ask): PrintoutContent {
  const { facts, language, t } = ask
  if (!facts.recovered) throw new Error(`booking ${facts.id} did not come back`)
  const moved = movements(facts.ledger)
  const out = moved.find(({ kind }) => kind === 'CarriedOut')
  // what was given back since is no part of it: the paper is of the day
  const owed = moved.reduce((sum, { kind, amount }) => (kind === 'Refund' || kind === 'DepositReturn' ? sum : sum + amount), 0)
  const km = (mileage: number | null) => (mileage === null ? null : formatKm(mileage, language))
  return {
    buyer: buyerPanel(ask),
    file: filePanel(ask, handedOver(ask).slice(0, 2)),
    car: carPanel(ask, 'identity'),
    statement: t('recovery.statement'),
    after: {
      title: t('recovery.after'),
      rows: [
        [t('recovery.on'), day(dayOf(facts.recovered))],
        [t('recovery.mileage'), km(facts.recoveryMileage)],
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

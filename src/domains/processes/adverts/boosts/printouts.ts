import type { Fact, PrintoutContent } from '#domains/foundation/documents/printouts/service.ts'
import { keepDocument } from '#domains/foundation/documents/printouts/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import {
  buyerPanel,
  carPanel,
  day,
  dayOf,
  latin,
  ltr,
  moneyWithCentimes,
  rate,
} from '#domains/processes/buying/documents/printouts/panels.ts'
import type { BookingFacts } from '#domains/processes/buying/documents/store.ts'
import { amountInWords } from '#i18n/amount-words.ts'
import { formatDate, formatPrice } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import type { Deps } from '#platform/context.ts'
import { type Language, languages, localized } from '#shared/language.ts'
import { type BillFacts, findBillFacts } from './store.ts'

/** Job that prints the invoice of a boost: `{ id }`. */
export const billJob = 'adverts.bill'

/** Prints the invoice in both languages, both binding (decision 014). Does nothing for an unpaid boost. */
export async function printBill(deps: Deps, { id }: { id: number }): Promise<void> {
  const facts = await findBillFacts(deps.db, id)
  if (!facts) return
  const vatRate = Number((await findSetting(deps.db, 'invoice.vatRate')) ?? 0.2)
  for (const language of languages)
    await keepDocument(deps, {
      owner: { type: 'AdBoost', id },
      ...{ type: 'PurchaseInvoice', language, reference: facts.billNumber, madeFor: `boost:${id}:${language}` },
      ...{ status: 'Published', createdBy: null, template: '/domains/processes/buying/documents/printouts/invoice.typ' },
      content: billContent(facts, vatRate, language),
    })
}

/** Returns the content of the invoice. A boost is a service of the company and always carries the full VAT rate. */
export function billContent(facts: BillFacts, vatRate: number, language: Language): PrintoutContent {
  const t = serverText('bookingsPrintout', language)
  const own = serverText('advertsPrintout', language)
  const { price, paid, days, names, vehicle } = facts
  const net = Math.round((price / (1 + vatRate)) * 100) / 100
  const paidOn = formatDate(dayOf(paid), language)
  return {
    buyer: buyerPanel({ facts, t }),
    file: {
      title: t('file'),
      rows: [
        [own('label.advert'), ltr(facts.adReference)],
        [t('label.invoiceDate'), day(dayOf(paid))],
        [t('label.payment'), own('card')],
      ] satisfies Fact[],
    },
    car: carPanel({ facts: { vehicle: vehicle satisfies BookingFacts['vehicle'] }, language, t }, 'identity'),
    amounts: [
      [own('boost', { name: latin(localized(names, language)), count: days }), formatPrice(price, language)],
      [t('amount.totalHt'), moneyWithCentimes(net, language)],
      [t('amount.vat', { rate: rate(vatRate, language) }), moneyWithCentimes(price - net, language)],
    ] satisfies Fact[],
    total: [t('amount.totalTtc'), formatPrice(price, language)],
    'words-total': t('words', { words: amountInWords(price, language) }),
    payments: [
      [own('paid', { date: paidOn }), formatPrice(-price, language)],
      [t('amount.settled'), formatPrice(0, language)],
    ] satisfies Fact[],
    vat: t('vat.Standard', { rate: rate(vatRate, language) }),
    signatures: [[t('sign.seller'), t('sign.sellerHint')]],
  }
}

import type { Fact, PrintoutContent } from '#domains/foundation/documents/printouts/service.ts'
import {
  buyerPanel,
  carPanel,
  day,
  dayOf,
  latin,
  ltr,
  type Text as PanelText,
} from '#domains/processes/buying/documents/printouts/panels.ts'
import { amountInWords } from '#i18n/amount-words.ts'
import { formatClock, formatDate, formatNumber, formatPrice, formatRange, isolate } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { factsOf, type Language, localized } from '#shared/language.ts'
import { spacedRib } from '#shared/rib.ts'
import { localTime } from '#shared/working-time.ts'
import { neededPapers, phrasesOf, reasonWords } from '../rules.ts'
import { purchaseWorkflow } from '../status.ts'
import type { PurchasePrintout } from './contract.ts'
import type { PrintoutFacts } from './store.ts'

/** Settings used by these documents. */
export interface PrintoutTerms {
  company: string
  email: string
  /** hours until the transfer once the signed documents are accepted */
  transferHours: number
}

export const templates: Record<PurchasePrintout, string> = {
  QuotationSheet: 'quotation',
  PurchaseVoucher: 'voucher',
  TradeInVoucher: 'voucher',
  PurchaseInvoice: 'bill',
  BankTransferCommitment: 'commitment',
}

interface Ask {
  facts: PrintoutFacts
  terms: PrintoutTerms
  language: Language
  t: ReturnType<typeof serverText<'purchasesPrintout'>>
  /** texts shared with the booking documents */
  shared: PanelText
  now: Date
}

function moment(iso: string | null, language: Language): string | null {
  const at = iso && localTime(iso)
  return at ? `${formatDate(at.day, language)} ${formatClock(at.time, language)}` : null
}

/** Formats an amount with a leading sign in both text directions: `+1 500 DH`. */
const plus = (dirhams: number, language: Language) => `${isolate(`+${formatNumber(dirhams)}`)}\u00a0${factsOf(language).dirham}`

const titled = <T extends { title: string }>(panel: T, title: string): T => ({ ...panel, title })

function sellerPanel({ facts: { seller }, t, shared }: Ask) {
  const buyer = { ice: null, registrationNumber: null, ...seller } as Parameters<typeof buyerPanel>[0]['facts']['buyer']
  return titled(buyerPanel({ facts: { buyer }, t: shared }), t('seller'))
}

const car = ({ facts: { vehicle }, language, shared }: Ask, among: 'all' | 'identity' = 'all') =>
  carPanel({ facts: { vehicle }, language, t: shared }, among)

function filePanel({ facts, t }: Ask, rows: Fact[]) {
  return {
    title: t('file'),
    rows: [[t('label.request'), { ltr: facts.reference }], [t('label.nature'), t(`nature.${facts.type}`)], ...rows] satisfies Fact[],
  }
}

/** Rows of the bank account and the transfer. */
function transferRows({ facts: { account, transferDue, paid, transferReference }, language, t }: Ask): Fact[] {
  return [
    [t('label.holder'), latin(account?.holder) || null],
    [t('label.bank'), latin(account?.bankName) || null],
    [t('label.bankAddress'), latin(account?.bankAddress) || null],
    [t('label.rib'), ltr(account && spacedRib(account.bankNumber))],
    [t('label.due'), paid ? null : moment(transferDue, language)],
    [t('label.paid'), paid && day(dayOf(paid))],
    [t('label.transferReference'), paid ? ltr(transferReference) : null],
  ]
}

const hoursIn = ({ terms, t }: Ask) => t('hours', { count: terms.transferHours })
const nameOfCar = ({ brand, model, version }: PrintoutFacts['vehicle']) => latin([brand, model, version].filter(Boolean).join(' '))
const buyerBox = ({ t }: Ask) => [t('sign.buyer'), t('sign.stamp')]
const sellerBox = ({ t }: Ask) => [t('sign.seller'), t('sign.approved')]

function offerOf({ facts }: Ask): NonNullable<PrintoutFacts['offer']> {
  if (!facts.offer) throw new Error(`request ${facts.id} has no offer`)
  return facts.offer
}

/** Offer from start value to final amount; the lines add up exactly. */
function quotation(ask: Ask): PrintoutContent {
  const { facts, terms, language, t } = ask
  const offer = offerOf(ask)
  const money = (dirhams: number) => formatPrice(dirhams, language)
  const start = offer.startValue ?? offer.reasons.reduce((rest, { amount }) => rest - amount, offer.amount)
  const until = moment(facts.until, language)
  const { low, high } = facts.estimated ?? {}
  return {
    party: sellerPanel(ask),
    file: filePanel(ask, [
      [t('label.offered'), day(dayOf(offer.offered))],
      [t('label.until'), until],
      [t('label.estimate'), low && high ? t('dirhams', { amount: formatRange(formatNumber(low), formatNumber(high), language) }) : null],
      [t('label.place'), facts.store && latin(localized(facts.store.names, language))],
    ]),
    car: car(ask, 'identity'),
    how: t('quotation.how'),
    amounts: [
      [t(offer.startValue === null ? 'quotation.base' : 'quotation.start'), money(start)],
      ...offer.reasons.map((reason): (string | string[])[] => {
        const { names, label, amount, phrases = [] } = reason
        const row = [names ? reasonWords(reason, language) : latin(label), amount > 0 ? plus(amount, language) : money(amount)]
        return phrases.length > 0 ? [...row, phrasesOf(reason, language)] : row
      }),
    ],
    total: [t('quotation.total'), money(offer.amount)],
    binding: t('quotation.binding', { company: latin(terms.company), until: until ?? '' }),
    next: { title: t('quotation.next'), steps: (['answer', 'papers', 'deed', 'transfer'] as const).map((step) => nextStep(ask, step)) },
    papers: papersOf(ask),
    sign: buyerBox(ask),
  }
}

const nextStep = (ask: Ask, step: 'answer' | 'papers' | 'deed' | 'transfer') => ask.t(`quotation.steps.${step}`, { hours: hoursIn(ask) })

function papersOf({ facts, t, now }: Ask) {
  const { seller, vehicle, isHolder, isUnderCredit } = facts
  const needed = neededPapers({ isCompany: seller.civility === 'Société', isHolder, isUnderCredit, releaseDate: vehicle.releaseDate }, now)
  return { title: t('papers.title'), items: needed.map(({ type }) => t(`papers.${type as NeededType}`)) }
}
/** Document types that a request may need. */
export type NeededType =
  | 'VehicleGrayCard'
  | 'CustomerCIN'
  | 'CustomerRC'
  | 'CustomerCompanyStatus'
  | 'VehicleTechnicalVisit'
  | 'VehicleRoadTax'
  | 'VehiclePowerOfAttorney'
  | 'VehicleWithdrawal'

/** Price agreement for a purchase or a trade-in. */
function voucher(ask: Ask): PrintoutContent {
  const { facts, terms, language, t } = ask
  const { amount } = offerOf(ask)
  const isTradeIn = facts.type === 'TradeIn'
  const values = { hours: hoursIn(ask), company: latin(terms.company), email: isolate(terms.email) }
  const clauses = (
    [
      'object',
      'seller',
      'papers',
      'deed',
      ...(isTradeIn ? (['tradeIn'] as const) : []),
      'payment',
      'delivery',
      'withdrawal',
      'data',
    ] as const
  ).map((name) => t(`voucher.clauses.${name}`, values))
  return {
    party: sellerPanel(ask),
    file: filePanel(ask, [
      [t('label.offered'), facts.offer && day(dayOf(facts.offer.offered))],
      [t('label.agreed'), facts.agreed && day(dayOf(facts.agreed))],
      [t('label.place'), facts.store && latin(localized(facts.store.names, language))],
    ]),
    car: titled(car(ask, 'identity'), t(isTradeIn ? 'voucher.tradedIn' : 'voucher.sold')),
    total: [t(isTradeIn ? 'voucher.value' : 'voucher.price'), formatPrice(amount, language)],
    'words-total': t('words', { words: amountInWords(amount, language) }),
    chosen: isTradeIn ? chosenCar(ask, amount) : null,
    papers: papersOf(ask),
    terms: t('voucher.terms'),
    clauses,
    translation: t('translation'),
    signatures: [sellerBox(ask), buyerBox(ask)],
  }
}

/** Chosen car of a trade-in with the remaining price; null when none was named. */
function chosenCar({ facts: { newVehicle, desired }, language, t, now }: Ask, value: number) {
  if (!newVehicle) return desired && { title: t('label.desired'), rows: [[t('label.car'), ltr(desired)]] satisfies Fact[], note: null }
  const { vehicle, price } = newVehicle
  const money = (dirhams: number) => formatPrice(dirhams, language)
  return {
    title: t('voucher.chosen'),
    rows: [
      [t('label.car'), { ltr: [vehicle.brand, vehicle.model].join(' ') }],
      [t('label.stock'), { ltr: vehicle.reference }],
      [t('label.shownPrice', { date: formatDate(localTime(now).day, language) }), price === null ? null : money(price)],
      [t('label.value'), price === null ? null : money(-value)],
      [t(price !== null && price < value ? 'label.inFavour' : 'label.difference'), price === null ? null : money(Math.abs(price - value))],
    ] satisfies Fact[],
    note: price === null ? null : t('voucher.difference'),
  }
}

/** Purchase bill: car, seller and price. */
function bill(ask: Ask): PrintoutContent {
  const { facts, language, t } = ask
  const { invoiced, orderNumber, seller, offer } = facts
  if (!invoiced || !orderNumber) throw new Error(`request ${facts.id} is not billed`)
  const { amount } = offerOf(ask)
  return {
    title: t('bill.title'),
    party: sellerPanel(ask),
    file: filePanel(ask, [
      [t('label.order'), ltr(orderNumber)],
      [t('label.billed'), day(dayOf(invoiced))],
      [t('label.offered'), offer && day(dayOf(offer.offered))],
      [t('label.agreed'), facts.agreed && day(dayOf(facts.agreed))],
      [t('label.payment'), t('bill.transfer')],
    ]),
    car: car(ask),
    amounts: [[nameOfCar(facts.vehicle), formatPrice(amount, language)]] satisfies Fact[],
    total: [t('bill.total'), formatPrice(amount, language)],
    'words-total': t('bill.words', { words: amountInWords(amount, language) }),
    transfer: { title: t('commitment.account'), rows: transferRows(ask) },
    vat: t(seller.companyName ? 'bill.vat.company' : 'bill.vat.person'),
    signatures: [sellerBox(ask), buyerBox(ask)],
  }
}

/** Commitment to transfer the price: account and due date. */
function commitment(ask: Ask): PrintoutContent {
  const { facts, terms, language, t } = ask
  if (!facts.account) throw new Error(`request ${facts.id} has no bank account`)
  const { amount } = offerOf(ask)
  return {
    party: titled(sellerPanel(ask), t('commitment.beneficiary')),
    account: { title: t('commitment.account'), rows: transferRows(ask) },
    car: car(ask, 'identity'),
    statement: t('commitment.statement', { company: latin(terms.company), hours: hoursIn(ask) }),
    amounts: [
      [t('label.order'), ltr(facts.orderNumber)],
      [t('label.billed'), facts.invoiced && day(dayOf(facts.invoiced))],
    ] satisfies Fact[],
    total: [t('commitment.total'), formatPrice(amount, language)],
    'words-total': t('words', { words: amountInWords(amount, language) }),
    conditions: {
      title: t('commitment.conditions'),
      items: (['deed', 'greyCard', 'keys'] as const).map((one) => t(`commitment.items.${one}`)),
    },
    clock: t('commitment.clock', { hours: hoursIn(ask) }),
    verify: t('commitment.rib'),
    signatures: [buyerBox(ask)],
  }
}

const renderers: Record<PurchasePrintout, (ask: Ask) => PrintoutContent> = {
  QuotationSheet: quotation,
  PurchaseVoucher: voucher,
  TradeInVoucher: voucher,
  PurchaseInvoice: bill,
  BankTransferCommitment: commitment,
}

/** Returns the template input of a document. Throws when the request has not reached the required state. */
export function printoutContent(
  type: PurchasePrintout,
  facts: PrintoutFacts,
  terms: PrintoutTerms,
  language: Language,
  now: Date,
): PrintoutContent {
  const [t, shared] = [serverText('purchasesPrintout', language), serverText('bookingsPrintout', language)]
  return renderers[type]({ facts, terms, language, t, shared, now })
}

/**
 * Checks whether a document applies: not to a request that ended without a sale, a voucher only of its own kind, a bill only once issued.
 */
export function isDue(type: PurchasePrintout, facts: PrintoutFacts): boolean {
  const { offer, invoiced, orderNumber, account, lastStatus } = facts
  const isBroken = lastStatus !== 'Complete' && purchaseWorkflow.final.some((status) => status === lastStatus)
  if (!offer || isBroken) return false
  if (type === 'PurchaseVoucher' || type === 'TradeInVoucher')
    return type === (facts.type === 'TradeIn' ? 'TradeInVoucher' : 'PurchaseVoucher')
  if (type === 'PurchaseInvoice') return invoiced !== null && orderNumber !== null
  return type !== 'BankTransferCommitment' || (invoiced !== null && account !== null)
}

/** Returns the reference of a document: the purchase order number from the bill on, before it the request's reference. */
export function printoutReference(
  type: PurchasePrintout,
  { reference, orderNumber }: Pick<PrintoutFacts, 'reference' | 'orderNumber'>,
): string {
  return type === 'PurchaseInvoice' || type === 'BankTransferCommitment' ? (orderNumber ?? reference) : reference
}

import type { Fact, PrintoutContent } from '#domains/foundation/documents/printouts/service.ts'
import { buyerPanel, carPanel, day, dayOf, latin, ltr } from '#domains/processes/buying/documents/printouts/panels.ts'
import { amountInWords } from '#i18n/amount-words.ts'
import { formatClock, formatDate, formatKm, formatPrice, isolate } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { type Language, localized } from '#shared/language.ts'
import { spacedRib } from '#shared/rib.ts'
import { localTime } from '#shared/working-time.ts'
import type { IntermediationPrintout } from '../desk/contract.ts'
import { settle } from '../rules.ts'
import { intermediationWorkflow } from '../status.ts'
import type { PrintoutFacts } from './store.ts'

/** Settings used by these documents. */
export interface PrintoutTerms {
  company: string
  email: string
  /** hours until the transfer after the delivery of the car */
  transferHours: number
}

/** Path of the signature in the template. */
export const signaturePath = '/signature.png'

interface Ask {
  facts: PrintoutFacts
  terms: PrintoutTerms
  language: Language
  t: ReturnType<typeof serverText<'intermediationPrintout'>>
}

/** Returns the agreed price, floor price and fees. Throws before an agreement. */
function agreement({ facts: { id, terms, askingPrice, floorPrice } }: Ask) {
  if (terms === null || askingPrice === null || floorPrice === null) throw new Error(`the mediation ${id} has no terms`)
  return { terms, askingPrice, floorPrice }
}

/** Splits a price between owner and company, fee by fee. */
function shared(ask: Ask, price: number, title: string) {
  const { language, t } = ask
  const { terms, floorPrice } = agreement(ask)
  const { fees, net } = settle(terms, price, floorPrice)
  const money = (dirhams: number) => formatPrice(dirhams, language)
  return {
    title,
    amounts: [
      [t('price'), money(price)],
      ...fees.map(({ names, saleFeeType, value, amount }): Fact => {
        const name = latin(localized(names, language))
        const of = t(terms.calculationRule === 'M' ? 'ofMargin' : 'ofPrice', { percent: isolate(`${value}`.replace('.', ',')) })
        return [saleFeeType === 'Percent' ? `${name} (${of})` : name, money(-amount)]
      }),
    ] satisfies Fact[],
    total: [t('net'), money(net)],
    words: null as string | null,
    net,
  }
}

function parties({ facts: { seller }, language, t }: Ask, title = t('owner')) {
  const buyer = { ...seller, ice: null, registrationNumber: null } as Parameters<typeof buyerPanel>[0]['facts']['buyer']
  return { ...buyerPanel({ facts: { buyer }, t: serverText('bookingsPrintout', language) }), title }
}

function file({ facts, language, t }: Ask, rows: Fact[]) {
  const place = facts.store && latin(localized(facts.store.names, language))
  const known: Fact[] = [[t('label.mediation'), { ltr: facts.reference }], ...rows, [t('label.place'), place]]
  return { title: t('file'), rows: known }
}

const car = ({ facts: { vehicle }, language }: Ask) =>
  carPanel({ facts: { vehicle }, language, t: serverText('bookingsPrintout', language) }, 'identity')
const hoursIn = ({ terms, t }: Ask) => t('hours', { count: terms.transferHours })
const houseBox = ({ t }: Ask) => [t('sign.house'), t('sign.stamp')]
const ownerBox = ({ facts: { signature }, t }: Ask) =>
  signature ? [t('sign.owner'), t('sign.drawn'), signaturePath] : [t('sign.owner'), t('sign.approved')]
const none = { buyer: null, statement: null, sums: [], account: null, items: null, terms: '', clauses: [] }

/** Consignment contract: parties, car, asking price, floor price, fees and termination. */
function contract(ask: Ask): PrintoutContent {
  const { facts, terms, t } = ask
  const { askingPrice, floorPrice, terms: agreed } = agreement(ask)
  const values = {
    company: latin(terms.company),
    email: isolate(terms.email),
    hours: hoursIn(ask),
    until: formatDate(facts.mandateUntil, ask.language),
  }
  const names = ['object', 'owner', 'price', 'fees', 'keeping', 'duration', 'withdrawal', 'payment', 'exchange', 'data', 'law'] as const
  return {
    ...none,
    party: parties(ask),
    file: file(ask, [
      [t('label.order'), ltr(facts.orderNumber)],
      [t('label.agreed'), facts.agreed && day(dayOf(facts.agreed))],
      [t('label.until'), day(facts.mandateUntil)],
      [t('label.signed'), facts.signed && day(dayOf(facts.signed))],
    ]),
    car: car(ask),
    sums: [shared(ask, askingPrice, t('atAsking')), ...(floorPrice < askingPrice ? [shared(ask, floorPrice, t('atFloor'))] : [])],
    terms: t('terms'),
    clauses: names.map((name) => t(name === 'fees' ? `clauses.fees.${agreed.calculationRule}` : `clauses.${name}`, values)),
    note: t('translation'),
    signatures: [houseBox(ask), ownerBox(ask)],
  }
}

/** Declarations and obligations of the owner. */
function commitment(ask: Ask): PrintoutContent {
  const { facts, terms, t } = ask
  const isGarage = facts.type === 'GarageOwner'
  const items = [
    'free',
    ...(facts.isUnderCredit === false ? [] : ['credit']),
    'state',
    'insurance',
    'papers',
    'exclusive',
    'fines',
    ...(isGarage ? ['trade'] : []),
  ]
  return {
    ...none,
    party: parties(ask),
    file: file(ask, [
      [t('label.order'), ltr(facts.orderNumber)],
      [t('label.until'), day(facts.mandateUntil)],
    ]),
    car: car(ask),
    statement: t(isGarage ? 'commitment.garage' : 'commitment.person', { company: latin(terms.company) }),
    items: { title: t('commitment.title'), list: items.map((item) => t(`commitment.items.${item as 'free'}`)) },
    note: t('translation'),
    signatures: [ownerBox(ask)],
  }
}

/** Commitment to transfer the owner's share: its calculation, account and due date. */
function transfer(ask: Ask): PrintoutContent {
  const { facts, terms, language, t } = ask
  const { account, salePrice, sold, transferDue, paid } = facts
  if (salePrice === null || sold === null || account === null) throw new Error(`the mediation ${facts.id} is not settled`)
  const sum = shared(ask, salePrice, t('settlement'))
  const at = transferDue === null ? null : localTime(transferDue)
  return {
    ...none,
    party: parties(ask, t('beneficiary')),
    file: file(ask, [
      [t('label.order'), ltr(facts.orderNumber)],
      [t('label.sold'), day(dayOf(sold))],
    ]),
    car: car(ask),
    statement: t('transfer.statement', { company: latin(terms.company), hours: hoursIn(ask) }),
    sums: [{ ...sum, words: t('words', { words: amountInWords(sum.net, language) }) }],
    account: {
      title: t('transfer.account'),
      rows: [
        [t('label.holder'), latin(account.holder)],
        [t('label.bank'), latin(account.bankName)],
        [t('label.bankAddress'), latin(account.bankAddress) || null],
        [t('label.rib'), ltr(spacedRib(account.bankNumber))],
        [t('label.due'), paid || at === null ? null : `${formatDate(at.day, language)} ${formatClock(at.time, language)}`],
        [t('label.paid'), paid && day(dayOf(paid))],
        [t('label.transferReference'), paid ? ltr(facts.transferReference) : null],
      ] satisfies Fact[],
    },
    note: t('transfer.rib'),
    signatures: [houseBox(ask)],
  }
}

/** Report of the sale and delivery, with the share of each party. */
function report(ask: Ask): PrintoutContent {
  const { facts, terms, language, t } = ask
  const { salePrice, sold } = facts
  if (salePrice === null || sold === null) throw new Error(`the mediation ${facts.id} is not sold`)
  const sum = shared(ask, salePrice, t('settlement'))
  return {
    ...none,
    party: parties(ask),
    file: file(ask, [
      [t('label.order'), ltr(facts.orderNumber)],
      [t('label.signed'), facts.signed && day(dayOf(facts.signed))],
      [t('label.sold'), day(dayOf(sold))],
    ]),
    car: car(ask),
    statement: t('report.statement', { company: latin(terms.company), date: formatDate(dayOf(sold), language) }),
    sums: [{ ...sum, words: t('words', { words: amountInWords(sum.net, language) }) }],
    items: { title: t('report.title'), list: (['car', 'papers', 'keys', 'register'] as const).map((item) => t(`report.items.${item}`)) },
    note: t('translation'),
    signatures: [houseBox(ask), [t('sign.owner'), t('sign.approved')]],
  }
}

/** Sale contract with the buyer, which the company signs for the owner. It contains no phone number and no fee. */
function saleContract(ask: Ask): PrintoutContent {
  const { facts, terms, language, t } = ask
  const { seller, buyer, salePrice, sold, signed, deliveryMileage } = facts
  if (salePrice === null || sold === null || buyer === null) throw new Error(`the mediation ${facts.id} is not sold`)
  const values = {
    company: latin(terms.company),
    email: isolate(terms.email),
    order: isolate(facts.orderNumber ?? facts.reference),
    date: signed === null ? '' : formatDate(dayOf(signed), language),
    sold: formatDate(dayOf(sold), language),
  }
  const names = ['price', 'transfer', 'state', 'free', 'guarantee', 'papers', 'exchange', 'data', 'law'] as const
  return {
    ...none,
    party: parties({ ...ask, facts: { ...facts, seller: { ...seller, phone: '', email: '' } } }, t('sale.seller')),
    file: file(ask, [
      [t('label.order'), ltr(facts.orderNumber)],
      [t('label.signed'), signed && day(dayOf(signed))],
      [t('label.sold'), day(dayOf(sold))],
      [t('sale.mileage'), deliveryMileage === null ? null : formatKm(deliveryMileage, language)],
    ]),
    buyer: buyerPanel({ facts: { buyer: { ...buyer, phone: '', email: '' } }, t: serverText('bookingsPrintout', language) }),
    car: car(ask),
    statement: t('sale.statement', values),
    sums: [
      {
        title: t('sale.title'),
        amounts: [],
        total: [t('price'), formatPrice(salePrice, language)],
        words: t('words', { words: amountInWords(salePrice, language) }),
      },
    ],
    terms: t('terms'),
    clauses: names.map((name) => t(name === 'guarantee' ? `sale.clauses.guarantee.${facts.type}` : `sale.clauses.${name}`, values)),
    note: t('translation'),
    signatures: [
      [t('sale.proxy'), t('sign.stamp')],
      [t('sale.buyer'), t('sign.approved')],
    ],
  }
}

/** The documents of a consignment; the sheet of the inspection is printed by its own module. */
type ConsignmentPrintout = Exclude<IntermediationPrintout, 'IntermediationExpertiseSheet'>

const renderers: Record<ConsignmentPrintout, (ask: Ask) => PrintoutContent> = {
  IntermediationContractIndividual: contract,
  IntermediationContractGarageOwner: contract,
  IntermediationCommitmentIndividual: commitment,
  IntermediationCommitmentGarageOwner: commitment,
  IntermediationSaleContractIndividual: saleContract,
  IntermediationSaleContractGarageOwner: saleContract,
  BankTransferCommitment: transfer,
  TransferPV: report,
}

/** Returns the template input of a document. Throws before the required state. */
export function printoutContent(
  type: ConsignmentPrintout,
  facts: PrintoutFacts,
  terms: PrintoutTerms,
  language: Language,
): PrintoutContent {
  return renderers[type]({ facts, terms, language, t: serverText('intermediationPrintout', language) })
}

/**
 * Checks whether a document applies: contract and commitments of the owner's type after they are made, the inspection with the signature,
 * the others after the sale.
 */
export function isDue(type: IntermediationPrintout, facts: PrintoutFacts): boolean {
  const { terms, contracted, agreed, salePrice, account, lastStatus, signed, sheetId, buyer } = facts
  if (type === 'TransferPV') return salePrice !== null
  if (type === 'BankTransferCommitment') return salePrice !== null && account !== null
  if (type.startsWith('IntermediationSaleContract')) return salePrice !== null && buyer !== null && type.endsWith(facts.type)
  const isBroken = lastStatus !== 'Complete' && intermediationWorkflow.final.some((status) => status === lastStatus)
  if (type === 'IntermediationExpertiseSheet') return !isBroken && signed !== null && sheetId !== null
  return !isBroken && terms !== null && contracted !== null && agreed !== null && type.endsWith(facts.type)
}

import type { SimulationConfigs } from '#domains/catalogue/financing/contract.ts'
import { type Fact, latin, ltr, plateValue, type Value } from '#domains/foundation/documents/printouts/service.ts'
import { formatClock, formatDate, formatKm, formatNumber, formatPrice, isolate, keepOrder } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { defaultLanguage, factsOf, type Language, localized } from '#shared/language.ts'
import { spacedPhone } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import { movements } from '../../effects/rules.ts'
import type { BookingFacts } from '../store.ts'

export { latin, ltr } from '#domains/foundation/documents/printouts/service.ts'

/** Settings that documents use. */
export interface PrintoutTerms {
  vat: 'Margin' | 'Standard' | 'Exempt'
  /** a fraction */
  vatRate: number
  proformaDays: number
  /** withdrawal period in days */
  refundDays: number
  exchangeMonths: number
  mileageLimit: number
  /** court of jurisdiction */
  court: string
  company: string
  /** bank account for transfers; omitted when empty */
  rib: string
  email: string
  phone: string
  assistance: string
  loan: SimulationConfigs
}

export type Text = ReturnType<typeof serverText<'bookingsPrintout'>>
export interface Ask {
  facts: BookingFacts
  terms: PrintoutTerms
  language: Language
  t: Text
  now: Date
}

export const dayOf = (moment: string) => localTime(moment).day
/** Keeps the order of a date in text of either direction. */
export const day = (iso: string | null): Value | null => ltr(formatDate(iso, defaultLanguage))

export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T12:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

function carName({ brand, model }: BookingFacts['vehicle']): string {
  return `${brand} ${model}`
}

/** Returns the panel of the buyer; of a purchase the seller, under another title. */
export function buyerPanel({ facts: { buyer }, t }: { facts: Pick<BookingFacts, 'buyer'>; t: Text }) {
  const isCompany = Boolean(buyer.companyName)
  const title = buyer.civility === 'M.' ? t('civility.mr') : buyer.civility === 'Mme.' ? t('civility.mrs') : null
  const person = [title, latin([buyer.firstName, buyer.lastName].filter(Boolean).join(' '))].filter(Boolean).join(' ')
  const address = [buyer.address, buyer.addressLine2, [buyer.zip, buyer.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
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
      [t('label.address'), latin(address) || null],
    ] satisfies Fact[],
  }
}

/** Returns the panel of the car, complete or with its identification only. */
export function carPanel(
  { facts: { vehicle }, language, t }: { facts: Pick<BookingFacts, 'vehicle'>; language: Language; t: Text },
  among: 'all' | 'identity' = 'all',
) {
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

export function filePanel({ facts, language, t }: Ask, rows: Fact[]) {
  const { store } = facts
  const place = store && latin(localized(store.names, language))
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

export function placeOf({ facts: { store }, language }: Ask): string | null {
  if (!store) return null
  return [store.names, store.addresses, store.cityNames].map((names) => localized(names, language)).join(factsOf(language).comma)
}

export function paymentWords({ facts, t }: Ask): string | null {
  const { paymentType, paymentMethod } = facts
  if (!paymentType || !paymentMethod) return null
  return t('payment.both', { type: t(`payment.${paymentType}`), method: t(`payment.${paymentMethod}`) })
}

/** Returns the lines of the price and its total. */
export function priceLines({ facts, language, t }: Ask): { amounts: Fact[]; total: number } {
  const { listedPrice, price, warranty, vehicle } = facts
  const money = (dirhams: number) => formatPrice(dirhams, language)
  const car = latin([carName(vehicle), vehicle.version].filter(Boolean).join(' '))
  const amounts: Fact[] = [[t('amount.vehicle', { car }), money(Math.max(listedPrice, price))]]
  if (price < listedPrice) amounts.push([t('amount.discount'), formatPrice(price - listedPrice, language)])
  if (warranty && warranty.price > 0) amounts.push([packName(warranty, language, t), money(warranty.price)])
  return { amounts, total: price + (warranty?.price ?? 0) }
}

function packName(warranty: NonNullable<BookingFacts['warranty']>, language: Language, t: Text): string {
  return t('amount.pack', { name: localized(warranty.names, language) })
}

/** Returns every payment and refund, and the remainder of the total; the lines add up. */
export function moneyLines({ facts, language, t }: Ask, total: number, restName: string): Fact[] {
  const moved = movements(facts.ledger)
  const left = moved.reduce((rest, { amount }) => rest - amount, total)
  const lines = moved.map(({ kind, amount, method, externalReference, cheque, created }): Fact => {
    const date = formatDate(dayOf(created), language)
    const how = { method: t(cheque?.isCertified ? 'payment.ChecksCertified' : `payment.${method ?? 'CreditCard'}`), date }
    const reference = externalReference && isolate(externalReference)
    const told = {
      Deposit: () => t('amount.deposit', { date }),
      DepositReturn: () => t('amount.depositReturned', { date }),
      // a receipt without a method is the price of a trade-in
      Receipt: () =>
        method === null
          ? t('amount.tradedIn', { reference: reference ?? '', date })
          : reference && cheque
            ? t('amount.paidCheque', { ...how, reference, bank: isolate(cheque.bank), day: formatDate(cheque.day, language) })
            : reference
              ? t('amount.paidReference', { ...how, reference })
              : t('amount.paid', how),
      Refund: () => (reference ? t('amount.refundedReference', { ...how, reference }) : t('amount.refunded', how)),
      CarriedIn: () => t('amount.carriedIn', { reference: reference ?? '', date }),
      CarriedOut: () => t('amount.carriedOut', { reference: reference ?? '', date }),
    }
    return [told[kind](), formatPrice(amount, language)]
  })
  return [...lines, [restName, formatPrice(left, language)]]
}

export function vatNote({ terms, language, t }: Ask): string {
  return terms.vat === 'Standard' ? t('vat.Standard', { rate: rate(terms.vatRate, language) }) : t(`vat.${terms.vat}`)
}

/** Formats a fraction as percent, with a comma and without trailing zeros: `8,25 %`. */
export function rate(fraction: number, language: Language): string {
  const percent = String(Number((fraction * 100).toFixed(2))).replace('.', ',')
  return keepOrder(`${percent}${factsOf(language).percentGap}%`, language)
}

/** Formats dirhams and centimes, `1 996,30`. */
export function centimes(amount: number): string {
  const [whole = '0', cents = '00'] = amount.toFixed(2).split('.')
  return `${formatNumber(Number(whole))},${cents}`
}

export function moneyWithCentimes(amount: number, language: Language): string {
  return `${centimes(amount)}\u00a0${factsOf(language).dirham}`
}

/** Returns date and mileage of the delivery; empty before it. */
export function handedOver({ facts, language, t }: Ask): Fact[] {
  const { delivered, deliveryMileage, signedBy } = facts
  const at = delivered && localTime(delivered)
  return [
    [t('label.deliveredOn'), at ? `${formatDate(at.day, language)} ${formatClock(at.time, language)}` : null],
    [t('label.deliveryMileage'), deliveryMileage === null ? null : formatKm(deliveryMileage, language)],
    [t('label.receivedBy'), latin(signedBy) || null],
  ]
}

export function monthsBetween(from: string, to: string): number {
  const [a, b] = [new Date(from), new Date(to)]
  return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth()
}

import type { Transaction } from 'kysely'
import { type MailBlock, sendMail, sendSms } from '#domains/foundation/notifications/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { formatClock, formatKm, formatLongDate, formatPrice, formatWeekday, keepOrder } from '#i18n/format.ts'
import { momentValues } from '#i18n/moment.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { factsOf, type Language, localized } from '#shared/language.ts'
import { type DayHours, openingSpans } from '#shared/opening.ts'
import { isMobile, spacedPhone } from '#shared/phone.ts'
import { failurePath, type Notice, type NoticeEffect, type Saying, type SayingOf, successPath } from './rules.ts'
import { type Addressee, findAddressee } from './store.ts'

/** The booking or waiting list entry of a message. `occasion`: identifies a message that belongs to no step. */
export type Subject = { bookingId: number; occasion?: number } | { entryId: number }

interface Writing {
  to: Addressee
  language: Language
  t: ReturnType<typeof serverText<'bookingsMail'>>
  money: (dirhams: number) => string
  /** isolates a left-to-right name or number in a sentence */
  latin: (text: string) => string
  assistance: string
}

/** Parts specific to one message: values of its sentences, and blocks after its text. */
interface Part {
  values?: Record<string, string>
  blocks?: MailBlock[]
  /** target page of its button, if it differs */
  path?: string
  /** not sent afterwards */
  expires?: Date
}

/**
 * Sends a message to the customer of a booking or waiting list entry, by e-mail, and by SMS where the channel includes it. Sends each
 * message once per step, even when the job is retried. Does nothing when the address was erased.
 */
export async function notify<N extends Notice>(
  deps: Deps,
  trx: Transaction<Database>,
  subject: Subject,
  effect: NoticeEffect & `${string}:${N}`,
  ...[saying]: SayingOf<N>
): Promise<void> {
  const to = await findAddressee(trx, subject)
  if (!to) return
  const [way, notice] = effect.split(':') as ['mail' | 'mail+sms', N]
  const { language, customerId } = to
  const writing: Writing = {
    to,
    language,
    t: serverText('bookingsMail', language),
    money: (dirhams) => formatPrice(dirhams, language),
    latin: (text) => keepOrder(text, language),
    assistance: (await findSetting(trx, 'assistance.phone')) ?? '',
  }
  const part = saying === undefined ? {} : partOf(notice, saying, writing)
  const url = `${siteOrigin(deps.config)}${deps.config.basePath}${part.path ?? pathOf(notice, to)}`
  const addressed = { language, customerId, ...(part.expires && { expires: part.expires }) }
  const key = keyOf(subject, notice, to)
  if (to.email) {
    const mail = mailOf(notice, writing, part, url, to.store?.phone ?? (await findSetting(trx, 'customerCentre.phone')) ?? '')
    await sendMail(deps, trx, { ...addressed, to: to.email, key: `${key}:mail`, mail, marketing: false })
  }
  if (way === 'mail+sms' && to.phone && isMobile(to.phone)) {
    const text = wordsOf(writing.t)(
      `${notice}.sms`,
      valuesOf(writing, part, url, (name) => name),
    )
    await sendSms(deps, trx, { ...addressed, to: to.phone, key: `${key}:sms`, text })
  }
}

/** Returns the idempotency key of a message, `bookings.accepted:12:345`: message, record and step. Records and message lists parse it. */
function keyOf(subject: Subject, notice: Notice, { occasion: step }: Addressee): string {
  // a claim mail is sent once per booking
  const occasion = notice === 'claim' ? null : 'occasion' in subject ? subject.occasion : step
  return 'bookingId' in subject ? `bookings.${notice}:${subject.bookingId}:${occasion ?? 0}` : `places.${notice}:${subject.entryId}`
}

/** Returns the target page of a message's button. */
function pathOf(notice: Notice, { key, vehicleUrl, isGuest, reference }: Addressee): string {
  const paths: Partial<Record<Notice, string>> = {
    submitted: successPath(key),
    refused: failurePath(key),
    returned: failurePath(key),
    cancelled: 'search-result',
    expired: vehicleUrl,
    lapsed: vehicleUrl,
    placed: `request-success?place=${key}`,
    offer: `request-success?place=${key}`,
  }
  return paths[notice] ?? (isGuest ? successPath(key) : `history/${reference}`)
}

/** Returns the translation function of a message; each text uses the values that it names. */
const wordsOf = (t: Writing['t']) => t as unknown as (key: `${Notice}.${string}`, values: Record<string, string>) => string

function valuesOf({ to, money }: Writing, { values }: Part, url: string, latin: (text: string) => string): Record<string, string> {
  const { name, title, reference, deposit, price } = to
  const all = { name, car: latin(title), reference: latin(reference ?? ''), deposit: money(deposit), price: money(price), url }
  return { ...all, ...values }
}

function mailOf(notice: Notice, writing: Writing, part: Part, url: string, phone: string) {
  const { to, t, language, latin } = writing
  const say = wordsOf(t)
  const values = valuesOf(writing, part, url, latin)
  const store = localized(to.store?.names, language)
  const car = [latin(to.title), to.year, to.mileage === null ? null : formatKm(to.mileage, language)].filter(Boolean).join(' · ')
  return {
    subject: say(`${notice}.subject`, values),
    preheader: say(`${notice}.preheader`, values),
    title: say(`${notice}.title`, values),
    blocks: [
      // the recipient of a claim mail may be a different person than the buyer
      ...(to.name && notice !== 'claim' ? [{ text: t('hello', { name: to.name }) }] : []),
      { text: say(`${notice}.text`, values) },
      ...(part.blocks ?? []),
      {
        facts: [
          ...(to.reference ? [{ label: t('facts.reference'), value: latin(to.reference) }] : []),
          { label: t('facts.car'), value: car },
          ...(store ? [{ label: t('facts.store'), value: store }] : []),
        ],
      },
      { button: { label: t(`${notice}.button`), url } },
      ...(phone ? [{ text: t('call', { phone: latin(spacedPhone(phone)) }) }] : []),
    ],
  }
}

function partOf<N extends Notice>(notice: N, saying: SayingOf<N>[0], writing: Writing): Part {
  const make = (parts as Partial<Record<Notice, (saying: unknown, writing: Writing) => Part>>)[notice]
  return make ? make(saying, writing) : {}
}

const parts: { [N in keyof Saying]: (saying: Saying[N], writing: Writing) => Part } = {
  claim: ({ token }) => ({ path: `history?claim=${token}` }),
  submitted: ({ withdrawal, limit }, { t, language }) => ({
    blocks: [
      { text: t('submitted.withdrawal', { day: formatLongDate(withdrawal, language), limit: String(limit) }) },
      { text: t('submitted.terms') },
    ],
  }),
  refused: ({ until }, { language }) => ({ values: { until: moment(until, language) }, expires: until }),
  cancelled: ({ refunds, keeps, days, byHand }, { t, money, to, language }) => ({
    blocks: [
      ...(byHand > 0 ? [{ text: t('cancelled.byHand', { amount: money(byHand) }) }] : []),
      ...(refunds ? [{ text: t('cancelled.refund', { deposit: money(to.deposit), by: formatLongDate(refunds, language) }) }] : []),
      ...(keeps ? [{ text: t('cancelled.kept', { deposit: money(to.deposit), days: String(days) }) }] : []),
    ],
  }),
  returned: ({ isLate }, { t }) => ({ blocks: isLate ? [{ text: t('returned.late') }] : [] }),
  placed: ({ minutes }) => ({ values: { minutes: String(minutes) } }),
  offer: ({ until, deposit }, { language, money }) => ({
    values: { until: moment(until, language), deposit: money(deposit) },
    expires: until,
  }),
  rejected: ({ reason, deposit, byHand }, { t, money }) => ({
    values: { money: returnedText({ deposit, byHand }, t, money) },
    blocks: [
      {
        facts: [
          { label: t('rejected.reason'), value: reason },
          ...(deposit > 0 ? [{ label: t('rejected.deposit'), value: money(deposit) }] : []),
          ...(byHand > 0 ? [{ label: t('recovered.amount'), value: money(byHand) }] : []),
        ],
      },
      ...(deposit > 0 ? [{ text: t('rejected.back') }] : []),
    ],
  }),
  cancelRefused: ({ word }, { t }) => ({ blocks: [{ facts: [{ label: t('priceWithdrawn.word'), value: word }] }] }),
  newPrice: ({ before, price, word }, { t, money }) => ({
    values: { price: money(price) },
    blocks: [
      {
        facts: [
          { label: t('newPrice.before'), value: money(before) },
          { label: t('newPrice.now'), value: money(price) },
          ...(word ? [{ label: t('newPrice.word'), value: word }] : []),
        ],
      },
    ],
  }),
  priceWithdrawn: ({ price, word }, { t, money }) => ({
    values: { price: money(price) },
    blocks: [
      {
        facts: [
          { label: t('priceWithdrawn.price'), value: money(price) },
          { label: t('priceWithdrawn.word'), value: word },
        ],
      },
    ],
  }),
  acceptedFor: heard,
  rejectedFor: heard,
  paymentDetails: ({ method, total, settled }, { t, money }) => ({
    values: { open: money(total - settled) },
    blocks: [
      {
        facts: [
          ...(method ? [{ label: t('paymentDetails.method'), value: t(`methods.${method}`) }] : []),
          { label: t('paymentDetails.total'), value: money(total) },
          { label: t('paymentDetails.settled'), value: money(settled) },
          { label: t('paymentDetails.open'), value: money(total - settled) },
        ],
      },
    ],
  }),
  saleCancelled: ({ reason, amount }, { t, money }) => ({
    values: { amount: money(amount) },
    blocks: [
      {
        facts: [
          { label: t('rejected.reason'), value: reason },
          { label: t('recovered.amount'), value: money(amount) },
        ],
      },
    ],
  }),
  invoiceCorrected: billed,
  billed,
  ready: ({ day }, { to: { store }, t, language }) => {
    const place = store ? localized(store.names, language) : ''
    const address = store ? localized(store.addresses, language) : ''
    const facts = [
      ...(day ? [{ label: t('ready.date'), value: formatLongDate(day, language) }] : []),
      { label: t('ready.place'), value: place },
      { label: t('ready.address'), value: address },
      { label: t('ready.hours'), value: hoursText(store?.hours ?? [], language) },
    ]
    return { values: { place, address }, blocks: [...(store ? [{ facts }] : []), { text: t('ready.bring') }] }
  },
  delivered: ({ warranty, exchange, limit }, { t, language, latin, assistance }) => ({
    blocks: [
      {
        facts: [
          ...(warranty ? [{ label: t('delivered.warranty'), value: formatLongDate(warranty, language) }] : []),
          { label: t('delivered.exchange'), value: formatLongDate(exchange, language) },
          { label: t('delivered.limit'), value: formatKm(limit, language) },
        ],
      },
      ...(assistance ? [{ text: t('delivered.help', { phone: latin(spacedPhone(assistance)) }) }] : []),
    ],
  }),
  recovered: ({ amount }, { t, money }) => ({ blocks: [{ facts: [{ label: t('recovered.amount'), value: money(amount) }] }] }),
  exchanged,
}

/** Describes the refund of a rejected booking; some bookings opened by staff have no payment. */
function returnedText(
  { deposit, byHand }: Pick<Saying['rejected'], 'deposit' | 'byHand'>,
  t: Writing['t'],
  money: Writing['money'],
): string {
  if (deposit > 0) return t('rejected.toCard', { amount: money(deposit) })
  return byHand > 0 ? t('rejected.byHand', { amount: money(byHand) }) : t('rejected.unpaid')
}

/** Describes the other car of an exchange and the settlement. */
function exchanged({ key, reference, car, price, carried, toPay, toReturn }: Saying['exchanged'], { t, money, latin, to }: Writing): Part {
  const title = latin(car)
  return {
    values: { other: title },
    ...(to.isGuest && { path: successPath(key) }),
    blocks: [
      {
        facts: [
          { label: t('exchanged.other'), value: title },
          { label: t('exchanged.reference'), value: latin(reference) },
          { label: t('exchanged.price'), value: money(price) },
          { label: t('exchanged.carried'), value: money(carried) },
          ...(toPay > 0 ? [{ label: t('paymentDetails.open'), value: money(toPay) }] : []),
          ...(toReturn > 0 ? [{ label: t('recovered.amount'), value: money(toReturn) }] : []),
        ],
      },
      ...(toReturn > 0 ? [{ text: t('exchanged.back', { amount: money(toReturn) }) }] : []),
    ],
  }
}

function billed({ number, total }: Saying['billed'], { t, money, latin }: Writing): Part {
  return {
    values: { number: latin(number) },
    blocks: [
      {
        facts: [
          { label: t('billed.number'), value: latin(number) },
          { label: t('billed.total'), value: money(total) },
        ],
      },
    ],
  }
}

/** Describes an answer recorded for the customer. */
function heard({ price, way, word, until }: Saying['acceptedFor'], { t, money, language }: Writing): Part {
  return {
    values: { price: money(price), until: moment(until, language), way: t(`ways.${way}`) },
    blocks: [
      {
        facts: [
          { label: t('newPrice.now'), value: money(price) },
          { label: t('acceptedFor.word'), value: word },
        ],
      },
    ],
  }
}

/** Formats an instant in the time zone of Morocco: `jeudi 19 mars 2026 à 14:32`. */
function moment(instant: Date, language: Language): string {
  return serverText('bookingsMail', language)('moment', momentValues(instant, language))
}

/** Formats opening hours: `lundi à vendredi : de 08:00 à 18:00, samedi : de 09:00 à 14:00`. */
export function hoursText(hours: readonly DayHours[], language: Language): string {
  const t = serverText('bookingsMail', language)
  const spans = openingSpans(hours).flatMap((span) => (span.hours ? [{ ...span, ...span.hours }] : []))
  const texts = spans.map(({ from, to, open, close }) => {
    const first = formatWeekday(from, language)
    const days = from === to ? first : t('days', { from: first, to: formatWeekday(to, language) })
    return t('span', { days, open: formatClock(open, language), close: formatClock(close, language) })
  })
  return texts.join(factsOf(language).comma)
}

import type { Transaction } from 'kysely'
import { type MailBlock, sendMail, sendSms } from '#domains/notifications/service.ts'
import { findSetting } from '#domains/reference/store.ts'
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

/** The booking, or the waiting list entry, that a message is about; `occasion`: what is told once, where that is no step. */
export type Subject = { bookingId: number; occasion?: number } | { entryId: number }

interface Writing {
  to: Addressee
  language: Language
  t: ReturnType<typeof serverText<'bookingsMail'>>
  money: (dirhams: number) => string
  /** a name or number that reads from left to right inside a sentence */
  latin: (text: string) => string
  assistance: string
}

/** What a message has of its own: values that its sentences name, and what follows its text. */
interface Part {
  values?: Record<string, string>
  blocks?: MailBlock[]
  /** the page to which its button leads, where it is one of its own */
  path?: string
  /** not sent after that */
  expires?: Date
}

/**
 * The one place that writes to the customer of a booking or of a waiting list entry: by e-mail, and by SMS where the way says so. Each
 * message is sent once per step, however often the work is done; nothing to somebody whose address was forgotten.
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

/** `bookings.accepted:12:345`: the word, the record, and the step with which it was said; records and lists of messages read it. */
function keyOf(subject: Subject, notice: Notice, { occasion: step }: Addressee): string {
  // nobody is asked twice whether a booking is theirs
  const occasion = notice === 'claim' ? null : 'occasion' in subject ? subject.occasion : step
  return 'bookingId' in subject ? `bookings.${notice}:${subject.bookingId}:${occasion ?? 0}` : `places.${notice}:${subject.entryId}`
}

/** The page to which the button of a message leads. */
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

/** The sentences of the pack for everything that is said: each takes of the values what it names. */
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
      // the name on the booking may be that of a stranger to whom reads this
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

/** What of the money of a rejected booking goes back, and how; nothing was paid for some that were opened at the counter. */
function returnedText(
  { deposit, byHand }: Pick<Saying['rejected'], 'deposit' | 'byHand'>,
  t: Writing['t'],
  money: Writing['money'],
): string {
  if (deposit > 0) return t('rejected.toCard', { amount: money(deposit) })
  return byHand > 0 ? t('rejected.byHand', { amount: money(byHand) }) : t('rejected.unpaid')
}

/** The other car of an exchange, and what became of the money. */
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

/** An invoice, by its number. */
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

/** An answer that was noted for the customer. */
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

/** `jeudi 19 mars 2026 à 14:32`, on the clocks of Morocco. */
function moment(instant: Date, language: Language): string {
  return serverText('bookingsMail', language)('moment', momentValues(instant, language))
}

/** `lundi à vendredi : de 08:00 à 18:00, samedi : de 09:00 à 14:00` */
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

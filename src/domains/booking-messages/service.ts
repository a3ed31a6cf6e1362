import { formatClock, formatKm, formatLongDate, formatPrice, formatWeekday, keepOrder } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/http.ts'
import type { Language } from '#shared/language.ts'
import { isMobile } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import { type Mail, sendMail, sendSms } from '../notifications/service.ts'
import { findToldCar } from './store.ts'

type Trx = Parameters<typeof sendMail>[1]

/** Who is told of which car. */
export interface Told {
  /** names the occasion with `about`; a second message of the same is not sent */
  id: number
  customerId: number
  vehicleId: number
  /** emptied when the owner of the card left */
  buyer: { firstName: string; email: string; phone: string } | Record<string, never>
  language: Language
}

/** What is said about a booking, and about a place in the line. */
export type About = 'submitted' | 'refused' | 'expired' | 'cancelled' | 'returned'
export type AboutPlace = 'placed' | 'offer' | 'lapsed'

interface Saying {
  reference?: string
  /** whole dirhams */
  deposit: number
  until?: Date
  /** minutes for which a car is offered */
  minutes?: number
  /** path of the site to which the button leads; the page of the car without one */
  path?: string
  /** further sentences */
  more?: readonly string[]
  sms: boolean
  /** not sent after that */
  expires?: Date
  /** where the same may be said once more of the same record */
  occasion?: string
}

/** `jeudi 19 mars 2026 à 14:32`, on the clocks of Morocco. */
export function moment(instant: Date, language: Language): string {
  const { day, weekday, time } = localTime(instant)
  return serverText('bookingsMail', language)('moment', {
    weekday: formatWeekday(weekday, language),
    day: formatLongDate(day, language),
    time: formatClock(time, language),
  })
}

/** The sentences of this room for whatever is said: each takes of the values what it names. */
function words(
  language: Language,
): (key: `${About | AboutPlace}.${'subject' | 'preheader' | 'title' | 'text' | 'sms'}`, values: object) => string {
  return serverText('bookingsMail', language) as unknown as (key: string, values: object) => string
}

/** Writes to the buyer by e-mail, and by SMS where it is urgent. Nothing to somebody who left. */
export async function tell(deps: Deps, trx: Trx, about: About | AboutPlace, told: Told, saying: Saying): Promise<void> {
  const { buyer, language, id, customerId } = told
  if (!('email' in buyer)) return
  const say = words(language)
  const t = serverText('bookingsMail', language)
  const car = await findToldCar(trx, told.vehicleId)
  const site = `${siteOrigin(deps.config)}${deps.config.basePath}`
  const carPath = `cars/${car.slug}/${told.vehicleId}`
  const url = site + (saying.path ?? carPath)
  const inOrder = (text: string) => keepOrder(text, language)
  const values = {
    name: buyer.firstName,
    car: inOrder(car.title),
    reference: inOrder(saying.reference ?? ''),
    deposit: formatPrice(saying.deposit, language),
    until: saying.until ? moment(saying.until, language) : '',
    minutes: String(saying.minutes ?? ''),
    url,
  }
  const store = language === 'ar' ? car.storeAr : car.store
  const mail: Mail = {
    subject: say(`${about}.subject`, values),
    preheader: say(`${about}.preheader`, values),
    title: say(`${about}.title`, values),
    blocks: [
      { text: say(`${about}.text`, values) },
      ...(saying.more ?? []).map((text) => ({ text })),
      {
        facts: [
          ...(saying.reference ? [{ label: t('facts.reference'), value: inOrder(saying.reference) }] : []),
          {
            label: t('facts.car'),
            value: [inOrder(car.title), car.year, car.mileage === null ? null : formatKm(car.mileage, language)]
              .filter(Boolean)
              .join(' · '),
          },
          ...(store ? [{ label: t('facts.store'), value: store }] : []),
        ],
      },
      { button: { label: t(`${about}.button`), url } },
    ],
  }
  const kind = about === 'placed' || about === 'offer' || about === 'lapsed' ? 'places' : 'bookings'
  const key = [`${kind}.${about}`, id, saying.occasion].filter((part) => part !== undefined).join(':')
  const addressed = { language, customerId, ...(saying.expires && { expires: saying.expires }) }
  await sendMail(deps, trx, { ...addressed, to: buyer.email, key: `${key}:mail`, mail, marketing: false })
  if (saying.sms && isMobile(buyer.phone))
    await sendSms(deps, trx, { ...addressed, to: buyer.phone, key: `${key}:sms`, text: say(`${about}.sms`, values) })
}

/** What the mail of a cancellation says of the deposit. */
export function refundSentence(deposit: number, language: Language): string {
  return serverText('bookingsMail', language)('cancelled.refund', { deposit: formatPrice(deposit, language) })
}

export function keptSentence(deposit: number, days: number, language: Language): string {
  return serverText('bookingsMail', language)('cancelled.kept', { deposit: formatPrice(deposit, language), days: String(days) })
}

export function lateSentence(language: Language): string {
  return serverText('bookingsMail', language)('returned.late')
}

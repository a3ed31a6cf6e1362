import type { Transaction } from 'kysely'
import { formatClock, formatKm, formatLongDate, formatPrice, formatWeekday, keepOrder } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/http.ts'
import type { Database } from '#platform/tables.ts'
import { factsOf, type Language } from '#shared/language.ts'
import { type DayHours, openingSpans } from '#shared/opening.ts'
import { isMobile, spacedPhone } from '#shared/phone.ts'
import { type MailBlock, sendMail, sendSms } from '../../notifications/service.ts'
import { findSetting } from '../../reference/store.ts'
import { type Addressee, findAddressee, findStatusId } from '../store.ts'

/** What a letter says besides who and which car. Whole dirhams; days as `YYYY-MM-DD`. */
export type Letter =
  | { about: 'accepted' }
  | { about: 'rejected'; reason: string; deposit: number }
  | { about: 'newPrice'; before: number; price: number; word: string | null }
  | { about: 'paymentDetails'; method: 'Cash' | 'Checks' | 'CreditCard' | 'BankTransfer' | null; total: number; settled: number }
  | { about: 'billed'; number: string; total: number }
  | { about: 'ready'; day: string | null }
  | { about: 'delivered'; warranty: string | null; exchange: string; limit: number }
  | { about: 'recovered'; amount: number }

interface Words {
  subject: string
  preheader: string
  title: string
  blocks: readonly MailBlock[]
  /** a short message besides, where the person has to know at once */
  sms?: string
}

/** Writes to the customer of a booking about the step that it has just taken; once per step, however often the work is done. */
export async function writeLetter(deps: Deps, trx: Transaction<Database>, bookingId: number, letter: Letter): Promise<void> {
  const to = await findAddressee(trx, bookingId)
  if (!to) return
  const { language, customerId } = to
  const link = `${siteOrigin(deps.config)}${deps.config.basePath}history`
  const phone = to.store?.phone ?? (await findSetting(trx, 'customerCentre.phone')) ?? ''
  const assistance = (await findSetting(trx, 'assistance.phone')) ?? ''
  const t = serverText('bookingCaseMail', language)
  const words = wordsOf(letter, to, { link, assistance })
  const key = `bookings.${letter.about}:${bookingId}:${await findStatusId(trx, bookingId)}`
  if (to.email) {
    const mail = {
      subject: words.subject,
      preheader: words.preheader,
      title: words.title,
      blocks: [
        ...(to.name ? [{ text: t('hello', { name: to.name }) }] : []),
        ...words.blocks,
        {
          facts: [
            { label: t('car'), value: keepOrder(to.title, language) },
            { label: t('reference'), value: keepOrder(to.reference, language) },
          ],
        },
        { button: { label: t(letter.about === 'newPrice' ? 'answer' : 'follow'), url: link } },
        ...(phone ? [{ text: t('call', { phone: keepOrder(spacedPhone(phone), language) }) }] : []),
      ],
    }
    await sendMail(deps, trx, { to: to.email, language, customerId, key: `${key}:mail`, mail, marketing: false })
  }
  if (words.sms && to.phone && isMobile(to.phone)) {
    await sendSms(deps, trx, { to: to.phone, language, customerId, key: `${key}:sms`, text: words.sms })
  }
}

function wordsOf(letter: Letter, to: Addressee, { link, assistance }: { link: string; assistance: string }): Words {
  const { language, reference } = to
  const t = serverText('bookingCaseMail', language)
  const car = keepOrder(to.title, language)
  const money = (amount: number) => formatPrice(amount, language)
  switch (letter.about) {
    case 'accepted':
      return {
        subject: t('accepted.subject', { car }),
        preheader: t('accepted.preheader'),
        title: t('accepted.title'),
        blocks: [{ text: t('accepted.text') }],
        sms: t('accepted.sms', { reference, car: to.title, link }),
      }
    case 'rejected':
      return {
        subject: t('rejected.subject', { car }),
        preheader: t('rejected.preheader'),
        title: t('rejected.title'),
        blocks: [
          { text: t('rejected.text') },
          {
            facts: [
              { label: t('rejected.reason'), value: letter.reason },
              { label: t('rejected.deposit'), value: money(letter.deposit) },
            ],
          },
          { text: t('rejected.back') },
        ],
        sms: t('rejected.sms', { reference, amount: money(letter.deposit), link }),
      }
    case 'newPrice':
      return {
        subject: t('newPrice.subject', { car }),
        preheader: t('newPrice.preheader', { price: money(letter.price) }),
        title: t('newPrice.title'),
        blocks: [
          { text: t('newPrice.text') },
          {
            facts: [
              { label: t('newPrice.before'), value: money(letter.before) },
              { label: t('newPrice.now'), value: money(letter.price) },
              ...(letter.word ? [{ label: t('newPrice.word'), value: letter.word }] : []),
            ],
          },
        ],
        sms: t('newPrice.sms', { car: to.title, price: money(letter.price), link }),
      }
    case 'paymentDetails': {
      const open = money(letter.total - letter.settled)
      return {
        subject: t('paymentDetails.subject', { car }),
        preheader: t('paymentDetails.preheader', { open }),
        title: t('paymentDetails.title'),
        blocks: [
          { text: t('paymentDetails.text') },
          {
            facts: [
              ...(letter.method ? [{ label: t('paymentDetails.method'), value: t(`methods.${letter.method}`) }] : []),
              { label: t('paymentDetails.total'), value: money(letter.total) },
              { label: t('paymentDetails.settled'), value: money(letter.settled) },
              { label: t('paymentDetails.open'), value: open },
            ],
          },
        ],
      }
    }
    case 'billed':
      return {
        subject: t('billed.subject', { number: keepOrder(letter.number, language) }),
        preheader: t('billed.preheader'),
        title: t('billed.title'),
        blocks: [
          { text: t('billed.text') },
          {
            facts: [
              { label: t('billed.number'), value: keepOrder(letter.number, language) },
              { label: t('billed.total'), value: money(letter.total) },
            ],
          },
        ],
      }
    case 'ready':
      return readyWords(letter.day, to, link)
    case 'delivered':
      return {
        subject: t('delivered.subject', { car }),
        preheader: t('delivered.preheader'),
        title: t('delivered.title'),
        blocks: [
          { text: t('delivered.text') },
          {
            facts: [
              ...(letter.warranty ? [{ label: t('delivered.warranty'), value: formatLongDate(letter.warranty, language) }] : []),
              { label: t('delivered.exchange'), value: formatLongDate(letter.exchange, language) },
              { label: t('delivered.limit'), value: formatKm(letter.limit, language) },
            ],
          },
          ...(assistance ? [{ text: t('delivered.help', { phone: keepOrder(spacedPhone(assistance), language) }) }] : []),
        ],
      }
    case 'recovered':
      return {
        subject: t('recovered.subject', { car }),
        preheader: t('recovered.preheader'),
        title: t('recovered.title'),
        blocks: [{ text: t('recovered.text') }, { facts: [{ label: t('recovered.amount'), value: money(letter.amount) }] }],
      }
  }
}

/** Where, when, and with what a car is fetched. */
function readyWords(day: string | null, { store, title, language }: Addressee, link: string): Words {
  const t = serverText('bookingCaseMail', language)
  const arabic = language === 'ar'
  const place = store ? (arabic ? store.nameAr : store.name) : ''
  const address = store ? (arabic ? store.addressAr : store.address) : ''
  return {
    subject: t('ready.subject', { car: keepOrder(title, language) }),
    preheader: t('ready.preheader'),
    title: t('ready.title'),
    blocks: [
      { text: t('ready.text') },
      ...(store
        ? [
            {
              facts: [
                ...(day ? [{ label: t('ready.date'), value: formatLongDate(day, language) }] : []),
                { label: t('ready.place'), value: place },
                { label: t('ready.address'), value: address },
                { label: t('ready.hours'), value: hoursText(store.hours, language) },
              ],
            },
          ]
        : []),
      { text: t('ready.bring') },
    ],
    sms: t('ready.sms', { car: title, place, address, link }),
  }
}

/** `lundi à vendredi : 08:00 – 18:00, samedi : 09:00 – 14:00` */
function hoursText(hours: readonly DayHours[], language: Language): string {
  const t = serverText('bookingCaseMail', language)
  const spans = openingSpans(hours).flatMap((span) => (span.hours ? [{ ...span, ...span.hours }] : []))
  const texts = spans.map(({ from, to, open, close }) => {
    const first = formatWeekday(from, language)
    const days = from === to ? first : t('days', { from: first, to: formatWeekday(to, language) })
    return t('span', { days, open: formatClock(open, language), close: formatClock(close, language) })
  })
  return texts.join(factsOf(language).comma)
}

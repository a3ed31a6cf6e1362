import type { Transaction } from 'kysely'
import { type MailBlock, sendMail, sendSms } from '#domains/foundation/notifications/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { hoursText } from '#domains/processes/buying/messages/service.ts'
import { formatPrice, keepOrder } from '#i18n/format.ts'
import { momentValues } from '#i18n/moment.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { type Language, localized } from '#shared/language.ts'
import { mapHref } from '#shared/map-href.ts'
import { isMobile, spacedPhone } from '#shared/phone.ts'
import type { NeededType } from './documents/content.ts'
import { findRecipient, type Recipient } from './effects/store.ts'
import { neededPapers } from './rules.ts'
import type { PurchaseEffect } from './status.ts'

type NoticeOf<E> = E extends `${string}:${infer N}` ? N : never
/** Notices to the owner, sent with a transition or by a job. */
export type PurchaseNotice = NoticeOf<PurchaseEffect> | 'submitted' | 'offerEnds' | 'deducted' | 'claim' | VisitNotice
type VisitNotice = 'visitSet' | 'visitMoved' | 'visitCancelled' | 'visitReminder'

/**
 * Sends a notice to the owner of a request by e-mail, and by SMS when `way` includes it. Sends each notice once per transition, and none
 * to an erased customer. `word`: comment of the staff; `token`: claim token.
 */
export async function tell(
  deps: Deps,
  trx: Transaction<Database>,
  id: number,
  { way, notice, word, token }: { way: 'mail' | 'mail+sms'; notice: PurchaseNotice; word: string | null; token?: string },
): Promise<void> {
  const to = await findRecipient(trx, id)
  if (!to) return
  const { language, customerId } = to
  const t = serverText('purchasesMail', language)
  const latin = (text: string) => keepOrder(text, language)
  const path = notice === 'advertised' && !to.isGuest ? 'customerAnnonces' : pathOf(to, token)
  const url = `${siteOrigin(deps.config)}${deps.config.basePath}${path}`
  const values = {
    name: to.name,
    car: latin(to.title),
    reference: latin(to.reference),
    price: formatPrice(to.quotation ?? 0, language),
    until: to.quotationUntil ? moment(to.quotationUntil, language) : '',
    due: to.transferDue ? moment(to.transferDue, language) : '',
    store: localized(to.store?.names, language),
    visit: to.visit ? moment(new Date(to.visit.starts), language) : '',
    url,
  }
  const say = t as unknown as (key: `${PurchaseNotice}.${string}`, values: Record<string, string>) => string
  const addressed = { language, customerId }
  // an appointment can move more than once in one state
  const about = isVisit(notice) ? `${to.visit?.key}:${to.visit?.starts}` : notice === 'claim' ? 'once' : to.statusId
  const key = `purchases.${notice}:${id}:${about}`
  if (to.email) {
    const phone = to.store?.phone ?? (await findSetting(trx, 'customerCentre.phone')) ?? ''
    const mail = {
      subject: say(`${notice}.subject`, values),
      preheader: say(`${notice}.preheader`, values),
      title: say(`${notice}.title`, values),
      blocks: [
        // the sender may be another person
        ...(notice === 'claim' ? [] : [{ text: t('hello', { name: to.name }) }]),
        { text: say(`${notice}.text`, values) },
        { facts: factsOf(deps, to, notice, word, language) },
        { button: { label: say(`${notice}.button`, values), url } },
        ...(phone ? [{ text: t('call', { phone: latin(spacedPhone(phone)) }) }] : []),
      ] satisfies MailBlock[],
    }
    await sendMail(deps, trx, { ...addressed, to: to.email, key: `${key}:mail`, mail, marketing: false })
  }
  if (way === 'mail+sms' && to.phone && isMobile(to.phone)) {
    const isBooked = notice === 'submitted' && to.visit !== null && !to.visit.isOff
    const text = say(isBooked ? 'submitted.smsVisit' : `${notice}.sms`, { ...values, car: to.title, reference: to.reference })
    await sendSms(deps, trx, { ...addressed, to: to.phone, key: `${key}:sms`, text })
  }
}

const pathOf = ({ isGuest, key, reference }: Recipient, token: string | undefined) =>
  token !== undefined ? `history?claimSale=${token}` : isGuest ? `request-success?purchase=${key}` : `history/${reference}`

/** Returns the facts of a mail: its subject and the data for the next step. */
function factsOf(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  to: Recipient,
  notice: PurchaseNotice,
  word: string | null,
  language: Language,
): { label: string; value: string }[] {
  const t = serverText('purchasesMail', language)
  const latin = (text: string) => keepOrder(text, language)
  const { store } = to
  const facts: [label: string, value: string | null][] = [
    [t('facts.reference'), latin(to.reference)],
    [t('facts.car'), latin(to.title)],
  ]
  if (notice === 'submitted' || notice === 'accepted' || isVisit(notice)) {
    const { visit } = to
    if (visit && !visit.isOff) {
      facts.push([t('facts.visit'), moment(new Date(visit.starts), language)])
      facts.push([t('facts.calendar'), `${siteOrigin(config)}${config.basePath}api/appointments/${visit.key}/calendar?lang=${language}`])
    }
    facts.push([t('facts.store'), localized(store?.names, language)], [t('facts.address'), localized(store?.addresses, language)])
    if (store && notice === 'accepted') facts.push([t('facts.hours'), hoursText(store.hours, language)])
    if (store) facts.push([t('facts.map'), mapHref(store)])
  }
  if (notice === 'offer' || notice === 'offerEnds') {
    facts.push([t('facts.offer'), to.quotation === null ? null : formatPrice(to.quotation, language)])
    facts.push([t('facts.until'), to.quotationUntil ? moment(to.quotationUntil, language) : null])
  }
  if (notice === 'agreed') {
    facts.push([t('facts.price'), to.quotation === null ? null : formatPrice(to.quotation, language)])
    facts.push([t('facts.toSend'), `${documentsToSend({ clock }, to)} · ${t('facts.rib')}`])
  }
  if (notice === 'conform') facts.push([t('facts.due'), to.transferDue ? moment(to.transferDue, language) : null])
  if (notice === 'paid' || notice === 'deducted')
    facts.push([t('facts.transfer'), to.transferReference === null ? null : latin(to.transferReference)])
  if (word !== null && saysWhy.includes(notice)) facts.push([t('facts.why'), word])
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** Lists the documents to send after the owner accepts an offer. */
function documentsToSend({ clock }: Pick<Deps, 'clock'>, to: Recipient): string {
  const t = serverText('purchasesPrintout', to.language)
  return neededPapers(to, clock.now())
    .map(({ type }) => t(`papers.${type as NeededType}`))
    .join(' · ')
}

const isVisit = (notice: PurchaseNotice): notice is VisitNotice => notice.startsWith('visit')

/** Notices that include the comment of the staff. */
const saysWhy: readonly PurchaseNotice[] = ['rejected', 'documentsRejected', 'notConform']

function moment(instant: Date, language: Language): string {
  return serverText('purchasesMail', language)('moment', momentValues(instant, language))
}

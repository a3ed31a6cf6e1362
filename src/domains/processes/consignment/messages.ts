import type { Transaction } from 'kysely'
import { type MailBlock, sendMail, sendSms } from '#domains/foundation/notifications/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { formatDate, formatPrice, keepOrder } from '#i18n/format.ts'
import { momentValues } from '#i18n/moment.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { type Language, localized } from '#shared/language.ts'
import { mapHref } from '#shared/map-href.ts'
import { isMobile, spacedPhone } from '#shared/phone.ts'
import { settle } from './rules.ts'
import type { IntermediationEffect } from './status.ts'
import { findRecipient, type Recipient } from './store.ts'

type NoticeOf<E> = E extends `${string}:${infer N}` ? N : never
/** Notices to the owner, sent with a transition or after the payment. */
export type IntermediationNotice = NoticeOf<IntermediationEffect> | 'submitted' | 'acceptedSeen' | 'paid' | 'claim'

/**
 * Sends a notice to the owner by e-mail, and by SMS when `way` includes it. Sends each notice once per transition, and none to an erased
 * customer. `word`: comment of the staff; `token`: claim token.
 */
export async function tell(
  deps: Deps,
  trx: Transaction<Database>,
  id: number,
  { way, notice, word, token }: { way: 'mail' | 'mail+sms'; notice: IntermediationNotice; word: string | null; token?: string },
): Promise<void> {
  const to = await findRecipient(trx, id)
  if (!to) return
  const { language, customerId } = to
  const t = serverText('intermediationMail', language)
  const latin = (text: string) => keepOrder(text, language)
  const path = notice === 'advertised' && !to.isGuest ? 'customerAnnonces' : pathOf(to, token)
  const url = `${siteOrigin(deps.config)}${deps.config.basePath}${path}`
  const values = {
    name: to.name,
    car: latin(to.title),
    reference: latin(to.reference),
    asking: formatPrice(to.askingPrice ?? 0, language),
    floor: formatPrice(to.floorPrice ?? 0, language),
    net: formatPrice(to.netPayout ?? 0, language),
    sale: formatPrice(to.salePrice ?? 0, language),
    until: to.mandateUntil ? formatDate(to.mandateUntil, language) : '',
    due: to.transferDue ? moment(to.transferDue, language) : '',
    store: localized(to.store?.names, language),
    visit: to.visit ? moment(new Date(to.visit.starts), language) : '',
    url,
  }
  const say = t as unknown as (key: `${IntermediationNotice}.${string}`, values: Record<string, string>) => string
  const addressed = { language, customerId }
  const key = `intermediation.${notice}:${id}:${notice === 'claim' ? 'once' : to.statusId}`
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
    const isBooked = notice === 'submitted' && to.visit !== null
    const text = say(isBooked ? 'submitted.smsVisit' : `${notice}.sms`, { ...values, car: to.title, reference: to.reference })
    await sendSms(deps, trx, { ...addressed, to: to.phone, key: `${key}:sms`, text })
  }
}

const pathOf = ({ isGuest, key, reference }: Recipient, token: string | undefined) =>
  token !== undefined ? `history?claimSale=${token}` : isGuest ? `request-success?intermediation=${key}` : `history/${reference}`

/** Returns the facts of a mail: its subject and the data for the next step. */
function factsOf(
  { config }: Pick<Deps, 'config'>,
  to: Recipient,
  notice: IntermediationNotice,
  word: string | null,
  language: Language,
): { label: string; value: string }[] {
  const t = serverText('intermediationMail', language)
  const latin = (text: string) => keepOrder(text, language)
  const money = (dirhams: number | null) => (dirhams === null ? null : formatPrice(dirhams, language))
  const { store, visit, terms, askingPrice, floorPrice, salePrice } = to
  const facts: [label: string, value: string | null][] = [
    [t('facts.reference'), latin(to.reference)],
    [t('facts.car'), latin(to.title)],
  ]
  if (notice === 'submitted' || notice === 'accepted') {
    if (visit) {
      facts.push([t('facts.visit'), moment(new Date(visit.starts), language)])
      facts.push([t('facts.calendar'), `${siteOrigin(config)}${config.basePath}api/appointments/${visit.key}/calendar?lang=${language}`])
    }
    facts.push([t('facts.store'), localized(store?.names, language)], [t('facts.address'), localized(store?.addresses, language)])
    if (store) facts.push([t('facts.map'), mapHref(store)])
  }
  const isAgreement = notice === 'floor' || notice === 'agreed' || notice === 'contract' || notice === 'signed'
  if (isAgreement && terms && askingPrice !== null && floorPrice !== null) {
    facts.push([t('facts.asking'), money(askingPrice)], [t('facts.floor'), money(floorPrice)], [t('facts.floorReason'), to.floorReason])
    const { fees, net } = settle(terms, askingPrice, floorPrice)
    for (const fee of fees) facts.push([localized(fee.names, language), money(-fee.amount)])
    facts.push([t('facts.netAt'), money(net)])
    facts.push([t('facts.netAtFloor'), money(settle(terms, floorPrice, floorPrice).net)])
  }
  if (notice === 'wished') facts.push([t('facts.wished'), money(to.wishedFloor)])
  if ((notice === 'sold' || notice === 'paid') && terms && salePrice !== null && floorPrice !== null) {
    const { fees, net } = settle(terms, salePrice, floorPrice)
    facts.push([t('facts.sale'), money(salePrice)])
    for (const fee of fees) facts.push([localized(fee.names, language), money(-fee.amount)])
    facts.push([t('facts.net'), money(net)])
    if (notice === 'sold') facts.push([t('facts.due'), to.transferDue ? moment(to.transferDue, language) : null])
    else facts.push([t('facts.transfer'), to.transferReference === null ? null : latin(to.transferReference)])
  }
  if (word !== null && notice === 'rejected') facts.push([t('facts.why'), word])
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function moment(instant: Date, language: Language): string {
  return serverText('intermediationMail', language)('moment', momentValues(instant, language))
}

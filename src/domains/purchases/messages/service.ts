import { type Kysely, sql, type Transaction } from 'kysely'
import { hoursText } from '#domains/booking-messages/service.ts'
import { type MailBlock, sendMail, sendSms } from '#domains/notifications/service.ts'
import { findSetting } from '#domains/reference/store.ts'
import { formatPrice, keepOrder } from '#i18n/format.ts'
import { momentValues } from '#i18n/moment.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { type Language, localized, type PartlyLocalized } from '#shared/language.ts'
import { mapHref } from '#shared/map-href.ts'
import type { DayHours } from '#shared/opening.ts'
import { isMobile, spacedPhone } from '#shared/phone.ts'
import type { NeededType } from '../printouts/content.ts'
import { neededPapers } from '../rules.ts'
import type { PurchaseEffect } from '../status.ts'

type NoticeOf<E> = E extends `${string}:${infer N}` ? N : never
/** Notices to the owner, sent with a transition or by a job. */
export type PurchaseNotice = NoticeOf<PurchaseEffect> | 'submitted' | 'offerEnds' | 'deducted' | 'claim' | VisitNotice
type VisitNotice = 'visitSet' | 'visitMoved' | 'visitCancelled' | 'visitReminder'

/** Recipient of a message and the values of its text. */
interface Addressee {
  key: string
  reference: string
  language: Language
  customerId: number
  isGuest: boolean
  name: string
  email: string | null
  phone: string | null
  title: string
  quotation: number | null
  quotationUntil: Date | null
  transferDue: Date | null
  transferReference: string | null
  store: {
    names: PartlyLocalized
    addresses: PartlyLocalized
    phone: string
    latitude: number
    longitude: number
    hours: DayHours[]
  } | null
  /** latest appointment, cancelled or not */
  visit: { key: string; starts: string; isOff: boolean } | null
  isCompany: boolean
  isHolder: boolean | null
  isUnderCredit: boolean | null
  releaseDate: string | null
  /** id of the latest status */
  statusId: number
}

async function findAddressee(db: Kysely<Database>, id: number): Promise<Addressee | null> {
  const { rows } = await sql<Addressee>`
    select p.key, p.reference, p.language, c.id as "customerId", c.user_id is null as "isGuest",
      coalesce(p.seller ->> 'companyName', p.seller ->> 'firstName', c.first_name) as name, coalesce(c.email, p.seller ->> 'email') as email,
      coalesce(p.seller ->> 'phone', c.phone) as phone, b.name || ' ' || m.name as title, p.quotation, p.quotation_until as "quotationUntil",
      coalesce(p.seller ->> 'civility', c.civility) = 'Société' as "isCompany", p.is_holder as "isHolder", p.is_under_credit as "isUnderCredit",
      v.release_date::text as "releaseDate", p.transfer_due as "transferDue", p.transfer_reference as "transferReference",
      case when a.id is not null then json_build_object('names', a.names, 'addresses', a.addresses, 'phone', a.phone, 'latitude', a.latitude,
        'longitude', a.longitude, 'hours', a.hours) end as store,
      (select json_build_object('key', w.key, 'starts', w.starts, 'isOff', w.status = 'Cancelled') from appointments w
        where w.purchase_id = p.id and w.status in ('Booked', 'Cancelled') order by w.id desc limit 1) as visit,
      coalesce((select max(s.id) from purchase_statuses s where s.purchase_id = p.id), 0) as "statusId"
    from vehicle_purchases p join customers c on c.id = p.customer_id join vehicles v on v.id = p.disposed_vehicle_id
      join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join storage_areas a on a.id = p.storage_area_id
    where p.id = ${id} and c.erased is null`.execute(db)
  return rows[0] ?? null
}

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
  const to = await findAddressee(trx, id)
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

const pathOf = ({ isGuest, key, reference }: Addressee, token: string | undefined) =>
  token !== undefined ? `history?claimSale=${token}` : isGuest ? `request-success?purchase=${key}` : `history/${reference}`

/** Returns the facts of a mail: its subject and the data for the next step. */
function factsOf(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  to: Addressee,
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
function documentsToSend({ clock }: Pick<Deps, 'clock'>, to: Addressee): string {
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

import type { Transaction } from 'kysely'
import { type MailBlock, sendMail } from '#domains/foundation/notifications/service.ts'
import { formatDate, formatPrice, keepOrder } from '#i18n/format.ts'
import { momentValues } from '#i18n/moment.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { type Language, localized } from '#shared/language.ts'
import { mapHref } from '#shared/map-href.ts'
import { localTime } from '#shared/working-time.ts'
import { findRecipient, type Recipient } from './store.ts'

/** Messages to the seller of an advert: decisions, deadlines, payments, inspections. */
export const adNotices = [
  ...([
    'accepted',
    'published',
    'correction',
    'rejected',
    'suspended',
    'priceAccepted',
    'priceRefused',
    'ending',
    'expired',
    'boosted',
    'boostEnded',
    'boostReturned',
  ] as const),
  ...(['inspectionSet', 'inspectionMoved', 'inspectionCancelled', 'inspectionDone'] as const),
] as const
export type AdNotice = (typeof adNotices)[number]

/**
 * Sends a message to the seller of an advert by e-mail, in the seller's language. Each message is sent once per step, end or purchase, even
 * when the job is retried. Does nothing for an erased seller.
 */
export async function tell(deps: Deps, trx: Transaction<Database>, id: number, notice: AdNotice): Promise<void> {
  const to = await findRecipient(trx, id)
  if (!to?.email) return
  const { language, customerId } = to
  const t = serverText('advertsMail', language)
  const latin = (text: string) => keepOrder(text, language)
  const { visit } = to
  const values = {
    ...{ name: to.name, car: latin(to.title), until: dayOf(to.visibleUntil, language), store: localized(visit?.names, language) },
    visit: visit ? moment(new Date(visit.starts), language) : '',
    amount: to.returned ? formatPrice(to.returned.amount, language) : '',
  }
  const say = t as unknown as (key: `${AdNotice}.${string}`, values: Record<string, string>) => string
  const mail = {
    subject: say(`${notice}.subject`, values),
    preheader: say(`${notice}.preheader`, values),
    title: say(`${notice}.title`, values),
    blocks: [
      { text: t('hello', { name: to.name }) },
      { text: say(`${notice}.text`, values) },
      { facts: factsOf(deps, to, notice, language) },
      {
        button: {
          label: say(`${notice}.button`, values),
          url: `${siteOrigin(deps.config)}${deps.config.basePath}${pathOf(id, notice, to)}`,
        },
      },
    ] satisfies MailBlock[],
  }
  await sendMail(deps, trx, { language, customerId, to: to.email, key: keyOf(to, id, notice), mail, marketing: false })
}

/** Returns the target page of a mail's button: the editor for a correction, otherwise the card of the advert. */
function pathOf(id: number, notice: AdNotice, { reference }: Recipient): string {
  if (notice === 'suspended') return 'aid'
  return notice === 'correction' || notice === 'rejected' ? `customerAnnonces/${id}` : `customerAnnonces#${reference}`
}

const dayOf = (moment: Date | null, language: Language) => (moment === null ? '' : formatDate(localTime(moment).day, language))

function moment(instant: Date, language: Language): string {
  return serverText('advertsMail', language)('moment', momentValues(instant, language))
}

/** Returns the idempotency key: purchase for a boost, day for an end, time for an appointment, report for findings, otherwise the step. */
function keyOf({ stepId, boostId, visibleUntil, visit, sheetId, returned }: Recipient, id: number, notice: AdNotice): string {
  const time = `${visit?.key}:${visit?.starts}`
  const of: Partial<Record<AdNotice, string | number | null | undefined>> = {
    ...{
      boosted: boostId,
      boostEnded: boostId,
      boostReturned: returned?.ended,
      ending: visibleUntil?.toISOString(),
      inspectionDone: sheetId,
    },
    ...{ inspectionSet: time, inspectionMoved: time, inspectionCancelled: time },
  }
  return `adverts.${notice}:${id}:${notice in of ? of[notice] : stepId}:mail`
}

/** Returns the facts below the text of a mail. */
function factsOf(
  { config }: Pick<Deps, 'config'>,
  to: Recipient,
  notice: AdNotice,
  language: Language,
): { label: string; value: string }[] {
  const t = serverText('advertsMail', language)
  const words = serverText('adverts', language)
  const latin = (text: string) => keepOrder(text, language)
  const { pack } = to
  const facts: [label: string, value: string | null][] = [
    [t('facts.reference'), latin(to.reference)],
    [t('facts.car'), latin(to.title)],
  ]
  if (notice === 'rejected' || notice === 'suspended' || notice === 'correction') {
    for (const code of to.reasons) if (code !== 'Other') facts.push([t('facts.why'), words(`reason.${code}`)])
    facts.push([t('facts.word'), to.word])
  } else if (notice.startsWith('boost') && pack) {
    facts.push([t('facts.pack'), t('pack', { name: latin(localized(pack.names, language)), count: pack.days })])
    if (notice === 'boosted') facts.push([t('facts.until'), dayOf(to.boostedUntil, language)])
    facts.push([t('facts.paid'), formatPrice(pack.price, language)])
    if (notice === 'boostReturned') facts.push([t('facts.returned'), to.returned && formatPrice(to.returned.amount, language)])
    facts.push([t('facts.bill'), latin(pack.billNumber)])
  } else if (notice === 'inspectionSet' || notice === 'inspectionMoved') {
    const { visit } = to
    if (visit) {
      facts.push([t('facts.visit'), moment(new Date(visit.starts), language)])
      facts.push([t('facts.calendar'), `${siteOrigin(config)}${config.basePath}api/appointments/${visit.key}/calendar?lang=${language}`])
      facts.push([t('facts.store'), localized(visit.names, language)], [t('facts.address'), localized(visit.addresses, language)])
      facts.push([t('facts.map'), mapHref(visit)])
    }
  } else if (!notice.startsWith('inspection')) facts.push([t('facts.price'), to.price === null ? null : formatPrice(to.price, language)])
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

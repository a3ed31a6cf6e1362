import type { Transaction } from 'kysely'
import { sendMail, sendSms } from '#domains/foundation/notifications/service.ts'
import { serverText } from '#i18n/server.ts'
import { audited } from '#platform/audit.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import type { Actor } from '#shared/actor.ts'
import type { ReportedConversation } from '../conversations/contract.ts'
import { getReported } from '../conversations/service.ts'
import { lockConversation, updateStopped } from '../conversations/store.ts'
import type { Side } from '../conversations/values.ts'
import { findRestricted, insertRestriction, removeRestriction } from './store.ts'

type Trx = Transaction<Database>

const cardOf = ({ buyer, seller }: ReportedConversation, side: Side) => (side === 'Buyer' ? buyer.id : seller.id)

/**
 * Closes the messages of a participant of a reported conversation, ends it permanently, and mails the reason. Idempotent. Throws NotFound,
 * Forbidden for a participant.
 */
export async function restrict(
  deps: Deps,
  actor: Actor,
  id: number,
  { side, reason }: { side: Side; reason: string },
): Promise<ReportedConversation> {
  const cardId = cardOf(await getReported(deps, actor, id), side)
  const now = deps.clock.now()
  await audited(deps.db, actor, async (trx) => {
    await lockConversation(trx, id)
    const isNew = await insertRestriction(trx, { cardId, reason, conversationId: id, by: actor.id ?? '' }, now)
    if (!isNew) return
    await updateStopped(trx, id, 'House', now)
    await tell(deps, trx, { cardId, reason, what: 'restricted', now })
  })
  return getReported(deps, actor, id)
}

/** Reopens the messages of a participant and notifies them. Throws NotFound, Forbidden for a participant. */
export async function lift(deps: Deps, actor: Actor, id: number, side: Side): Promise<ReportedConversation> {
  const cardId = cardOf(await getReported(deps, actor, id), side)
  await audited(deps.db, actor, async (trx) => {
    if (await removeRestriction(trx, cardId)) await tell(deps, trx, { cardId, reason: null, what: 'lifted', now: deps.clock.now() })
  })
  return getReported(deps, actor, id)
}

/** Notifies a person by e-mail, otherwise by SMS. */
async function tell(
  deps: Deps,
  trx: Trx,
  { cardId, reason, what, now }: { cardId: number; reason: string | null; what: 'restricted' | 'lifted'; now: Date },
): Promise<void> {
  const to = await findRestricted(trx, cardId)
  if (!to) return
  const { language } = to
  const t = serverText('advertsMail', language)
  const addressed = { language, customerId: cardId, key: `adverts.${what}:${cardId}:${now.getTime()}` }
  const url = `${siteOrigin(deps.config)}${deps.config.basePath}aid`
  if (to.email) {
    const mail = {
      subject: t(`${what}.subject`),
      preheader: t(`${what}.preheader`),
      title: t(`${what}.title`),
      blocks: [
        { text: t('hello', { name: to.name }) },
        { text: t(`${what}.text`) },
        ...(reason === null ? [] : [{ facts: [{ label: t('restricted.reason'), value: reason }] }]),
        { button: { label: t('restricted.button'), url } },
      ],
    }
    await sendMail(deps, trx, { ...addressed, to: to.email, mail, marketing: false })
  } else if (to.phone) await sendSms(deps, trx, { ...addressed, to: to.phone, text: t(`${what}.sms`, { url }) })
}

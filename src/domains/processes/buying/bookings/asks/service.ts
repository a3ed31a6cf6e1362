import type { Transaction } from 'kysely'
import { sendMail } from '#domains/foundation/notifications/service.ts'
import { formatPrice, keepOrder } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import type { Actor } from '#shared/actor.ts'
import { receipts, settled } from '../effects/rules.ts'
import { findStepFacts } from '../effects/store.ts'
import { askLimits } from '../terms/service.ts'
import { lowestPrice, mayDecide } from './rules.ts'
import { findAdviser, findAsker, findColleagues, insertAsk, type NewAsk } from './store.ts'

/** Mails the requester when another person has decided, or the request has lapsed. */
export async function tellAsker(deps: Deps, trx: Transaction<Database>, askId: number, by: string | null): Promise<void> {
  const ask = await findAsker(trx, askId)
  if (!ask || ask.subject === by) return
  const { to, language, name, state, kind, amount, remark, bookingId } = ask
  // messages of the booking inform a customer
  if (kind === 'GiveUp' || state === 'Open' || state === 'Replaced' || state === 'Withdrawn') return
  const t = serverText('staffDeskMail', language)
  const reference = keepOrder(ask.reference, language)
  const what = t(`kind.${kind}`, { amount: formatPrice(amount, language) })
  const subject = t(`${state}.subject`, { what, reference })
  const mail = {
    subject,
    title: subject,
    blocks: [
      ...(name ? [{ text: t('hello', { name }) }] : []),
      { text: t(`${state}.text`, { what, reference }) },
      ...(remark ? [{ facts: [{ label: t('remark'), value: remark }] }] : []),
      { button: { label: t('button'), url: `${siteOrigin(deps.config)}${deps.config.basePath}staff/bookings/${bookingId}` } },
    ],
  }
  await sendMail(deps, trx, { to, language, key: `asks.${state}:${askId}`, mail })
}

/**
 * Stores an approval request and mails the staff who may decide it: administrators only when no other staff may, and a customer's request
 * to cancel only to the assigned adviser, if any.
 */
export async function openAsk(deps: Deps, trx: Transaction<Database>, ask: NewAsk): Promise<void> {
  const id = await insertAsk(trx, ask, deps.clock.now())
  if (ask.kind === 'GiveUp' && (await findAdviser(trx, ask.bookingId))) return tellAdviser(deps, trx, ask.bookingId)
  await notifyDeciders(deps, trx, id, ask)
}

async function notifyDeciders(deps: Deps, trx: Transaction<Database>, askId: number, ask: NewAsk): Promise<void> {
  const { bookingId, kind, amount, comment } = ask
  const facts = await findStepFacts(trx, bookingId)
  const limits = await askLimits({ db: trx })
  const able = (await findColleagues(trx, askId)).filter(({ subject, roles }) =>
    mayDecide(ask, { id: subject, roles, lowest: lowestPrice(facts, roles, limits) }),
  )
  const others = able.filter(({ roles }) => !roles.includes('admin'))
  for (const { subject: decider, to, language, name, reference: code, asker } of others.length > 0 ? others : able) {
    const t = serverText('staffDeskMail', language)
    const reference = keepOrder(code, language)
    const what = t(`kind.${kind}`, { amount: formatPrice(amount, language) })
    const subject = t('Open.subject', { what, reference })
    const mail = {
      subject,
      title: subject,
      blocks: [
        ...(name ? [{ text: t('hello', { name }) }] : []),
        { text: asker === null ? t('Open.byCustomer', { what, reference }) : t('Open.text', { asker, what, reference }) },
        { facts: [{ label: t(kind === 'GiveUp' ? 'giveUp.word' : 'Open.reason'), value: comment }] },
        { button: { label: t('button'), url: `${siteOrigin(deps.config)}${deps.config.basePath}staff/bookings/${bookingId}` } },
      ],
    }
    await sendMail(deps, trx, { to, language, key: `asks.Open:${askId}:${decider}`, mail })
  }
}

/** Mails the adviser of a booking whose customer requests its cancellation; every member of staff sees it on the case page. */
export async function tellAdviser(deps: Deps, trx: Transaction<Database>, bookingId: number): Promise<void> {
  const adviser = await findAdviser(trx, bookingId)
  if (!adviser) return
  const { id, to, language, name, comment } = adviser
  const t = serverText('staffDeskMail', language)
  const reference = keepOrder(adviser.reference, language)
  const subject = t('giveUp.subject', { reference })
  const mail = {
    subject,
    title: subject,
    blocks: [
      ...(name ? [{ text: t('hello', { name }) }] : []),
      { text: t('giveUp.text', { reference }) },
      ...(comment ? [{ facts: [{ label: t('giveUp.word'), value: comment }] }] : []),
      { button: { label: t('button'), url: `${siteOrigin(deps.config)}${deps.config.basePath}staff/bookings/${bookingId}` } },
    ],
  }
  await sendMail(deps, trx, { to, language, key: `asks.GiveUp:${id}`, mail })
}

/**
 * Requests the adviser's approval of a customer's cancellation once more than the deposit was received; at most one request is open.
 * Returns false when the customer may cancel without one.
 */
export async function askForEnd(
  deps: Deps,
  trx: Transaction<Database>,
  bookingId: number,
  { id: by }: Actor,
  comment: string,
): Promise<boolean> {
  const facts = await findStepFacts(trx, bookingId)
  if (receipts(facts) === 0) return false
  // repeated requests have no effect
  if (facts.wished !== null) return true
  const nothing = { method: null, reference: null }
  await openAsk(deps, trx, { bookingId, kind: 'GiveUp', amount: settled(facts), ...nothing, comment, by })
  return true
}

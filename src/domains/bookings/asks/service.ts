import type { Transaction } from 'kysely'
import { sendMail } from '#domains/notifications/service.ts'
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

/** Tells who asked what became of it: the yes or no of somebody else, or that the record has moved on. Nothing to who did it themselves. */
export async function tellAsker(deps: Deps, trx: Transaction<Database>, askId: number, by: string | null): Promise<void> {
  const ask = await findAsker(trx, askId)
  if (!ask || ask.subject === by) return
  const { to, language, name, state, kind, amount, remark, bookingId } = ask
  // a customer hears of their wish by the messages of the booking
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
 * Stores what a person asks of a second one, and mails everybody who may decide it: administrators only where nobody else may, and the wish of a
 * customer to the adviser alone where there is one.
 */
export async function openAsk(deps: Deps, trx: Transaction<Database>, ask: NewAsk): Promise<void> {
  const id = await insertAsk(trx, ask, deps.clock.now())
  if (ask.kind === 'GiveUp' && (await findAdviser(trx, ask.bookingId))) return tellAdviser(deps, trx, ask.bookingId)
  await notifyDeciders(deps, trx, id, ask)
}

/** Mails the staff who may decide an ask. */
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

/** Tells who looks after a booking that its customer asks for its end; the desk shows it to everybody. */
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
 * Once more than the deposit was received a customer does not end a locked booking alone: the adviser is asked, once. False as long as they may.
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
  // a second press asks nothing anew
  if (facts.wished !== null) return true
  const nothing = { method: null, reference: null }
  await openAsk(deps, trx, { bookingId, kind: 'GiveUp', amount: settled(facts), ...nothing, comment, by })
  return true
}

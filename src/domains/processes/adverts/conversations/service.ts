import type { Transaction } from 'kysely'
import { currentCustomer } from '#domains/customers/customers/service.ts'
import { sendMail, sendSms } from '#domains/foundation/notifications/service.ts'
import { findSetting, findSettings } from '#domains/foundation/reference/store.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import { keepOrder } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { audited } from '#platform/audit.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { visitorHash } from '#platform/visitor-hash.ts'
import { type Actor, isOwner } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { defaultLanguage } from '#shared/language.ts'
import { networkOf } from '#shared/network.ts'
import { type Paged, toPage } from '#shared/paging.ts'
import { isMobile } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import { findShownAd, insertReport } from '../moderation/store.ts'
import type { ReportReason, Side } from '../values.ts'
import type { AdConversation, ReportedConversation, SellerContact, WholeAdConversation } from './contract.ts'
import { stateFor, warningsIn } from './rules.ts'
import {
  type ConversationRow,
  countHour,
  countShown,
  findAddressee,
  findConversation,
  findConversations,
  findMessages,
  findOfAd,
  findPhone,
  findReported,
  findRestricted,
  findSellerContact,
  insertBlock,
  insertConversation,
  insertMessage,
  insertRestriction,
  insertShown,
  isBlockedBySeller,
  isRestricted,
  lockConversation,
  removeBlock,
  removeRestriction,
  updateRead,
  updateStopped,
} from './store.ts'

type Trx = Transaction<Database>

/** Returns a conversation for one side, without the other's identity. */
function shown({
  buyerId: _b,
  sellerId: _s,
  isReported: _r,
  buyerBlocks,
  sellerBlocks,
  stoppedBy,
  isOver,
  ...row
}: ConversationRow): AdConversation {
  return { ...row, state: stateFor(row.side, { buyerBlocks, sellerBlocks, stoppedBy, isOver }) }
}

/** Returns the contact options of a car's seller. Throws VehicleNotFound. */
export async function getSellerContact({ db }: Pick<Deps, 'db'>, actor: Actor, vehicleId: number): Promise<SellerContact> {
  const contact = await findSellerContact(db, vehicleId, actor.id)
  if (!contact) throw new AppError('VehicleNotFound', { ids: vehicleId })
  return contact
}

/** Lists the caller's conversations, latest first. */
export async function listConversations(
  deps: Deps,
  actor: Actor,
  { page, size }: { page: number; size: number },
): Promise<Paged<AdConversation> & { unread: number }> {
  const { id } = await currentCustomer(deps, actor)
  const { rows, count, unread } = await findConversations(deps.db, id, page, size)
  return { ...toPage(rows.map(shown), page, size, count), unread }
}

/** Returns a conversation of the caller. Throws NotFound for one of others. */
async function own(deps: Deps, actor: Actor, id: number): Promise<{ cardId: number; row: ConversationRow }> {
  const { id: cardId } = await currentCustomer(deps, actor)
  const row = await findConversation(deps.db, cardId, id)
  if (!row) throw new AppError('NotFound', { id })
  return { cardId, row }
}

/** Returns a conversation of the caller with its messages. Throws NotFound. */
export async function getConversation(deps: Deps, actor: Actor, id: number): Promise<WholeAdConversation> {
  const { row } = await own(deps, actor, id)
  const messages = await findMessages(deps.db, id)
  return {
    ...shown(row),
    isReported: row.isReported,
    messages: messages.map(({ author, text, ...message }) => ({
      ...message,
      text,
      isOwn: author === row.side,
      warnings: author === row.side || text === null ? [] : warningsIn(text),
    })),
  }
}

/** Stores the last message that the caller has read. Throws NotFound. */
export async function markRead(deps: Deps, actor: Actor, id: number, upTo: number): Promise<void> {
  const { row } = await own(deps, actor, id)
  await updateRead(deps.db, id, row.side, upTo)
}

async function limit(trx: Trx, name: 'messagesHourly' | 'conversationsHourly', otherwise: number): Promise<number> {
  return Number((await findSetting(trx, `ads.${name}`)) ?? otherwise)
}

/** Stores a message and notifies its recipient. Throws MessagesClosed, ContactBlocked, ConversationClosed, TooManyRequests. */
async function write(deps: Deps, trx: Trx, cardId: number, id: number, text: string): Promise<void> {
  if (await isRestricted(trx, cardId)) throw new AppError('MessagesClosed')
  const { messages } = await countHour(trx, cardId, deps.clock.now())
  await lockConversation(trx, id)
  const row = await findConversation(trx, cardId, id)
  if (!row) throw new AppError('NotFound', { id })
  const state = stateFor(row.side, row)
  if (state === 'BlockedByOther') throw new AppError('ContactBlocked')
  if (state !== 'Open') throw new AppError('ConversationClosed')
  if (messages >= (await limit(trx, 'messagesHourly', 40))) throw new AppError('TooManyRequests')
  const message = await insertMessage(trx, id, row.side, text, deps.clock.now())
  if (message.isNews) await tell(deps, trx, id, row.side, message.id)
}

/**
 * Sends a message to the seller of a car; the first one opens the conversation. Throws VehicleNotFound, Forbidden for the own advert,
 * ContactBlocked, ConversationClosed, TooManyRequests.
 */
export async function writeToSeller(deps: Deps, actor: Actor, vehicleId: number, text: string): Promise<WholeAdConversation> {
  const { id: cardId } = await currentCustomer(deps, actor)
  const ad = await findShownAd(deps.db, vehicleId)
  if (!ad) throw new AppError('VehicleNotFound', { ids: vehicleId })
  if (isOwner(actor, ad.owner)) throw new AppError('Forbidden')
  const id = await deps.db.transaction().execute(async (trx) => {
    // a blocked buyer cannot open a conversation
    if (await isBlockedBySeller(trx, ad.id, cardId)) throw new AppError('ContactBlocked')
    const now = deps.clock.now()
    const { begun } = await countHour(trx, cardId, now)
    const known = await findOfAd(trx, ad.id, cardId)
    if (known === null && begun >= (await limit(trx, 'conversationsHourly', 8))) throw new AppError('TooManyRequests')
    const conversation = known ?? (await insertConversation(trx, ad.id, cardId, now))
    await write(deps, trx, cardId, conversation, text)
    return conversation
  })
  return getConversation(deps, actor, id)
}

/** Sends a message in a conversation of the caller. Throws NotFound, ContactBlocked, ConversationClosed, TooManyRequests. */
export async function answer(deps: Deps, actor: Actor, id: number, text: string): Promise<WholeAdConversation> {
  const { cardId } = await own(deps, actor, id)
  await deps.db.transaction().execute((trx) => write(deps, trx, cardId, id, text))
  return getConversation(deps, actor, id)
}

/** Notifies the recipient by e-mail, otherwise by SMS, without the text: the site shows it with its warnings. */
export async function tell(deps: Deps, trx: Trx, id: number, author: Side, messageId: number): Promise<void> {
  const to = await findAddressee(trx, id, author)
  if (!to) return
  const { language, customerId } = to
  const t = serverText('advertsMail', language)
  const values = { name: to.name, from: to.from ?? t('message.somebody'), car: keepOrder(to.title, language) }
  const url = `${siteOrigin(deps.config)}${deps.config.basePath}messages/${id}`
  const addressed = { language, customerId, key: `adverts.message:${id}:${messageId}` }
  if (to.email) {
    const mail = {
      subject: t('message.subject', values),
      preheader: t('message.preheader'),
      title: t('message.title'),
      blocks: [
        { text: t('hello', { name: to.name }) },
        { text: t('message.text', values) },
        { button: { label: t('message.button'), url } },
        { text: t('message.careful') },
      ],
    }
    await sendMail(deps, trx, { ...addressed, to: to.email, mail, marketing: false })
  } else if (to.phone) await sendSms(deps, trx, { ...addressed, to: to.phone, text: t('message.sms', { ...values, url }) })
}

/** Updates a locked conversation of the caller. */
async function change(
  deps: Deps,
  actor: Actor,
  id: number,
  work: (trx: Trx, row: ConversationRow, cardId: number) => Promise<void>,
): Promise<WholeAdConversation> {
  const { cardId } = await own(deps, actor, id)
  await deps.db.transaction().execute(async (trx) => {
    await lockConversation(trx, id)
    const row = await findConversation(trx, cardId, id)
    if (row) await work(trx, row, cardId)
  })
  return getConversation(deps, actor, id)
}

/** Ends a conversation. Idempotent. Throws NotFound; ConversationClosed when another party ended it. */
export function stop(deps: Deps, actor: Actor, id: number): Promise<WholeAdConversation> {
  return change(deps, actor, id, async (trx, { side, stoppedBy }) => {
    if (stoppedBy !== null && stoppedBy !== side) throw new AppError('ConversationClosed')
    if (stoppedBy === null) await updateStopped(trx, id, side, deps.clock.now())
  })
}

/** Resumes a conversation that the caller ended. Throws NotFound, ConversationClosed. */
export function resume(deps: Deps, actor: Actor, id: number): Promise<WholeAdConversation> {
  return change(deps, actor, id, async (trx, { side, stoppedBy }) => {
    if (stoppedBy !== null && stoppedBy !== side) throw new AppError('ConversationClosed')
    await updateStopped(trx, id, null, deps.clock.now())
  })
}

const otherOf = ({ side, buyerId, sellerId }: ConversationRow) => (side === 'Buyer' ? sellerId : buyerId)

/** Blocks the other party. Throws NotFound. */
export function block(deps: Deps, actor: Actor, id: number): Promise<WholeAdConversation> {
  return change(deps, actor, id, (trx, row, cardId) => insertBlock(trx, cardId, otherOf(row), deps.clock.now()))
}

/** Unblocks the other party. Throws NotFound. */
export function unblock(deps: Deps, actor: Actor, id: number): Promise<WholeAdConversation> {
  return change(deps, actor, id, (trx, row, cardId) => removeBlock(trx, cardId, otherOf(row)))
}

/** Reports a conversation: its advert is listed as reported, and staff may read the conversation. Throws NotFound. */
export function reportConversation(
  deps: Deps,
  actor: Actor,
  id: number,
  { reason, text }: { reason: ReportReason; text: string },
): Promise<WholeAdConversation> {
  return change(deps, actor, id, async (trx, { side, subject, isReported }) => {
    if (isReported) return
    const now = deps.clock.now()
    const about = { adId: subject.adId, conversation: { id, by: side } }
    await insertReport(
      trx,
      { ...about, reason, text, email: null, language: defaultLanguage, day: localTime(now).day, reporter: null },
      now,
    )
  })
}

/** Returns a reported conversation for staff. Throws NotFound, Forbidden for a participant. */
export async function getReported(deps: Deps, actor: Actor, id: number): Promise<ReportedConversation> {
  await staffOf(deps, actor)
  const found = await findReported(deps.db, id)
  if (!found) throw new AppError('NotFound', { id })
  const { buyerAccount, sellerAccount, ...conversation } = found
  if ([buyerAccount, sellerAccount].some((account) => isOwner(actor, account))) throw new AppError('Forbidden')
  const messages = await findMessages(deps.db, id)
  return { ...conversation, messages: messages.map((one) => ({ ...one, warnings: one.text === null ? [] : warningsIn(one.text) })) }
}

/** Ends a reported conversation permanently. Throws NotFound, Forbidden for a participant. */
export async function stopReported(deps: Deps, actor: Actor, id: number): Promise<ReportedConversation> {
  await getReported(deps, actor, id)
  await audited(deps.db, actor, async (trx) => {
    await lockConversation(trx, id)
    await updateStopped(trx, id, 'House', deps.clock.now())
  })
  return getReported(deps, actor, id)
}

/**
 * Reveals a seller's number. Repeated views of a number within the hour are free, and the seller's own are not counted. Throws
 * VehicleNotFound, ContactBlocked, TooManyRequests.
 */
export async function showPhone(
  { db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>,
  vehicleId: number,
  { actor, address }: { actor: Actor; address: string },
): Promise<{ phone: string; isOnWhatsApp: boolean }> {
  const found = await findPhone(db, vehicleId, actor.id)
  if (!found) throw new AppError('VehicleNotFound', { ids: vehicleId })
  const { adId, phone, owner, isBlocked, allowsWhatsApp } = found
  const shown = { phone, isOnWhatsApp: allowsWhatsApp && isMobile(phone) }
  if (isBlocked) throw new AppError('ContactBlocked')
  if (isOwner(actor, owner)) return shown
  const now = clock.now()
  const { day } = localTime(now)
  const hashed = (what: string) => visitorHash(keys, 'phone', day, what)
  const looker = { day, network: hashed(networkOf(address)), person: actor.id === null ? null : hashed(`account ${actor.id}`) }
  await db.transaction().execute(async (trx) => {
    const set = await findSettings(trx, 'ads.')
    const before = await countShown(trx, adId, looker, new Date(now.getTime() - 3_600_000))
    const isTooMuch =
      before.ofNetwork >= Number(set.get('ads.phonesOfNetworkHourly') ?? 30) || before.ofPerson >= Number(set.get('ads.phonesHourly') ?? 15)
    if (isTooMuch) throw new AppError('TooManyRequests')
    await insertShown(trx, adId, looker, now)
  })
  return shown
}

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
    await notifyRestricted(deps, trx, { cardId, reason, what: 'restricted', now })
  })
  return getReported(deps, actor, id)
}

/** Reopens the messages of a participant and notifies them. Throws NotFound, Forbidden for a participant. */
export async function lift(deps: Deps, actor: Actor, id: number, side: Side): Promise<ReportedConversation> {
  const cardId = cardOf(await getReported(deps, actor, id), side)
  await audited(deps.db, actor, async (trx) => {
    if (await removeRestriction(trx, cardId))
      await notifyRestricted(deps, trx, { cardId, reason: null, what: 'lifted', now: deps.clock.now() })
  })
  return getReported(deps, actor, id)
}

/** Notifies a person by e-mail, otherwise by SMS. */
async function notifyRestricted(
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

import { createHash, timingSafeEqual } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { findPublicSettings } from '#domains/foundation/reference/store.ts'
import { audited } from '#platform/audit.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { DeliveryError } from '#platform/delivery-error.ts'
import type { Database } from '#platform/tables.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type Language, localizedSetting, twinAddress } from '#shared/language.ts'
import { type Paged, toPage } from '#shared/paging.ts'
import { e164, spacedPhone } from '#shared/phone.ts'
import type { BounceReport, OutboxMessage, Suppressed } from './contract.ts'
import type { Gateway } from './gateway.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import { type Mail, type MailFrame, type MailMade, type Message, messageIdOf, nextAttempt, withLanguage } from './rules.ts'
import {
  claimMessage,
  countWaiting,
  findDue,
  findMessages,
  findOwnMessages,
  findRecipient,
  findSuppressed,
  finishMessage,
  insertMessage,
  isSuppressed,
  makeDue,
  type NewMessage,
  type Person,
  postponeMessage,
  removeOwnMessages,
  removeSuppressed,
  suppress,
  updateBounced,
} from './store.ts'

export type { Mail, MailBlock, MailCar, MailMade } from './rules.ts'

/** Queues of messages: a newsletter must not delay transactional mail. */
export const sendJobs = { sms: 'notifications.sendSms', mail: 'notifications.sendMail', marketing: 'notifications.sendMarketing' } as const

/** Renderers of mails by name, called at each attempt; null cancels the message. */
export type MailMakers = Record<string, (deps: Deps, data: never, language: Language) => Promise<Mail | null>>

interface Addressed {
  language: Language
  /** identifies the occasion, e.g. `alerts.digest:17:2026-03-15`; a second message with the same key is dropped, whatever its content */
  key: string
  customerId?: number
  /** not sent afterwards, e.g. the expiry of a code */
  expires?: Date
}

/**
 * An e-mail; with `maker` it is rendered at sending time. `marketing`: mails that a person can unsubscribe from, alerts included; they have
 * their own queue and are not sent after a complaint. Default: true with a maker or a `stop`.
 */
export type MailMessage = Addressed & { to: string; marketing?: boolean } & ({ mail: Mail } | { maker: MailMade })

/** An SMS; `to` in E.164. */
export type SmsMessage = Addressed & { to: string; text: string }

/** Queues an e-mail in the caller's transaction; a key at most once. */
export async function sendMail(deps: Pick<Deps, 'queue' | 'clock'>, trx: Transaction<Database>, message: MailMessage): Promise<void> {
  const { to } = message
  const content = 'mail' in message ? { mail: message.mail } : { maker: message.maker }
  const marketing = message.marketing ?? ('maker' in content || content.mail.stop !== undefined)
  await put(deps, trx, message, { channel: 'Email', recipient: to.trim().toLowerCase(), marketing, content })
}

/** Queues an SMS in the caller's transaction; a key at most once. */
export async function sendSms(deps: Pick<Deps, 'queue' | 'clock'>, trx: Transaction<Database>, message: SmsMessage): Promise<void> {
  await put(deps, trx, message, { channel: 'Sms', recipient: message.to, marketing: false, content: { text: message.text } })
}

async function put(
  { queue, clock }: Pick<Deps, 'queue' | 'clock'>,
  trx: Transaction<Database>,
  { language, key, customerId, expires }: Addressed,
  rest: Pick<NewMessage, 'channel' | 'recipient' | 'marketing' | 'content'>,
): Promise<void> {
  const message = { key, language, customerId: customerId ?? null, expires: expires ?? null, ...rest }
  const id = await insertMessage(trx, message, clock.now())
  if (id !== null) await queue.enqueue(lineOf(rest), { id }, { db: trx, key: String(id) })
}

/** Returns the queue of a message. */
function lineOf({ channel, marketing }: Pick<Message, 'channel' | 'marketing'>): string {
  if (channel === 'Sms') return sendJobs.sms
  return marketing ? sendJobs.marketing : sendJobs.mail
}

/**
 * Delivers a message, unless it is not due or claimed by another process. Schedules a retry after a temporary failure and records a
 * permanent one. Never throws for an error of the provider.
 */
export async function deliver(deps: Deps, gateway: Gateway, renderers: MailMakers, id: number): Promise<void> {
  const { db, clock, log, life } = deps
  const now = clock.now()
  const message = await claimMessage(db, id, await life.number(), now)
  if (!message) return
  if (message.expires && message.expires <= now) return finishMessage(db, id, { state: 'Expired' }, now)
  if (await isSuppressed(db, message, now)) return finishMessage(db, id, { state: 'Suppressed' }, now)
  let sent: Awaited<ReturnType<typeof handOver>>
  try {
    sent = await handOver(deps, gateway, renderers, message)
  } catch (error) {
    if (!(error instanceof DeliveryError)) log.error({ err: error, message: id }, 'a message could not be made')
    return notDelivered(deps, message, error instanceof DeliveryError ? error : new DeliveryError('later', String(error)))
  }
  // outside the catch: a failure to record a sent message must not send it again
  await finishMessage(db, id, sent ?? { state: 'Dropped' }, clock.now())
}

/** Sends one message; null when it is obsolete. */
async function handOver(
  deps: Deps,
  { mail: mailPort, sms }: Gateway,
  renderers: MailMakers,
  { id, key, recipient: to, language, content }: Message,
): Promise<{ state: 'Sent'; sentAs: string | null } | null> {
  const site = siteOrigin(deps.config) + deps.config.basePath
  if ('text' in content) {
    if (!sms) throw new DeliveryError('later', 'no way out for SMS')
    return { state: 'Sent', sentAs: await sms.send({ to, text: withLanguage(content.text, language, site), key: digestOf(key, id) }) }
  }
  if (!mailPort) throw new DeliveryError('later', 'no way out for e-mail')
  const written = 'mail' in content ? content.mail : await made(deps, renderers, content.maker, language)
  if (!written) return null
  const mail = withLanguage(written, language, site)
  const frame = await frameOf(deps, language)
  const from = deps.config.mail.from ?? frame.site.email
  const messageId = messageIdOf(digestOf(key, id), from)
  await mailPort.send({
    from: { name: frame.site.name, address: from },
    replyTo: frame.site.email && frame.site.email !== from ? frame.site.email : null,
    to,
    language,
    subject: mail.subject.replaceAll(/\s+/g, ' ').trim(),
    html: mailHtml(mail, frame),
    text: mailText(mail, frame),
    messageId,
    unsubscribe: mail.stop ? { url: mail.stop.oneClick ?? mail.stop.url, oneClick: mail.stop.oneClick !== undefined } : null,
  })
  return { state: 'Sent', sentAs: messageId }
}

function made(deps: Deps, renderers: MailMakers, { name, data }: MailMade, language: Language): Promise<Mail | null> {
  const make = renderers[name]
  if (!make) throw new Error(`nobody makes mails named ${name}`)
  return make(deps, data as never, language)
}

/** Returns a stable id that does not reveal the occasion. */
function digestOf(key: string, id: number): string {
  return createHash('sha256').update(`${id} ${key}`).digest('hex').slice(0, 32)
}

async function notDelivered({ db, clock }: Deps, message: Message, { verdict, said }: DeliveryError): Promise<void> {
  const now = clock.now()
  if (verdict === 'nobody') {
    await db.transaction().execute(async (trx) => {
      await suppress(trx, message.channel, message.recipient, 'NotFound', now)
      await finishMessage(trx, message.id, { state: 'Bounced', fault: said }, now)
    })
    return
  }
  const again = verdict === 'later' ? nextAttempt(message.attempts, message.created, now) : null
  if (again) await postponeMessage(db, message.id, again, said, now)
  else await finishMessage(db, message.id, { state: 'Failed', fault: said }, now)
}

/** Returns the configured frame of a mail in that language. */
async function frameOf({ db, config }: Pick<Deps, 'db' | 'config'>, language: Language): Promise<MailFrame> {
  const settings = new Map((await findPublicSettings(db)).map(({ key, value }) => [key, value]))
  const url = siteOrigin(config) + config.basePath
  return {
    language,
    site: {
      name: localizedSetting(settings, 'site.name', language),
      company: settings.get('site.legal.company') ?? '',
      phone: spacedPhone(settings.get('customerCentre.phone') ?? ''),
      email: settings.get('site.email') ?? '',
      url: twinAddress(url, language),
      mark: `${url}img/mark.png`,
    },
  }
}

/** Maximum messages queued in one run; the rest follow a minute later. */
const batchSize = 2000

/** Queues every due message: retries, and those whose job was lost. */
export async function enqueueDue({ db, queue, clock, log }: Deps, gateway: Gateway): Promise<void> {
  const channels = [gateway.mail && ('Email' as const), gateway.sms && ('Sms' as const)].filter((channel) => channel !== null)
  for (const due of await findDue(db, channels, clock.now(), batchSize))
    await queue.enqueue(lineOf(due), { id: due.id }, { key: String(due.id) })
  for (const { channel, count, seconds } of await waitingMessages({ db, clock })) {
    const minutes = Math.round(seconds / 60)
    if (minutes >= 15) log.warn({ channel, count, minutes }, 'messages do not leave')
  }
}

/** Returns the number of unsent messages and the age of the oldest, by channel. */
export async function waitingMessages({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<{ channel: Message['channel']; count: number; seconds: number }[]> {
  const now = clock.now().getTime()
  const found = new Map((await countWaiting(db)).map((row) => [row.channel, row]))
  return (['Email', 'Sms'] as const).map((channel) => {
    const { count = 0, oldest } = found.get(channel) ?? {}
    return { channel, count, seconds: oldest ? Math.max(0, Math.round((now - oldest.getTime()) / 1000)) : 0 }
  })
}

/**
 * Processes the reports of a mail or SMS provider: suppresses an unknown address for a while, and for marketing permanently; suppresses
 * marketing after a complaint. Throws NotFound without a secret in the settings, Forbidden for a wrong one.
 */
export async function takeReports(
  { db, clock, config }: Deps,
  secret: string | undefined,
  reports: readonly BounceReport[],
): Promise<void> {
  const { bounceSecret } = config.mail
  if (!bounceSecret) throw new AppError('NotFound')
  const [given, right] = [secret ?? '', bounceSecret].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  if (!timingSafeEqual(given, right)) throw new AppError('Forbidden')
  const now = clock.now()
  for (const { kind, messageId, address, channel, reason } of reports) {
    // the provider retries after a temporary failure
    if (kind === 'Delayed') continue
    await db.transaction().execute(async (trx) => {
      const named = messageId
        ? await (kind === 'Bounced' ? updateBounced(trx, messageId, reason, now) : findRecipient(trx, messageId))
        : null
      const to = named ?? (address ? { channel, recipient: address.trim().toLowerCase() } : null)
      // the recipient of an erased person is unknown
      if (to?.recipient) await suppress(trx, to.channel, to.recipient, kind === 'Bounced' ? 'NotFound' : 'Complaint', now)
    })
  }
}

export const notificationsData = {
  room: 'notifications',
  collect: async (db: Kysely<Database>, person: Person): Promise<Record<string, unknown>> => ({ ...(await findOwnMessages(db, person)) }),
  erase: (trx: Transaction<Database>, person: Person) => removeOwnMessages(trx, person),
}

/** Returns one page of the outbox. Recipient: an e-mail address, or a phone number in any format. */
export async function listMessages(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asked: { state?: string | undefined; recipient?: string | undefined; customerId?: number | undefined; page: number; size: number },
): Promise<Paged<OutboxMessage>> {
  const { state = null, recipient, customerId = null, page, size } = asked
  const to = recipient === undefined ? null : (e164(recipient) ?? recipient.toLowerCase())
  const { rows, count } = await findMessages(db, { state, recipient: to, customerId, page, size }, clock.now())
  return toPage(rows, page, size, count)
}

/** Sends a message now. Throws NotFound; `isDue` is false for a sent message or one without content. */
export async function retryMessage(
  { db, queue, clock }: Pick<Deps, 'db' | 'queue' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<{ isDue: boolean }> {
  return audited(db, actor, async (trx) => {
    const line = await makeDue(trx, id, clock.now())
    if (line === undefined) throw new AppError('NotFound')
    if (line === null) return { isDue: false }
    await queue.enqueue(lineOf(line), { id }, { db: trx, key: String(id) })
    return { isDue: true }
  })
}

/** Returns one page of the suppressed addresses. */
export async function listSuppressed({ db }: Pick<Deps, 'db'>, { page, size }: { page: number; size: number }): Promise<Paged<Suppressed>> {
  const { rows, count } = await findSuppressed(db, page, size)
  return toPage(rows, page, size, count)
}

/** Removes the suppression of an unknown mailbox. Throws NotFound, also for a complaint. */
export async function liftSuppression({ db }: Pick<Deps, 'db'>, id: string): Promise<void> {
  if (!(await removeSuppressed(db, id))) throw new AppError('NotFound')
}

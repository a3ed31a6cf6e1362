import type { Transaction } from 'kysely'
import type { Deps } from '#platform/http.ts'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import type { Mail, MailMade } from './rules.ts'
import { insertMessage, type NewMessage } from './store.ts'

export type { Mail, MailBlock, MailCar, MailMade } from './rules.ts'

/** The lines in which messages wait: what a person waits for is not held up by a letter to thousands. */
export const sendJobs = { sms: 'notifications.sendSms', mail: 'notifications.sendMail', marketing: 'notifications.sendMarketing' } as const

interface Addressed {
  language: Language
  /** names the occasion, e.g. `alerts.digest:17:2026-03-15`; a second message of the same key is not sent, whatever it says */
  key: string
  customerId?: number
  /** not sent after this moment, e.g. the end of a code */
  expires?: Date
}

/** An e-mail; with `maker` its words are made at sending time (null from the maker: nothing to say any more). */
export type MailMessage = Addressed & { to: string; marketing?: boolean } & ({ mail: Mail } | { maker: MailMade })

/** An SMS; `to` in E.164. */
export type SmsMessage = Addressed & { to: string; text: string }

/** Writes an e-mail into the outbox, with its job, in the caller's transaction: it leaves once that commits. The same key never twice. */
export async function sendMail(deps: Pick<Deps, 'queue' | 'clock'>, trx: Transaction<Database>, message: MailMessage): Promise<void> {
  const { to, marketing = false } = message
  const content = 'mail' in message ? { mail: message.mail } : { maker: message.maker }
  await put(deps, trx, marketing ? sendJobs.marketing : sendJobs.mail, message, {
    channel: 'Email',
    recipient: to.trim().toLowerCase(),
    marketing,
    content,
  })
}

/** Writes an SMS into the outbox, with its job, in the caller's transaction: it leaves once that commits. The same key never twice. */
export async function sendSms(deps: Pick<Deps, 'queue' | 'clock'>, trx: Transaction<Database>, message: SmsMessage): Promise<void> {
  await put(deps, trx, sendJobs.sms, message, {
    channel: 'Sms',
    recipient: message.to,
    marketing: false,
    content: { text: message.text },
  })
}

async function put(
  { queue, clock }: Pick<Deps, 'queue' | 'clock'>,
  trx: Transaction<Database>,
  job: string,
  { language, key, customerId, expires }: Addressed,
  rest: Pick<NewMessage, 'channel' | 'recipient' | 'marketing' | 'content'>,
): Promise<void> {
  const message = { key, language, customerId: customerId ?? null, expires: expires ?? null, ...rest }
  const id = await insertMessage(trx, message, clock.now())
  if (id !== null) await queue.enqueue(job, { id }, { db: trx, key: String(id) })
}

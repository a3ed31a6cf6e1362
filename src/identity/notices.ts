import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { readName } from './accounts.ts'
import { insertLink } from './link-store.ts'
import {
  confirmMail,
  confirmNewMail,
  deletedMail,
  emailChangedMail,
  invitedMail,
  passwordChangedMail,
  phoneChangedMail,
  type Reader,
  resetMail,
} from './mails.ts'
import type { IdentityMail, IdentityPorts } from './ports.ts'
import { take } from './rate-limit.ts'
import { findAccountByName, type StoredAccount } from './store.ts'

/** Lifetimes of links. */
const emailHours = 24
const resetMinutes = 30
const inviteHours = 72

export type MailContext = { deps: Deps; ports: Pick<IdentityPorts, 'sendMail' | 'site'> }
type Trx = Transaction<Database>

/** Sends the confirmation mail of the current or a new address. */
export async function sendConfirmation(postman: MailContext, trx: Trx, account: StoredAccount, email = account.email): Promise<void> {
  const { clock } = postman.deps
  const now = clock.now()
  const secret = linkSecret()
  const expires = new Date(now.getTime() + emailHours * 3_600_000)
  await insertLink(trx, { hash: linkHash(secret), subject: account.subject, purpose: 'email', email, expires }, now)
  const write = email === account.email ? confirmMail : confirmNewMail
  const url = `${postman.deps.config.identity.issuer}/identity/confirm-email?token=${secret}`
  await send(postman, trx, account, email, (reader) => write(reader, url))
}

/**
 * Sends the reset mail when the account exists. Runs in a job, so that response and timing do not reveal whether it does. `typed` is an
 * e-mail or phone.
 */
export async function sendReset(postman: MailContext, typed: string): Promise<void> {
  const { db, clock } = postman.deps
  const name = readName(typed)
  const account = name ? await findAccountByName(db, name) : undefined
  if (!account || (await take(postman.deps, 'forgottenAccount', account.subject)) > 0) return
  const now = clock.now()
  const secret = linkSecret()
  const expires = new Date(now.getTime() + resetMinutes * 60_000)
  await db.transaction().execute(async (trx) => {
    const { subject, email } = account
    await insertLink(trx, { hash: linkHash(secret), subject, purpose: 'password', email, expires }, now)
    const url = `${postman.deps.config.identity.issuer}/identity/reset?token=${secret}`
    await send(postman, trx, account, email, (reader) => resetMail(reader, url))
  })
}

/** Sends the invitation of a staff member, with a link to choose a password. Returns the link. */
export async function sendInvitation(postman: MailContext, trx: Trx, account: StoredAccount): Promise<string> {
  const now = postman.deps.clock.now()
  const secret = linkSecret()
  const { subject, email } = account
  const expires = new Date(now.getTime() + inviteHours * 3_600_000)
  await insertLink(trx, { hash: linkHash(secret), subject, purpose: 'password', email, expires }, now)
  const url = `${postman.deps.config.identity.issuer}/identity/reset?token=${secret}`
  await send(postman, trx, account, email, (reader) => invitedMail(reader, url))
  return url
}

/** Notifies of a password change, with a reset link in case it was unauthorized. */
export async function notifyPasswordChanged(postman: MailContext, trx: Trx, account: StoredAccount): Promise<void> {
  await send(postman, trx, account, account.email, (reader) => passwordChangedMail(reader, returnUrl(postman)))
}

/** Notifies the former address of its replacement. */
export async function notifyEmailChanged(postman: MailContext, trx: Trx, account: StoredAccount, former: string): Promise<void> {
  await send(postman, trx, account, former, emailChangedMail)
}

/** Notifies of a changed phone number. */
export async function notifyPhoneChanged(postman: MailContext, trx: Trx, account: StoredAccount): Promise<void> {
  await send(postman, trx, account, account.email, (reader) => phoneChangedMail(reader, account.phone, returnUrl(postman)))
}

/** Notifies of the deletion. */
export async function notifyDeleted(postman: MailContext, trx: Trx, account: StoredAccount): Promise<void> {
  await send(postman, trx, account, account.email, deletedMail)
}

/** Returns the stored hash of a link's secret. */
export function linkHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

function linkSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the password reset page, in case the change was unauthorized. */
function returnUrl({ deps }: MailContext): string {
  return `${deps.config.identity.issuer}/identity/forgotten`
}

async function send(
  { ports }: MailContext,
  trx: Trx,
  { language, subject, firstName }: StoredAccount,
  to: string,
  write: (reader: Reader) => IdentityMail,
): Promise<void> {
  const { name } = await ports.site(language)
  const mail = write({ language, firstName, site: name })
  await ports.sendMail(trx, { to, language, key: `identity:${subject}:${randomUUID()}`, mail })
}

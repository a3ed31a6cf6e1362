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

/** How long the link of a letter works. */
const emailHours = 24
const resetMinutes = 30
const inviteHours = 72

export type Postman = { deps: Deps; ports: Pick<IdentityPorts, 'sendMail' | 'site'> }
type Trx = Transaction<Database>

/** The letter that lets an address be confirmed: the present one, or one that is to take its place. */
export async function sendConfirmation(postman: Postman, trx: Trx, account: StoredAccount, email = account.email): Promise<void> {
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
 * The letter for a forgotten password, if the name is known; done by a job, so that nobody can tell from the answer or its time.
 * `typed` is an e-mail or a phone.
 */
export async function sendReset(postman: Postman, typed: string): Promise<void> {
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

/** The letter to somebody for whom the house opened an account: the link by which they choose its password. Gives that link. */
export async function sendInvitation(postman: Postman, trx: Trx, account: StoredAccount): Promise<string> {
  const now = postman.deps.clock.now()
  const secret = linkSecret()
  const { subject, email } = account
  const expires = new Date(now.getTime() + inviteHours * 3_600_000)
  await insertLink(trx, { hash: linkHash(secret), subject, purpose: 'password', email, expires }, now)
  const url = `${postman.deps.config.identity.issuer}/identity/reset?token=${secret}`
  await send(postman, trx, account, email, (reader) => invitedMail(reader, url))
  return url
}

/** Tells that the password has changed, with the way back for anyone who did not change it. */
export async function notifyPasswordChanged(postman: Postman, trx: Trx, account: StoredAccount): Promise<void> {
  await send(postman, trx, account, account.email, (reader) => passwordChangedMail(reader, wayBack(postman)))
}

/** Tells the former address that it no longer counts. */
export async function notifyEmailChanged(postman: Postman, trx: Trx, account: StoredAccount, former: string): Promise<void> {
  await send(postman, trx, account, former, emailChangedMail)
}

/** Tells that another phone number counts now. */
export async function notifyPhoneChanged(postman: Postman, trx: Trx, account: StoredAccount): Promise<void> {
  await send(postman, trx, account, account.email, (reader) => phoneChangedMail(reader, account.phone, wayBack(postman)))
}

/** The last letter. */
export async function notifyDeleted(postman: Postman, trx: Trx, account: StoredAccount): Promise<void> {
  await send(postman, trx, account, account.email, deletedMail)
}

/** What is kept of the secret of a link. */
export function linkHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

function linkSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Where a new password is asked for, by anyone who did not make the change. */
function wayBack({ deps }: Postman): string {
  return `${deps.config.identity.issuer}/identity/forgotten`
}

async function send(
  { ports }: Postman,
  trx: Trx,
  { language, subject, firstName }: StoredAccount,
  to: string,
  write: (reader: Reader) => IdentityMail,
): Promise<void> {
  const { name } = await ports.site(language)
  const mail = write({ language, firstName, site: name })
  await ports.sendMail(trx, { to, language, key: `identity:${subject}:${randomUUID()}`, mail })
}

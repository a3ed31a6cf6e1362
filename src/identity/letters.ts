import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Deps } from '#platform/http.ts'
import type { Database } from '#platform/tables.ts'
import { serverText } from '../i18n/server.ts'
import { readName } from './accounts.ts'
import { insertLink } from './link-store.ts'
import type { IdentityMail, IdentityPorts } from './ports.ts'
import { findAccountByName, type StoredAccount } from './store.ts'
import { take } from './tries.ts'

/** How long the link of a letter works. */
const emailHours = 24
const resetMinutes = 30

export type Postman = { deps: Deps; ports: Pick<IdentityPorts, 'sendMail' | 'site'> }
type Trx = Transaction<Database>

/** The letter that lets an address be confirmed: the present one, or one that is to take its place. */
export async function sendConfirmation(postman: Postman, trx: Trx, account: StoredAccount, email = account.email): Promise<void> {
  const { clock } = postman.deps
  const now = clock.now()
  const secret = linkSecret()
  const expires = new Date(now.getTime() + emailHours * 3_600_000)
  await insertLink(trx, { hash: linkHash(secret), subject: account.subject, purpose: 'email', email, expires }, now)
  const part = email === account.email ? 'confirm' : 'confirmNew'
  await send(postman, trx, account, email, (t, site) => ({
    subject: t(`${part}.subject`),
    preheader: t(`${part}.preheader`),
    title: t(`${part}.title`, { site }),
    blocks: [
      { text: t('hello', { firstName: account.firstName }) },
      { text: t(`${part}.text`, { site }) },
      { button: { label: t(`${part}.button`), url: `${postman.deps.config.identity.issuer}/identity/confirm-email?token=${secret}` } },
      { text: t('ignore') },
    ],
  }))
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
    await send(postman, trx, account, email, (t, site) => ({
      subject: t('reset.subject'),
      preheader: t('reset.preheader'),
      title: t('reset.title'),
      blocks: [
        { text: t('hello', { firstName: account.firstName }) },
        { text: t('reset.text', { site }) },
        { button: { label: t('reset.button'), url: `${postman.deps.config.identity.issuer}/identity/reset?token=${secret}` } },
        { text: t('ignore') },
      ],
    }))
  })
}

/** Tells that the password has changed, with the way back for whoever did not change it. */
export async function tellPasswordChanged(postman: Postman, trx: Trx, account: StoredAccount): Promise<void> {
  await send(postman, trx, account, account.email, (t, site) => ({
    subject: t('passwordChanged.subject'),
    preheader: t('passwordChanged.preheader'),
    title: t('passwordChanged.title'),
    blocks: [{ text: t('passwordChanged.text', { site }) }, { text: t('notYou') }, wayBack(postman, t('newPassword'))],
  }))
}

/** Tells the former address that it no longer counts. */
export async function tellEmailChanged(postman: Postman, trx: Trx, account: StoredAccount, former: string): Promise<void> {
  await send(postman, trx, account, former, (t, site) => ({
    subject: t('emailChanged.subject'),
    preheader: t('emailChanged.preheader'),
    title: t('emailChanged.title'),
    blocks: [{ text: t('emailChanged.text', { site }) }, { text: t('emailChanged.contact') }],
  }))
}

/** Tells that another phone number counts now. */
export async function tellPhoneChanged(postman: Postman, trx: Trx, account: StoredAccount): Promise<void> {
  const ending = account.phone.slice(-2)
  await send(postman, trx, account, account.email, (t, site) => ({
    subject: t('phoneChanged.subject'),
    preheader: t('phoneChanged.preheader', { ending }),
    title: t('phoneChanged.title'),
    blocks: [{ text: t('phoneChanged.text', { site, ending }) }, { text: t('notYou') }, wayBack(postman, t('newPassword'))],
  }))
}

/** The last letter. */
export async function tellDeleted(postman: Postman, trx: Trx, account: StoredAccount): Promise<void> {
  await send(postman, trx, account, account.email, (t, site) => ({
    subject: t('deleted.subject'),
    preheader: t('deleted.preheader'),
    title: t('deleted.title'),
    blocks: [{ text: t('deleted.text', { site }) }, { text: t('deleted.contact') }],
  }))
}

/** What is kept of the secret of a link. */
export function linkHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

function linkSecret(): string {
  return randomBytes(32).toString('base64url')
}

function wayBack({ deps }: Postman, label: string): { button: { label: string; url: string } } {
  return { button: { label, url: `${deps.config.identity.issuer}/identity/forgotten` } }
}

async function send(
  { ports }: Postman,
  trx: Trx,
  { language, subject }: StoredAccount,
  to: string,
  write: (t: ReturnType<typeof serverText<'identityMail'>>, site: string) => IdentityMail,
): Promise<void> {
  const { name } = await ports.site(language)
  const mail = write(serverText('identityMail', language), name)
  await ports.sendMail(trx, { to, language, key: `identity:${subject}:${randomUUID()}`, mail })
}

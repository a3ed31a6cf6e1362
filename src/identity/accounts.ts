import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { anonymous } from '#shared/actor.ts'
import type { Account } from '#shared/domain-events.ts'
import { e164 } from '#shared/phone.ts'
import { removeLinks } from './link-store.ts'
import type { FaultName } from './pages/page.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'
import { addressWait, forgetSignInAttempts, noteAddressFailure, takeSignInTry } from './rate-limit.ts'
import { removeSessions } from './session-store.ts'
import {
  findAccountByName,
  findTaken,
  insertAccount,
  type NewAccount,
  removeAccount,
  replaceHash,
  type StoredAccount,
  updateAccount,
  updateSignIn,
} from './store.ts'

type Ground = Pick<Deps, 'db' | 'clock' | 'announce'>

const Email = z.email().max(254)

/** Parses a sign-in name: an e-mail in lower case or a phone in E.164; null when it is neither. */
export function readName(typed: string): { email: string } | { phone: string } | null {
  const email = readEmail(typed)
  if (email) return { email }
  const phone = e164(typed)
  return phone ? { phone } : null
}

/** Parses an e-mail, in lower case; null when invalid. */
export function readEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase()
  return Email.safeParse(email).success ? email : null
}

/** Thrown when the e-mail or phone belongs to another account. */
export class TakenError extends Error {
  readonly fault: 'emailExists' | 'phoneExists'

  constructor(fault: 'emailExists' | 'phoneExists') {
    super(fault)
    this.name = 'TakenError'
    this.fault = fault
  }
}

/** Data of a new account, with the plain-text password. */
export type AccountRequest = Omit<NewAccount, 'passwordHash'> & { password: string }

/**
 * Creates an account and publishes the event, in one transaction with `more` (the welcome mail, the consents). `actor` is the member of
 * staff who invites the owner. Returns the account. Throws TakenError.
 */
export async function openAccount(
  { db, clock, announce }: Ground,
  { password, ...request }: AccountRequest,
  more?: (trx: Transaction<Database>, account: StoredAccount) => Promise<void>,
  actor = anonymous,
): Promise<StoredAccount> {
  // checked before the expensive hash; the unique constraint decides between concurrent requests
  assertFree(await findTaken(db, request))
  const passwordHash = await hashPassword(password)
  return unlessTaken(() =>
    audited(db, actor, async (trx) => {
      const account = await insertAccount(trx, randomUUID(), { ...request, passwordHash }, clock.now())
      await announce(trx, 'accountChanged', announced(account))
      await more?.(trx, account)
      return account
    }),
  )
}

/** Changes an account and publishes the event. Returns null when it is deleted. Throws TakenError. */
export async function changeAccount(
  { db, clock, announce }: Ground,
  subject: string,
  change: Partial<Omit<Account, 'subject'>>,
  more?: (trx: Transaction<Database>, account: StoredAccount) => Promise<void>,
): Promise<StoredAccount | null> {
  return unlessTaken(() =>
    db.transaction().execute(async (trx) => {
      const account = await updateAccount(trx, subject, change, clock.now())
      if (!account) return null
      await announce(trx, 'accountChanged', announced(account))
      await more?.(trx, account)
      return account
    }),
  )
}

/**
 * Sets a new password and ends the sessions of the account, except `keep` (its uid). Links sent earlier become invalid. `proven` are the
 * contact details that the caller has verified.
 */
export async function changePassword(
  { db, clock, announce }: Ground,
  subject: string,
  password: string,
  { keep, proven }: { keep?: string; proven?: { emailVerified: true; phoneVerified?: false } } = {},
  more?: (trx: Transaction<Database>, account: StoredAccount) => Promise<void>,
): Promise<StoredAccount | null> {
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    const account = await updateAccount(trx, subject, { passwordHash, ...proven }, clock.now())
    if (!account) return null
    await removeSessions(trx, subject, keep === undefined ? {} : { except: keep }, clock.now())
    await removeLinks(trx, subject)
    await announce(trx, 'accountChanged', announced(account))
    await more?.(trx, account)
    return account
  })
}

/** Ends one session of an account by its uid. */
export async function endSession({ db, clock }: Pick<Ground, 'db' | 'clock'>, subject: string, uid: string): Promise<void> {
  await db.transaction().execute((trx) => removeSessions(trx, subject, { only: uid }, clock.now()))
}

/** Ends all sessions of an account. */
export async function endSessions({ db, clock }: Pick<Ground, 'db' | 'clock'>, subject: string): Promise<void> {
  await db.transaction().execute((trx) => removeSessions(trx, subject, {}, clock.now()))
}

/** Deletes an account and its personal data, in one transaction with `more`. Listeners delete the data of other modules. */
export async function deleteAccount(
  { db, clock, announce }: Ground,
  subject: string,
  more?: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await removeSessions(trx, subject, {}, clock.now())
    if (!(await removeAccount(trx, subject))) return
    await announce(trx, 'accountDeleted', { subject })
    await more?.(trx)
  })
}

/** Result of a sign-in. `wrong` does not reveal whether the name or the password was wrong. */
export type SignIn = { account: StoredAccount } | { fault: FaultName & ('wrong' | 'tooMany'); minutes?: number }

/** Sign-ins of this process by result, for metrics. */
export const signInsByEnd = { succeeded: 0, wrong: 0, tooMany: 0 }

/**
 * Signs in by e-mail or phone and password. Unknown names take as long, are counted and answered like known ones. `address` is the client's
 * network address.
 */
export async function signIn(deps: Pick<Deps, 'db' | 'clock' | 'keys'>, typed: string, password: string, address: string): Promise<SignIn> {
  const { db, clock } = deps
  const name = readName(typed)
  const key = name ? Object.values(name).join() : typed.toLowerCase()
  const wait = (await addressWait(deps, address)) || (await takeSignInTry(deps, key))
  if (wait > 0) {
    signInsByEnd.tooMany++
    return { fault: 'tooMany', minutes: wait }
  }
  const known = name ? await findAccountByName(db, name) : undefined
  if (!(await verifyPassword(known?.passwordHash, password)) || !known) {
    signInsByEnd.wrong++
    await noteAddressFailure(deps, address)
    return { fault: 'wrong' }
  }
  const { passwordHash, ...account } = known
  await forgetSignInAttempts(deps, key)
  await updateSignIn(db, account.subject, clock.now())
  if (isOutdated(passwordHash)) await replaceHash(db, account.subject, passwordHash, await hashPassword(password))
  signInsByEnd.succeeded++
  return { account }
}

function assertFree(taken: { email: boolean; phone: boolean }): void {
  if (taken.email) throw new TakenError('emailExists')
  if (taken.phone) throw new TakenError('phoneExists')
}

async function unlessTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code === '23505' && constraint === 'accounts_email_unique') throw new TakenError('emailExists')
    if (code === '23505' && constraint === 'accounts_phone_unique') throw new TakenError('phoneExists')
    throw error
  }
}

function announced({ passwordChanged: _passwordChanged, ...account }: StoredAccount): Account {
  return account
}

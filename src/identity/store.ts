import { type Kysely, type Selectable, sql } from 'kysely'
import type { Accounts, Database } from '#platform/tables.ts'
import type { Account } from '#shared/domain-events.ts'
import type { Language } from '#shared/language.ts'

/** An account without its password hash. */
export interface StoredAccount extends Account {
  passwordChanged: Date
}

/** Data of a new account. */
export interface NewAccount extends Omit<Account, 'subject' | 'emailVerified' | 'phoneVerified'> {
  emailVerified?: boolean
  phoneVerified?: boolean
  passwordHash: string
}

type Db = Kysely<Database>

/** Returns the account of a subject, or undefined. */
export async function findAccountBySubject(db: Db, subject: string): Promise<StoredAccount | undefined> {
  const row = await db.selectFrom('accounts').selectAll().where('subject', '=', subject).executeTakeFirst()
  return row && shaped(row)
}

/** Returns the account with this e-mail (lower case) or phone (E.164), and its password hash. */
export async function findAccountByName(
  db: Db,
  name: { email: string } | { phone: string },
): Promise<(StoredAccount & { passwordHash: string }) | undefined> {
  const [column, value] = 'email' in name ? (['email', name.email] as const) : (['phone', name.phone] as const)
  const row = await db.selectFrom('accounts').selectAll().where(column, '=', value).executeTakeFirst()
  return row && { ...shaped(row), passwordHash: row.password_hash }
}

/** Returns the password hash of an account. */
export async function findPasswordHash(db: Db, subject: string): Promise<string | undefined> {
  const row = await db.selectFrom('accounts').select('password_hash').where('subject', '=', subject).executeTakeFirst()
  return row?.password_hash
}

/** Returns whether e-mail or phone belongs to another account. */
export async function findTaken(
  db: Db,
  { email, phone, except = '' }: { email?: string; phone?: string; except?: string },
): Promise<{ email: boolean; phone: boolean }> {
  const { rows } = await sql<{ email: boolean; phone: boolean }>`
    select exists (select from accounts where email = ${email ?? ''} and subject <> ${except}) as email,
      exists (select from accounts where phone = ${phone ?? ''} and subject <> ${except}) as phone`.execute(db)
  return rows[0] ?? { email: false, phone: false }
}

/** Inserts an account. A duplicate e-mail or phone violates `accounts_email_unique` or `accounts_phone_unique`. */
export async function insertAccount(db: Db, subject: string, account: NewAccount, now: Date): Promise<StoredAccount> {
  const row = await db
    .insertInto('accounts')
    .values({
      subject,
      civility: account.civility,
      first_name: account.firstName,
      last_name: account.lastName,
      company_name: account.companyName,
      email: account.email,
      email_verified: account.emailVerified ?? false,
      phone: account.phone,
      phone_verified: account.phoneVerified ?? false,
      language: account.language,
      password_hash: account.passwordHash,
      password_changed: now,
      created: now,
      last_modified: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return shaped(row)
}

/** Updates the given fields; undefined when the account is deleted. */
export async function updateAccount(
  db: Db,
  subject: string,
  change: Partial<Omit<Account, 'subject'>> & { passwordHash?: string },
  now: Date,
): Promise<StoredAccount | undefined> {
  const row = await db
    .updateTable('accounts')
    .set({
      civility: change.civility,
      first_name: change.firstName,
      last_name: change.lastName,
      company_name: change.companyName,
      email: change.email,
      email_verified: change.emailVerified,
      phone: change.phone,
      phone_verified: change.phoneVerified,
      language: change.language,
      ...(change.passwordHash && { password_hash: change.passwordHash, password_changed: now }),
      last_modified: now,
    })
    .where('subject', '=', subject)
    .returningAll()
    .executeTakeFirst()
  return row && shaped(row)
}

/** Updates the time of the last sign-in. */
export async function updateSignIn(db: Db, subject: string, now: Date): Promise<void> {
  await db.updateTable('accounts').set({ last_sign_in: now }).where('subject', '=', subject).execute()
}

/** Replaces a hash with outdated parameters, unless the password was changed concurrently. */
export async function replaceHash(db: Db, subject: string, former: string, fresh: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: fresh })
    .where('subject', '=', subject)
    .where('password_hash', '=', former)
    .execute()
}

/** Deletes an account with its links and devices; false when it was already deleted. */
export async function removeAccount(db: Db, subject: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('accounts').where('subject', '=', subject).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Returns accounts created before `before` without confirmed e-mail or phone. */
export async function listNeverConfirmed(db: Db, before: Date, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('subject')
    .where('created', '<', before)
    .where('email_verified', '=', false)
    .where('phone_verified', '=', false)
    .limit(max)
    .execute()
  return rows.map(({ subject }) => subject)
}

function shaped(row: Selectable<Accounts>): StoredAccount {
  return {
    subject: row.subject,
    civility: row.civility as Account['civility'],
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    email: row.email,
    emailVerified: row.email_verified,
    phone: row.phone,
    phoneVerified: row.phone_verified,
    language: row.language as Language,
    passwordChanged: row.password_changed,
  }
}

import { type Kysely, sql, type Transaction } from 'kysely'
import type { DataOwner } from '#platform/personal-data.ts'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import type { DataExport } from './contract.ts'

type Db = Kysely<Database>

/** Returns the latest valid or pending export of a card, or null. */
export async function findExport(db: Db, customerId: number, now: Date): Promise<(DataExport & { id: string; ready: Date | null }) | null> {
  const { rows } = await sql<DataExport & { id: string; ready: Date | null }>`
    select id, state, to_json(created) as asked, to_json(expires) as expires, size, ready from customer_exports
    where customer_id = ${customerId} and (state = 'Asked' or expires > ${now}) order by created desc limit 1`.execute(db)
  return rows[0] ?? null
}

export async function insertExport(trx: Transaction<Database>, customerId: number, now: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into customer_exports (customer_id, created) values (${customerId}, ${now}) returning id`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('no copy was asked for')
  return row.id
}

/** Serialises export requests of a card until the transaction ends. */
export async function lockCard(trx: Transaction<Database>, id: number): Promise<void> {
  await sql`select from customers where id = ${id} for update`.execute(trx)
}

/** Returns the owner of a pending export; null when it is done or its owner was erased. */
export async function findAsked(db: Db, id: string): Promise<(DataOwner & { language: Language }) | null> {
  const { rows } = await sql<DataOwner & { language: Language }>`
    select c.id, c.user_id as subject, c.email, c.phone, c.language
    from customer_exports e join customers c on c.id = e.customer_id
    where e.id = ${id} and e.state = 'Asked' and not c.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Marks an export as ready. Returns false when another run was first. */
export async function updateExportReady(trx: Transaction<Database>, id: string, size: number, now: Date, expires: Date): Promise<boolean> {
  const { rows } = await sql`
    update customer_exports set state = 'Ready', size = ${size}, ready = ${now}, expires = ${expires}
    where id = ${id} and state = 'Asked' returning id`.execute(trx)
  return rows.length > 0
}

/** Returns whether an export still exists. */
export async function exportStands(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select id from customer_exports where id = ${id}`.execute(db)
  return rows.length > 0
}

/** Returns exports whose download period is over. */
export async function findEndedExports(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from customer_exports where expires <= ${now}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function findExportsOf(db: Db, customerId: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from customer_exports where customer_id = ${customerId}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function removeExports(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from customer_exports where id = any(${[...ids]}::uuid[])`.execute(db)
}

/** Returns the personal data of this module. */
export async function findOwnData(db: Db, id: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    select json_build_object(
      'card', json_build_object('civility', c.civility, 'firstName', c.first_name, 'lastName', c.last_name, 'companyName', c.company_name,
        'idNumber', c.id_number, 'email', c.email, 'emailVerified', c.email_verified, 'phone', c.phone, 'phoneVerified', c.phone_verified,
        'language', c.language, 'address', c.address, 'addressLine2', c.address_line2, 'zip', c.zip, 'city', t.name,
        'created', c.created, 'lastSeen', c.last_seen),
      'statuses', (select json_agg(json_build_object('status', type, 'comment', comment, 'created', created) order by id)
        from customer_statuses where customer_id = c.id),
      'consents', (select json_agg(json_build_object('purpose', purpose, 'channel', channel, 'given', given, 'textVersion', text_version,
        'created', created) order by id) from customer_consents where customer_id = c.id)) as data
    from customers c left join cities t on t.id = c.city_id where c.id = ${id}`.execute(db)
  return rows[0]?.data ?? {}
}

/** Returns deleted cards whose data is not erased yet. */
export async function findDeleted(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from customers where is_deleted and erased is null order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks a card for erasure; null when another process has it or it is done. */
export async function lockDeleted(trx: Transaction<Database>, id: number): Promise<(DataOwner & { language: Language }) | null> {
  const { rows } = await sql<DataOwner & { language: Language }>`
    select id, user_id as subject, email, phone, language from customers
    where id = ${id} and is_deleted and erased is null for update skip locked`.execute(trx)
  return rows[0] ?? null
}

/** Erases the personal data of a card; statuses and consents remain as dates. */
export async function eraseCard(trx: Transaction<Database>, id: number): Promise<void> {
  await sql`
    update customers set civility = 'M.', first_name = '', last_name = '', company_name = null, id_number = null, email = null,
      email_verified = false, phone = null, phone_verified = false, address = null, address_line2 = null, zip = null, city_id = null
    where id = ${id}`.execute(trx)
  await sql`update customer_statuses set comment = null, created_by = null where customer_id = ${id}`.execute(trx)
  await sql`update customer_consents set subject = null where customer_id = ${id}`.execute(trx)
}

/** Marks a card as erased. */
export async function updateErased(trx: Transaction<Database>, id: number, now: Date): Promise<void> {
  await sql`update customers set erased = ${now}, last_modified = ${now}, last_modified_by = null, created_by = null where id = ${id}`.execute(
    trx,
  )
}

/** Marks a card as deleted, which hides it. */
export async function updateDeleted(trx: Transaction<Database>, id: number): Promise<void> {
  await sql`update customers set is_deleted = true, last_modified = now() where id = ${id}`.execute(trx)
}

/** Inserts a deleted card for an account without one, so that it gets none later. */
export async function insertLeft(trx: Transaction<Database>, subject: string): Promise<void> {
  await sql`insert into customers (user_id, is_deleted, erased) values (${subject}, true, now()) on conflict do nothing`.execute(trx)
}

export async function removeCardlessConsents(trx: Transaction<Database>, subject: string): Promise<void> {
  await sql`delete from customer_consents where subject = ${subject} and customer_id is null`.execute(trx)
}

/** An unused account. */
export interface UnusedRow {
  id: number
  subject: string
  email: string | null
  language: Language
}

/** Last used before that instant, by call or sign-in. Excludes accounts of staff. */
const unused = (before: Date) => sql`
  c.last_seen < ${before} and (a.last_sign_in is null or a.last_sign_in < ${before}) and not exists (
    select from staff_members s where s.subject = c.user_id and not s.is_deactivated)`

/** Returns unused accounts without a warning. */
export async function findToWarn(db: Db, before: Date): Promise<UnusedRow[]> {
  const { rows } = await sql<UnusedRow>`
    select c.id, c.user_id as subject, c.email, c.language from customers c left join accounts a on a.subject = c.user_id
    where c.user_id is not null and not c.is_deleted and c.warned is null and ${unused(before)} order by c.id limit 1000`.execute(db)
  return rows
}

export async function updateWarned(trx: Transaction<Database>, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`update customers set warned = ${now} where id = ${id} and warned is null returning id`.execute(trx)
  return rows.length > 0
}

/** Returns unused accounts that were warned before an instant. */
export async function findToForget(db: Db, before: Date, warnedBefore: Date): Promise<UnusedRow[]> {
  const { rows } = await sql<UnusedRow>`
    select c.id, c.user_id as subject, c.email, c.language from customers c left join accounts a on a.subject = c.user_id
    where c.user_id is not null and not c.is_deleted and c.warned <= ${warnedBefore} and ${unused(before)} order by c.id limit 1000`.execute(
    db,
  )
  return rows
}

/** Returns unused cards created by staff, which have no owner to warn. */
export async function findStaffCardsToForget(db: Db, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from customers
    where user_id is null and not is_deleted and greatest(last_seen, last_modified) < ${before} order by id limit 1000`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes consents of erased persons after the period of proof. */
export async function removeOldProof(db: Db, before: Date): Promise<void> {
  await sql`
    delete from customer_consents where customer_id in (select id from customers where erased < ${before})`.execute(db)
}

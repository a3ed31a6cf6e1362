import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { PartnerKey, PartnerPurchase } from './contract.ts'

type Db = Kysely<Database>

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const columns = sql`k.id, k.name, k.hint, ${iso('k.created')} as created,
  (select concat_ws(' ', a.first_name, a.last_name) from accounts a where a.subject = k.created_by) as creator,
  ${iso('k.expires')} as expires, ${iso('k.revoked')} as revoked, ${iso('k.last_used')} as "lastUsed",
  (select count(*)::int from vehicle_purchases p where p.partner_key_id = k.id and not p.is_deleted) as requests`

export async function findPartnerKeys(db: Db): Promise<PartnerKey[]> {
  const { rows } = await sql<PartnerKey>`select ${columns} from partner_keys k order by k.id desc`.execute(db)
  return rows
}

export async function findPartnerKey(db: Db, id: number): Promise<PartnerKey | null> {
  const { rows } = await sql<PartnerKey>`select ${columns} from partner_keys k where k.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Stores the hash of a new key and returns its id. */
export async function insertPartnerKey(
  db: Db,
  { name, hash, hint, by, months }: { name: string; hash: string; hint: string; by: string; months: number },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into partner_keys (name, hash, hint, created, created_by, expires)
    values (${name}, ${hash}, ${hint}, ${now}, ${by}, ${now}::timestamptz + make_interval(months => ${months}::int)) returning id`.execute(
    db,
  )
  if (!rows[0]) throw new Error('the key was not kept')
  return rows[0].id
}

/** Revokes a key; a revoked key keeps its date. */
export async function updateRevoked(db: Db, id: number, by: string, now: Date): Promise<void> {
  await sql`update partner_keys set revoked = ${now}, revoked_by = ${by} where id = ${id} and revoked is null`.execute(db)
}

/** Counts a call. Returns the key's id and the calls of its hour including this one; null for an invalid key. */
export async function updateUsed(db: Db, hash: string, now: Date): Promise<{ id: number; calls: number } | null> {
  const { rows } = await sql<{ id: number; calls: number }>`
    update partner_keys set last_used = ${now},
      hour_calls = case when hour_began > ${now}::timestamptz - interval '1 hour' then hour_calls + 1 else 1 end,
      hour_began = case when hour_began > ${now}::timestamptz - interval '1 hour' then hour_began else ${now} end
    where hash = ${hash} and revoked is null and expires > ${now} returning id, hour_calls as calls`.execute(db)
  return rows[0] ?? null
}

/** Finds a request of a partner key by id or reference. */
export async function findPartnerPurchase(
  db: Db,
  partnerKeyId: number,
  by: { id: number } | { reference: string },
): Promise<PartnerPurchase | null> {
  const which = 'id' in by ? sql`p.id = ${by.id}` : sql`p.reference = ${by.reference}`
  const { rows } = await sql<PartnerPurchase>`
    select p.reference, p.last_status as status, ${iso('p.created')} as created,
      ${iso('coalesce((select max(s.created) from purchase_statuses s where s.purchase_id = p.id), p.created)')} as since
    from vehicle_purchases p where ${which} and p.partner_key_id = ${partnerKeyId} and not p.is_deleted`.execute(db)
  return rows[0] ?? null
}

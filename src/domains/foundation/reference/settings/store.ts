import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { SettingRow } from './contract.ts'

export type KeptSetting = Pick<SettingRow, 'key' | 'value' | 'type' | 'isPublic' | 'lastModified' | 'lastModifiedBy'>

const columns = sql`s.key, s.value, s.type, s.is_public as "isPublic", to_json(s.last_modified) as "lastModified",
  (select a.first_name || ' ' || a.last_name from accounts a where a.subject = s.last_modified_by) as "lastModifiedBy"`
// settings maintained by the product
const forPeople = sql`not starts_with(s.key, 'reference.')`

/** Returns every setting that staff may change, ordered by key. */
export async function findAll(db: Kysely<Database>): Promise<KeptSetting[]> {
  const { rows } = await sql<KeptSetting>`select ${columns} from settings s where ${forPeople} order by s.key`.execute(db)
  return rows
}

/** Returns one setting, locked until the transaction ends; null for an unknown key. */
export async function findForChange(trx: Transaction<Database>, key: string): Promise<KeptSetting | null> {
  const { rows } = await sql<KeptSetting>`select ${columns} from settings s where s.key = ${key} and ${forPeople} for update`.execute(trx)
  return rows[0] ?? null
}

export async function updateValue(trx: Transaction<Database>, key: string, value: string, by: string | null, now: Date): Promise<void> {
  await sql`update settings set value = ${value}, last_modified = ${now}, last_modified_by = ${by} where key = ${key}`.execute(trx)
}

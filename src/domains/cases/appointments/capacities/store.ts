import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { OwnCapacity } from './contract.ts'

/** Checks that a store exists, open to appointments or not. */
export async function hasStore(db: Kysely<Database> | Transaction<Database>, id: number): Promise<boolean> {
  const { rows } = await sql`select from storage_areas where id = ${id} and not is_deleted`.execute(db)
  return rows.length > 0
}

/** Returns the own capacities of a store by kind. */
export async function findOwnCapacities(
  db: Kysely<Database> | Transaction<Database>,
  id: number,
): Promise<Map<string, OwnCapacity['own']>> {
  const { rows } = await sql<{ kind: string; own: OwnCapacity['own'] }>`
    select kind, json_build_object('places', places, 'minutes', minutes) as own from appointment_capacities
    where storage_area_id = ${id}`.execute(db)
  return new Map(rows.map(({ kind, own }) => [kind, own]))
}

/** Locks the capacities of a store. */
export async function lockCapacities(trx: Transaction<Database>, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7263012, ${id}::int)`.execute(trx)
}

/** Replaces the own capacities of a store; a kind without one uses the settings. */
export async function replaceCapacities(
  trx: Transaction<Database>,
  id: number,
  capacities: readonly OwnCapacity[],
  by: string | null,
  now: Date,
): Promise<void> {
  await sql`delete from appointment_capacities where storage_area_id = ${id}`.execute(trx)
  const own = capacities.flatMap(({ kind, own }) => (own ? [{ kind, ...own }] : []))
  await sql`
    insert into appointment_capacities (storage_area_id, kind, places, minutes, last_modified, last_modified_by)
    select ${id}::int, kind, places, minutes, ${now}, ${by}
    from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as r(kind text, places int, minutes int)`.execute(trx)
}

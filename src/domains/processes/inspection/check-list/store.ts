import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { CheckList, CheckPartInput } from './contract.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Formats a time for the API. */
export const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
/** Selects the name of an account by its subject column. */
export const nameOf = (subject: string) =>
  sql.raw(`(select concat_ws(' ', n.first_name, n.last_name) from accounts n where n.subject = ${subject})`)
/** JSON of a point of `check_parts c`. */
export const checkPartJson =
  sql.raw(`json_build_object('id', c.id, 'code', c.code, 'position', c.position, 'category', c.category, 'section', c.section,
  'title', c.title, 'titles', c.titles, 'repairCost', c.repair_cost, 'replacementCost', c.replacement_cost, 'paintCost', c.paint_cost,
  'unit', c.unit)`)

/** Returns a version of the check list, the newest by default; null for none. */
export async function findCheckList(db: Db, version?: number): Promise<CheckList | null> {
  const { rows } = await sql<CheckList>`
    select l.version, ${iso('l.created')} as created, ${nameOf('l.created_by')} as "createdBy",
      coalesce((select json_agg(${checkPartJson} order by c.position) from check_parts c where c.version = l.version), '[]') as parts
    from check_lists l where l.version = coalesce(${version ?? null}::int, (select max(version) from check_lists))`.execute(db)
  return rows[0] ?? null
}

/** Locks the check lists for a writer. */
export async function lockCheckLists(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7263360)`.execute(trx)
}

/** Inserts a new version of the check list and returns its number. */
export async function insertCheckList(trx: Trx, parts: readonly CheckPartInput[], by: string | null, now: Date): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    with made as (insert into check_lists (created, created_by) values (${now}, ${by}) returning version), listed as (
      insert into check_parts (version, code, position, category, section, title, titles, repair_cost, replacement_cost, paint_cost, unit)
      select made.version, r.code, r.position, r.category, r.section, r.titles ->> 'fr', r.titles, r."repairCost", r."replacementCost", r."paintCost", r.unit
      from made, jsonb_to_recordset(${JSON.stringify(parts.map((part, i) => ({ ...part, position: i + 1 })))}::jsonb) as r(
        code text, position smallint, category text, section text, titles jsonb, "repairCost" int, "replacementCost" int, "paintCost" int, unit text)
    )
    select version from made`.execute(trx)
  const version = rows[0]?.version
  if (version === undefined) throw new Error('the check list was not kept')
  return version
}

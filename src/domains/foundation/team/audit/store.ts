import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { countLimit } from '#shared/counted.ts'
import type { AuditEntry } from './contract.ts'

type Db = Kysely<Database>

/** What lines are asked for; `since` and `until` are instants, the second one excluded. */
export interface AuditFilter {
  subject: string | null
  action: string | null
  recordType: string | null
  recordId: string | null
  since: Date | null
  until: Date | null
}

/** One page of the lines, the latest first, and how many there are, as far as lists count. */
export async function findEntries(db: Db, filter: AuditFilter, page: number, size: number): Promise<{ rows: AuditEntry[]; count: number }> {
  const conditions = [
    filter.subject !== null && sql`e.subject = ${filter.subject}`,
    filter.action !== null && sql`e.action = ${filter.action}`,
    filter.recordType !== null && sql`e.record_type = ${filter.recordType}`,
    filter.recordId !== null && sql`e.record_id = ${filter.recordId}`,
    filter.since !== null && sql`e.created >= ${filter.since}`,
    filter.until !== null && sql`e.created < ${filter.until}`,
  ].filter((condition) => condition !== false)
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  const counted = await sql<{ count: number }>`
    select count(*) as count from (select 1 from audit_entries e ${where} limit ${countLimit({ page, size })}) c`.execute(db)
  const { rows } = await sql<AuditEntry>`
    select e.id, to_json(e.created) as created, e.subject, a.first_name || ' ' || a.last_name as name, e.roles, e.action,
      e.record_type as "recordType", e.record_id as "recordId", m.first_name || ' ' || m.last_name as "recordName", e.outcome, e.details
    from (select * from audit_entries e ${where} order by e.id desc limit ${size} offset ${(page - 1) * size}) e
    left join accounts a using (subject)
    left join accounts m on e.record_type = 'members' and m.subject = e.record_id order by e.id desc`.execute(db)
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** Everybody on the staff, and the distinct words of the lines, found by walking through their indexes. */
export async function findNames(
  db: Db,
): Promise<{ people: { subject: string; name: string }[]; actions: string[]; recordTypes: string[] }> {
  const distinct = (column: ReturnType<typeof sql>) => sql<{ word: string }>`
    with recursive words as (
      (select ${column} as word from audit_entries where ${column} is not null order by ${column} limit 1)
      union all
      select (select ${column} from audit_entries where ${column} > w.word order by ${column} limit 1) from words w where w.word is not null
    ) select word from words where word is not null`
  const [people, actions, recordTypes] = await Promise.all([
    sql<{ subject: string; name: string }>`
      select m.subject, coalesce(a.first_name || ' ' || a.last_name, m.subject) as name
      from staff_members m left join accounts a using (subject) order by a.last_name collate "fr-x-icu", a.first_name, m.subject`.execute(
      db,
    ),
    distinct(sql`action`).execute(db),
    distinct(sql`record_type`).execute(db),
  ])
  return { people: people.rows, actions: actions.rows.map(({ word }) => word), recordTypes: recordTypes.rows.map(({ word }) => word) }
}

import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { StaffRole } from '#shared/actor.ts'
import { countLimit } from '#shared/counted.ts'
import type { Absence, AuditEntry, CurrentStaff, Rota, StaffMember } from './contract.ts'

type Db = Kysely<Database>

/** Returns the roles of an account; empty for customers and former staff. */
export async function findStaffRoles(db: Db, subject: string): Promise<StaffRole[]> {
  const row = await db
    .selectFrom('staff_members')
    .select('roles')
    .where('subject', '=', subject)
    .where('is_deactivated', '=', false)
    .executeTakeFirst()
  return (row?.roles ?? []) as StaffRole[]
}

/** Adds an account to the staff or replaces its roles. */
export async function saveStaffMember(db: Db, subject: string, roles: readonly StaffRole[], by: string | null = null): Promise<void> {
  const values = { roles: [...roles], is_deactivated: false, last_modified_by: by }
  await db
    .insertInto('staff_members')
    .values({ subject, created_by: by, ...values })
    .onConflict((known) => known.column('subject').doUpdateSet({ ...values, last_modified: sql`now()` }))
    .execute()
}

const name = sql`coalesce(a.first_name || ' ' || a.last_name, '')`
const areas = sql`
  coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'names', s.names) order by s.id)
    from staff_areas b join storage_areas s on s.id = b.storage_area_id where b.subject = m.subject), '[]')`
const openSales = (subject: ReturnType<typeof sql>) => sql`
  (select count(*) from vehicle_sales v
    where v.assigned_to = ${subject} and v.is_open and not v.is_deleted)`

/** Returns a current staff member, or null. */
export async function findStaff(db: Db, subject: string): Promise<CurrentStaff | null> {
  const { rows } = await sql<CurrentStaff>`/* prepared */
    select m.subject, ${name} as name, m.roles, ${areas} as areas
    from staff_members m left join accounts a using (subject)
    where m.subject = ${subject} and not m.is_deactivated`.execute(db)
  return rows[0] ?? null
}

/** Returns current and former staff, or only `subject`, with absences from `today` on. */
export async function findMembers(db: Db, today: string, subject: string | null = null): Promise<StaffMember[]> {
  const { rows } = await sql<StaffMember>`
    select m.subject, ${name} as name, m.roles, ${areas} as areas, a.email, m.is_deactivated as "isDeactivated",
      a.subject is not null and a.last_sign_in is null as invited, to_json(a.last_sign_in) as "lastSignIn",
      ${openSales(sql`m.subject`)} as "openSales",
      coalesce((select json_agg(json_build_object('id', b.id, 'firstDay', b.first_day, 'lastDay', b.last_day) order by b.first_day, b.id)
        from staff_absences b where b.subject = m.subject and b.last_day >= ${today}::date), '[]') as absences
    from staff_members m left join accounts a using (subject)
    where ${subject}::text is null or m.subject = ${subject}
    order by m.is_deactivated, a.last_name collate "fr-x-icu", a.first_name collate "fr-x-icu", m.subject`.execute(db)
  return rows
}

/** Returns the account of an e-mail, or null. `isProven`: the e-mail is verified. */
export async function findAccountByEmail(db: Db, email: string): Promise<{ subject: string; isProven: boolean } | null> {
  const { rows } = await sql<{ subject: string; isProven: boolean }>`
    select subject, email_verified as "isProven" from accounts where email = ${email}`.execute(db)
  return rows[0] ?? null
}

/** Returns true for current and former staff. */
export async function isMember(db: Db, subject: string): Promise<boolean> {
  const { rows } = await sql`select from staff_members where subject = ${subject}`.execute(db)
  return rows.length > 0
}

/** Locks changes of the staff until the end of the transaction, so that the count of admins stays correct. */
export async function lockStaff(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(7263025)`.execute(trx)
}

/** Counts the admins other than `without`. */
export async function countAdmins(db: Db, without: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from staff_members
    where not is_deactivated and 'admin' = any(roles) and subject <> ${without}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Changes a staff member; returns false for an unknown one. */
export async function updateMember(
  db: Db,
  subject: string,
  change: { roles?: readonly StaffRole[]; isDeactivated?: boolean },
  by: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    update staff_members set roles = coalesce(${change.roles ?? null}::text[], roles),
      is_deactivated = coalesce(${change.isDeactivated ?? null}::boolean, is_deactivated), last_modified = now(), last_modified_by = ${by}
    where subject = ${subject} returning subject`.execute(db)
  return rows.length > 0
}

/** Replaces the areas of a staff member; keeps the last assignment in areas that stay. Returns unknown area ids. */
export async function saveAreas(db: Db, subject: string, ids: readonly number[]): Promise<number[]> {
  await sql`delete from staff_areas where subject = ${subject} and not storage_area_id = any(${[...ids]}::int[])`.execute(db)
  await sql`
    insert into staff_areas (subject, storage_area_id)
    select ${subject}, id from storage_areas where id = any(${[...ids]}::int[]) and not is_deleted
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...ids]}::int[]) as id where not exists (
      select from staff_areas s where s.subject = ${subject} and s.storage_area_id = id)`.execute(db)
  return rows.map(({ id }) => id)
}

/** A day in Morocco; weekday 0 is Monday. */
export interface Turn {
  day: string
  weekday: number
}

/**
 * SQL: the next agent of an area: on its rota that day and present, fewest open sales first, then the longest without a new sale. An
 * area without a rota takes all its agents.
 */
const turnOf = (areaId: ReturnType<typeof sql>, { day, weekday }: Turn) => sql`
  select s.subject from staff_areas s join staff_members m using (subject)
  where s.storage_area_id = ${areaId} and not m.is_deactivated and 'agent' = any(m.roles)
    and not exists (select from staff_absences b where b.subject = s.subject and ${day}::date between b.first_day and b.last_day)
    and (exists (select from rota_days r where r.subject = s.subject and r.storage_area_id = s.storage_area_id and r.weekday = ${weekday})
      or not exists (select from rota_days r where r.storage_area_id = s.storage_area_id))
  order by ${openSales(sql`s.subject`)}, s.last_assigned nulls first, s.subject limit 1`

/** Picks the next agent of an area and stores the time under a lock, so that concurrent sales get different agents; null without any. */
export async function takeTurn(trx: Transaction<Database>, areaId: number, turn: Turn, at: Date): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('rota ' || ${areaId}::text, 0))`.execute(trx)
  const { rows } = await sql<{ subject: string }>`
    update staff_areas set last_assigned = ${at}
    where storage_area_id = ${areaId} and subject = (${turnOf(sql`${areaId}`, turn)})
    returning subject`.execute(trx)
  return rows[0]?.subject ?? null
}

/** Returns the rota of every open area, or only of `areaId`. */
export async function findRotas(db: Db, turn: Turn, areaId: number | null = null): Promise<Rota[]> {
  const { rows } = await sql<Rota>`
    select json_build_object('id', g.id, 'name', g.name, 'names', g.names) as area,
      coalesce((select json_agg(coalesce((select json_agg(r.subject order by r.subject) from rota_days r
         where r.storage_area_id = g.id and r.weekday = d), '[]') order by d) from generate_series(0, 6) d), '[]') as days,
      coalesce((select json_agg(json_build_object('subject', s.subject, 'name', ${name}, 'openSales', ${openSales(sql`s.subject`)},
          'lastAssigned', s.last_assigned, 'absent', exists (select from staff_absences b
            where b.subject = s.subject and ${turn.day}::date between b.first_day and b.last_day)) order by ${name} collate "fr-x-icu")
        from staff_areas s join staff_members m using (subject) left join accounts a using (subject)
        where s.storage_area_id = g.id and not m.is_deactivated and 'agent' = any(m.roles)), '[]') as agents,
      (${turnOf(sql`g.id`, turn)}) as next
    from storage_areas g
    where not g.is_deactivated and not g.is_deleted and (${areaId}::int is null or g.id = ${areaId}) order by g.id`.execute(db)
  return rows
}

export async function saveRota(trx: Transaction<Database>, areaId: number, days: readonly (readonly string[])[]): Promise<void> {
  await sql`delete from rota_days where storage_area_id = ${areaId}`.execute(trx)
  const lines = days.flatMap((subjects, weekday) => [...new Set(subjects)].map((subject) => ({ subject, weekday })))
  await sql`
    insert into rota_days (subject, storage_area_id, weekday)
    select subject, ${areaId}, weekday from json_to_recordset(${JSON.stringify(lines)}::json) as l(subject text, weekday int)`.execute(trx)
}

/** Returns null for an unknown staff member. */
export async function insertAbsence(
  db: Db,
  subject: string,
  { firstDay, lastDay }: Omit<Absence, 'id'>,
  by: string | null,
  now: Date,
): Promise<Absence | null> {
  const { rows } = await sql<Absence>`
    insert into staff_absences (subject, first_day, last_day, created, created_by)
    select subject, ${firstDay}::date, ${lastDay}::date, ${now}, ${by} from staff_members where subject = ${subject}
    returning id, first_day::text as "firstDay", last_day::text as "lastDay"`.execute(db)
  return rows[0] ?? null
}

/** Deletes an absence; returns false for an unknown one. */
export async function removeAbsence(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`delete from staff_absences where id = ${id} returning id`.execute(db)
  return rows.length > 0
}

export async function removeAbsences(db: Db, subject: string): Promise<void> {
  await sql`delete from staff_absences where subject = ${subject}`.execute(db)
}

/** `since` is included, `until` excluded. */
export interface AuditFilter {
  subject: string | null
  action: string | null
  recordType: string | null
  recordId: string | null
  since: Date | null
  until: Date | null
}

/** Returns one page of the audit log, latest first, and the number of entries up to `countLimit`. */
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

/** Returns the staff and the distinct actions and record types, by a loose index scan. */
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

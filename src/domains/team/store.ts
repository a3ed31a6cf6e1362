import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { StaffRole } from '#shared/actor.ts'
import type { CurrentStaff } from './contract.ts'

type Db = Kysely<Database>

/** The roles of an account; none for a customer or somebody who has left. */
export async function findStaffRoles(db: Db, subject: string): Promise<StaffRole[]> {
  const row = await db
    .selectFrom('staff_members')
    .select('roles')
    .where('subject', '=', subject)
    .where('is_deactivated', '=', false)
    .executeTakeFirst()
  return (row?.roles ?? []) as StaffRole[]
}

/** Puts an account on the staff with these roles, or gives it these instead of those it had. */
export async function saveStaffMember(db: Db, subject: string, roles: readonly StaffRole[]): Promise<void> {
  const values = { roles: [...roles], is_deactivated: false }
  await db
    .insertInto('staff_members')
    .values({ subject, ...values })
    .onConflict((known) => known.column('subject').doUpdateSet(values))
    .execute()
}

const areasOf = (subject: ReturnType<typeof sql>) => sql`
  coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'nameAr', a.name_ar) order by a.id)
    from staff_areas s join storage_areas a on a.id = s.storage_area_id where s.subject = ${subject}), '[]')`

/** Somebody who is on the staff now, or null. */
export async function findStaff(db: Db, subject: string): Promise<CurrentStaff | null> {
  const { rows } = await sql<CurrentStaff>`
    select m.subject, coalesce(a.first_name || ' ' || a.last_name, '') as name, m.roles, ${areasOf(sql`m.subject`)} as areas
    from staff_members m left join accounts a using (subject)
    where m.subject = ${subject} and not m.is_deactivated`.execute(db)
  return rows[0] ?? null
}

/**
 * The agent whose turn it is in an area on a day: on the rota, present, with the fewest open sales, then the longest without a new
 * one. Where an area has no rota, all who are bound to it. Notes that they had their turn, so that two at once are not the same person's.
 */
export async function takeTurn(
  trx: Transaction<Database>,
  areaId: number,
  { day, weekday, at }: { day: string; weekday: number; at: Date },
): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('rota ' || ${areaId}::text, 0))`.execute(trx)
  const { rows } = await sql<{ subject: string }>`
    update staff_areas t set last_assigned = ${at}
    where storage_area_id = ${areaId} and subject = (
      select s.subject from staff_areas s join staff_members m using (subject)
      where s.storage_area_id = ${areaId} and not m.is_deactivated and 'agent' = any(m.roles)
        and not exists (select from staff_absences b where b.subject = s.subject and ${day}::date between b.first_day and b.last_day)
        and (exists (select from rota_days r where r.subject = s.subject and r.storage_area_id = ${areaId} and r.weekday = ${weekday})
          or not exists (select from rota_days r where r.storage_area_id = ${areaId}))
      order by (select count(*) from vehicle_sales v
          where v.assigned_to = s.subject and v.last_status in ('Submitted', 'Assigned', 'InProgress') and not v.is_deleted),
        s.last_assigned nulls first, s.subject
      limit 1)
    returning subject`.execute(trx)
  return rows[0]?.subject ?? null
}

import type { Kysely } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { StaffRole } from '#shared/actor.ts'

/** The roles of an account; none for a customer or somebody who has left. */
export async function findStaffRoles(db: Kysely<Database>, subject: string): Promise<StaffRole[]> {
  const row = await db
    .selectFrom('staff_members')
    .select('roles')
    .where('subject', '=', subject)
    .where('is_deactivated', '=', false)
    .executeTakeFirst()
  return (row?.roles ?? []) as StaffRole[]
}

/** Puts an account on the staff with these roles, or gives it these instead of those it had. */
export async function saveStaffMember(db: Kysely<Database>, subject: string, roles: readonly StaffRole[]): Promise<void> {
  const values = { roles: [...roles], is_deactivated: false }
  await db
    .insertInto('staff_members')
    .values({ subject, ...values })
    .onConflict((known) => known.column('subject').doUpdateSet(values))
    .execute()
}

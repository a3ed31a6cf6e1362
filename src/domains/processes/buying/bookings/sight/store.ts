import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { BookingStatus } from '../status.ts'
import { lockSaleOf } from '../store.ts'

type Db = Kysely<Database>

/** A member of staff: subject, and visible areas (null: all). */
export interface Viewer {
  subject: string
  within: number[] | null
}

/** Matches records of the viewer's areas, without an area, or assigned to the viewer. `of`: alias of a booking or a sale. */
export function inSight({ within, subject }: Viewer, of: 'b' | 's' = 'b'): RawBuilder<unknown> {
  if (within === null) return sql`true`
  const column = (name: string) => sql.ref(`${of}.${name}`)
  return sql`(${column('storage_area_id')} = any(${within}) or ${column('storage_area_id')} is null or ${column('assigned_to')} = ${subject})`
}

/** Locks a visible booking after its sale. Returns its status, and whether the viewer is its customer; null when it is not visible. */
export async function lockSeen(db: Db, viewer: Viewer, id: number): Promise<{ status: BookingStatus; isOwn: boolean } | null> {
  await lockSaleOf(db, id)
  const { rows } = await sql<{ status: BookingStatus; isOwn: boolean }>`
    select b.last_status as status,
      exists (select from customers c where c.id = b.customer_id and c.user_id = ${viewer.subject}) as "isOwn" from vehicle_bookings b
    where b.id = ${id} and not b.is_deleted and b.last_status <> 'Draft' and ${inSight(viewer)} for update`.execute(db)
  return rows[0] ?? null
}

/** Returns whether the viewer may see a booking. */
export async function isSeen(db: Db, viewer: Viewer, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from vehicle_bookings b
    where b.id = ${id} and not b.is_deleted and b.last_status <> 'Draft' and ${inSight(viewer)}`.execute(db)
  return rows.length > 0
}

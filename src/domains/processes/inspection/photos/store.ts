import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { ExpertiseStatus } from '../status.ts'
import { sellerJoin } from '../store.ts'

export interface PhotoOwner {
  expertiseId: number
  status: ExpertiseStatus
  isReopened: boolean
  /** account of the seller */
  seller: string | null
}

/** Returns the point of a photo; null for none. */
export async function findPhotoOwner(db: Kysely<Database>, partId: number): Promise<PhotoOwner | null> {
  const { rows } = await sql<PhotoOwner>`
    select t.id as "expertiseId", t.last_status as status, q.is_reopened as "isReopened", c.user_id as seller
    from check_part_quotations q join technical_expertises t on t.id = q.expertise_id
    ${sellerJoin} where q.id = ${partId} and not t.is_deleted`.execute(db)
  return rows[0] ?? null
}

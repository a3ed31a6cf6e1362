import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'

/** Stores the review of a pending document; false when it is not pending any more. */
export async function updateReview(
  db: Kysely<Database>,
  id: string,
  review: { status: 'Accepted' | 'Rejected'; comment: string | null; at: Date; by: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update documents set status = ${review.status}, comment = ${review.comment},
      validated = case when ${review.status} = 'Accepted' then ${review.at}::timestamptz end,
      last_modified = ${review.at}, last_modified_by = ${review.by}
    where id = ${id}::uuid and status = 'Preview' and not is_generated and not is_deleted`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

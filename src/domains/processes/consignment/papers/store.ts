import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { IntermediationStatus } from '../status.ts'

/**
 * Returns the owner and status of a consignment. `isFixed`: the document of that id is accepted or generated. Null for an unknown
 * consignment.
 */
export async function findOwner(
  db: Kysely<Database>,
  id: number,
  documentId: string | null = null,
): Promise<{ subject: string | null; status: IntermediationStatus; isFixed: boolean } | null> {
  const { rows } = await sql<{ subject: string | null; status: IntermediationStatus; isFixed: boolean }>`
    select c.user_id as subject, i.last_status as status,
      exists (select from documents d where d.id = ${documentId}::uuid and (d.status = 'Accepted' or d.is_generated)) as "isFixed"
    from vehicle_intermediations i join customers c on c.id = i.customer_id where i.id = ${id} and not i.is_deleted`.execute(db)
  return rows[0] ?? null
}

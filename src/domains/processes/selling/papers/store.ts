import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { PurchaseStatus } from '../status.ts'

/** Returns the owner and status of a request. `isAccepted`: the staff accepted the document of that id. Null for an unknown request. */
export async function findPurchaseOwner(
  db: Kysely<Database>,
  id: number,
  documentId: string | null = null,
): Promise<{ subject: string | null; status: PurchaseStatus; isAccepted: boolean } | null> {
  const { rows } = await sql<{ subject: string | null; status: PurchaseStatus; isAccepted: boolean }>`
    select c.user_id as subject, p.last_status as status,
      exists (select from documents d where d.id = ${documentId}::uuid and d.status = 'Accepted') as "isAccepted"
    from vehicle_purchases p join customers c on c.id = p.customer_id where p.id = ${id} and not p.is_deleted`.execute(db)
  return rows[0] ?? null
}

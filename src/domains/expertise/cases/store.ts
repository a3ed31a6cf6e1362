import { type Kysely, sql } from 'kysely'
import { removeDocumentsOf } from '#domains/documents/erasure/store.ts'
import type { Database } from '#platform/tables.ts'
import { type ExpertiseFacts, factColumns } from '../store.ts'

type Db = Kysely<Database>

/** What moves an offer: a finding, or what was added to it. Whole dirhams, what lowers it below 0. */
export interface Finding {
  label: string
  amount: number
}

/** What moves the offer of a sheet: its findings in the order of the list, then the extras. What costs nothing moves nothing. */
export async function findFindings(db: Db, expertiseId: number): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select r.label, r.amount from (
      select case when q.quantity > 1 then c.title || ' (' || q.quantity || ')' else c.title end as label, -(q.cost * q.quantity) as amount,
        c.position::int as place
      from check_part_quotations q join check_parts c on c.id = q.check_part_id
      where q.expertise_id = ${expertiseId} and q.action in ('Repair', 'Replacement') and q.cost * q.quantity > 0
      union all
      select coalesce(nullif(left(t.extras_reason, 120), ''), 'Complément convenu'), t.extras, 1000 from technical_expertises t
      where t.id = ${expertiseId} and t.extras > 0
    ) r where r.label is not null and r.amount is not null order by r.place`.execute(db)
  return rows
}

/** Takes out of the sheets of these purchases what was said and who said it; of those that `keepPhotos` does not name the photos, too. */
export async function eraseSheets(db: Db, purchaseIds: readonly number[], keepPhotos: readonly number[]): Promise<void> {
  await sql`
    update expertise_statuses s set comment = null from technical_expertises t
    where t.id = s.expertise_id and t.purchase_id = any(${[...purchaseIds]}::int[])`.execute(db)
  await sql`
    update technical_expertises set start_reason = null, extras_reason = null where purchase_id = any(${[...purchaseIds]}::int[])`.execute(
    db,
  )
  const { rows } = await sql<{ id: number }>`
    select q.id from check_part_quotations q join technical_expertises t on t.id = q.expertise_id
    where t.purchase_id = any(${[...purchaseIds]}::int[]) and t.purchase_id <> all(${[...keepPhotos]}::int[])`.execute(db)
  await removeDocumentsOf(
    db,
    'CheckPart',
    rows.map(({ id }) => id),
  )
}

/** The sheet of a purchase that counts: the one that was not rejected; null for none. */
export async function findOfPurchase(db: Db, purchaseId: number): Promise<ExpertiseFacts | null> {
  const { rows } = await sql<ExpertiseFacts>`
    select ${factColumns} from technical_expertises t
    where t.purchase_id = ${purchaseId} and t.last_status <> 'Rejected' and not t.is_deleted`.execute(db)
  return rows[0] ?? null
}

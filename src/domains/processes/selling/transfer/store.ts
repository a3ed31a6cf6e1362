import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'

type Trx = Transaction<Database>

/** Transfer that awaits a second person. */
export interface OpenTransfer {
  id: number
  amount: number
  reference: string
  /** no transfer: the amount is deducted from the car that the owner buys */
  isDeduction: boolean
  preparedBy: string
}

export const openTransferJson = (p: string) =>
  `(select json_build_object('id', f.id, 'amount', f.amount, 'reference', f.reference, 'isDeduction', f.is_deduction, 'preparedBy', f.prepared_by) from purchase_transfers f
    where f.purchase_id = ${p}.id and f.state = 'Prepared')`

/** Inserts a transfer to the account of the request; false when another is prepared or the request has no account. */
export async function insertTransfer(
  trx: Trx,
  { id, by, ...order }: { id: number; amount: number; debited: string; reference: string; isDeduction: boolean; by: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into purchase_transfers (purchase_id, amount, debited, bank_account_id, reference, is_deduction, prepared, prepared_by)
    select p.id, ${order.amount}, ${order.debited}, p.bank_account_id, ${order.reference}, ${order.isDeduction}, ${now}, ${by} from vehicle_purchases p
    where p.id = ${id} and p.bank_account_id is not null
    on conflict (purchase_id) where state = 'Prepared' do nothing returning id`.execute(trx)
  return rows.length > 0
}

/** Stores the decision on a prepared transfer; false when none is prepared. */
export async function decideTransfer(
  db: Kysely<Database>,
  { id, state, by, remark }: { id: number; state: 'Confirmed' | 'SentBack'; by: string | null; remark: string | null },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update purchase_transfers set state = ${state}, decided = ${now}, decided_by = ${by}, remark = ${remark}
    where purchase_id = ${id} and state = 'Prepared' returning id`.execute(db)
  return rows.length > 0
}

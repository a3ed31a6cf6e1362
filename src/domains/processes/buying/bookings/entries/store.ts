import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Cheque, PaymentMethod, PaymentType } from '../contract.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Stores the input of a step before the step checks it. */
export async function updateNewPrice(trx: Trx, id: number, price: number): Promise<void> {
  await sql`update vehicle_bookings set new_price = ${price} where id = ${id}`.execute(trx)
}

export async function updatePayment(
  trx: Trx,
  id: number,
  payment: { paymentType: PaymentType; paymentMethod: PaymentMethod; loanAdvance?: number | undefined; loanMonths?: number | undefined },
): Promise<void> {
  const financed = payment.paymentType === 'Financing'
  await sql`
    update vehicle_bookings set payment_type = ${payment.paymentType}, payment_method = ${payment.paymentMethod},
      loan_advance = ${financed ? (payment.loanAdvance ?? 0) : null}, loan_months = ${financed ? (payment.loanMonths ?? null) : null}
    where id = ${id}`.execute(trx)
}

export async function updateDeliveryMileage(trx: Trx, id: number, mileage: number): Promise<void> {
  await sql`update vehicle_bookings set delivery_mileage = ${mileage} where id = ${id}`.execute(trx)
}

/** Corrects the date of delivery. */
export async function updateDelivered(trx: Trx, id: number, at: Date): Promise<void> {
  await sql`update vehicle_bookings set delivered = ${at} where id = ${id}`.execute(trx)
}

export async function updateRecoveryMileage(trx: Trx, id: number, mileage: number): Promise<void> {
  await sql`update vehicle_bookings set recovery_mileage = ${mileage} where id = ${id}`.execute(trx)
}

/** Sets the signature; null for both requires a new one. */
export async function updateSignature(trx: Trx, id: number, document: string | null, signedBy: string | null): Promise<void> {
  await sql`update vehicle_bookings set signature_document = ${document}, signed_by = ${signedBy} where id = ${id}`.execute(trx)
}

export async function updateDelivery(trx: Trx, id: number, day: string | null, packId: number | null): Promise<void> {
  await sql`update vehicle_bookings set delivery_date = ${day}::date, warranty_pack_id = ${packId} where id = ${id}`.execute(trx)
}

export async function findDelivery(db: Db, id: number): Promise<{ packId: number | null } | null> {
  const { rows } = await sql<{ packId: number | null }>`
    select warranty_pack_id as "packId" from vehicle_bookings where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Returns the price of an available warranty pack, or null. */
export async function findPackPrice(db: Db, packId: number): Promise<number | null> {
  const { rows } = await sql<{ price: number }>`select price from warranty_packs where id = ${packId} and not is_deactivated`.execute(db)
  return rows[0]?.price ?? null
}

/** A ledger entry recorded by staff. */
export interface HandEntry {
  bookingId: number
  kind: 'Paid' | 'Returned' | 'Corrected'
  amount: number
  method: PaymentMethod | null
  reference: string | null
  cheque?: Cheque | undefined
  reason: string | null
  corrects: number | null
  by: string | null
}

export async function insertEntry(trx: Trx, entry: HandEntry, at: Date): Promise<void> {
  await sql`
    insert into booking_ledger (booking_id, kind, amount, method, external_reference, cheque, reason, corrects, created, created_by)
    values (${entry.bookingId}, ${entry.kind}, ${entry.amount}, ${entry.method}, ${entry.reference},
      ${entry.cheque ? JSON.stringify(entry.cheque) : null}::jsonb, ${entry.reason}, ${entry.corrects},
      ${at}, ${entry.by})`.execute(trx)
}

/** Returns the reference of the booking that holds a cheque with this bank and number, or null. Ignores corrected receipts. */
export async function findCheque(db: Db, { bank }: Cheque, number: string): Promise<string | null> {
  const { rows } = await sql<{ reference: string }>`
    select b.reference from booking_ledger l join vehicle_bookings b on b.id = l.booking_id
    where l.kind = 'Paid' and l.method = 'Checks' and search_identifier(l.external_reference) = search_identifier(${number})
      and lower(l.cheque ->> 'bank') = lower(${bank}) and not exists (select from booking_ledger k where k.corrects = l.id) limit 1`.execute(
    db,
  )
  return rows[0]?.reference ?? null
}

/** Returns a receipt of a booking and whether it was corrected; null for an unknown one. */
export async function findReceipt(
  db: Db,
  bookingId: number,
  receiptId: number,
): Promise<{ amount: number; method: PaymentMethod | null; isCorrected: boolean } | null> {
  const { rows } = await sql<{ amount: number; method: PaymentMethod | null; isCorrected: boolean }>`
    select l.amount, l.method, exists (select from booking_ledger c where c.corrects = l.id) as "isCorrected"
    from booking_ledger l where l.id = ${receiptId} and l.booking_id = ${bookingId} and l.kind = 'Paid'`.execute(db)
  return rows[0] ?? null
}

/** Returns the amount to refund by hand. */
export async function findRefundDue(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ toReturn: number }>`select to_return as "toReturn" from vehicle_bookings where id = ${id}`.execute(db)
  return rows[0]?.toReturn ?? 0
}

/** Stores the result of a check list item. Returns false for an unknown item. */
export async function saveCheckPart(
  trx: Trx,
  bookingId: number,
  partId: number,
  found: { isFine: boolean; comment: string | null },
  by: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into booking_check_parts (booking_id, delivery_check_part_id, is_fine, comment, checked, checked_by)
    select ${bookingId}, id, ${found.isFine}, ${found.comment}, ${at}, ${by} from delivery_check_parts
    where id = ${partId} and not is_deactivated
    on conflict (booking_id, delivery_check_part_id) do update
      set is_fine = excluded.is_fine, comment = excluded.comment, checked = excluded.checked, checked_by = excluded.checked_by
    returning booking_id`.execute(trx)
  return rows.length > 0
}

/** Stores a staff comment on a sale. */
export async function insertComment(trx: Trx, saleId: number, kind: string, body: string, by: string, at: Date): Promise<void> {
  await sql`insert into sale_comments (sale_id, kind, body, created, created_by) values (${saleId}, ${kind}, ${body}, ${at}, ${by})`.execute(
    trx,
  )
}

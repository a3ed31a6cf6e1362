import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { localTime } from '#shared/working-time.ts'
import type { PaymentMethod, PaymentType } from '../bookings/contract.ts'
import type { AnswerWay, NotedAnswer } from '../bookings/rules.ts'
import type { BookingStatus, SaleStatus } from '../bookings/status.ts'
import { iso, type StoredBuyer } from '../bookings/store.ts'
import { creditNumber, type LedgerLine, type LedgerSums, ledgerSums } from './rules.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Input of guards and effects. */
export interface StepFacts extends LedgerSums {
  id: number
  reference: string
  status: BookingStatus
  vehicleId: number
  saleId: number
  areaId: number | null
  /** price of the car at the time of booking */
  listedPrice: number
  /** of the car: only a manager may sell below it */
  floorPrice: number | null
  /** of a car on consignment: no sale below it */
  mandateFloor: number | null
  price: number
  newPrice: number | null
  advanceAmount: number
  paymentId: string | null
  paymentType: PaymentType | null
  paymentMethod: PaymentMethod | null
  loanMonths: number | null
  invoiceNumber: string | null
  invoiced: Date | null
  deliveryMileage: number | null
  signatureDocument: string | null
  delivered: Date | null
  recoveryMileage: number | null
  /** months and price of the warranty pack */
  packMonths: number | null
  packPrice: number
  /** check list items that failed or are open */
  openParts: number
  isCertified: boolean
  promised: number | null
  releaseDate: string | null
  mileage: number | null
  deliveryDate: string | null
  buyer: StoredBuyer
  /** a second person approved the cancellation of the billed sale */
  isCancelAgreed: boolean
  /** the recorded answer to the last new price */
  answer: NotedAnswer | null
  /** date of payment of the deposit; null without one */
  depositHeld: Date | null
  /** date of the customer's pending request to cancel */
  wished: Date | null
}

/** The ledger of a booking `b` as JSON lines, oldest first. */
export const ledgerLines = sql.raw(`coalesce((select json_agg(json_build_object('id', l.id, 'kind', l.kind, 'amount', l.amount,
  'method', l.method, 'paymentId', l.payment_id, 'corrects', l.corrects, 'externalReference', l.external_reference, 'cheque', l.cheque,
  'created', ${iso('l.created')}) order by l.id) from booking_ledger l where l.booking_id = b.id), '[]')`)

/** Returns a booking as transitions read it. The caller locks the row. */
export async function findStepFacts(db: Db, id: number): Promise<StepFacts> {
  const { rows } = await sql<Omit<StepFacts, keyof LedgerSums> & { ledger: LedgerLine[] }>`
    select b.id, b.reference, b.last_status as status, b.vehicle_id as "vehicleId", b.sale_id as "saleId", b.storage_area_id as "areaId",
      b.listed_price as "listedPrice", v.floor_price as "floorPrice",
      (select i.floor_price from vehicle_intermediations i where i.disposed_vehicle_id = v.id and i.last_status = 'ContractSigned' and not i.is_deleted
        order by i.id desc limit 1) as "mandateFloor", b.price, b.new_price as "newPrice", b.advance_amount as "advanceAmount", b.payment_id as "paymentId", b.payment_type as "paymentType",
      b.payment_method as "paymentMethod", b.loan_months as "loanMonths", b.invoice_number as "invoiceNumber", b.invoiced,
      b.delivery_mileage as "deliveryMileage", b.signature_document as "signatureDocument", b.delivered,
      b.recovery_mileage as "recoveryMileage", b.delivery_date::text as "deliveryDate", b.buyer,
      exists (select from booking_asks a where a.booking_id = b.id and a.kind = 'Cancel' and a.state = 'Approved') as "isCancelAgreed",
      (select a.asked from booking_asks a where a.booking_id = b.id and a.kind = 'GiveUp' and a.state = 'Open') as wished,
      (select min(l.created) from booking_ledger l where l.booking_id = b.id and l.kind = 'Held') as "depositHeld", p.months as "packMonths",
      coalesce(p.price, 0) as "packPrice", v.is_certified as "isCertified", v.warranty_in_months as promised,
      v.release_date::text as "releaseDate", v.mileage, ${notedAnswer('b')} as answer, ${ledgerLines} as ledger,
      (select count(*)::int from delivery_check_parts c where not c.is_deactivated and not exists (
        select from booking_check_parts f where f.booking_id = b.id and f.delivery_check_part_id = c.id and f.is_fine)) as "openParts"
    from vehicle_bookings b
    join vehicles v on v.id = b.vehicle_id
    left join warranty_packs p on p.id = b.warranty_pack_id
    where b.id = ${id}`.execute(db)
  const [found] = rows
  if (!found) throw new Error(`the booking ${id} is gone`)
  const { ledger, ...facts } = found
  return { ...facts, ...ledgerSums(ledger) }
}

/** Returns the next number of a year. Concurrent transactions wait, so that the sequence has no gaps. */
export async function nextInvoice(trx: Trx, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_counters as c (year, last) values (${year}, 1)
    on conflict (year) do update set last = c.last + 1 returning last`.execute(trx)
  return (rows[0] as { last: number }).last
}

/** Returns the next number of a credit note. */
async function nextCredit(trx: Trx, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into credit_note_counters as c (year, last) values (${year}, 1)
    on conflict (year) do update set last = c.last + 1 returning last`.execute(trx)
  return (rows[0] as { last: number }).last
}

/**
 * Inserts a credit note with an exact copy of the booking's invoice; does nothing without an invoice. `reason`: comment of the transition.
 */
export async function insertCredit(
  trx: Trx,
  { id, reason, by }: { id: number; reason: string; by: string | null },
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ invoiced: boolean }>`
    select invoice_number is not null as invoiced from vehicle_bookings where id = ${id}`.execute(trx)
  if (!rows[0]?.invoiced) return
  const year = Number(localTime(at).day.slice(0, 4))
  await sql`
    insert into booking_credit_notes (booking_id, status_id, number, reason, invoice_number, invoiced, buyer, listed_price, price,
      warranty_pack_id, pack_price, created, created_by)
    select b.id, (select max(s.id) from booking_statuses s where s.booking_id = b.id), ${creditNumber(year, await nextCredit(trx, year))},
      ${reason}, b.invoice_number, b.invoiced, b.buyer, b.listed_price, b.price, b.warranty_pack_id, coalesce(p.price, 0), ${at}, ${by}
    from vehicle_bookings b left join warranty_packs p on p.id = b.warranty_pack_id where b.id = ${id}`.execute(trx)
}

export async function updateInvoice(trx: Trx, id: number, number: string, at: Date): Promise<void> {
  await sql`update vehicle_bookings set invoice_number = ${number}, invoiced = ${at} where id = ${id}`.execute(trx)
}

export async function updateDelivered(trx: Trx, id: number, at: Date, warrantyUntil: string | null): Promise<void> {
  await sql`
    update vehicle_bookings set delivered = ${at}, warranty_until = ${warrantyUntil}::date,
      delivery_date = coalesce(delivery_date, ${localTime(at).day}::date)
    where id = ${id}`.execute(trx)
}

export async function updateWarranty(trx: Trx, id: number, until: string | null): Promise<void> {
  await sql`update vehicle_bookings set warranty_until = ${until}::date where id = ${id}`.execute(trx)
}

export async function updateRecovered(trx: Trx, id: number, at: Date): Promise<void> {
  await sql`update vehicle_bookings set recovered = ${at}, warranty_until = null where id = ${id}`.execute(trx)
}

/** Inserts a ledger entry; a deposit only once. */
export async function insertCounted(trx: Trx, id: number, amount: number, by: string | null, at: Date): Promise<void> {
  await sql`
    insert into booking_ledger (booking_id, kind, amount, created, created_by)
    select ${id}, 'Counted', ${amount}, ${at}, ${by}
    where not exists (select from booking_ledger where booking_id = ${id} and kind = 'Counted')`.execute(trx)
}

/** Sets the amount to refund by hand. */
export async function updateRefundDue(trx: Trx, id: number, amount: number): Promise<void> {
  await sql`update vehicle_bookings set to_return = ${amount} where id = ${id}`.execute(trx)
}

export interface SaleFacts {
  id: number
  status: SaleStatus
  areaId: number | null
  assignedTo: string | null
  bookings: BookingStatus[]
}

/** Locks a sale and returns it with the statuses of its bookings. */
export async function findSaleFacts(trx: Trx, id: number): Promise<SaleFacts> {
  await sql`select from vehicle_sales where id = ${id} for update`.execute(trx)
  const { rows } = await sql<SaleFacts>`
    select s.id, s.last_status as status, s.storage_area_id as "areaId", s.assigned_to as "assignedTo",
      coalesce((select json_agg(b.last_status) from vehicle_bookings b where b.sale_id = s.id and not b.is_deleted), '[]') as bookings
    from vehicle_sales s where s.id = ${id}`.execute(trx)
  const [found] = rows
  if (!found) throw new Error(`the sale ${id} is gone`)
  return found
}

/** Assigns a sale to a member of staff. */
export async function updateAssignee(trx: Trx, id: number, subject: string, at: Date): Promise<void> {
  await sql`update vehicle_sales set assigned_to = ${subject}, assigned = ${at}, last_modified = ${at} where id = ${id}`.execute(trx)
}

/** The last noted answer of a booking `k` or `b` that no later proposal replaced, as JSON; null when there is none. */
export const notedAnswer = (alias: 'k' | 'b') =>
  sql.raw(`(select json_build_object('at', ${iso('w.answered')}, 'price', w.price, 'newPrice', w.new_price) from booking_answers w
    where w.booking_id = ${alias}.id and not exists (
      select from booking_statuses o where o.booking_id = ${alias}.id and o.id > w.status_id and o.type = 'NewPriceSubmitted')
    order by w.id desc limit 1)`)

/** Stores the channel of an answer, and the prices before it. */
export async function insertAnswer(
  trx: Transaction<Database>,
  noted: { bookingId: number; statusId: number; way: AnswerWay; price: number; newPrice: number },
  at: Date,
): Promise<void> {
  const { bookingId, statusId, way, price, newPrice } = noted
  await sql`
    insert into booking_answers (booking_id, status_id, way, price, new_price, answered)
    values (${bookingId}, ${statusId}, ${way}, ${price}, ${newPrice}, ${at})`.execute(trx)
}

import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { StaffRole } from '#shared/actor.ts'
import type { Language } from '#shared/language.ts'
import type { PaymentMethod } from '../bookings/contract.ts'
import { awaits, type BookingStatus } from '../bookings/status.ts'
import { iso } from '../bookings/store.ts'
import type { AskKind, AskState } from './rules.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Input of an approval request, in whole dirhams. */
export interface NewAsk {
  bookingId: number
  kind: AskKind
  amount: number
  method: PaymentMethod | null
  reference: string | null
  comment: string
  /** subject; null for a customer without an account */
  by: string | null
}

/** Inserts a request and returns its id. Replaces an open request of the same kind. */
export async function insertAsk(trx: Trx, ask: NewAsk, at: Date): Promise<number> {
  await replaceOpen(trx, ask.bookingId, ask.kind)
  const { rows } = await sql<{ id: number }>`
    insert into booking_asks (booking_id, kind, amount, method, external_reference, comment, asked, asked_by)
    values (${ask.bookingId}, ${ask.kind}, ${ask.amount}, ${ask.method}, ${ask.reference}, ${ask.comment}, ${at}, ${ask.by})
    returning id::int as id`.execute(trx)
  return (rows[0] as { id: number }).id
}

/** A member of staff with access to the booking of a request, with the data for a mail. */
export interface Colleague {
  subject: string
  roles: StaffRole[]
  to: string
  language: Language
  name: string
  /** of the booking */
  reference: string
  /** name of the requester; null for a customer */
  asker: string | null
}

/** Returns the active staff with access to the booking of a request, without the requester and the customer. */
export async function findColleagues(trx: Trx, askId: number): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select m.subject, m.roles, n.email as to, n.language, n.first_name as name, b.reference,
      case when a.kind <> 'GiveUp' then (select k.first_name || ' ' || k.last_name from accounts k where k.subject = a.asked_by) end as asker
    from booking_asks a join vehicle_bookings b on b.id = a.booking_id join customers c on c.id = b.customer_id
    join staff_members m on not m.is_deactivated and m.subject is distinct from a.asked_by and m.subject is distinct from c.user_id
    join accounts n on n.subject = m.subject
    where a.id = ${askId} and (b.storage_area_id is null or b.assigned_to = m.subject
      or not exists (select from staff_areas s where s.subject = m.subject)
      or exists (select from staff_areas s where s.subject = m.subject and s.storage_area_id = b.storage_area_id))
    order by m.subject`.execute(trx)
  return rows
}

/** Replaces the open request of a kind. */
export async function replaceOpen(trx: Trx, bookingId: number, kind: AskKind): Promise<void> {
  await sql`update booking_asks set state = 'Replaced' where booking_id = ${bookingId} and kind = ${kind} and state = 'Open'`.execute(trx)
}

/** Closes the open requests that a new status makes obsolete. Returns their ids. */
export async function expireApprovals(trx: Trx, bookingId: number, status: BookingStatus): Promise<number[]> {
  const leads = { Price: 'proposePrice', Cancel: 'cancelBilled', GiveUp: 'cancel' } as const
  const over = Object.entries(leads).flatMap(([kind, action]) => (awaits(status, action) ? [] : [kind]))
  const { rows } = await sql<{ id: number }>`
    update booking_asks set state = 'Lapsed' where booking_id = ${bookingId} and kind = any(${over}::text[]) and state = 'Open'
    returning id::int as id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Withdraws a customer's request to cancel. Returns false when none is open. */
export async function withdrawWish(trx: Trx, bookingId: number): Promise<boolean> {
  const { rows } = await sql`
    update booking_asks set state = 'Withdrawn' where booking_id = ${bookingId} and kind = 'GiveUp' and state = 'Open' returning id`.execute(
    trx,
  )
  return rows.length > 0
}

/** Approves a customer's request to cancel when the booking ends. */
export async function grantWish(trx: Trx, bookingId: number, by: string | null, at: Date): Promise<void> {
  await sql`
    update booking_asks set state = 'Approved', decided = ${at}, decided_by = ${by}
    where booking_id = ${bookingId} and kind = 'GiveUp' and state = 'Open' and ${by}::text is not null and asked_by is distinct from ${by}`.execute(
    trx,
  )
}

/** A request, with the contact data of the requester. */
interface Asker extends Pick<NewAsk, 'bookingId' | 'kind' | 'amount'> {
  subject: string
  to: string
  language: Language
  name: string
  reference: string
  remark: string | null
  state: AskState
}

/** Returns a request, its state and its requester; null for a requester without an account. */
export async function findAsker(trx: Trx, id: number): Promise<Asker | null> {
  const { rows } = await sql<Asker>`
    select a.asked_by as subject, n.email as to, n.language, n.first_name as name, b.reference, a.remark, a.state, a.booking_id as "bookingId",
      a.kind, a.amount
    from booking_asks a join vehicle_bookings b on b.id = a.booking_id join accounts n on n.subject = a.asked_by where a.id = ${id}`.execute(
    trx,
  )
  return rows[0] ?? null
}

/** The adviser of a booking with an open request of its customer; null for an unassigned sale. */
interface Adviser {
  id: number
  to: string
  language: Language
  name: string
  reference: string
  comment: string
}

/** Returns the adviser of a booking with its open request; null without such a request or adviser. */
export async function findAdviser(trx: Trx, bookingId: number): Promise<Adviser | null> {
  const { rows } = await sql<Adviser>`
    select a.id::int as id, n.email as to, n.language, n.first_name as name, b.reference, a.comment
    from booking_asks a join vehicle_bookings b on b.id = a.booking_id join vehicle_sales s on s.id = b.sale_id
    join accounts n on n.subject = s.assigned_to where b.id = ${bookingId} and a.kind = 'GiveUp' and a.state = 'Open'`.execute(trx)
  return rows[0] ?? null
}

/** The customer's last request to cancel booking `k`, unless withdrawn, as JSON: time, decision and comment. */
export const lastWish = (booking: string) =>
  sql.raw(`(select json_build_object('asked', ${iso('w.asked')}, 'state', w.state, 'remark', w.remark) from booking_asks w
    where w.booking_id = ${booking}.id and w.kind = 'GiveUp' and w.state <> 'Withdrawn' order by w.id desc limit 1)`)

/** Returns a request of a booking; null for an unknown one. `by`: subject of the requester. */
export async function findAsk(db: Db, bookingId: number, id: number): Promise<(Omit<NewAsk, 'bookingId'> & { state: AskState }) | null> {
  const { rows } = await sql<Omit<NewAsk, 'bookingId'> & { state: AskState }>`
    select kind, amount, method, external_reference as reference, comment, asked_by as by, state
    from booking_asks where id = ${id} and booking_id = ${bookingId}`.execute(db)
  return rows[0] ?? null
}

/** Stores the decision on a request. */
export async function decideAsk(
  trx: Trx,
  id: number,
  { state, by, remark }: { state: 'Approved' | 'Refused'; by: string; remark: string | null },
  at: Date,
): Promise<void> {
  await sql`
    update booking_asks set state = ${state}, decided = ${at}, decided_by = ${by}, remark = ${remark} where id = ${id}`.execute(trx)
}

/** Returns the amount that one person alone refunded by hand so far, in whole dirhams. */
export async function findReturned(db: Db, bookingId: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select (coalesce(sum(amount), 0) - coalesce((select sum(a.amount) from booking_asks a
      where a.booking_id = ${bookingId} and a.kind = 'Refund' and a.state = 'Approved'), 0))::int as sum
    from booking_ledger where booking_id = ${bookingId} and kind = 'Returned' and payment_id is null`.execute(db)
  return (rows[0] as { sum: number }).sum
}

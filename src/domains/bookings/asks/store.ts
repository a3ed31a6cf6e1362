import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { StaffRole } from '#shared/actor.ts'
import type { Language } from '#shared/language.ts'
import type { PaymentMethod } from '../contract.ts'
import { awaits, type BookingStatus } from '../status.ts'
import { iso } from '../store.ts'
import type { AskKind, AskState } from './rules.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** What is asked of a second person; whole dirhams. */
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

/** Inserts an ask and returns its id; an open one of the same kind is replaced. */
export async function insertAsk(trx: Trx, ask: NewAsk, at: Date): Promise<number> {
  await replaceOpen(trx, ask.bookingId, ask.kind)
  const { rows } = await sql<{ id: number }>`
    insert into booking_asks (booking_id, kind, amount, method, external_reference, comment, asked, asked_by)
    values (${ask.bookingId}, ${ask.kind}, ${ask.amount}, ${ask.method}, ${ask.reference}, ${ask.comment}, ${at}, ${ask.by})
    returning id::int as id`.execute(trx)
  return (rows[0] as { id: number }).id
}

/** A member of the staff who sees the booking of an ask, with what their mail needs. */
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

/** Returns the active staff who see the booking of an ask, without the person who asks and the customer. */
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

/** What was asked and not decided is not asked any more. */
export async function replaceOpen(trx: Trx, bookingId: number, kind: AskKind): Promise<void> {
  await sql`update booking_asks set state = 'Replaced' where booking_id = ${bookingId} and kind = ${kind} and state = 'Open'`.execute(trx)
}

/** What a booking has left behind with a status is asked no more. Gives what that was. */
export async function lapseAsks(trx: Trx, bookingId: number, status: BookingStatus): Promise<number[]> {
  const leads = { Price: 'proposePrice', Cancel: 'cancelBilled', GiveUp: 'cancel' } as const
  const over = Object.entries(leads).flatMap(([kind, action]) => (awaits(status, action) ? [] : [kind]))
  const { rows } = await sql<{ id: number }>`
    update booking_asks set state = 'Lapsed' where booking_id = ${bookingId} and kind = any(${over}::text[]) and state = 'Open'
    returning id::int as id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** The customer takes back what they asked. False when nothing was open. */
export async function withdrawWish(trx: Trx, bookingId: number): Promise<boolean> {
  const { rows } = await sql`
    update booking_asks set state = 'Withdrawn' where booking_id = ${bookingId} and kind = 'GiveUp' and state = 'Open' returning id`.execute(
    trx,
  )
  return rows.length > 0
}

/** The booking ends, as its customer asked: who of the staff did it said yes. */
export async function grantWish(trx: Trx, bookingId: number, by: string | null, at: Date): Promise<void> {
  await sql`
    update booking_asks set state = 'Approved', decided = ${at}, decided_by = ${by}
    where booking_id = ${bookingId} and kind = 'GiveUp' and state = 'Open' and ${by}::text is not null and asked_by is distinct from ${by}`.execute(
    trx,
  )
}

/** An ask, and how to write to who asked. */
interface Asker extends Pick<NewAsk, 'bookingId' | 'kind' | 'amount'> {
  subject: string
  to: string
  language: Language
  name: string
  reference: string
  remark: string | null
  state: AskState
}

/** What was asked, what became of it, and who asked; null for somebody without an account. */
export async function findAsker(trx: Trx, id: number): Promise<Asker | null> {
  const { rows } = await sql<Asker>`
    select a.asked_by as subject, n.email as to, n.language, n.first_name as name, b.reference, a.remark, a.state, a.booking_id as "bookingId",
      a.kind, a.amount
    from booking_asks a join vehicle_bookings b on b.id = a.booking_id join accounts n on n.subject = a.asked_by where a.id = ${id}`.execute(
    trx,
  )
  return rows[0] ?? null
}

/** Who looks after a booking in which its customer wishes something, and what they wish; null while nobody does. */
interface Adviser {
  id: number
  to: string
  language: Language
  name: string
  reference: string
  comment: string
}

/** The adviser of a booking with the wish that is open; null where there is no such wish, or nobody looks after the sale. */
export async function findAdviser(trx: Trx, bookingId: number): Promise<Adviser | null> {
  const { rows } = await sql<Adviser>`
    select a.id::int as id, n.email as to, n.language, n.first_name as name, b.reference, a.comment
    from booking_asks a join vehicle_bookings b on b.id = a.booking_id join vehicle_sales s on s.id = b.sale_id
    join accounts n on n.subject = s.assigned_to where b.id = ${bookingId} and a.kind = 'GiveUp' and a.state = 'Open'`.execute(trx)
  return rows[0] ?? null
}

/** The last wish of a customer to give a booking `k` up that is not taken back, as JSON: when, what became of it, and in which words. */
export const lastWish = (booking: string) =>
  sql.raw(`(select json_build_object('asked', ${iso('w.asked')}, 'state', w.state, 'remark', w.remark) from booking_asks w
    where w.booking_id = ${booking}.id and w.kind = 'GiveUp' and w.state <> 'Withdrawn' order by w.id desc limit 1)`)

/** What is asked about a booking; null for what is not there. `by` is the subject of the asker. */
export async function findAsk(db: Db, bookingId: number, id: number): Promise<(Omit<NewAsk, 'bookingId'> & { state: AskState }) | null> {
  const { rows } = await sql<Omit<NewAsk, 'bookingId'> & { state: AskState }>`
    select kind, amount, method, external_reference as reference, comment, asked_by as by, state
    from booking_asks where id = ${id} and booking_id = ${bookingId}`.execute(db)
  return rows[0] ?? null
}

/** The word of the second person. */
export async function decideAsk(
  trx: Trx,
  id: number,
  { state, by, remark }: { state: 'Approved' | 'Refused'; by: string; remark: string | null },
  at: Date,
): Promise<void> {
  await sql`
    update booking_asks set state = ${state}, decided = ${at}, decided_by = ${by}, remark = ${remark} where id = ${id}`.execute(trx)
}

/** What was given back by hand of a booking so far by one person alone; whole dirhams. */
export async function findReturned(db: Db, bookingId: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select (coalesce(sum(amount), 0) - coalesce((select sum(a.amount) from booking_asks a
      where a.booking_id = ${bookingId} and a.kind = 'Refund' and a.state = 'Approved'), 0))::int as sum
    from booking_ledger where booking_id = ${bookingId} and kind = 'Returned' and payment_id is null`.execute(db)
  return (rows[0] as { sum: number }).sum
}

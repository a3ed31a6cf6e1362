import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import type { PaymentRefusal, PaymentStatus, Purpose, ReturnReason, StuckPayment } from './contract.ts'
import type { SealedFields } from './signature.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export interface Payer {
  name: string
  email: string
  phone: string
}

/** Input of a new payment: amount, payer and return pages. */
export interface NewPayment {
  /** its key, if the paid module stored it before */
  id?: string
  purpose: Purpose
  /** the row of the paid module */
  ownerId: number
  /** whole dirhams */
  amount: number
  payer: Payer
  language: Language
  /** no attempt begins after it */
  expires: Date
  /** pages of the site, such as `/payment-success?booking=<key>` */
  shopPath: string
  donePath: string
  failedPath: string
}

export interface PaymentRow {
  id: number
  key: string
  purpose: Purpose
  ownerId: number
  amount: number
  expires: Date
  payer: Payer | null
  shopPath: string
  donePath: string
  failedPath: string
  returnReason: ReturnReason | null
  status: PaymentStatus
}

/** State of an attempt's money at the gateway. */
export type AtGateway = StuckPayment['atGate']
export type WantedState = StuckPayment['wanted']

export interface AttemptRow {
  id: number
  paymentId: number
  oid: string
  created: Date
  expires: Date
  wanted: WantedState
  atGate: AtGateway
  due: Date | null
  tries: number
  stuck: Date | null
  /** hashes of the sent form fields, by name in lower case; null for older attempts */
  sent: SealedFields | null
}

const paymentColumns = sql`p.id, p.key, p.purpose, p.owner_id as "ownerId", p.amount, p.expires, p.payer, p.shop_path as "shopPath",
  p.done_path as "donePath", p.failed_path as "failedPath", p.return_reason as "returnReason", p.last_status as status`
const attemptColumns = sql`a.id, a.payment_id as "paymentId", a.oid, a.created, a.expires, a.wanted, a.at_gate as "atGate", a.due, a.tries, a.stuck, a.sent`

/** Inserts a payment in its first state. Returns its key. */
export async function insertPayment(trx: Trx, request: NewPayment, now: Date): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    /* prepared */ with paid as (
      insert into payments (key, purpose, owner_id, amount, language, expires, payer, shop_path, done_path, failed_path, last_status, created)
      values (${request.id ?? randomUUID()}, ${request.purpose}, ${request.ownerId}, ${request.amount}, ${request.language}, ${request.expires},
        ${JSON.stringify(request.payer)}, ${request.shopPath}, ${request.donePath}, ${request.failedPath}, 'Started', ${now})
      returning id, key
    ), said as (
      insert into payment_statuses (payment_id, type, created) select id, 'Started', ${now} from paid
    )
    select key from paid`.execute(trx)
  return (rows[0] as { key: string }).key
}

/** Returns a payment by its key, with the bank's last refusal. */
export async function findByKey(db: Db, key: string): Promise<(PaymentRow & { refusal: PaymentRefusal | null }) | null> {
  const { rows } = await sql<PaymentRow & { refusal: PaymentRefusal | null }>`
    select ${paymentColumns},
      (select a.refusal from payment_attempts a where a.payment_id = p.id order by a.id desc limit 1) as refusal
    from payments p where p.key = ${key} and not p.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Locks a payment by its key. Every decision about a payment begins with this lock. */
export async function lockByKey(trx: Trx, key: string): Promise<PaymentRow | null> {
  const { rows } =
    await sql<PaymentRow>`/* prepared */ select ${paymentColumns} from payments p where p.key = ${key} and not p.is_deleted for update`.execute(
      trx,
    )
  return rows[0] ?? null
}

export async function lockById(trx: Trx, id: number): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`select ${paymentColumns} from payments p where p.id = ${id} for update`.execute(trx)
  return rows[0] ?? null
}

/** Locks the payment and the attempt of an order number; null for an unknown order. */
export async function lockByOid(trx: Trx, oid: string): Promise<{ payment: PaymentRow; attempt: AttemptRow } | null> {
  const { rows } = await sql<{ id: number }>`select id from payment_attempts where oid = ${oid}`.execute(trx)
  return rows[0] ? lockAttempt(trx, rows[0].id) : null
}

/** Returns an attempt by its order number, without a lock; null for an unknown order. */
export async function findByOid(db: Db, oid: string): Promise<Pick<AttemptRow, 'wanted' | 'sent'> | null> {
  const { rows } = await sql<Pick<AttemptRow, 'wanted' | 'sent'>>`
    select a.wanted, a.sent from payment_attempts a where a.oid = ${oid}`.execute(db)
  return rows[0] ?? null
}

/** Locks the payment, then its attempt. All transactions use this order. */
export async function lockAttempt(trx: Trx, id: number): Promise<{ payment: PaymentRow; attempt: AttemptRow } | null> {
  const paid = await sql<PaymentRow>`
    select ${paymentColumns} from payments p
    where p.id = (select payment_id from payment_attempts where id = ${id}) for update`.execute(trx)
  const tried = await sql<AttemptRow>`select ${attemptColumns} from payment_attempts a where a.id = ${id} for update`.execute(trx)
  const [payment, attempt] = [paid.rows[0], tried.rows[0]]
  return payment && attempt ? { payment, attempt } : null
}

interface FoundReturn {
  attemptId: number
  sent: SealedFields | null
  donePath: string
  failedPath: string
  status: PaymentStatus
  clear: boolean
}

/** Returns the return page of an order, and whether the bank approved it. */
export async function findReturn(db: Db, oid: string): Promise<FoundReturn | null> {
  const { rows } = await sql<FoundReturn>`
    select a.sent, a.id as "attemptId", p.done_path as "donePath", p.failed_path as "failedPath", p.last_status as status,
      a.wanted is not null as clear
    from payment_attempts a join payments p on p.id = a.payment_id where a.oid = ${oid}`.execute(db)
  return rows[0] ?? null
}

/** Counts the attempts of a payment, by its key. */
export async function countAttempts(trx: Trx, key: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    /* prepared */ select count(*) from payment_attempts a join payments p on p.id = a.payment_id where p.key = ${key}`.execute(trx)
  return Number(rows[0]?.count)
}

export async function insertAttempt(
  trx: Trx,
  attempt: Pick<AttemptRow, 'paymentId' | 'oid' | 'created' | 'expires' | 'due'> & { sent: SealedFields },
): Promise<void> {
  await trx
    .insertInto('payment_attempts')
    .values({
      payment_id: attempt.paymentId,
      oid: attempt.oid,
      created: attempt.created,
      expires: attempt.expires,
      due: attempt.due,
      sent: JSON.stringify(attempt.sent),
    })
    .execute()
}

/** Updates an attempt; `undefined` leaves a column unchanged. A clear result resets its alarm. */
export async function updateAttempt(
  db: Db,
  id: number,
  change: {
    wanted?: WantedState
    atGate?: AtGateway
    refusal?: PaymentRefusal | null
    due?: Date | null
    tries?: number
    fault?: string | null
    stuck?: Date | null
  },
): Promise<void> {
  const values = {
    ...(change.wanted !== undefined && { wanted: change.wanted }),
    ...(change.atGate !== undefined && { at_gate: change.atGate }),
    ...(change.refusal !== undefined && { refusal: change.refusal }),
    ...(change.due !== undefined && { due: change.due }),
    ...(change.tries !== undefined && { tries: change.tries }),
    ...(change.fault !== undefined && { fault: change.fault }),
    ...(change.stuck !== undefined && { stuck: change.stuck }),
  }
  await db.updateTable('payment_attempts').set(values).where('id', '=', id).execute()
}

/** Marks every approved attempt of a payment for refund. Returns their ids. */
export async function updateRefundDue(trx: Trx, paymentId: number, reason: ReturnReason, now: Date): Promise<number[]> {
  await trx.updateTable('payments').set({ return_reason: reason }).where('id', '=', paymentId).execute()
  const { rows } = await sql<{ id: number }>`
    update payment_attempts set wanted = 'Returned', due = ${now}, tries = 0
    where payment_id = ${paymentId} and wanted = 'Captured' returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Counts the attempts with an open refund. */
export async function countRefundsDue(trx: Trx, paymentId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from payment_attempts
    where payment_id = ${paymentId} and wanted = 'Returned' and at_gate in ('Unknown', 'Authorised', 'Captured')`.execute(trx)
  return Number(rows[0]?.count)
}

/** Claims a due attempt until an instant; null when another process was faster. */
export async function claimAttempt(db: Db, id: number, now: Date, until: Date): Promise<AttemptRow | null> {
  const { rows } = await sql<AttemptRow>`
    update payment_attempts a set due = ${until} where a.id = ${id} and a.due <= ${now} returning ${attemptColumns}`.execute(db)
  return rows[0] ?? null
}

/** Returns attempts that are due for a query, longest due first. */
export async function findDue(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from payment_attempts where due <= ${now} order by due limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns expired, unpaid payments. */
export async function findToExpire(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from payments where last_status = 'Started' and expires <= ${now} order by expires limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes the payer's name and address. */
export async function forgetPayer(db: Db, paymentId: number): Promise<void> {
  await db.updateTable('payments').set({ payer: null }).where('id', '=', paymentId).execute()
}

export interface NewEvent {
  attemptId: number
  kind: 'Callback' | 'Query' | 'Capture' | 'Void' | 'Refund' | 'ByHand'
  verdict: string
  code?: string | null
  transaction?: string | null
  authCode?: string | null
  maskedCard?: string | null
  cardBrand?: string | null
  /** hundredths */
  amount?: number | null
}

/** Logs a message exchanged with the gateway. */
export async function insertEvent(db: Db, event: NewEvent, now: Date): Promise<void> {
  await db
    .insertInto('payment_events')
    .values({
      attempt_id: event.attemptId,
      kind: event.kind,
      verdict: event.verdict,
      code: event.code ?? null,
      transaction: event.transaction ?? null,
      auth_code: event.authCode ?? null,
      masked_card: event.maskedCard ?? null,
      card_brand: event.cardBrand ?? null,
      amount: event.amount ?? null,
      created: now,
    })
    .execute()
}

/** Returns whether this message of the gateway was processed before. */
export async function isHeard(trx: Trx, attemptId: number, transaction: string | null, code: string | null): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment_events
    where attempt_id = ${attemptId} and kind = 'Callback' and verdict in ('Approved', 'Refused', 'Surplus')
      and transaction is not distinct from ${transaction} and code is not distinct from ${code} limit 1`.execute(trx)
  return rows.length > 0
}

/** Counts the events of an attempt with a verdict, which limits the log of forged messages. */
export async function countEvents(trx: Trx, attemptId: number, verdict: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from payment_events where attempt_id = ${attemptId} and verdict = ${verdict}`.execute(trx)
  return Number(rows[0]?.count)
}

/** Returns the attempts that need manual work, oldest first. */
export async function findStuck(db: Db): Promise<StuckPayment[]> {
  const { rows } = await sql<Omit<StuckPayment, 'since'> & { since: Date }>`
    select a.id, p.key as "paymentId", p.purpose, p.owner_id as "ownerId", p.amount, p.last_status as state, a.oid, a.wanted,
      a.at_gate as "atGate", a.fault, a.stuck as since
    from payment_attempts a join payments p on p.id = a.payment_id
    where a.stuck is not null order by a.stuck, a.id limit 500`.execute(db)
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}

/** Counts the attempts that wait for the gateway, and those that need manual work. */
export async function countOpen(db: Db, now: Date): Promise<{ due: number; stuck: number }> {
  const { rows } = await sql<{ due: number; stuck: number }>`
    select count(*) filter (where due <= ${now}) as due, count(*) filter (where stuck is not null) as stuck
    from payment_attempts where due is not null or stuck is not null`.execute(db)
  return rows[0] as { due: number; stuck: number }
}

/** Returns the stored payers of open payments of a person. */
export async function findOwnPayer(db: Db, owner: { email: string | null; phone: string | null }): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select p.payer, p.amount, p.created from payments p
    where p.payer ->> 'email' = ${owner.email} or p.payer ->> 'phone' = ${owner.phone} order by p.id`.execute(db)
  return rows
}

export async function removeOwnPayer(trx: Trx, owner: { email: string | null; phone: string | null }): Promise<void> {
  await sql`update payments set payer = null where payer ->> 'email' = ${owner.email} or payer ->> 'phone' = ${owner.phone}`.execute(trx)
}

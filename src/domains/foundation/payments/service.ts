import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { type Actor, system } from '#shared/actor.ts'
import type { PaymentEvent } from '#shared/domain-events.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import type { Payment, Purpose, ReturnReason, StuckPayment } from './contract.ts'
import { gateAccount, gateForm, ownAddress } from './gateway.ts'
import { attemptSeconds, maxAttempts, nextLook } from './rules.ts'
import { findShopper, forgetShoppers } from './sandbox-store.ts'
import { sealed } from './signature.ts'
import { type PaymentAction, paymentWorkflow } from './status.ts'
import {
  type AttemptRow,
  countAttempts,
  countOpen,
  countRefundsDue,
  findByKey,
  findOwnPayer,
  findStuck,
  forgetPayer,
  insertAttempt,
  insertEvent,
  insertPayment,
  lockAttempt,
  lockByKey,
  type NewPayment,
  type PaymentRow,
  removeOwnPayer,
  updateAttempt,
  updateRefundDue,
} from './store.ts'

export type { NewPayment } from './store.ts'

type Trx = Transaction<Database>
type Ground = Pick<Deps, 'db' | 'clock' | 'queue' | 'announce' | 'config' | 'keys' | 'log'>

/** Job that queries the gateway about one attempt. */
export const settleJob = 'payments.settle'

/** Opens a payment. Its id is the key that permits paying it. */
export async function startPayment({ clock }: Pick<Deps, 'clock'>, trx: Trx, request: NewPayment): Promise<{ id: string }> {
  return { id: await insertPayment(trx, request, clock.now()) }
}

/** A payment as other modules read it. */
export interface FoundPayment extends Omit<Payment, 'payable' | 'expires'> {
  purpose: Purpose
  ownerId: number
  expires: Date
}

/** Returns a payment, or null. */
export async function findPayment(db: Kysely<Database>, id: string): Promise<FoundPayment | null> {
  const found = await findByKey(db, id)
  if (!found) return null
  const { key, status: state, purpose, ownerId, amount, expires, refusal, returnReason } = found
  return { id: key, state, purpose, ownerId, amount, expires, refusal: isUnpaid(found) ? refusal : null, returnReason }
}

/** Returns a payment for the holder of its key. Throws NotFound. */
export async function getPayment(deps: Ground, id: string): Promise<Payment> {
  const found = await findPayment(deps.db, id)
  if (!found) throw new AppError('NotFound', { id })
  const now = deps.clock.now()
  const { purpose: _purpose, ownerId: _ownerId, expires, ...rest } = found
  // the expiry job has not run yet
  const state = rest.state === 'Started' && expires <= now ? 'Expired' : rest.state
  const payable = state === 'Started' && attemptSeconds(expires, now) !== null && gateAccount(deps) !== null
  return { ...rest, state, payable, expires: expires.toISOString() }
}

/** Returns whether a payment is unpaid. */
export function isUnpaid({ status }: Pick<PaymentRow, 'status'>): boolean {
  return status === 'Started' || status === 'Expired'
}

/**
 * Creates a new order at the gateway and returns the form that the browser posts there. Throws NotFound; TransitionNotAllowed when the
 * payment is paid or expired; TooManyRequests; PaymentsClosed without a configured gateway.
 */
export async function startAttempt(
  deps: Ground,
  id: string,
  language: Language,
): Promise<{ action: string; fields: Record<string, string> }> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (trx) => {
    const payment = await lockByKey(trx, id)
    if (!payment) throw new AppError('NotFound', { id })
    const account = gateAccount(deps)
    if (!account) throw new AppError('PaymentsClosed')
    const seconds = attemptSeconds(payment.expires, now)
    const open = payment.status === 'Started' && payment.payer !== null
    if (!open || seconds === null || !payment.payer)
      throw new AppError('TransitionNotAllowed', { state: open ? 'Expired' : payment.status, actions: '' })
    const earlier = await countAttempts(trx, id)
    if (earlier >= maxAttempts) throw new AppError('TooManyRequests')
    // the count makes each attempt's number unique; the random suffix separates databases that share a merchant
    const oid = `R${payment.id}-${earlier + 1}-${randomBytes(4).toString('hex')}`
    const expires = new Date(now.getTime() + seconds * 1000)
    const form = gateForm(account, {
      oid,
      amount: payment.amount,
      payer: payment.payer,
      language,
      seconds,
      shopUrl: ownAddress(deps, payment.shopPath),
      callbackUrl: ownAddress(deps, '/api/payments/cmi/callback'),
      okUrl: ownAddress(deps, '/api/payments/cmi/ok'),
      failUrl: ownAddress(deps, '/api/payments/cmi/fail'),
    })
    const sent = sealed(form.fields, account.storeKey)
    await insertAttempt(trx, { paymentId: payment.id, oid, created: now, expires, due: nextLook(now, expires, now), sent })
    return form
  })
}

/** Returns the payload of a payment event. */
export function news({ key, purpose, ownerId, amount }: PaymentRow, at: Date, reason?: string): PaymentEvent {
  return { paymentId: key, purpose, ownerId, amount, at, ...(reason !== undefined && { reason }) }
}

/** Runs one transition of a payment. */
export async function transitionPayment(
  trx: Trx,
  id: number,
  action: PaymentAction,
  by: { actor: Actor; comment?: string } = { actor: system },
) {
  await transition(trx, { workflow: paymentWorkflow, id, action, ...by })
}

/**
 * Records under the payment's lock that the bank holds the money of an attempt, and publishes the approval. If another attempt already
 * paid, refunds this one.
 */
export async function approveAttempt(
  deps: Ground,
  trx: Trx,
  payment: PaymentRow,
  attempt: AttemptRow,
  now: Date,
): Promise<'Approved' | 'Surplus'> {
  if (!isUnpaid(payment)) {
    await updateAttempt(trx, attempt.id, { wanted: 'Returned', tries: 0 })
    await schedulePoll(deps, trx, attempt, now)
    return 'Surplus'
  }
  await transitionPayment(trx, payment.id, 'approve')
  // the gateway captures after our response; the job checks it a minute later
  await updateAttempt(trx, attempt.id, { wanted: 'Captured', due: new Date(now.getTime() + 60_000), tries: 0, refusal: null })
  await forgetPayer(trx, payment.id)
  await deps.announce(trx, 'paymentApproved', news(payment, now))
  return 'Approved'
}

/** Queues the query of an attempt in this transaction. */
export async function schedulePoll({ queue }: Pick<Deps, 'queue'>, trx: Trx, { id }: Pick<AttemptRow, 'id'>, now: Date): Promise<void> {
  await updateAttempt(trx, id, { due: now })
  await queue.enqueue(settleJob, { id }, { db: trx, key: String(id) })
}

/**
 * Refunds a payment through a job that queries the gateway until it is done. A call during `paymentApproved` prevents the capture. An
 * unpaid payment allows no further attempt. Idempotent. Throws NotFound.
 */
export async function refundPayment(
  deps: Pick<Deps, 'clock' | 'queue'>,
  trx: Trx,
  { id, reason }: { id: string; reason: ReturnReason },
): Promise<void> {
  const payment = await lockByKey(trx, id)
  if (!payment) throw new AppError('NotFound', { id })
  const now = deps.clock.now()
  if (payment.status === 'Started') await expirePayment(trx, payment)
  if (payment.status !== 'Approved' && payment.status !== 'Captured') return
  await transitionPayment(trx, payment.id, 'return', { actor: system, comment: reason })
  for (const attempt of await updateRefundDue(trx, payment.id, reason, now)) await schedulePoll(deps, trx, { id: attempt }, now)
}

/** Expires a payment. The bank may still approve an attempt late. */
export async function expirePayment(trx: Trx, { id }: Pick<PaymentRow, 'id'>): Promise<void> {
  await transitionPayment(trx, id, 'expire')
  await forgetPayer(trx, id)
}

/** Closes a payment when all refunds are done. */
export async function closeReturn(
  deps: Pick<Deps, 'announce'>,
  trx: Trx,
  payment: PaymentRow,
  now: Date,
  by?: Parameters<typeof transitionPayment>[3],
) {
  if (payment.status !== 'ToReturn' || (await countRefundsDue(trx, payment.id)) > 0) return
  await transitionPayment(trx, payment.id, 'refund', by)
  await deps.announce(trx, 'paymentReturned', news(payment, now, payment.returnReason ?? undefined))
}

/** Lists the attempts that need manual work, oldest first. */
export const listPaymentsNeedingHands = ({ db }: Pick<Deps, 'db'>): Promise<StuckPayment[]> => findStuck(db)

/** Retries the query of an attempt. Throws NotFound. */
export async function retryPayment(deps: Ground, actor: Actor, id: number): Promise<void> {
  await audited(deps.db, actor, async (trx) => {
    const { attempt } = await stuckAttempt(trx, id)
    await updateAttempt(trx, attempt.id, { tries: 0, stuck: null })
    await schedulePoll(deps, trx, attempt, deps.clock.now())
  })
}

/** Records that staff settled an attempt manually, with a comment. Throws NotFound. */
export async function settlePayment(deps: Ground, actor: Actor, id: number, comment: string): Promise<void> {
  const now = deps.clock.now()
  await audited(deps.db, actor, async (trx) => {
    const { payment, attempt } = await stuckAttempt(trx, id)
    const atGate = attempt.wanted ?? 'Returned'
    await updateAttempt(trx, attempt.id, { atGate, due: null, stuck: null, fault: null })
    await insertEvent(trx, { attemptId: attempt.id, kind: 'ByHand', verdict: atGate }, now)
    const by = { actor, comment }
    if (atGate === 'Captured' && payment.status === 'Approved') await transitionPayment(trx, payment.id, 'capture', by)
    if (atGate === 'Returned') await closeReturn(deps, trx, payment, now, by)
  })
}

async function stuckAttempt(trx: Trx, id: number) {
  const found = await lockAttempt(trx, id)
  if (!found || found.attempt.stuck === null) throw new AppError('NotFound', { id })
  return found
}

/** Returns metrics: attempts that wait for the gateway, and those that need manual work. */
export const openPayments = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => countOpen(db, clock.now())

/** Personal data of this module: the payer while a payment is open; on a development server also the data of sandbox orders. */
export const paymentsData: PersonalData = {
  room: 'payments',
  collect: async (db, owner) => ({ payments: await findOwnPayer(db, owner), sandbox: await findShopper(db, owner) }),
  erase: async (trx, owner) => {
    await removeOwnPayer(trx, owner)
    await forgetShoppers(trx, owner)
  },
}

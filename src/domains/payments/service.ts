import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { PersonalData } from '#domains/customers/personal-data/service.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { type Actor, system } from '#shared/actor.ts'
import type { PaymentNews } from '#shared/announcements.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import type { Payment, Purpose, ReturnReason, StuckPayment } from './contract.ts'
import { gateAccount, gateForm, ownAddress } from './gateway.ts'
import { attemptSeconds, dirham, type GatewayMessage, gatewayMessage, maxAttempts, nextLook, refusalOf } from './rules.ts'
import { findShopper, forgetShoppers } from './sandbox-orders.ts'
import { type GatewayFields, isSigned, plainFields, trimmedFields } from './signature.ts'
import { type PaymentAction, paymentWorkflow } from './status.ts'
import {
  type AttemptRow,
  countAttempts,
  countEvents,
  countOpen,
  countRefundsDue,
  findByKey,
  findOwnPayer,
  findReturn,
  findStuck,
  forgetPayer,
  insertAttempt,
  insertEvent,
  insertPayment,
  isHeard,
  lockAttempt,
  lockByKey,
  lockByOid,
  type NewEvent,
  type NewPayment,
  type PaymentRow,
  removeOwnPayer,
  updateAttempt,
  updateRefundDue,
} from './store.ts'

export type { NewPayment } from './store.ts'

type Trx = Transaction<Database>
type Ground = Pick<Deps, 'db' | 'clock' | 'queue' | 'announce' | 'config' | 'keys' | 'log'>

/** The job that asks the gateway about one attempt. */
export const settleJob = 'payments.settle'
/** The payments change at the word of the gateway, and of the rooms that are paid. */
/** What is noted of an attempt for which nobody signed. */
const maxUnsigned = 20

/** Opens a payment; its id is the right to pay it. */
export async function startPayment({ clock }: Pick<Deps, 'clock'>, trx: Trx, request: NewPayment): Promise<{ id: string }> {
  return { id: await insertPayment(trx, request, clock.now()) }
}

/** A payment as other rooms see it. */
export interface FoundPayment extends Omit<Payment, 'payable' | 'expires'> {
  purpose: Purpose
  ownerId: number
  expires: Date
}

/** How a payment stands, or null. */
export async function findPayment(db: Kysely<Database>, id: string): Promise<FoundPayment | null> {
  const found = await findByKey(db, id)
  if (!found) return null
  const { key, status: state, purpose, ownerId, amount, expires, refusal, returnReason } = found
  return { id: key, state, purpose, ownerId, amount, expires, refusal: isUnpaid(found) ? refusal : null, returnReason }
}

/** How a payment stands, for anyone who holds its key. NotFound. */
export async function getPayment(deps: Ground, id: string): Promise<Payment> {
  const found = await findPayment(deps.db, id)
  if (!found) throw new AppError('NotFound', { id })
  const now = deps.clock.now()
  const { purpose: _purpose, ownerId: _ownerId, expires, ...rest } = found
  // nobody has looked at it since its time was over
  const state = rest.state === 'Started' && expires <= now ? 'Expired' : rest.state
  const payable = state === 'Started' && attemptSeconds(expires, now) !== null && gateAccount(deps) !== null
  return { ...rest, state, payable, expires: expires.toISOString() }
}

function isUnpaid({ status }: Pick<PaymentRow, 'status'>): boolean {
  return status === 'Started' || status === 'Expired'
}

/**
 * A fresh order at the gateway: the form that the browser posts there. NotFound; TransitionNotAllowed when it is paid or its time is over;
 * TooManyRequests; PaymentsClosed where no gateway is set.
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
    const earlier = await countAttempts(trx, payment.id)
    if (earlier >= maxAttempts) throw new AppError('TooManyRequests')
    // a page that was left by "back" or "cancel" takes its number with it; the end keeps apart several databases of one merchant
    const oid = `R${payment.id}-${earlier + 1}-${randomBytes(4).toString('hex')}`
    const expires = new Date(now.getTime() + seconds * 1000)
    await insertAttempt(trx, { paymentId: payment.id, oid, created: now, expires, due: nextLook(now, expires, now) })
    return gateForm(account, {
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
  })
}

/** What the gateway is told to do with the money. */
export type GatewayOrderMessage = 'ACTION=POSTAUTH' | 'APPROVED' | 'FAILURE'

/** What callbacks were made of, for the figures. */
export const callbacksByVerdict = {
  Approved: 0,
  Refused: 0,
  Surplus: 0,
  Duplicate: 0,
  Late: 0,
  WrongHash: 0,
  WrongAmount: 0,
  UnknownOrder: 0,
  Failed: 0,
}
export type Verdict = keyof typeof callbacksByVerdict

/**
 * Takes the word of the gateway on an attempt: the only thing, besides the gateway's answer to our own question, by which a payment becomes
 * paid. Hearing it again changes nothing, a late refusal undoes nothing. Never throws: what went wrong is FAILURE, and asked about later.
 */
export async function takeCallback(deps: Ground, form: GatewayFields): Promise<GatewayOrderMessage> {
  try {
    const { verdict, answer } = await retryOnConflict(() => checkCallback(deps, form))
    callbacksByVerdict[verdict] += 1
    return answer
  } catch (err) {
    callbacksByVerdict.Failed += 1
    deps.log.error({ err }, 'a callback of the gate could not be taken')
    return 'FAILURE'
  }
}

interface CallbackResult {
  verdict: Verdict
  answer: GatewayOrderMessage
}

async function checkCallback(deps: Ground, form: GatewayFields): Promise<CallbackResult> {
  const { clock, db, log } = deps
  const fields = plainFields(form)
  const word = gatewayMessage(fields)
  const account = gateAccount(deps)
  const signed = account !== null && isSigned(fields, account.storeKey) && word.clientId === account.clientId
  const now = clock.now()
  const callbackResult = await db.transaction().execute(async (trx): Promise<CallbackResult> => {
    const found = await lockByOid(trx, word.oid)
    if (!found) return { verdict: signed ? 'UnknownOrder' : 'WrongHash', answer: 'FAILURE' }
    const { payment, attempt } = found
    const heard = { attemptId: attempt.id, kind: 'Callback', ...said(word) } as const
    if (!signed) return unsigned(deps, trx, attempt, now)
    if (word.amount !== payment.amount * 100 || word.currency !== dirham) {
      await insertEvent(trx, { ...heard, verdict: 'WrongAmount' }, now)
      await schedulePoll(deps, trx, attempt, now)
      return { verdict: 'WrongAmount', answer: 'FAILURE' }
    }
    if (word.code !== '00') return refused(deps, trx, { payment, attempt, word }, heard, now)
    if (attempt.wanted !== null) return { verdict: 'Duplicate', answer: answerOf(attempt) }
    await updateAttempt(trx, attempt.id, { atGate: 'Authorised' })
    const verdict = await approveAttempt(deps, trx, payment, attempt, now)
    await insertEvent(trx, { ...heard, verdict }, now)
    const after = await lockAttempt(trx, attempt.id)
    return { verdict, answer: answerOf(after?.attempt ?? attempt) }
  })
  if (callbackResult.answer === 'FAILURE')
    log.warn({ verdict: callbackResult.verdict, oid: word.oid.slice(0, 64) }, 'a callback of the gate was not believed')
  return callbackResult
}

function said({
  code,
  transaction,
  authCode,
  maskedCard,
  cardBrand,
  amount,
}: GatewayMessage): Omit<NewEvent, 'attemptId' | 'kind' | 'verdict'> {
  return { code, transaction, authCode, maskedCard, cardBrand, amount }
}

/** The gateway captures at once what we want to have; what goes back it only holds, until the job undoes it. */
function answerOf({ wanted }: AttemptRow): GatewayOrderMessage {
  return wanted === 'Captured' ? 'ACTION=POSTAUTH' : 'APPROVED'
}

/** Anybody can send that: the gateway itself is asked, and it is not noted without end. */
async function unsigned(deps: Ground, trx: Trx, attempt: AttemptRow, now: Date): Promise<CallbackResult> {
  if ((await countEvents(trx, attempt.id, 'WrongHash')) < maxUnsigned) {
    await insertEvent(trx, { attemptId: attempt.id, kind: 'Callback', verdict: 'WrongHash' }, now)
    await schedulePoll(deps, trx, attempt, now)
  }
  return { verdict: 'WrongHash', answer: 'FAILURE' }
}

type CallbackEvent = Omit<NewEvent, 'verdict'>

async function refused(
  deps: Ground,
  trx: Trx,
  { payment, attempt, word }: { payment: PaymentRow; attempt: AttemptRow; word: GatewayMessage },
  heard: CallbackEvent,
  now: Date,
): Promise<CallbackResult> {
  if (await isHeard(trx, attempt.id, word.transaction, word.code)) return { verdict: 'Duplicate', answer: 'APPROVED' }
  if (attempt.wanted !== null) {
    await insertEvent(trx, { ...heard, verdict: 'Late' }, now)
    return { verdict: 'Late', answer: 'APPROVED' }
  }
  const reason = refusalOf(word.code)
  await insertEvent(trx, { ...heard, verdict: 'Refused' }, now)
  await updateAttempt(trx, attempt.id, { refusal: reason, atGate: 'Refused' })
  if (isUnpaid(payment)) await deps.announce(trx, 'paymentRefused', news(payment, now, reason))
  return { verdict: 'Refused', answer: 'APPROVED' }
}

function news({ key, purpose, ownerId, amount }: PaymentRow, at: Date, reason?: string): PaymentNews {
  return { paymentId: key, purpose, ownerId, amount, at, ...(reason !== undefined && { reason }) }
}

/** One step of a payment, by the table. */
export async function movePayment(trx: Trx, id: number, action: PaymentAction, by: { actor: Actor; comment?: string } = { actor: system }) {
  await transition(trx, { workflow: paymentWorkflow, id, action, ...by })
}

/**
 * The bank holds the money of an attempt, under the lock of its payment: says so, and what is to become of it. Of a payment that has been
 * paid by another attempt the second money goes back.
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
  await movePayment(trx, payment.id, 'approve')
  // the gateway captures when it has our answer: after a moment it is asked whether it has
  await updateAttempt(trx, attempt.id, { wanted: 'Captured', due: new Date(now.getTime() + 60_000), tries: 0, refusal: null })
  await forgetPayer(trx, payment.id)
  await deps.announce(trx, 'paymentApproved', news(payment, now))
  return 'Approved'
}

/** Lets the job ask about an attempt as soon as this transaction commits. */
async function schedulePoll({ queue }: Pick<Deps, 'queue'>, trx: Trx, { id }: Pick<AttemptRow, 'id'>, now: Date): Promise<void> {
  await updateAttempt(trx, id, { due: now })
  await queue.enqueue(settleJob, { id }, { db: trx, key: String(id) })
}

/**
 * Gives the money of a payment back, by a job that asks the gateway until it is done. Called while `paymentApproved` is announced
 * nothing is captured in the first place. Where nothing was paid no further attempt begins; a second call changes nothing. NotFound.
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
  await movePayment(trx, payment.id, 'return', { actor: system, comment: reason })
  for (const attempt of await updateRefundDue(trx, payment.id, reason, now)) await schedulePoll(deps, trx, { id: attempt }, now)
}

/** Nothing is paid any more, but for what the bank may say late. */
export async function expirePayment(trx: Trx, { id }: Pick<PaymentRow, 'id'>): Promise<void> {
  await movePayment(trx, id, 'expire')
  await forgetPayer(trx, id)
}

/** When all that had to go back has: the payment is over. */
export async function closeReturn(
  deps: Pick<Deps, 'announce'>,
  trx: Trx,
  payment: PaymentRow,
  now: Date,
  by?: Parameters<typeof movePayment>[3],
) {
  if (payment.status !== 'ToReturn' || (await countRefundsDue(trx, payment.id)) > 0) return
  await movePayment(trx, payment.id, 'refund', by)
  await deps.announce(trx, 'paymentReturned', news(payment, now, payment.returnReason ?? undefined))
}

/**
 * The browser is back: the path of the site to which it goes on, null when nobody knows the order. What it brings decides nothing; while
 * the bank has not been heard the gateway is asked at once.
 */
export async function handleReturn(deps: Ground, result: 'ok' | 'fail', form: GatewayFields): Promise<string | null> {
  const account = gateAccount(deps)
  // the path holds the key of what was paid: only for whom the gateway has sent
  if (!account || ![form, trimmedFields(form)].some((fields) => isSigned(fields, account.storeKey))) return null
  const found = await findReturn(deps.db, gatewayMessage(form).oid)
  if (!found) return null
  if (!found.clear && result === 'ok')
    await deps.db.transaction().execute((trx) => schedulePoll(deps, trx, { id: found.attemptId }, deps.clock.now()))
  const back = found.status === 'ToReturn' || found.status === 'Returned'
  const paid = found.status === 'Approved' || found.status === 'Captured'
  return paid || (result === 'ok' && !back) ? found.donePath : found.failedPath
}

/** What the gateway did not settle by itself, the oldest first. */
export const listPaymentsNeedingHands = ({ db }: Pick<Deps, 'db'>): Promise<StuckPayment[]> => findStuck(db)

/** Asks the gateway once more. NotFound. */
export async function retryPayment(deps: Ground, id: number): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const { attempt } = await stuckAttempt(trx, id)
    await updateAttempt(trx, attempt.id, { tries: 0, stuck: null })
    await schedulePoll(deps, trx, attempt, deps.clock.now())
  })
}

/** Notes that somebody settled it outside, and how. NotFound. */
export async function settlePayment(deps: Ground, actor: Actor, id: number, comment: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (trx) => {
    const { payment, attempt } = await stuckAttempt(trx, id)
    const atGate = attempt.wanted ?? 'Returned'
    await updateAttempt(trx, attempt.id, { atGate, due: null, stuck: null, fault: null })
    await insertEvent(trx, { attemptId: attempt.id, kind: 'ByHand', verdict: atGate }, now)
    const by = { actor, comment }
    if (atGate === 'Captured' && payment.status === 'Approved') await movePayment(trx, payment.id, 'capture', by)
    if (atGate === 'Returned') await closeReturn(deps, trx, payment, now, by)
  })
}

async function stuckAttempt(trx: Trx, id: number) {
  const found = await lockAttempt(trx, id)
  if (!found || found.attempt.stuck === null) throw new AppError('NotFound', { id })
  return found
}

/** For the figures: attempts that wait for a word of the gateway, and for somebody's hands. */
export const openPayments = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => countOpen(db, clock.now())

/** What this room keeps of a person: who pays, while the page of the gateway may ask for it; and, on a development server, what the sandbox was told. */
export const paymentsData: PersonalData = {
  room: 'payments',
  collect: async (db, owner) => ({ payments: await findOwnPayer(db, owner), sandbox: await findShopper(db, owner) }),
  erase: async (trx, owner) => {
    await removeOwnPayer(trx, owner)
    await forgetShoppers(trx, owner)
  },
}

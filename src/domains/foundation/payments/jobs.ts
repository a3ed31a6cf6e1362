import type { GatewayAccount } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { callbackJob, callShopLate } from './gateway.fake.ts'
import {
  captureOrder,
  type GatewayAnswer,
  GatewaySilent,
  gateAccount,
  type OrderState,
  queryOrder,
  refundOrder,
  voidOrder,
} from './gateway.ts'
import { failuresToTell, nextLook, nextTry } from './rules.ts'
import { forgetShoppers } from './sandbox-store.ts'
import { approveAttempt, closeReturn, expirePayment, settleJob, transitionPayment } from './service.ts'
import { type AttemptRow, claimAttempt, findDue, findToExpire, insertEvent, lockAttempt, lockById, updateAttempt } from './store.ts'

type Ground = Pick<Deps, 'db' | 'clock' | 'queue' | 'announce' | 'config' | 'keys' | 'log'>

/** Duration of a claim on an attempt, in ms: one query and one request at the slowest gateway. */
const claimed = 90_000
const batchSize = 200
/** Days until the sandbox deletes payer data. */
const keptDays = 30

/** Starts the workers that query the gateway. */
export async function startJobs(deps: Deps): Promise<void> {
  const { queue } = deps
  if (!gateAccount(deps)) deps.log.warn('no PAYMENT_GATEWAY: nobody can pay by card')
  await queue.work(settleJob, ({ id }: { id: number }) => settleAttempt(deps, id), { concurrency: 4, retries: 0 })
  await queue.work('payments.settleDue', () => settleDue(deps), { retries: 0 })
  await queue.schedule('payments.settleDue', '* * * * *')
  if (deps.config.payments !== 'sandbox') return
  await queue.work(callbackJob, (order: { token: string }) => callShopLate(deps, order))
  await queue.work('payments.forgetShoppers', () =>
    forgetShoppers(deps.db, { before: new Date(deps.clock.now().getTime() - keptDays * 86_400_000) }),
  )
  await queue.schedule('payments.forgetShoppers', '25 4 * * *')
}

/** Runs every minute: expires unpaid payments and queues due queries. */
export async function settleDue(deps: Ground): Promise<void> {
  const { db, clock, queue } = deps
  for (const id of await findToExpire(db, clock.now(), batchSize)) {
    await db.transaction().execute(async (trx) => {
      const payment = await lockById(trx, id)
      if (payment?.status === 'Started') await expirePayment(trx, payment)
    })
  }
  for (const id of await findDue(db, clock.now(), batchSize)) await queue.enqueue(settleJob, { id }, { key: String(id) })
}

/** The next request to the gateway, in hundredths; the reason why none is possible; or null when the attempt is settled. */
type Step = { request: 'Capture' | 'Void' | 'Refund'; amount: number } | { fault: string } | null

/**
 * Queries the gateway about an attempt and brings it to its wanted state: processes a missed approval, then captures, releases or refunds.
 * Idempotent: each run begins with the query.
 */
export async function settleAttempt(deps: Ground, id: number): Promise<void> {
  const now = deps.clock.now()
  const account = gateAccount(deps)
  const attempt = account && (await claimAttempt(deps.db, id, now, new Date(now.getTime() + claimed)))
  if (!attempt) return
  try {
    const fault = await askAndAct(deps, account, attempt)
    if (fault !== null) await postpone(deps, attempt, fault)
  } catch (err) {
    if (!(err instanceof GatewaySilent)) deps.log.error({ err, attempt: id }, 'an attempt could not be settled')
    await postpone(deps, attempt, (err as Error).message)
  }
}

/** Sends one query and at most one request. Returns the fault, or null. */
async function askAndAct(deps: Ground, account: GatewayAccount, { id, oid, wanted }: AttemptRow): Promise<string | null> {
  const order = await queryOrder(account, oid)
  const step = await takeOrder(deps, id, order, wanted)
  if (step === null || 'fault' in step) return step?.fault ?? null
  const { approved, code, transaction, message } = await carryOut(account, oid, step)
  const verdict = approved ? 'Approved' : 'Refused'
  await insertEvent(deps.db, { attemptId: id, kind: step.request, verdict, code, transaction, amount: step.amount }, deps.clock.now())
  if (!approved) return `${step.request} refused: ${code ?? '-'} ${message}`
  const after = await takeOrder(deps, id, { ...order, state: step.request === 'Capture' ? 'Captured' : 'Returned' })
  return after === null ? null : 'fault' in after ? after.fault : `${after.request} is still to be done`
}

function carryOut(
  account: GatewayAccount,
  oid: string,
  { request, amount }: Exclude<Step, { fault: string } | null>,
): Promise<GatewayAnswer> {
  if (request === 'Capture') return captureOrder(account, oid, amount)
  return request === 'Void' ? voidOrder(account, oid) : refundOrder(account, oid, amount)
}

/**
 * Processes the gateway's response in one transaction. `asked`: wanted state at the time of the query; the response is ignored when a
 * callback has changed it since.
 */
async function takeOrder(deps: Ground, id: number, order: OrderState, asked?: AttemptRow['wanted']): Promise<Step> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (trx): Promise<Step> => {
    const found = await lockAttempt(trx, id)
    if (!found) return null
    if (asked !== undefined && found.attempt.wanted !== asked) return { fault: 'the bank was heard while the gate was asked' }
    if (order.state !== found.attempt.atGate) {
      const { state: verdict, ...said } = order
      await insertEvent(trx, { attemptId: id, kind: 'Query', verdict, ...said }, now)
      await updateAttempt(trx, id, { atGate: order.state })
    }
    const holds = order.state === 'Authorised' || order.state === 'Captured'
    if (found.attempt.wanted === null && holds) {
      if (order.amount === null) return { fault: 'the gate does not say how much it holds' }
      if (order.amount === found.payment.amount * 100) await approveAttempt(deps, trx, found.payment, found.attempt, now)
      else await updateAttempt(trx, id, { wanted: 'Returned' })
    }
    // a subscriber may have changed the payment
    const { payment, attempt } = (await lockAttempt(trx, id)) ?? found
    const step = nextStep(attempt, order, payment.amount * 100)
    if (step !== null) return step
    const due = attempt.wanted === null ? nextLook(attempt.created, attempt.expires, now) : null
    await updateAttempt(trx, id, { due, tries: 0, stuck: null, fault: null })
    if (attempt.wanted === 'Captured' && payment.status === 'Approved') await transitionPayment(trx, payment.id, 'capture')
    if (attempt.wanted === 'Returned') await closeReturn(deps, trx, payment, now)
    return null
  })
}

function nextStep({ wanted }: AttemptRow, { state, amount }: OrderState, whole: number): Step {
  if (wanted === null) return null
  if (wanted === 'Captured') {
    if (state === 'Authorised') return { request: 'Capture', amount: whole }
    return state === 'Captured' ? null : { fault: `the gate does not have the money any more: ${state}` }
  }
  if (state === 'Authorised') return { request: 'Void', amount: amount ?? whole }
  if (state === 'Captured') return { request: 'Refund', amount: amount ?? whole }
  return state === 'Unknown' ? { fault: 'the gate does not know the order any more' } : null
}

/** Schedules a retry, and notifies staff after repeated failures. */
async function postpone({ db, clock, log }: Ground, { id, tries, stuck }: AttemptRow, fault: string): Promise<void> {
  const now = clock.now()
  const failures = tries + 1
  const tell = stuck ?? (failures >= failuresToTell ? now : null)
  if (tell && !stuck) log.warn({ attempt: id, fault }, 'an attempt needs hands')
  await updateAttempt(db, id, { tries: failures, due: nextTry(failures, now), fault: fault.slice(0, 300), stuck: tell })
}

import type { Transaction } from 'kysely'
import type { GatewayAccount } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { GatewaySilent, gateAccount, queryOrder } from './gateway.ts'
import { dirham, type GatewayMessage, gatewayMessage, refusalOf } from './rules.ts'
import { approveAttempt, isUnpaid, news, schedulePoll } from './service.ts'
import { type GatewayFields, isAnswerTo, isSigned, plainFields, trimmedFields } from './signature.ts'
import {
  type AttemptRow,
  countEvents,
  findByOid,
  findReturn,
  insertEvent,
  isHeard,
  lockAttempt,
  lockByOid,
  type NewEvent,
  type PaymentRow,
  updateAttempt,
} from './store.ts'

type Trx = Transaction<Database>
type Ground = Pick<Deps, 'db' | 'clock' | 'queue' | 'announce' | 'config' | 'keys' | 'log'>

/** Maximum number of logged callbacks that fail verification; they can be forged. */
const maxUnbelieved = 20
/** Timeout of the query during a callback, in ms. */
const patience = 8000

/** Response to the gateway: what it does with the money. */
export type GatewayOrderMessage = 'ACTION=POSTAUTH' | 'APPROVED' | 'FAILURE'

/** Metrics of callbacks by verdict. */
export const callbacksByVerdict = {
  Approved: 0,
  Refused: 0,
  Surplus: 0,
  Duplicate: 0,
  Late: 0,
  WrongHash: 0,
  WrongFields: 0,
  Unconfirmed: 0,
  WrongAmount: 0,
  UnknownOrder: 0,
  Failed: 0,
}
export type Verdict = keyof typeof callbacksByVerdict

/**
 * Processes a callback of the gateway. Only a callback or the response to our query marks a payment as paid. Idempotent; a late refusal has
 * no effect. Never throws: an error returns FAILURE, and the job queries later.
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
  const known = signed ? await findByOid(db, word.oid) : null
  const answered = known?.sent && signed ? isAnswerTo(known.sent, fields, account.storeKey) : false
  // queries the gateway before money moves, outside any lock
  const asked = known && answered && word.code === '00' && known.wanted === null
  const held = asked ? await heldAmount(deps, account as GatewayAccount, word.oid) : null
  const callbackResult = await db.transaction().execute((trx) => takeWord(deps, trx, { word, signed, answered, held }, clock.now()))
  if (callbackResult.answer === 'FAILURE' || callbackResult.verdict === 'Unconfirmed')
    log.warn({ verdict: callbackResult.verdict, oid: word.oid.slice(0, 64) }, 'a callback of the gate was not believed')
  return callbackResult
}

/** Returns the hundredths that the gateway holds for an order; null without any, or without a response. */
async function heldAmount({ log }: Ground, account: GatewayAccount, oid: string): Promise<number | null> {
  try {
    const { state, amount } = await queryOrder(account, oid, patience)
    return state === 'Authorised' || state === 'Captured' ? amount : null
  } catch (err) {
    if (!(err instanceof GatewaySilent)) throw err
    log.warn({ err, oid }, 'the gate does not confirm its own callback')
    return null
  }
}

interface Heard {
  word: GatewayMessage
  signed: boolean
  /** answers the form of its attempt */
  answered: boolean
  /** hundredths, by the gateway's own response */
  held: number | null
}

async function takeWord(deps: Ground, trx: Trx, { word, signed, answered, held }: Heard, now: Date): Promise<CallbackResult> {
  const found = await lockByOid(trx, word.oid)
  if (!found) return { verdict: signed ? 'UnknownOrder' : 'WrongHash', answer: 'FAILURE' }
  const { payment, attempt } = found
  const heard = { attemptId: attempt.id, kind: 'Callback', ...said(word) } as const
  const bare = { attemptId: attempt.id, kind: 'Callback' } as const
  if (!signed) return unbelieved(deps, trx, { ...bare, verdict: 'WrongHash' }, now)
  if (word.amount !== payment.amount * 100 || word.currency !== dirham)
    return unbelieved(deps, trx, { ...heard, verdict: 'WrongAmount' }, now)
  if (!answered) return unbelieved(deps, trx, { ...bare, verdict: 'WrongFields' }, now)
  if (word.code !== '00') return refused(deps, trx, { payment, attempt, word }, heard, now)
  if (attempt.wanted !== null) return { verdict: 'Duplicate', answer: answerOf(attempt) }
  // stays held: a later query decides
  if (held !== payment.amount * 100)
    return { ...(await unbelieved(deps, trx, { ...heard, verdict: 'Unconfirmed' }, now)), answer: 'APPROVED' }
  await updateAttempt(trx, attempt.id, { atGate: 'Authorised' })
  const verdict = await approveAttempt(deps, trx, payment, attempt, now)
  await insertEvent(trx, { ...heard, verdict }, now)
  const after = await lockAttempt(trx, attempt.id)
  return { verdict, answer: answerOf(after?.attempt ?? attempt) }
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

/** Confirms a capture; money to refund stays held until the job releases it. */
function answerOf({ wanted }: AttemptRow): GatewayOrderMessage {
  return wanted === 'Captured' ? 'ACTION=POSTAUTH' : 'APPROVED'
}

/** Logs a callback that fails verification and queues a query, up to a maximum per attempt. */
async function unbelieved(deps: Ground, trx: Trx, event: NewEvent & { verdict: Verdict }, now: Date): Promise<CallbackResult> {
  const { attemptId: id, verdict } = event
  if ((await countEvents(trx, id, verdict)) < maxUnbelieved) {
    await insertEvent(trx, event, now)
    await schedulePoll(deps, trx, { id }, now)
  }
  return { verdict, answer: 'FAILURE' }
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

/**
 * Handles the browser's return. Returns the path of the next page; null for an unknown order. The form decides nothing; without a result of
 * the bank, queues a query.
 */
export async function handleReturn(deps: Ground, result: 'ok' | 'fail', form: GatewayFields): Promise<string | null> {
  const account = gateAccount(deps)
  const fields = account && [form, trimmedFields(form)].find((read) => isSigned(read, account.storeKey))
  const found = fields ? await findReturn(deps.db, gatewayMessage(form).oid) : null
  // the path contains the record's key: only a verified return may read it
  if (!found?.sent || !isAnswerTo(found.sent, fields as GatewayFields, account?.storeKey ?? '')) return null
  if (!found.clear && result === 'ok')
    await deps.db.transaction().execute((trx) => schedulePoll(deps, trx, { id: found.attemptId }, deps.clock.now()))
  const back = found.status === 'ToReturn' || found.status === 'Returned'
  const paid = found.status === 'Approved' || found.status === 'Captured'
  return paid || (result === 'ok' && !back) ? found.donePath : found.failedPath
}

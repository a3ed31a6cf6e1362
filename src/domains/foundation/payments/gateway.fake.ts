import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { type GatewayAccount, siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { localTime } from '#shared/working-time.ts'
import { dirham, hundredths, storeType, tag, xmlText } from './rules.ts'
import {
  type BankMessage,
  findOrder,
  findOrderByOid,
  insertOrder,
  moveOrder,
  type SandboxOrder,
  type Switches,
  updateOutcome,
} from './sandbox-store.ts'
import { type GatewayFields, isSigned, signature } from './signature.ts'

/**
 * Sandbox gateway: replaces the card centre over real HTTP, on paths of this server (`sandbox-routes.ts`). It uses only the shop's forms,
 * callbacks and API requests (cards and switches: docs/payments.md).
 */
type Ground = Pick<Deps, 'config' | 'keys' | 'db' | 'clock' | 'queue' | 'log'>

/** Job that delivers a callback late. */
export const callbackJob = 'payments.sandboxCallback'
/** Refusals before the gateway returns the browser. */
const maxRefusals = 3
const lateSeconds = { late: 20, overdue: 1200 } as const

/** Returns our merchant account at the sandbox; its key derives from a secret of this installation. */
export function sandboxAccount({ config, keys }: Pick<Deps, 'config' | 'keys'>): GatewayAccount {
  const made = (purpose: string) =>
    createHmac('sha256', keys.cookies.at(-1) as string)
      .update(`sandbox gate ${purpose}`)
      .digest('base64url')
  const at = `${siteOrigin(config)}${config.basePath}sandbox/fim`
  return {
    clientId: '600000000',
    storeKey: made('store key'),
    gateUrl: `${at}/est3Dgate`,
    apiUrl: `${at}/api`,
    user: 'rihla-api',
    password: made('password'),
  }
}

/** Test cards and the response of their bank. */
export const testCards = [
  { number: '4000000000000010', brand: 'VISA', says: '00' },
  { number: '5453010000066100', brand: 'MASTERCARD', says: '00' },
  { number: '5191630100004896', brand: 'MASTERCARD', says: 'code' },
  { number: '4000000000000051', brand: 'VISA', says: '51' },
  { number: '4000000000000054', brand: 'VISA', says: '54' },
  { number: '4000000000000057', brand: 'VISA', says: '57' },
  { number: '4111111111111111', brand: 'VISA', says: '05' },
] as const

/** 3-D Secure code of the third card. */
const challengeCode = '123'

const messages: Record<string, string> = {
  '05': 'Do not honour',
  '51': 'Insufficient funds',
  '54': 'Expired card',
  '57': 'Transaction not permitted to cardholder',
  '99': '3-D Secure authentication failed',
}

/** Opens an order for a shop's form. Returns its token, or the fault of the form. */
export async function openOrder(deps: Ground, form: GatewayFields): Promise<{ token: string } | { fault: string }> {
  const account = sandboxAccount(deps)
  const fields = Object.fromEntries(Object.entries(form).map(([name, value]) => [name.toLowerCase(), value]))
  const amount = hundredths(fields.amount)
  const seconds = Number(fields.sessiontimeout)
  if (fields.clientid !== account.clientId) return { fault: 'clientid' }
  if (fields.storetype?.toUpperCase() !== storeType) return { fault: 'storetype' }
  if (fields.hashalgorithm?.toLowerCase() !== 'ver3') return { fault: 'hashAlgorithm' }
  if (fields.currency !== dirham) return { fault: 'currency' }
  if (amount === null || amount === 0) return { fault: 'amount' }
  if (!/^\S{1,64}$/.test(fields.oid ?? '')) return { fault: 'oid' }
  for (const name of ['okurl', 'failurl', 'callbackurl', 'shopurl']) if (!isAddress(fields[name])) return { fault: name }
  if (!Number.isInteger(seconds) || seconds < 30 || seconds > 2700) return { fault: 'sessiontimeout' }
  if (!isSigned(form, account.storeKey)) return { fault: 'HASH' }
  const opened = deps.clock.now()
  const expires = new Date(opened.getTime() + seconds * 1000)
  const token = await insertOrder(deps.db, { oid: fields.oid as string, fields: form, amount, opened, expires })
  return token === null ? { fault: 'oid' } : { token }
}

function isAddress(text: string | undefined): boolean {
  return /^https?:$/.test(URL.parse(text ?? '')?.protocol ?? '')
}

/** Returns a field of the shop's form; names are case-insensitive. */
export function fieldOf({ fields }: Pick<SandboxOrder, 'fields'>, name: string): string {
  return Object.entries(fields).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1] ?? ''
}

/** Input of the gateway's page. */
export interface CardForm {
  pan: string
  month: string
  year: string
  cvv: string
  switches: Switches
  /** later API requests about this order fail */
  apiRefuses: boolean
}

/** Returns the invalid field of a card, or null. */
export function cardFault({ pan, month, year, cvv }: CardForm, now: Date): 'pan' | 'expiry' | 'cvv' | null {
  if (!/^\d{16}$/.test(pan)) return 'pan'
  const end = `20${year}-${month}`
  if (!/^(0[1-9]|1[0-2])$/.test(month) || !/^\d{2}$/.test(year) || end < localTime(now).day.slice(0, 7)) return 'expiry'
  return /^\d{3}$/.test(cvv) ? null : 'cvv'
}

/** Tries a card: its bank approves, refuses or requires a code. Does nothing in a later state. */
export async function payOrder(deps: Ground, token: string, card: CardForm): Promise<void> {
  const known = testCards.find(({ number }) => number === card.pan)
  const says = known?.says ?? '05'
  const shown = { maskedCard: masked(card.pan), brand: known?.brand ?? 'VISA', mdStatus: '1' }
  const answer = bankMessage(says === 'code' ? '00' : says, shown, deps.clock.now())
  const told = { answer, switches: card.switches, apiFault: card.apiRefuses ? 'Declined by the switch of the sandbox' : null }
  if (says === 'code') await moveOrder(deps.db, token, ['Open', 'Refused'], { state: 'Challenge', ...told })
  else await decide(deps, token, ['Open', 'Refused'], told)
}

/** Checks the bank's code. */
export async function confirmOrder(deps: Ground, token: string, code: string): Promise<void> {
  const order = await findOrder(deps.db, token)
  if (!order?.answer) return
  const { maskedCard, brand } = order.answer
  const answer = code.trim() === challengeCode ? order.answer : bankMessage('99', { maskedCard, brand, mdStatus: '0' }, deps.clock.now())
  await decide(deps, token, ['Challenge'], { answer })
}

type Told = { answer: BankMessage; switches?: Switches; apiFault?: string | null }

/** Stores the bank's decision, then calls the shop. */
async function decide(deps: Ground, token: string, from: Parameters<typeof moveOrder>[2], told: Told): Promise<void> {
  const order = await moveOrder(
    deps.db,
    token,
    from,
    told.answer.code === '00' ? { state: 'Authorised', ...told } : { state: 'Refused', refused: true, ...told },
  )
  if (!order) return
  const { callback = 'once' } = order.switches
  if (callback === 'never') return
  if (callback === 'late' || callback === 'overdue') await deps.queue.enqueue(callbackJob, { token }, { after: lateSeconds[callback] })
  else await callShop(deps, order, callback === 'twice' ? 2 : 1)
}

/** Delivers a delayed callback; the order may be settled by then. */
export async function callShopLate(deps: Ground, { token }: { token: string }): Promise<void> {
  const order = await findOrder(deps.db, token)
  if (order?.answer) await callShop(deps, order, 1)
}

/** Sends `times` concurrent callbacks to the shop and follows the first response. */
async function callShop(deps: Ground, order: SandboxOrder, times: number): Promise<void> {
  const body = new URLSearchParams(callbackFields(deps, order)).toString()
  const one = async (): Promise<string> => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await fetch(fieldOf(order, 'callbackUrl'), { method: 'POST', headers, body, signal: AbortSignal.timeout(20_000) })
    return answer.ok ? await answer.text() : 'FAILURE'
  }
  const silent = (err: unknown) => {
    deps.log.warn({ err, oid: order.oid }, 'the sandbox could not call the shop')
    return 'FAILURE'
  }
  const [said] = await Promise.all(Array.from({ length: times }, () => one().catch(silent)))
  if (order.answer?.code !== '00') return
  // exact match: any other text means no capture
  if (said === 'ACTION=POSTAUTH') await moveOrder(deps.db, order.token, ['Authorised'], { state: 'Captured' })
  else if (said !== 'APPROVED') await updateOutcome(deps.db, order.token, 'fail')
}

/** Returns the callback fields: signed without entities, sent with them, as the card centre does. */
function callbackFields(deps: Ground, order: SandboxOrder): Record<string, string> {
  const wrong = order.switches.wrong ?? 'nothing'
  const fields = { ...answerFields(order), callbackCall: 'true', ...(wrong === 'amount' && { amount: '1.00' }) }
  const HASH = signature(fields, wrong === 'hash' ? 'another key' : sandboxAccount(deps).storeKey)
  const sent = Object.entries({ ...fields, HASH }).map(([name, value]) => [name, xmlText(value).replaceAll('&apos;', '&#39;')] as const)
  return Object.fromEntries(sent)
}

/** Returns the URL and the signed fields of the browser's return. */
export function returnForm(deps: Pick<Deps, 'config' | 'keys'>, order: SandboxOrder): { action: string; fields: Record<string, string> } {
  const fields = answerFields(order)
  const to = order.answer?.outcome === 'ok' ? 'okUrl' : 'failUrl'
  return { action: fieldOf(order, to), fields: { ...fields, HASH: signature(fields, sandboxAccount(deps).storeKey) } }
}

/** Returns the fields of the shop's form and the bank's response. */
function answerFields({ fields, oid, answer }: SandboxOrder): Record<string, string> {
  const asked = Object.entries(fields).filter(([name]) => name.toLowerCase() !== 'hash')
  if (!answer) return Object.fromEntries(asked)
  const { code, transaction, authCode, maskedCard, brand, mdStatus } = answer
  return {
    ...Object.fromEntries(asked),
    // the gateway creates its own
    rnd: randomBytes(12).toString('base64'),
    ReturnOid: oid,
    ProcReturnCode: code,
    Response: code === '00' ? 'Approved' : 'Declined',
    ErrMsg: messages[code] ?? '',
    TransId: transaction,
    AuthCode: authCode,
    HostRefNum: code === '00' ? transaction.slice(-12) : '',
    mdStatus,
    maskedCreditCard: maskedCard,
    'EXTRA.CARDBRAND': brand,
    'EXTRA.TRXDATE': `20${transaction.slice(0, 6)} ${transaction.slice(6, 12).replaceAll(/(\d\d)(?=\d)/g, '$1:')}`,
  }
}

function bankMessage(code: string, card: Pick<BankMessage, 'maskedCard' | 'brand' | 'mdStatus'>, now: Date): BankMessage {
  const transaction = `${now.toISOString().replaceAll(/\D/g, '').slice(2, 14)}${String(randomInt(1_000_000)).padStart(6, '0')}`
  const approved = code === '00'
  const authCode = approved ? String(randomInt(1_000_000)).padStart(6, '0') : ''
  return { code, transaction, authCode, ...card, outcome: approved ? 'ok' : 'fail' }
}

/** Masks a card number: `4000 00** **** 0010`. */
function masked(pan: string): string {
  return `${pan.slice(0, 4)} ${pan.slice(4, 6)}** **** ${pan.slice(-4)}`
}

/** Returns whether an order accepts no more cards. */
export function isOver({ state, refusals }: SandboxOrder): boolean {
  return state === 'Refused' ? refusals >= maxRefusals : state !== 'Open' && state !== 'Challenge'
}

/** Answers an API query or request about an order with a CC5Response. */
export async function answerApi(deps: Ground, xml: string): Promise<string> {
  const account = sandboxAccount(deps)
  const known = tag(xml, 'Name') === account.user && tag(xml, 'Password') === account.password && tag(xml, 'ClientId') === account.clientId
  if (!known) return response({ response: 'Error', code: '99', message: 'Authentication failed' })
  const order = await findOrderByOid(deps.db, tag(xml, 'OrderId'))
  const asked = order && !['Open', 'Challenge'].includes(order.state) ? order : null
  if (/<(ORDERSTATUS|ORDERHISTORY)>QUERY</i.test(xml)) return statusResponse(asked, tag(xml, 'OrderId'))
  if (!asked) return response({ response: 'Error', code: '99', message: 'No such order' })
  if (asked.apiFault) return response({ response: 'Declined', code: '05', message: asked.apiFault, oid: asked.oid })
  const total = hundredths(tag(xml, 'Total'))
  const done = await requested(deps, asked, tag(xml, 'Type'), total)
  return done
    ? response({ response: 'Approved', code: '00', message: '', oid: asked.oid, transaction: asked.answer?.transaction ?? '' })
    : response({ response: 'Error', code: '99', message: `Not possible for an order that is ${asked.state}`, oid: asked.oid })
}

async function requested({ db }: Ground, { token, amount }: SandboxOrder, type: string, total: number | null): Promise<boolean> {
  if (type === 'PostAuth') return total === amount && (await moveOrder(db, token, ['Authorised'], { state: 'Captured' })) !== null
  if (type === 'Void') return (await moveOrder(db, token, ['Authorised', 'Captured'], { state: 'Voided' })) !== null
  if (type === 'Credit') return total === amount && (await moveOrder(db, token, ['Captured'], { state: 'Refunded' })) !== null
  return false
}

const letters = { Refused: 'D', Authorised: 'A', Captured: 'C', Voided: 'V', Refunded: 'C', Open: '', Challenge: '' } as const

function statusResponse(order: SandboxOrder | null, oid: string): string {
  if (!order) return response({ response: 'Declined', code: '05', message: `No record found for ${oid}`, oid })
  const { state, amount, answer } = order
  const facts = {
    ORD_ID: order.oid,
    CHARGE_TYPE_CD: state === 'Refunded' ? 'C' : 'S',
    ORIG_TRANS_AMT: String(amount),
    CAPTURE_AMT: state === 'Captured' || state === 'Refunded' ? String(amount) : '',
    TRANS_STAT: letters[state],
    AUTH_CODE: answer?.authCode ?? '',
    TRANS_ID: answer?.transaction ?? '',
    PROC_RET_CD: answer?.code ?? '',
    PAN: answer?.maskedCard ?? '',
  }
  const line = Object.entries(facts)
    .map(([name, value]) => `${name}:${value}`)
    .join('\t')
  const extra = Object.entries({ ORDERSTATUS: line, ...facts })
    .map(([name, value]) => `<${name}>${xmlText(value)}</${name}>`)
    .join('')
  const message = `Record(s) found for ${order.oid}`
  return response({ response: 'Approved', code: '00', message, oid, transaction: answer?.transaction ?? '', extra })
}

function response(said: { response: string; code: string; message: string; oid?: string; transaction?: string; extra?: string }): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<CC5Response><ErrMsg>${xmlText(said.message)}</ErrMsg><ProcReturnCode>${said.code}</ProcReturnCode><Response>${said.response}</Response><OrderId>${xmlText(said.oid ?? '')}</OrderId><TransId>${said.transaction ?? ''}</TransId><Extra>${said.extra ?? ''}</Extra></CC5Response>`
}

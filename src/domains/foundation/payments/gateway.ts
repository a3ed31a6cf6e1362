import { randomBytes } from 'node:crypto'
import type { GatewayAccount } from '#platform/config.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { Language } from '#shared/language.ts'
import { sandboxAccount } from './gateway.fake.ts'
import { dirham, storeType, tag, xmlText } from './rules.ts'
import { signature } from './signature.ts'
import type { AtGateway, Payer } from './store.ts'

/** Returns the merchant account of this process; null without a gateway. */
export function gateAccount(deps: Pick<Deps, 'config' | 'keys'>): GatewayAccount | null {
  return deps.config.payments === 'sandbox' ? sandboxAccount(deps) : deps.config.payments
}

/** Returns an absolute URL of this server for the gateway or a browser. */
export function ownAddress({ config }: Pick<Deps, 'config'>, path: string): string {
  return `${siteOrigin(config)}${config.basePath.slice(0, -1)}${path}`
}

export interface GatewayOrder {
  oid: string
  /** whole dirhams */
  amount: number
  payer: Payer
  language: Language
  /** lifetime of the page */
  seconds: number
  /** absolute URLs */
  shopUrl: string
  callbackUrl: string
  okUrl: string
  failUrl: string
}

/**
 * Creates the signed form that a browser posts to the gateway (card payment with 3-D Secure; the money is held until the callback
 * response).
 */
export function gateForm(account: GatewayAccount, order: GatewayOrder): { action: string; fields: Record<string, string> } {
  const fields: Record<string, string> = {
    clientid: account.clientId,
    storetype: storeType,
    TranType: 'PreAuth',
    amount: `${order.amount}.00`,
    currency: dirham,
    oid: order.oid,
    okUrl: order.okUrl,
    failUrl: order.failUrl,
    callbackUrl: order.callbackUrl,
    shopurl: order.shopUrl,
    lang: order.language,
    rnd: randomBytes(12).toString('hex'),
    hashAlgorithm: 'ver3',
    encoding: 'UTF-8',
    BillToName: gateText(order.payer.name, 100),
    email: gateText(order.payer.email, 254),
    tel: gateText(order.payer.phone, 20),
    AutoRedirect: 'true',
    refreshtime: '5',
    CallbackResponse: 'true',
    sessiontimeout: String(order.seconds),
  }
  return { action: account.gateUrl, fields: { ...fields, HASH: signature(fields, account.storeKey) } }
}

/** Normalises a value so that the gateway signs the same text: trims it and removes line breaks and characters that forms change. */
function gateText(text: string, max: number): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, max)
    .toWellFormed()
    .trim()
}

/** The gateway was unreachable or sent an invalid response: the result is unknown. */
export class GatewaySilent extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'GateSilent'
  }
}

/** State of an order at the gateway. */
export interface OrderState {
  state: AtGateway
  /** hundredths held or captured */
  amount: number | null
  code: string | null
  transaction: string | null
}

/** Result of a request. */
export interface GatewayAnswer {
  approved: boolean
  code: string | null
  transaction: string | null
  /** message of the gateway */
  message: string
}

/** Returns the state of an order. Throws GatewaySilent. */
export async function queryOrder(account: GatewayAccount, oid: string, patience?: number): Promise<OrderState> {
  const xml = await ask(account, oid, '<Extra><ORDERSTATUS>QUERY</ORDERSTATUS></Extra>', patience)
  const amount = Number(tag(xml, 'ORIG_TRANS_AMT') || tag(xml, 'CAPTURE_AMT') || Number.NaN)
  return {
    state: stateOf(xml),
    amount: Number.isSafeInteger(amount) ? amount : null,
    code: tag(xml, 'PROC_RET_CD') || tag(xml, 'ProcReturnCode') || null,
    transaction: tag(xml, 'TRANS_ID') || tag(xml, 'TransId') || null,
  }
}

/** Maps the gateway's codes: A held, C and S captured, V and R reversed, D, ERR and CNCL refused; a charge of type C is a refund. */
function stateOf(xml: string): AtGateway {
  switch (tag(xml, 'TRANS_STAT').toUpperCase()) {
    case 'A':
      return 'Authorised'
    case 'C':
    case 'S':
      return tag(xml, 'CHARGE_TYPE_CD').toUpperCase() === 'C' ? 'Returned' : 'Captured'
    case 'V':
    case 'R':
      return 'Returned'
    case 'D':
    case 'ERR':
    case 'CNCL':
      return 'Refused'
    case '':
      // unknown order; any other error, such as a wrong password, leaves the state open
      if (tag(xml, 'Response') === 'Declined' || /no record|not found/i.test(tag(xml, 'ErrMsg'))) return 'Unknown'
      throw new GatewaySilent(`the gate does not say how an order stands: ${tag(xml, 'ErrMsg').slice(0, 200)}`)
    default:
      // unfinished order
      return 'Unknown'
  }
}

/** Captures held money. */
export const captureOrder = (account: GatewayAccount, oid: string, amount: number): Promise<GatewayAnswer> =>
  tell(account, oid, 'PostAuth', amount)

/** Releases held money. */
export const voidOrder = (account: GatewayAccount, oid: string): Promise<GatewayAnswer> => tell(account, oid, 'Void')

/** Refunds captured money. */
export const refundOrder = (account: GatewayAccount, oid: string, amount: number): Promise<GatewayAnswer> =>
  tell(account, oid, 'Credit', amount)

/** Sends one request about an order; amount in hundredths. Throws GatewaySilent: the result is unknown until the next query. */
async function tell(account: GatewayAccount, oid: string, type: 'PostAuth' | 'Void' | 'Credit', amount?: number): Promise<GatewayAnswer> {
  const total = amount === undefined ? '' : `<Total>${(amount / 100).toFixed(2)}</Total><Currency>${dirham}</Currency>`
  const xml = await ask(account, oid, `<Type>${type}</Type>${total}`)
  const code = tag(xml, 'ProcReturnCode') || null
  return {
    approved: tag(xml, 'Response') === 'Approved' && code === '00',
    code,
    transaction: tag(xml, 'TransId') || null,
    message: tag(xml, 'ErrMsg').slice(0, 300),
  }
}

async function ask({ apiUrl, user, password, clientId }: GatewayAccount, oid: string, request: string, patience = 20_000): Promise<string> {
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<CC5Request><Name>${xmlText(user)}</Name><Password>${xmlText(password)}</Password><ClientId>${clientId}</ClientId><OrderId>${xmlText(oid)}</OrderId>${request}</CC5Request>`
  const headers = { 'content-type': 'text/xml; charset=utf-8' }
  const answer = await fetch(apiUrl, { method: 'POST', headers, body, signal: AbortSignal.timeout(patience), redirect: 'error' }).catch(
    (cause) => {
      throw new GatewaySilent('the gate cannot be reached', cause)
    },
  )
  const text = await answer.text().catch((cause) => {
    throw new GatewaySilent('the gate broke off', cause)
  })
  if (!answer.ok || !text.includes('<CC5Response')) throw new GatewaySilent(`the gate answered ${answer.status}`)
  return text
}

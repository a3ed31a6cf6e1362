import { randomBytes } from 'node:crypto'
import type { GatewayAccount } from '#platform/config.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { Language } from '#shared/language.ts'
import { sandboxAccount } from './gateway.fake.ts'
import { dirham, storeType, tag, xmlText } from './rules.ts'
import { signature } from './signature.ts'
import type { AtGateway, Payer } from './store.ts'

/** The merchant of this process at the gateway; null where no payment is taken. */
export function gateAccount(deps: Pick<Deps, 'config' | 'keys'>): GatewayAccount | null {
  return deps.config.payments === 'sandbox' ? sandboxAccount(deps) : deps.config.payments
}

/** An address of ours that the gateway or a browser is sent to. */
export function ownAddress({ config }: Pick<Deps, 'config'>, path: string): string {
  return `${siteOrigin(config)}${config.basePath.slice(0, -1)}${path}`
}

export interface GatewayOrder {
  oid: string
  /** whole dirhams */
  amount: number
  payer: Payer
  language: Language
  /** how long the page stays open */
  seconds: number
  /** whole addresses */
  shopUrl: string
  callbackUrl: string
  okUrl: string
  failUrl: string
}

/** The signed form that a browser posts to the gateway (payment by card with 3-D Secure, money held until the callback is answered). */
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

/** A value that the gateway signs as we do: without edges, breaks and other signs that forms change on their way. */
function gateText(text: string, max: number): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, max)
    .toWellFormed()
    .trim()
}

/** The gateway could not be asked, or did not answer in its language: nothing is known. */
export class GatewaySilent extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'GateSilent'
  }
}

/** How an order stands at the gateway. */
export interface OrderState {
  state: AtGateway
  /** hundredths that are held or taken */
  amount: number | null
  code: string | null
  transaction: string | null
}

/** What became of a wish. */
export interface GatewayAnswer {
  approved: boolean
  code: string | null
  transaction: string | null
  /** the gateway's own words */
  message: string
}

/** How an order stands. GateSilent. */
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

/** The gateway's letters: A held, C and S taken, V and R undone, D, ERR and CNCL refused; a charge of type C is money given back. */
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
      // no record of the order; anything else, such as a wrong password, tells nothing about it
      if (tag(xml, 'Response') === 'Declined' || /no record|not found/i.test(tag(xml, 'ErrMsg'))) return 'Unknown'
      throw new GatewaySilent(`the gate does not say how an order stands: ${tag(xml, 'ErrMsg').slice(0, 200)}`)
    default:
      // one that is not finished
      return 'Unknown'
  }
}

/** Takes what is held. */
export const captureOrder = (account: GatewayAccount, oid: string, amount: number): Promise<GatewayAnswer> =>
  tell(account, oid, 'PostAuth', amount)

/** Lets go of what is held. */
export const voidOrder = (account: GatewayAccount, oid: string): Promise<GatewayAnswer> => tell(account, oid, 'Void')

/** Gives back what was taken. */
export const refundOrder = (account: GatewayAccount, oid: string, amount: number): Promise<GatewayAnswer> =>
  tell(account, oid, 'Credit', amount)

/** One wish about an order, hundredths. GateSilent: it may or may not have been done, the next question tells. */
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

import type { PaymentRefusal } from './contract.ts'
import type { GatewayFields } from './signature.ts'

/** Currency and shop type codes of the gateway. */
export const dirham = '504'
export const storeType = '3D_PAY_HOSTING'

/** Lifetime of the gateway's page in seconds; limits of its protocol. */
const pageSeconds = { least: 30, max: 2700 }
/** Maximum number of attempts of one payment. */
export const maxAttempts = 20
/** Consecutive failures before staff are notified; queries continue. */
export const failuresToTell = 5

const minute = 60_000

/** Returns the lifetime of the gateway's page in seconds; null when too little time is left. */
export function attemptSeconds(expires: Date, now: Date): number | null {
  const left = Math.floor((expires.getTime() - now.getTime()) / 1000)
  return left < pageSeconds.least ? null : Math.min(left, pageSeconds.max)
}

/** Minutes after the start of an attempt, and after the end of its page, at which the gateway is queried. */
const looks = { open: [2, 5, 10, 20, 40], over: [1, 5, 30, 120, 1440] }

/** Returns the next query of an attempt without a result; null after the last one. */
export function nextLook(created: Date, expires: Date, now: Date): Date | null {
  const open = looks.open.map((minutes) => created.getTime() + minutes * minute).filter((at) => at < expires.getTime())
  const over = looks.over.map((minutes) => expires.getTime() + minutes * minute)
  const next = [...open, ...over].find((at) => at > now.getTime())
  return next === undefined ? null : new Date(next)
}

/** Returns the time of the next retry: soon after the first failures, then every six hours. */
export function nextTry(failures: number, now: Date): Date {
  const pauses = [1, 2, 5, 15, 60]
  return new Date(now.getTime() + (pauses[failures - 1] ?? 360) * minute)
}

/** Parses `1000.00` to hundredths; null for an invalid amount. */
export function hundredths(text: string | undefined): number | null {
  const [, whole, part = ''] = text?.match(/^(\d{1,7})(?:\.(\d{1,2}))?$/) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Maps a response code of the bank to a refusal. */
export function refusalOf(code: string | null): PaymentRefusal {
  switch (code) {
    case '51':
      return 'Funds'
    case '54':
      return 'CardExpired'
    case '57':
    case '62':
      return 'NotAllowed'
    case '99':
      return 'Security'
    case '01':
    case '02':
    case '09':
      return 'Later'
    default:
      return 'Refused'
  }
}

/** Returns a masked number such as `4000 00** **** 0010`; null for more than ten digits or another format. */
export function maskedCard(text: string | undefined): string | null {
  if (!text || !/^[\d* ]{12,24}$/.test(text)) return null
  return text.replaceAll(/\D/g, '').length <= 10 ? text : null
}

/** Result of an attempt in a message of the gateway. */
export interface GatewayMessage {
  oid: string
  clientId: string
  currency: string
  /** hundredths; null: missing or invalid */
  amount: number | null
  /** ProcReturnCode; null when missing, which counts as a refusal */
  code: string | null
  transaction: string | null
  authCode: string | null
  maskedCard: string | null
  cardBrand: string | null
}

/** Parses the fields of a callback or return; names are case-insensitive. */
export function gatewayMessage(fields: GatewayFields): GatewayMessage {
  const byName = new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value.trim()]))
  const word = (name: string, max: number) => byName.get(name.toLowerCase())?.slice(0, max) || null
  return {
    oid: word('oid', 64) ?? '',
    clientId: word('clientid', 20) ?? '',
    currency: word('currency', 3) ?? '',
    amount: hundredths(byName.get('amount')),
    code: word('ProcReturnCode', 4),
    transaction: word('TransId', 64),
    authCode: word('AuthCode', 10),
    maskedCard: maskedCard(byName.get('maskedcreditcard')) ?? maskedCard(byName.get('maskedpan')),
    cardBrand: word('EXTRA.CARDBRAND', 20),
  }
}

/** Returns the text of an element; '' without one. */
export function tag(xml: string, name: string): string {
  const text = xml.match(new RegExp(`<${name}>([^<]*)</${name}>`, 'i'))?.[1] ?? ''
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .trim()
}

/** Escapes text for an element. */
export function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')
}

import type { PaymentRefusal } from './contract.ts'
import type { GatewayFields } from './signature.ts'

/** The dirham and the kind of shop, as the gateway writes them. */
export const dirham = '504'
export const storeType = '3D_PAY_HOSTING'

/** The page of the gateway stays open this long, in seconds: what its protocol allows. */
const pageSeconds = { least: 30, max: 2700 }
/** Attempts of one payment. */
export const maxAttempts = 20
/** Failures in a row after which somebody is told; the gateway is asked further. */
export const failuresToTell = 5

const minute = 60_000

/** For how many seconds the page of the gateway may be open; null when too little is left. */
export function attemptSeconds(expires: Date, now: Date): number | null {
  const left = Math.floor((expires.getTime() - now.getTime()) / 1000)
  return left < pageSeconds.least ? null : Math.min(left, pageSeconds.max)
}

/** Minutes after the beginning of an attempt, and after the end of its page, at which the gateway is asked about it. */
const looks = { open: [2, 5, 10, 20, 40], over: [1, 5, 30, 120, 1440] }

/** When the gateway is asked next about an attempt of which nothing is known; null when it has been asked often enough. */
export function nextLook(created: Date, expires: Date, now: Date): Date | null {
  const open = looks.open.map((minutes) => created.getTime() + minutes * minute).filter((at) => at < expires.getTime())
  const over = looks.over.map((minutes) => expires.getTime() + minutes * minute)
  const next = [...open, ...over].find((at) => at > now.getTime())
  return next === undefined ? null : new Date(next)
}

/** When something that failed so many times is tried again: soon, then every six hours. */
export function nextTry(failures: number, now: Date): Date {
  const pauses = [1, 2, 5, 15, 60]
  return new Date(now.getTime() + (pauses[failures - 1] ?? 360) * minute)
}

/** `1000.00` as hundredths; null for anything that is no amount. */
export function hundredths(text: string | undefined): number | null {
  const [, whole, part = ''] = text?.match(/^(\d{1,7})(?:\.(\d{1,2}))?$/) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** What a code of the bank means for the payer. */
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

/** A masked number such as `4000 00** **** 0010`; null for anything with more than ten digits or none of that form. */
export function maskedCard(text: string | undefined): string | null {
  if (!text || !/^[\d* ]{12,24}$/.test(text)) return null
  return text.replaceAll(/\D/g, '').length <= 10 ? text : null
}

/** What a gateway's answer says of an attempt. */
export interface GatewayMessage {
  oid: string
  clientId: string
  currency: string
  /** hundredths; null: none that can be read */
  amount: number | null
  /** ProcReturnCode; null where there is none, which is a refusal */
  code: string | null
  transaction: string | null
  authCode: string | null
  maskedCard: string | null
  cardBrand: string | null
}

/** Reads the fields of a callback or of a return, whatever the case of their names. */
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

/** The text of an element, '' when there is none. */
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

/** Text inside an element. */
export function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')
}

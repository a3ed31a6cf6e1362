import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The fields of a form at the gateway by name, as they are sent. */
export type GatewayFields = Readonly<Record<string, string>>

/**
 * The text under a signature "ver3": values in the order of their names whatever their case, without HASH and encoding, joined with
 * the store key by `|`.
 */
export function canonicalText(fields: GatewayFields, storeKey: string): string {
  const signed = Object.entries(fields)
    .map(([name, value]) => ({ name: name.toLowerCase(), value }))
    .filter(({ name }) => name !== 'hash' && name !== 'encoding')
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return [...signed.map(({ value }) => value), storeKey].map(escaped).join('|')
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('|', '\\|')
}

/** The signature "ver3" of a form, base64 of the bytes of SHA-512. */
export function signature(fields: GatewayFields, storeKey: string): string {
  return createHash('sha512').update(canonicalText(fields, storeKey)).digest('base64')
}

/** True when the form bears its own signature, in whichever case the field is written. */
export function isSigned(fields: GatewayFields, storeKey: string): boolean {
  const [, given = ''] = Object.entries(fields).find(([name]) => name.toLowerCase() === 'hash') ?? []
  const [a, b] = [Buffer.from(given), Buffer.from(signature(fields, storeKey))]
  return a.length === b.length && timingSafeEqual(a, b)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A value of a callback as it was signed: without HTML entities and without one final line feed. */
export function plainValue(value: string): string {
  return value
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] as string
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole
    })
    .replace(/\n$/, '')
}

/** Every value of a callback as it was signed. */
export function plainFields(fields: GatewayFields): GatewayFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]))
}

/** Every value of a return as its kit signs it: without edges. */
export function trimmedFields(fields: GatewayFields): GatewayFields {
  return Object.fromEntries(Object.entries(plainFields(fields)).map(([name, value]) => [name, value.trim()]))
}

/** What was sent, by name in small letters: enough to know a value again, not to read it. */
export type SealedFields = Readonly<Record<string, string>>

/** The fields of a form that goes to the gateway, its signature included, as they are kept with the attempt. */
export function sealed(fields: GatewayFields, storeKey: string): SealedFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), seal(name, value, storeKey)]))
}

function seal(name: string, value: string, storeKey: string): string {
  return createHmac('sha256', storeKey).update(`${name.toLowerCase()}\n${value.trim()}`).digest('base64url').slice(0, 22)
}

/** What does not come back as it was sent: the gateway draws a number and signs anew, the encoding is not signed. */
const itsOwn = new Set(['rnd', 'hash', 'encoding'])
const answers = ['Approved', 'Declined', 'Error']

/**
 * True when signed fields are the gateway's answer to this very form. The signature covers values in the order of names, not the names:
 * whoever has a signed form could give its values other names. So each field that was sent has to be there under its own name with its
 * own value, and with it what only an answer says.
 */
export function isAnswerTo(sent: SealedFields, fields: GatewayFields, storeKey: string): boolean {
  const byName = new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value.trim()]))
  const said = (name: string) => byName.get(name) ?? ''
  // the same name in two spellings would be read as one of them and signed as both
  if (byName.size !== Object.keys(fields).length) return false
  if (seal('hash', said('hash'), storeKey) === sent.hash) return false
  for (const [name, value] of Object.entries(sent))
    if (!itsOwn.has(name) && (!byName.has(name) || seal(name, said(name), storeKey) !== value)) return false
  if (said('returnoid') !== said('oid') || !answers.includes(said('response'))) return false
  return said('procreturncode') !== '00' || (said('response') === 'Approved' && said('transid') !== '')
}

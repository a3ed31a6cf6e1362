import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Form fields of the gateway by name. */
export type GatewayFields = Readonly<Record<string, string>>

/**
 * Returns the text that signature "ver3" covers: values sorted by case-insensitive name, without HASH and encoding, joined with the store
 * key by `|`.
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

/** Returns the signature "ver3" of a form: base64 of the SHA-512 bytes. */
export function signature(fields: GatewayFields, storeKey: string): string {
  return createHash('sha512').update(canonicalText(fields, storeKey)).digest('base64')
}

/** Returns whether a form has a valid signature; the field name is case-insensitive. */
export function isSigned(fields: GatewayFields, storeKey: string): boolean {
  const [, given = ''] = Object.entries(fields).find(([name]) => name.toLowerCase() === 'hash') ?? []
  const [a, b] = [Buffer.from(given), Buffer.from(signature(fields, storeKey))]
  return a.length === b.length && timingSafeEqual(a, b)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Returns a callback value in its signed form: without HTML entities and without one final line feed. */
export function plainValue(value: string): string {
  return value
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] as string
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole
    })
    .replace(/\n$/, '')
}

/** Returns every callback value in its signed form. */
export function plainFields(fields: GatewayFields): GatewayFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]))
}

/** Returns every value of a return in its signed form: trimmed. */
export function trimmedFields(fields: GatewayFields): GatewayFields {
  return Object.fromEntries(Object.entries(plainFields(fields)).map(([name, value]) => [name, value.trim()]))
}

/** Hashes of the sent fields, by name in lower case: they verify a value without storing it. */
export type SealedFields = Readonly<Record<string, string>>

/** Hashes the fields of a form, its signature included, for storage with the attempt. */
export function sealed(fields: GatewayFields, storeKey: string): SealedFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), seal(name, value, storeKey)]))
}

function seal(name: string, value: string, storeKey: string): string {
  return createHmac('sha256', storeKey).update(`${name.toLowerCase()}\n${value.trim()}`).digest('base64url').slice(0, 22)
}

/** Fields that the gateway replaces, and the encoding, which is not signed. */
const itsOwn = new Set(['rnd', 'hash', 'encoding'])
const answers = ['Approved', 'Declined', 'Error']

/**
 * Returns whether signed fields answer this form. The signature covers values in the order of names, not the names, so that a signed form
 * could be replayed with other names. Each sent field must have its name and value, and the result fields must be present.
 */
export function isAnswerTo(sent: SealedFields, fields: GatewayFields, storeKey: string): boolean {
  const byName = new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value.trim()]))
  const said = (name: string) => byName.get(name) ?? ''
  // the same name in two cases would be read once but signed twice
  if (byName.size !== Object.keys(fields).length) return false
  if (seal('hash', said('hash'), storeKey) === sent.hash) return false
  for (const [name, value] of Object.entries(sent))
    if (!itsOwn.has(name) && (!byName.has(name) || seal(name, said(name), storeKey) !== value)) return false
  if (said('returnoid') !== said('oid') || !answers.includes(said('response'))) return false
  return said('procreturncode') !== '00' || (said('response') === 'Approved' && said('transid') !== '')
}

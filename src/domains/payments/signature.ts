import { createHash, timingSafeEqual } from 'node:crypto'

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

import { plainText } from './plain-text.ts'

/** Removes separators between digits. */
const dialled = (text: string) => plainText(text).replaceAll(/[\p{Zs}\t().\-/\u2010-\u2015]/gu, '')

/**
 * Parses a Moroccan number and returns it in E.164 (`+212612345678`): `0612345678`, `06 12 34 56 78`, `00212612345678`, `+212
 * 6-12-34-56-78`, `+212 (0)6…`, `212612345678` (WhatsApp), in the digits of any script. Null for anything else.
 */
export function e164(text: string): string | null {
  const [, national] = dialled(text).match(/^(?:(?:\+|00)212(?:0)?|212|0)([5-8]\d{8})$/) ?? []
  // mobile 6 and 7, fixed 5, toll-free 80, premium 89: no other range begins with 8
  return national && /^(?:[567]|80|89)/.test(national) ? `+212${national}` : null
}

/** Parses a number of any country for call-backs: Moroccan in any format, others with `+` or `00`. Null for anything else. */
export function callablePhone(text: string): string | null {
  const [, abroad] = dialled(text).match(/^(?:\+|00)(?!212)([1-9]\d{6,14})$/) ?? []
  return e164(text) ?? (abroad ? `+${abroad}` : null)
}

/** Returns an E.164 number as it is dialled in Morocco: `0612345678`, or `0033…` for foreign numbers. */
export function dialledPhone(phone: string): string {
  return phone.replace(/^\+212(?=\d{9}$)/, '0').replace(/^\+/, '00')
}

/** Returns true for an E.164 number that can receive SMS. */
export function isMobile(phone: string): boolean {
  return /^\+212[67]\d{8}$/.test(phone)
}

/** Returns the `tel:` URL of a Moroccan number in any format, e.g. `0801 00 12 34` → `tel:+212801001234`. */
export function phoneHref(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  if (digits.startsWith('00')) return `tel:+${digits.slice(2)}`
  if (digits.startsWith('0')) return `tel:+212${digits.slice(1)}`
  return `tel:+${digits}`
}

/** Returns the WhatsApp URL of an E.164 number with a prefilled text. */
export const whatsAppHref = (phone: string, text: string): string =>
  `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`

/** Formats a Moroccan number (national or E.164): `06 12 34 56 78`, toll-free `0801 00 12 34`. Other texts are returned unchanged. */
export function spacedPhone(phone: string): string {
  const national = phone.replace(/^\+212(?=\d{9}$)/, '0')
  if (!/^0\d{9}$/.test(national)) return phone
  const cut = national.startsWith('080') ? 4 : 2
  const [first, rest] = [national.slice(0, cut), national.slice(cut)]
  return `${first} ${rest.match(/../g)?.join(' ')}`
}

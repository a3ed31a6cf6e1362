import { plainText } from './plain-text.ts'

/** Letters of Moroccan plates with their Latin equivalent; `E` also occurs for و. A table, as letters may be added. */
export const plateLetters = { أ: 'A', ب: 'B', د: 'D', ه: 'H', و: 'W', ط: 'T' } as const
export type PlateLetter = keyof typeof plateLetters
const letters = Object.keys(plateLetters) as PlateLetter[]

/** Returns the plate letter of an Arabic or Latin letter; undefined when no plate has it. */
export function plateLetter(written: string): PlateLetter | undefined {
  const known = { E: 'و', ا: 'أ' }[written] ?? written
  return letters.find((letter) => letter === known || plateLetters[letter] === known)
}

/** Plate of the series since 2000, in three cells. */
export interface PlateCells {
  serial: string
  letter: PlateLetter
  /** prefecture or province, 0 to 89 */
  code: string
}

/** Normalizes a plate for comparison: Western digits, upper case, one form of each letter, no direction marks. */
function plain(text: string): string {
  return plainText(text).replaceAll('\u0640', '').trim().toUpperCase()
}

const between = String.raw`[\s|‑–-]*`

/** Parses a plate such as `12345A11`, `12345-أ-11` or `12345 | A | 11` into cells; null for anything else. */
export function plateCells(text: string): PlateCells | null {
  const [, serial, letter, code] =
    plain(text).match(new RegExp(`^(\\d{1,5})${between}([A-Z]|[\\u0621-\\u064a])${between}(\\d{1,2})$`, 'u')) ?? []
  const known = letter && plateLetter(letter)
  if (!serial || !known || Number(code) > 89) return null
  return { serial, letter: known, code: String(Number(code)) }
}

/** Cells of a partly typed plate. */
export interface WrittenCells {
  serial: string
  letter: PlateLetter | ''
  code: string
}

/** Parses a complete or partial plate of the current series into cells; null for anything else. */
export function writtenCells(text: string): WrittenCells | null {
  const whole = plateCells(text)
  if (whole) return whole
  const [, serial, latin, code = ''] = text.match(/^(\d{0,5})([A-Z]?)(\d{0,2})$/) ?? []
  const letter = latin ? plateLetter(latin) : ''
  return serial === undefined || letter === undefined ? null : { serial, letter, code }
}

/**
 * Returns true for a plate whose letter does not occur in Morocco: stored as typed (specification, section 5), but probably a typing error.
 */
export function hasRareLetter(text: string): boolean {
  const [, letter = '', code] = plain(text).match(new RegExp(`^\\d{1,5}${between}([A-Z])${between}(\\d{1,2})$`, 'u')) ?? []
  return letter !== '' && Number(code) <= 89 && !plateLetter(letter)
}

/**
 * Normalizes a Moroccan registration number: `12345A11`, the series before 2000 as `1234-12-7`, a provisional one as `WW12345`. Null for
 * anything else.
 */
export function localPlate(text: string): string | null {
  const cells = plateCells(text)
  if (cells) return `${cells.serial}${plateLetters[cells.letter]}${cells.code}`
  if (hasRareLetter(text)) return plain(text).replaceAll(/[^\dA-Z]/g, '')
  const [, serial, series, region] = plain(text).match(/^(\d{1,4})[\s|‑–-]+(\d{1,2})[\s|‑–-]+([1-9])$/u) ?? []
  if (serial) return `${serial}-${series}-${region}`
  const [, provisional] = plain(text).match(/^WW[\s‑–-]*(\d{1,6})$/u) ?? []
  return provisional ? `WW${provisional}` : null
}

/** Normalizes a foreign registration number: upper case, single spaces; null when it is invalid. */
export function foreignPlate(text: string): string | null {
  const kept = plain(text).replaceAll(/\s+/g, ' ')
  return /^[\p{Lu}\p{Lo}\d][\p{Lu}\p{Lo}\d .·|-]{1,13}[\p{Lu}\p{Lo}\d]$/u.test(kept) ? kept : null
}

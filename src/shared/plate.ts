import { plainText } from './plain-text.ts'

/** The letters of Moroccan plates, with the Latin capital that stands for each abroad; `E` is met for و too. A table, as more may come. */
export const plateLetters = { أ: 'A', ب: 'B', د: 'D', ه: 'H', و: 'W', ط: 'T' } as const
export type PlateLetter = keyof typeof plateLetters
const letters = Object.keys(plateLetters) as PlateLetter[]

/** The letter meant by an Arabic or Latin one; undefined for a letter that no plate bears. */
export function plateLetter(written: string): PlateLetter | undefined {
  const known = { E: 'و', ا: 'أ' }[written] ?? written
  return letters.find((letter) => letter === known || plateLetters[letter] === known)
}

/** A plate of the series since 2000 in its three cells. */
export interface PlateCells {
  serial: string
  letter: PlateLetter
  /** prefecture or province, 0 to 89 */
  code: string
}

/** The text as it is compared: Western digits, capitals, one form of each letter, no marks of direction. */
function plain(text: string): string {
  return plainText(text).replaceAll('\u0640', '').trim().toUpperCase()
}

const between = String.raw`[\s|‑–-]*`

/** The three cells of a plate written `12345A11`, `12345-أ-11`, `12345 | A | 11`…; null for anything else. */
export function plateCells(text: string): PlateCells | null {
  const [, serial, letter, code] =
    plain(text).match(new RegExp(`^(\\d{1,5})${between}([A-Z]|[\\u0621-\\u064a])${between}(\\d{1,2})$`, 'u')) ?? []
  const known = letter && plateLetter(letter)
  if (!serial || !known || Number(code) > 89) return null
  return { serial, letter: known, code: String(Number(code)) }
}

/** The cells of a plate as far as it is written. */
export interface WrittenCells {
  serial: string
  letter: PlateLetter | ''
  code: string
}

/** The cells of a plate of the present series, of one that is half written too; null for anything else. */
export function writtenCells(text: string): WrittenCells | null {
  const whole = plateCells(text)
  if (whole) return whole
  const [, serial, latin, code = ''] = text.match(/^(\d{0,5})([A-Z]?)(\d{0,2})$/) ?? []
  const letter = latin ? plateLetter(latin) : ''
  return serial === undefined || letter === undefined ? null : { serial, letter, code }
}

/** A plate whose one letter is none that Moroccan plates bear: kept as it is typed (spec, section 5), but probably a slip. */
export function hasRareLetter(text: string): boolean {
  const [, letter = '', code] = plain(text).match(new RegExp(`^\\d{1,5}${between}([A-Z])${between}(\\d{1,2})$`, 'u')) ?? []
  return letter !== '' && Number(code) <= 89 && !plateLetter(letter)
}

/**
 * A Moroccan registration number as it is kept: `12345A11`, the series before 2000 as `1234-12-7`, a provisional one as `WW12345`.
 * Null for anything else.
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

/** A foreign registration number as it is kept: capitals, one space between groups; null when it is none. */
export function foreignPlate(text: string): string | null {
  const kept = plain(text).replaceAll(/\s+/g, ' ')
  return /^[\p{Lu}\p{Lo}\d][\p{Lu}\p{Lo}\d .·|-]{1,13}[\p{Lu}\p{Lo}\d]$/u.test(kept) ? kept : null
}

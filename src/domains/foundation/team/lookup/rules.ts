import { fold } from '#domains/foundation/reference/rules.ts'
import { e164 } from '#shared/phone.ts'
import { westernDigits } from '#shared/plain-text.ts'

/** Interpretations of a search text; an empty list or null where the text cannot be one. */
export interface LookupQuery {
  /** beginning of a reference or chassis number, in capitals without separators */
  identifier: string | null
  /** whole references that a bare number stands for */
  references: string[]
  /** beginnings of plates, as `fold_plate` writes them */
  plates: string[]
  /** beginning of a number in E.164 */
  phone: string | null
  /** beginning of an e-mail */
  email: string | null
  /** a name: each word begins one of its words */
  name: string | null
}

const withoutControls = (text: string) => text.normalize('NFKC').replaceAll(/[\p{Cf}\p{Cc}]/gu, '')

/** Parses a search text; a bare number is a reference of `year` or of the year before. */
export function readWanted(typed: string, year: number): LookupQuery {
  const text = westernDigits(withoutControls(typed)).trim()
  const bare = text.toUpperCase().replaceAll(/[\s|./_-]/g, '')
  const hasDigit = /\d/.test(bare)
  const isLatin = /^[A-Z0-9]+$/.test(bare)
  const words = fold(text)
    .split(' ')
    .filter((word) => word.length > 0)
  return {
    identifier: isLatin && hasDigit && bare.length >= 3 ? bare : null,
    references: /^\d{1,6}$/.test(bare)
      ? [year, year - 1].flatMap((one) => ['RV', 'VT'].map((kind) => `${kind}-${one}-${bare.padStart(6, '0')}`))
      : [],
    plates: platesOf(bare),
    phone: phoneStart(text),
    email: /^[^\s@]{2,}@?[^\s@]*$/.test(text) && (text.includes('@') || /[._]/.test(text)) ? text.toLowerCase() : null,
    name: !hasDigit && !text.includes('@') && words.some((word) => word.length >= 2) ? text : null,
  }
}

const plateLetters: Record<string, string> = {
  أ: 'A',
  إ: 'A',
  ا: 'A',
  ب: 'B',
  د: 'D',
  ه: 'H',
  و: 'W',
  ط: 'T',
  ج: 'J',
  م: 'M',
  ش: 'C',
  E: 'W',
}

/** Returns a plate as `12345A6`; in both orders where bidirectional text may have reversed it. */
function platesOf(bare: string): string[] {
  const plate = bare.replaceAll('ـ', '').replaceAll(/[أإابدهوطجمشE]/g, (letter) => plateLetters[letter] ?? letter)
  if (!/^(?:\d{3,}|\d{1,5}[A-Z]\d{0,5}|WW\d+)$/.test(plate)) return []
  const [, code, letter, serial] = plate.match(/^(\d{1,2})([A-Z])(\d{1,5})$/) ?? []
  return serial === undefined ? [plate] : [...new Set([plate, `${serial}${letter}${code}`])]
}

/** Returns the beginning of a Moroccan number in E.164; null for fewer than four digits, which match too many. */
function phoneStart(text: string): string | null {
  const whole = e164(text)
  if (whole) return whole
  if (!/^[+\d\s().-]+$/.test(text)) return null
  const digits = text.replaceAll(/[^\d+]/g, '')
  const [, national = ''] = digits.match(/^(?:\+212|00212|0)([5-8]\d*)$/) ?? []
  return national.length >= 3 ? `+212${national}` : null
}

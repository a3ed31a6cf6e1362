import { fold } from '#domains/foundation/reference/rules.ts'
import { westernDigits } from '#shared/plain-text.ts'
import { dirhamWords, from, kilometreWords, millionWords, otherUnits, rialWords, thousandWords, upTo } from './words.ts'

/** One word, number or sign of a sentence. */
export interface Token {
  /** as typed */
  raw: string
  /** folded */
  text: string
  /** the value of a number, thousands joined: "150 000" is one token */
  number: number | null
  /** a sign between or before numbers: < > - + / */
  symbol: boolean
  /** a letter that was grown onto a number, such as the ب of "ب100000" */
  glue: boolean
  /** a unit follows or a comparison precedes: certainly no model */
  measured: boolean
  /** follows a comma or similar: no name spans it */
  apart: boolean
  /** already understood */
  taken: boolean
}

const units = [kilometreWords, dirhamWords, rialWords, thousandWords, millionWords, otherUnits]
/** A unit or a multiplier of a number. */
export const isUnit = (text: string): boolean => units.some((words) => words.has(text))
/** "150 000", "150.000": groups of three after a short first one. */
const grouped = /(?<![\p{L}\p{N}.,])(\d{1,3})((?:[ .,\u00a0\u202f'’]\d{3})+)(?![\p{L}\p{N}]|[.,]\d)/gu
const groupedUnit = /(?<![\p{L}\p{N}.,])(\d{1,3})((?:[ .,\u00a0\u202f'’]\d{3})+)(?=(?:km|kms|dh|dhs|mad|kilo)|\s*(?:كلم|درهم))/giu
const piece = /\d+[.,]\d+(?!\d)|[\p{L}\p{M}\p{N}]+|[<>≤≥+/-]/gu

/** Splits a sentence. Digits of Arabic are read as ours; the signs - and / count only before or between numbers. */
export function tokenise(text: string): Token[] {
  const digits = westernDigits(text.slice(0, 300))
  const joined = digits.replaceAll(groupedUnit, joinGroups).replaceAll(grouped, joinGroups)
  const tokens: Token[] = []
  let end = 0
  for (const { 0: raw, index } of joined.matchAll(piece)) {
    const apart = /[,;|()،؛:!?]/.test(joined.slice(end, index))
    end = index + raw.length
    if (/^[<>≤≥+/-]$/.test(raw)) {
      const before = joined[index - 1]
      const inWord = before !== undefined && /\p{L}/u.test(before) && /\p{L}/u.test(joined[index + 1] ?? '')
      const inName = before !== undefined && /[\p{L}]/u.test(before) && /\d/.test(joined[index + 1] ?? '')
      if (!inWord && !inName) tokens.push(token(raw, raw, null, true))
      continue
    }
    for (const [i, word] of splitWord(raw).entries()) tokens.push(i === 0 ? { ...word, apart } : word)
  }
  for (const [i, { number }] of tokens.entries()) {
    if (number === null) continue
    const before = tokens[i - 1]?.text ?? ''
    const twoBefore = tokens[i - 2]?.text ?? ''
    const own = tokens[i] as Token
    own.measured =
      isUnit(tokens[i + 1]?.text ?? '') ||
      upTo.has(before) ||
      from.has(before) ||
      ((before === 'de' || before === 'a') && (upTo.has(twoBefore) || from.has(twoBefore)))
  }
  return tokens
}

/** Joins thousands unless the whole would be absurd or no round amount: "golf 7 150 000" and "208 308" keep their first number. */
function joinGroups(all: string, first: string, rest: string, offset: number, sentence: string): string {
  const small = /^\s*(?:de\s+)?(?:rial|ryal|riyal|centime|ريال|سنتيم)/i.test(sentence.slice(offset + all.length))
  const groups = rest.split(/[ .,\u00a0\u202f'’]/).slice(1)
  const whole = Number(first + groups.join(''))
  if (first !== '0' && whole <= (small ? 1_000_000_000 : 3_000_000) && whole % 50 === 0) return first + groups.join('')
  const inner = Number(groups.join(''))
  if (groups.length > 1 && inner % 50 === 0 && !groups[0]?.startsWith('0')) return `${first} ${groups.join('')}`
  return all
}

function token(raw: string, text: string, number: number | null, symbol = false, glue = false): Token {
  return { raw, text, number, symbol, glue, measured: false, apart: false, taken: false }
}

function splitWord(raw: string): Token[] {
  const decimal = raw.match(/^\d+[.,]\d+$/)
  if (decimal) return [token(raw, raw, Number(raw.replace(',', '.')))]
  const text = fold(raw)
  if (/^\d+$/.test(text)) return [token(raw, text, Number(text))]
  const withUnit = text.match(/^(\d+)(\p{L}+)$/u)
  if (withUnit?.[1] && withUnit[2] && isUnit(withUnit[2])) {
    return [token(withUnit[1], withUnit[1], Number(withUnit[1])), token(raw.slice(withUnit[1].length), withUnit[2], null)]
  }
  const prefixed = text.match(/^([بولb])(\d+)$/u)
  if (prefixed?.[1] && prefixed[2]) {
    return [token(raw.slice(0, 1), prefixed[1], null, false, true), token(raw.slice(1), prefixed[2], Number(prefixed[2]))]
  }
  return text === ''
    ? []
    : text.split(' ').map((word, _, all) => token(all.length === 1 ? raw : word, word, /^\d+$/.test(word) ? Number(word) : null))
}

import type { FieldFault } from './errors.ts'
import { plainText } from './plain-text.ts'

/** What the contract says about one field of a body, as `tools/generate.ts` writes it for the browser (`src/client/limits/`). */
export interface Limit {
  required?: true
  minLength?: number
  maxLength?: number
  min?: number
  max?: number
  kind?: 'number' | 'integer' | 'boolean' | 'date' | 'email'
  /** the values that are accepted */
  values?: readonly string[]
  /** how many values a list takes */
  minItems?: number
  maxItems?: number
}

/** The limits of the fields of one body, by the path under which the answer of an error names them. */
export type Limits = Readonly<Record<string, Limit>>

/** Digits of any script without spaces; Arabic has a comma (٫) and a sign between groups (٬) of its own. */
const figures = (text: string) =>
  plainText(text)
    .replaceAll('\u066b', ',')
    .replaceAll(/[\s\u066c]/g, '')

/** Parses a number as people type it, in the digits of any script: spaces between groups, a comma before decimals. Null for an empty text, NaN for no number. */
export function typedNumber(text: string): number | null {
  const plain = figures(text).replace(',', '.')
  return plain === '' ? null : /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

const unit = /(?:dhs?|mad|km|درهم|كلم|كم)\.?$/i
const groupedByPoints = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/
const groupedByCommas = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/

/**
 * Dirhams or kilometres as people type them, with their unit or without: a point or comma before three figures parts groups, as it does in
 * `120.000`, any other stands before decimals. Null for nothing, NaN for anything else.
 */
export function typedAmount(text: string): number | null {
  const plain = figures(text).replace(unit, '')
  if (groupedByPoints.test(plain)) return typedNumber(plain.replaceAll('.', ''))
  return typedNumber(groupedByCommas.test(plain) ? plain.replaceAll(',', '') : plain)
}

/** Why a text cannot be sent, the same as the server would say; null when it can. */
export function textFault(text: string, limit: Limit): Omit<FieldFault, 'field'> | null {
  if (text === '') return limit.required ? { reason: 'required' } : null
  if (limit.kind === 'integer') return numberFault(typedAmount(text), limit)
  if (limit.kind === 'number') return numberFault(typedNumber(text), limit)
  if (limit.maxLength !== undefined && text.length > limit.maxLength) return { reason: 'tooLong', limit: limit.maxLength }
  if (limit.minLength !== undefined && text.length < limit.minLength) return { reason: 'tooShort', limit: limit.minLength }
  if (limit.kind === 'email' && !/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/.test(text)) return { reason: 'email' }
  if (limit.kind === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(text)) return { reason: 'date' }
  if (limit.values && !limit.values.includes(text)) return { reason: 'notInList', values: limit.values }
  return null
}

function numberFault(found: number | null, { kind, min, max }: Limit): Omit<FieldFault, 'field'> | null {
  if (found === null || Number.isNaN(found)) return { reason: 'number' }
  if (kind === 'integer' && !Number.isInteger(found)) return { reason: 'int' }
  if (min !== undefined && found < min) return { reason: 'tooSmall', limit: min }
  return max !== undefined && found > max ? { reason: 'tooBig', limit: max } : null
}

/** How many characters a control takes: of a number its digits with the spaces between groups, and decimals where it may have them. */
export function controlLength({ maxLength, max, kind }: Limit): number | undefined {
  if (maxLength !== undefined || max === undefined) return maxLength
  const digits = String(Math.trunc(max)).length
  return digits + Math.floor((digits - 1) / 3) + (kind === 'number' ? 3 : 0)
}

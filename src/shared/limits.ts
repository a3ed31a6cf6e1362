import type { FieldFault } from './errors.ts'
import { plainText } from './plain-text.ts'

/** Constraints of a body field, generated from the contract for the browser (`tools/generate-code.ts` writes `src/client/limits/`). */
export interface Limit {
  required?: true
  minLength?: number
  maxLength?: number
  min?: number
  max?: number
  kind?: 'number' | 'integer' | 'boolean' | 'date' | 'email'
  /** allowed values */
  values?: readonly string[]
  /** number of values in a list */
  minItems?: number
  maxItems?: number
}

/** Constraints of a body by field path, as in `errors[].field`. */
export type Limits = Readonly<Record<string, Limit>>

/** Normalizes the digits of any script; handles the Arabic decimal (٫) and group (٬) separators. */
const figures = (text: string) =>
  plainText(text)
    .replaceAll('\u066b', ',')
    .replaceAll(/[\s\u066c]/g, '')

/**
 * Parses a number as people type it, in the digits of any script: spaces between groups, decimal comma. Null for an empty text, NaN when it
 * is not a number.
 */
export function typedNumber(text: string): number | null {
  const plain = figures(text).replace(',', '.')
  return plain === '' ? null : /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

const unit = /(?:dhs?|mad|km|درهم|كلم|كم)\.?$/i
const groupedByPoints = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/
const groupedByCommas = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/

/**
 * Parses an amount in dirhams or kilometres, with or without unit. A point or comma before three digits is a group separator (`120.000`),
 * otherwise a decimal separator. Null for an empty text, NaN for invalid text.
 */
export function typedAmount(text: string): number | null {
  const plain = figures(text).replace(unit, '')
  if (groupedByPoints.test(plain)) return typedNumber(plain.replaceAll('.', ''))
  return typedNumber(groupedByCommas.test(plain) ? plain.replaceAll(',', '') : plain)
}

/** Returns the validation error of a text, as the server would report it; null when it is valid. */
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

/** Returns the maximum length of an input; for numbers the digits, group separators and decimals. */
export function controlLength({ maxLength, max, kind }: Limit): number | undefined {
  if (maxLength !== undefined || max === undefined) return maxLength
  const digits = String(Math.trunc(max)).length
  return digits + Math.floor((digits - 1) / 3) + (kind === 'number' ? 3 : 0)
}

import type { z } from 'zod'
import { aliasesOf } from '#shared/enum-aliases.ts'
import { typedNumber } from '#shared/limits.ts'
import { localTime } from '#shared/working-time.ts'

/** Normalizes the client's value for a schema. Returns a value that it cannot parse unchanged, for validation to reject. */
type Reading = (value: unknown) => unknown

/**
 * Returns the normalization of lenient input for a schema (decision 029): enum values in any case, instants where a date is expected,
 * numbers as text with comma or spaces, null and empty lists for absent optional values. Null when there is nothing to normalize.
 */
export function lenientReader(schema: z.ZodType): Reading | null {
  const def = schema.def as Definition
  switch (def.type) {
    case 'object':
      return objectReading((schema as z.ZodObject).shape)
    case 'array':
      return listReading(lenientReader(def.element as z.ZodType))
    case 'enum':
      return wordReading({ ...def.entries }, aliasesOf(schema))
    case 'string':
      return def.format === 'date' ? dayReading : null
    case 'number':
      return def.coerce ? numberReading : null
    default: {
      const inner = def.innerType ?? def.in
      const reading = inner ? lenientReader(inner) : null
      return reading && ((value) => (value === null || value === undefined ? value : reading(value)))
    }
  }
}

interface Definition {
  type: string
  entries?: Record<string, unknown>
  element?: unknown
  innerType?: z.ZodType
  in?: z.ZodType
  format?: string
  coerce?: boolean
}

function objectReading(shape: Record<string, z.ZodType>): Reading {
  const members = Object.entries(shape).map(([name, schema]) => ({ name, read: lenientReader(schema), absent: meansAbsent(schema) }))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const read: Record<string, unknown> = { ...value }
    for (const { name, read: reading, absent } of members) {
      if (!Object.hasOwn(value, name)) continue
      const given = (value as Record<string, unknown>)[name]
      if (absent(given)) delete read[name]
      else if (reading) read[name] = reading(given)
    }
    return read
  }
}

/** Returns which values mean absent for an optional member: null and an empty list, unless the schema accepts them. */
function meansAbsent(schema: z.ZodType): (given: unknown) => boolean {
  const takes = (value: unknown) => schema.safeParse(value).success
  if (!takes(undefined)) return () => false
  const [nothing, emptyList] = [!takes(null), !takes([]) && holdsList(schema)]
  return (given) => (given === null && nothing) || (emptyList && Array.isArray(given) && given.length === 0)
}

function holdsList(schema: z.ZodType): boolean {
  const { type, innerType, in: input } = schema.def as Definition
  const inner = innerType ?? input
  return type === 'array' || (inner !== undefined && holdsList(inner))
}

function listReading(one: Reading | null): Reading | null {
  return one && ((value) => (Array.isArray(value) ? value.map(one) : value))
}

function wordReading(entries: Record<string, unknown>, others: Readonly<Record<string, string>>): Reading {
  const words = new Map<string, unknown>(Object.entries(others))
  for (const value of Object.values(entries)) words.set(String(value).toLowerCase(), value)
  return (value) => (typeof value === 'string' ? (words.get(value.toLowerCase()) ?? value) : value)
}

const moment = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i

/** Returns the Moroccan calendar day of an instant: browsers send midnight local time for a day. */
function dayReading(value: unknown): unknown {
  const [, day, zone] = (typeof value === 'string' && value.length < 50 && value.match(moment)) || []
  if (day === undefined) return value
  if (zone === undefined) return day
  const [instant, midnight] = [new Date(value as string), new Date(`${day}T00:00Z`)]
  // `Date` accepts 30 February
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
  return isDay && !Number.isNaN(instant.getTime()) ? localTime(instant).day : value
}

/** Parses a number in a URL as people type it; rejects `1e9` and `0x10`. */
function numberReading(value: unknown): unknown {
  return typeof value === 'string' ? (typedNumber(value) ?? Number.NaN) : value
}

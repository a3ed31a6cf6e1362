import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** A setting: description, default ('' = not set) and parser. */
export interface Option<T> {
  about: string
  fallback: string
  schema: z.ZodType<T, string>
  /** the value is never shown */
  secret: boolean
}

/** Creates a setting for `config.ts`. */
export function option<T>(about: string, fallback: string, schema: z.ZodType<T, string>, { secret = false } = {}): Option<T> {
  return { about, fallback, schema, secret }
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const flag = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true')
/** Parses an integer between `least` and `max`. */
export const whole = (least: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${max}`)
    .transform(Number)
    .refine((n) => n >= least && n <= max, `must be a whole number from ${least} to ${max}`)

/** Parses JSON of the given schema. */
export const json = <T>(schema: z.ZodType<T>, fault: string) =>
  z.string().transform((text, { issues }) => {
    const result = schema.safeParse(parsedOrNull(text))
    if (result.success) return result.data
    issues.push({ code: 'custom', message: fault, input: text })
    return z.NEVER
  })
/** Parses a JSON object of strings. */
export const words = json(z.record(z.string(), z.string()), 'must be a JSON object of texts')

/** Sets secrets from the files that `NAME_FILE` names, as containers mount them. Returns the faults. */
export function readSecretFiles(options: Record<string, { secret: boolean }>, given: Record<string, string | undefined>): string[] {
  return Object.entries(options).flatMap(([name, { secret }]) => {
    const file = given[`${name}_FILE`]?.trim()
    if (!secret || !file) return []
    if (given[name]?.trim()) return [`${name} and ${name}_FILE are both set`]
    if (!existsSync(file)) return [`${name}_FILE names no file (it is "${file}")`]
    given[name] = readFileSync(file, 'utf8')
    return []
  })
}

import { z } from 'zod'

/** One setting of a process: what it is for, its default ('' = not set), how its text is read. */
export interface Option<T> {
  about: string
  fallback: string
  schema: z.ZodType<T, string>
  /** its value is told nowhere */
  secret: boolean
}

/** An option as `config.ts` lists them. */
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

/** `true` or `false`. */
export const flag = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true')
/** A whole number between two. */
export const whole = (least: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${max}`)
    .transform(Number)
    .refine((n) => n >= least && n <= max, `must be a whole number from ${least} to ${max}`)

/** A text that holds JSON of a shape. */
export const json = <T>(schema: z.ZodType<T>, fault: string) =>
  z.string().transform((text, { issues }) => {
    const result = schema.safeParse(parsedOrNull(text))
    if (result.success) return result.data
    issues.push({ code: 'custom', message: fault, input: text })
    return z.NEVER
  })
/** A JSON object of texts. */
export const words = json(z.record(z.string(), z.string()), 'must be a JSON object of texts')

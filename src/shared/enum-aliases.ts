import type { z } from 'zod'

const words = new WeakMap<z.ZodType, Readonly<Record<string, string>>>()

/** Adds lower-case aliases to the values of an enum. Responses and API documentation do not contain them. */
export function withAliases<S extends z.ZodEnum>(schema: S, others: Readonly<Record<string, z.output<S> & string>>): S {
  words.set(schema, others)
  return schema
}

/** Returns the aliases of an enum. */
export function aliasesOf(schema: z.ZodType): Readonly<Record<string, string>> {
  return words.get(schema) ?? {}
}

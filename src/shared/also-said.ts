import type { z } from 'zod'

const words = new WeakMap<z.ZodType, Readonly<Record<string, string>>>()

/** Lets the values of a closed list be said in other words too (small letters); they stand in no answer and in no description. */
export function alsoSaid<S extends z.ZodEnum>(schema: S, others: Readonly<Record<string, z.output<S> & string>>): S {
  words.set(schema, others)
  return schema
}

/** The other words of a closed list. */
export function otherWords(schema: z.ZodType): Readonly<Record<string, string>> {
  return words.get(schema) ?? {}
}

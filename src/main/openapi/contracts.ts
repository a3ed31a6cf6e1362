import { globSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Endpoint, ErrorAnswer, FieldError, Localized, PartlyLocalized } from '#shared/contract.ts'
import { tagOf } from './tags.ts'

/** A call and the tag of its module. */
export interface TaggedCall {
  tag: string
  call: Endpoint
}

/** Contracts of all modules: calls and named schemas. */
export interface Contracts {
  calls: TaggedCall[]
  /** component name → schema */
  schemas: Map<string, z.ZodType>
}

const primitives = ['string', 'number', 'boolean', 'bigint', 'date', 'literal', 'transform']
const domains = join(import.meta.dirname, '..', '..', 'domains')

/**
 * Reads every `contract.ts`. An exported schema with a capitalized name becomes a component of that name; primitive schemas are inlined.
 * Throws when two schemas have the same name.
 */
export async function readContracts(): Promise<Contracts> {
  const calls = new Map<string, TaggedCall>()
  const schemas = new Map<string, z.ZodType>([
    ['Problem', ErrorAnswer],
    ['FieldError', FieldError],
    ['Localized', Localized],
    ['PartlyLocalized', PartlyLocalized],
  ])
  for (const file of globSync('**/contract.ts', { cwd: domains }).sort()) {
    const module: Record<string, unknown> = await import(join(domains, file))
    for (const [name, value] of Object.entries(module)) {
      if (isCall(value)) calls.set(value.id, { tag: tagOf(file), call: value })
      if (!(value instanceof z.ZodType) || !/^[A-Z]/.test(name) || primitives.includes(typeOf(value))) continue
      const before = schemas.get(name)
      if (before && before !== value) throw new Error(`Two schemas of the API are called ${name}; the second is in domains/${file}`)
      schemas.set(name, value)
    }
  }
  return { calls: [...calls.values()], schemas }
}

function isCall(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'roles' in value
}

/** Returns the zod type of a schema without its wrappers. */
export function typeOf(schema: z.ZodType): string {
  const { type, innerType, in: input } = schema.def as { type: string; innerType?: z.ZodType; in?: z.ZodType }
  const inner = innerType ?? input
  return inner ? typeOf(inner) : type
}

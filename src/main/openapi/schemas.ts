import { z } from 'zod'
import type { Schema } from './shapes.ts'

type Io = 'input' | 'output'
type Json = { [key: string]: unknown }

/** JSON schemas of requests and responses by key, and the components that they refer to. */
export interface Schemas extends Record<Io, Record<string, Schema>> {
  components: Record<string, Schema>
}

/**
 * Converts schemas to JSON Schema. A named schema becomes a component, also where an equal object or enum occurs inline. Its request form is
 * called `…Input` when it differs from the response form (a default makes a member optional) and both occur.
 */
export function describeSchemas(named: ReadonlyMap<string, z.ZodType>, parts: Record<Io, Record<string, z.ZodType>>): Schemas {
  const output = convert(named, parts.output, 'output')
  const input = convert(named, parts.input, 'input')
  const responses = reachable(output.parts, output.components)
  const differing = differingIds(input.components, responses)
  const rename = (schemas: Record<string, Schema>) =>
    mapObjects(schemas, (part) => {
      const id = idOf(part)
      return id && differing.has(id) ? { ...part, $ref: refTo(`${id}Input`) } : part
    })
  const requests = Object.fromEntries(
    Object.entries(rename(input.components)).map(([id, schema]) => [differing.has(id) ? `${id}Input` : id, schema]),
  )
  const requestParts = rename(input.parts)
  const components = { ...responses, ...reachable(requestParts, requests) }
  return {
    input: requestParts,
    output: output.parts,
    components: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

const refTo = (id: string) => `#/components/schemas/${id}`
const idOf = ({ $ref }: Json) => (typeof $ref === 'string' ? $ref.slice(refTo('').length) : undefined)

function convert(named: ReadonlyMap<string, z.ZodType>, parts: Record<string, z.ZodType>, io: Io) {
  const metadata = z.registry<{ id: string }>()
  for (const [id, schema] of named) metadata.add(schema, { id })
  const { properties, $defs } = z.toJSONSchema(z.object({ parts: z.object(parts), named: z.object(Object.fromEntries(named)) }), {
    io,
    metadata,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, z.globalRegistry.get(zodSchema))
      delete jsonSchema.id
      // bounds of a safe integer
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.format) delete jsonSchema.pattern
      // clients must accept unknown members
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      if (zodSchema instanceof z.ZodUnion) jsonSchema.anyOf = jsonSchema.anyOf?.filter((one) => Object.keys(one).length > 0)
      if (zodSchema instanceof z.ZodDate && io === 'output') Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
    },
  }) as unknown as { properties: { parts: { properties?: Record<string, Json> } }; $defs?: Record<string, Json> }

  const plain = (schemas: Record<string, Json> = {}) => mapObjects(schemas, (part) => nullable(withComponentRef(part)))
  const components = plain($defs)
  const ids = new Map<string, string>()
  for (const [id, schema] of Object.entries(components)) {
    const text = JSON.stringify(schema)
    // a body named after its call is not shared
    if (/"(properties|enum)"/.test(text) && !/(Request|Response)$/.test(id)) ids.set(text, ids.has(text) ? '' : id)
  }
  const withNames = (schemas: Record<string, Json>, isComponents = false) =>
    Object.fromEntries(
      Object.entries(schemas).map(([owner, schema]) => [
        owner,
        mapObjects(schema, (part) => {
          const id = ids.get(JSON.stringify(part))
          return id && !(isComponents && id === owner) ? { $ref: refTo(id) } : part
        }),
      ]),
    )
  return { parts: withNames(plain(properties.parts.properties)), components: withNames(components, true) }
}

/** Applies `change` to every object of a JSON value, from the outside to the inside. */
function mapObjects<T>(part: T, change: (part: Json) => Json): T {
  if (Array.isArray(part)) return part.map((one) => mapObjects(one, change)) as T
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(change(part as Json)).map(([key, value]) => [key, mapObjects(value, change)])) as T
}

function withComponentRef(part: Json): Json {
  return typeof part.$ref === 'string' ? { ...part, $ref: part.$ref.replace('#/$defs/', refTo('')) } : part
}

/** Writes a nullable primitive as a list of types. */
function nullable(schema: Json): Json {
  const { anyOf, ...rest } = schema
  const [value, other, more] = Array.isArray(anyOf) ? (anyOf as Json[]) : []
  const isPrimitive = typeof value?.type === 'string' && !['object', 'array'].includes(value.type) && !value.enum
  return isPrimitive && other?.type === 'null' && !more ? { ...value, ...rest, type: [value.type, 'null'] } : schema
}

const refsOf = (part: unknown) => [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, id = '']) => id)

/** Returns the components that `roots` refer to, directly or through others. */
function reachable(roots: unknown, components: Record<string, Schema>): Record<string, Schema> {
  const found: Record<string, Schema> = {}
  const visit = (part: unknown): void => {
    for (const id of refsOf(part)) {
      if (found[id] || !components[id]) continue
      found[id] = components[id]
      visit(components[id])
    }
  }
  visit(roots)
  return found
}

/** Returns the ids whose request form differs from the response form, directly or through a reference. */
function differingIds(requests: Record<string, Schema>, responses: Record<string, Schema>): Set<string> {
  const ids = Object.keys(responses)
  const differing = new Set(ids.filter((id) => JSON.stringify(requests[id]) !== JSON.stringify(responses[id])))
  for (let size = -1; size !== differing.size; ) {
    size = differing.size
    for (const id of ids) if (refsOf(responses[id]).some((next) => differing.has(next))) differing.add(id)
  }
  return differing
}

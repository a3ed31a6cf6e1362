import { z } from 'zod'
import type { Document, Schema } from './shapes.ts'

type Json = { [key: string]: unknown }
type Side = 'input' | 'output'

const place = '#/components/schemas/'

/** Schemas of the document, each written once and referenced by name. */
export interface SchemaBook {
  /** request or response schema: a reference, or inlined without a name */
  schema(id: string, side: Side): Schema
  /** members of a request schema, for parameters */
  members(id: string): { properties?: Record<string, Schema>; required?: string[] }
  /** adds the referenced components and resolves the references */
  complete(document: Document): Document
}

/**
 * Creates a schema registry by id. Capitalized ids become components, others are inlined. A request schema that differs from the response
 * schema (a default makes a member optional) is named `…Input` when both occur.
 */
export function createSchemaBook(schemas: ReadonlyMap<string, z.ZodType>): SchemaBook {
  const sides = { input: written(schemas, 'input'), output: written(schemas, 'output') }
  const differing = differingIds(sides.input, sides.output)
  return {
    schema: (id, side) => (/^[A-Z]/.test(id) ? { $ref: reference(id, side) } : ((sides[side][id] ?? {}) as Schema)),
    members: (id) => sides.input[id] ?? {},
    complete(document) {
      const used = new Map<string, { id: string; side: Side }>()
      const use = (part: unknown): void => {
        for (const [whole = '', id = '', side] of JSON.stringify(part).matchAll(anyReference)) {
          if (used.has(whole)) continue
          used.set(whole, { id, side: side as Side })
          use(sides[side as Side][id])
        }
      }
      use(document)
      const nameOf = (id: string, side: Side) =>
        side === 'input' && differing.has(id) && used.has(reference(id, 'output')) ? `${id}Input` : id
      const components = [...used.values()].map(({ id, side }) => [nameOf(id, side), sides[side][id]] as const)
      const schemas = Object.fromEntries(components.sort(([a], [b]) => (a < b ? -1 : 1)))
      const whole = { ...document, components: { ...document.components, schemas } }
      return JSON.parse(
        JSON.stringify(whole).replaceAll(anyReference, (_whole, id: string, side: Side) => place + nameOf(id, side)),
      ) as Document
    },
  }
}

/** Temporary reference, until the used sides of a schema are known. */
const reference = (id: string, side: Side) => `${place}${id}!${side}`
const anyReference = /#\/components\/schemas\/(\w+)!(input|output)/g

/** Returns JSON schemas by id; named ones reference each other. */
function written(schemas: ReadonlyMap<string, z.ZodType>, io: Side): Record<string, Json> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of schemas) registry.add(schema, { id })
  const { schemas: made } = z.toJSONSchema(registry, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    uri: (id) => reference(id, io),
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodUnion) jsonSchema.anyOf = jsonSchema.anyOf?.filter((one) => Object.keys(one).length > 0)
      if (zodSchema instanceof z.ZodDate && io === 'output') Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
    },
  })
  return withNames(Object.fromEntries(Object.entries(made).map(([id, schema]) => [id, cleaned(schema) as Json])), io)
}

/** Replaces inlined objects and enums by a reference to an equal named schema. */
function withNames(schemas: Record<string, Json>, io: Side): Record<string, Json> {
  const known = new Map<string, string>()
  for (const [id, schema] of Object.entries(schemas)) {
    const text = JSON.stringify(schema)
    if (/^[A-Z]/.test(id) && !/(Request|Response)$/.test(id) && /"(properties|enum)"/.test(text)) known.set(text, known.has(text) ? '' : id)
  }
  const nameIn = (owner: string) => (schema: Json) => {
    const name = known.get(JSON.stringify(schema))
    return name && name !== owner ? { $ref: reference(name, io) } : schema
  }
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, mapSchema(schema, nameIn(id)) as Json]))
}

/** Keywords with schemas by name, single schemas, or lists of schemas. */
const named = ['properties', 'patternProperties', '$defs']
const single = ['items', 'additionalProperties', 'propertyNames', 'not']
const listed = ['anyOf', 'oneOf', 'allOf', 'prefixItems']

/** Applies `change` to a schema and then to all schemas in the result. */
function mapSchema(schema: unknown, change: (schema: Json) => Json): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  const copy: Json = {}
  for (const [key, value] of Object.entries(change(schema as Json))) {
    if (named.includes(key))
      copy[key] = Object.fromEntries(Object.entries(value as Json).map(([name, one]) => [name, mapSchema(one, change)]))
    else if (single.includes(key)) copy[key] = mapSchema(value, change)
    else if (listed.includes(key)) copy[key] = (value as unknown[]).map((one) => mapSchema(one, change))
    else copy[key] = value
  }
  return copy
}

/** Removes zod's internals: ids, integer bounds, patterns of formats, closed objects. */
function cleaned(schema: unknown): unknown {
  return mapSchema(schema, ({ $schema, $id, id, ...members }) => {
    const rest = nullable(members)
    if (rest.maximum === Number.MAX_SAFE_INTEGER) delete rest.maximum
    if (rest.minimum === Number.MIN_SAFE_INTEGER) delete rest.minimum
    if (rest.format !== undefined) delete rest.pattern
    // clients must accept unknown members
    if (rest.additionalProperties === false) delete rest.additionalProperties
    return rest
  })
}

/** Writes a nullable primitive as a type list. */
function nullable(schema: Json): Json {
  const { anyOf, ...rest } = schema
  const [value, other, more] = Array.isArray(anyOf) ? (anyOf as Json[]) : []
  const isPlain = value && typeof value.type === 'string' && !['object', 'array'].includes(value.type) && !value.enum
  return isPlain && other?.type === 'null' && !more ? { ...value, ...rest, type: [value.type, 'null'] } : schema
}

/** Returns the ids whose request and response schemas differ, directly or through references. */
function differingIds(input: Record<string, Json>, output: Record<string, Json>): Set<string> {
  const text = (schema: unknown) => JSON.stringify(schema).replaceAll(anyReference, '$1')
  const differing = new Set(Object.keys(output).filter((id) => text(input[id]) !== text(output[id])))
  for (let size = -1; size !== differing.size; ) {
    size = differing.size
    for (const id of Object.keys(output))
      for (const [, next = ''] of JSON.stringify(output[id]).matchAll(anyReference)) if (differing.has(next)) differing.add(id)
  }
  return differing
}

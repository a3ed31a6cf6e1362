import { z } from 'zod'
import type { Endpoint } from '#shared/contract.ts'
import type { Limit } from '#shared/limits.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** The limits of a body by dotted path, for the browser, which has no schema library. */
export function limitsOf(body: z.ZodType): Record<string, Limit> {
  const limits: Record<string, Limit> = {}
  collect(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), '', limits)
  return limits
}

function collect(schema: Schema, path: string, limits: Record<string, Limit>): void {
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const field = path ? `${path}.${name}` : name
    const { schema: inner, nullable } = unwrapped(member as Schema)
    if (inner.properties) {
      collect(inner, field, limits)
      continue
    }
    const limit = limitOf(inner, !nullable && (schema.required ?? []).includes(name))
    if (Object.keys(limit).length > 0) limits[field] = limit
  }
}

/** Returns a nullable schema without its null. */
function unwrapped(schema: Schema): { schema: Schema; nullable: boolean } {
  const types = schema.type as unknown
  if (Array.isArray(types)) {
    const [type] = types.filter((one) => one !== 'null')
    return { schema: { ...schema, type }, nullable: types.includes('null') }
  }
  const parts = (schema.anyOf ?? []) as Schema[]
  const [inner, other] = parts.filter(({ type }) => type !== 'null')
  if (!inner || other || parts.length === 1) return { schema, nullable: false }
  return { schema: unwrapped(inner).schema, nullable: true }
}

function limitOf(schema: Schema, isSent: boolean): Limit {
  const { type, minLength = 0, maxLength, minimum, maximum, minItems, maxItems, format } = schema
  const isText = type === 'string' && !schema.enum && !format
  // JSON Schema carries the safe integer range where the contract sets none
  const min = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined
  const max = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined
  const kind =
    type === 'number' || type === 'integer' || type === 'boolean' ? type : format === 'date' || format === 'email' ? format : null
  return {
    // a text that may be empty is not required
    ...(isSent && (!isText || minLength > 0) && { required: true }),
    ...(minLength > 1 && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(kind !== null && { kind }),
    ...(schema.enum && { values: schema.enum.map(String) }),
    ...(minItems !== undefined && { minItems }),
    ...(maxItems !== undefined && { maxItems }),
  }
}

/** Generates the module of one contract: one constant per call with a body, so that a screen imports only its own. */
export function limitsModule(calls: readonly Endpoint[]): string | null {
  const constants = calls.flatMap(({ id, body }) => {
    const limits = body ? limitsOf(body) : {}
    if (Object.keys(limits).length === 0) return []
    const lines = Object.entries(limits).map(([field, limit]) => `  ${/^\w+$/.test(field) ? field : `'${field}'`}: ${literal(limit)},`)
    return [`export const ${id}Limits = {\n${lines.join('\n')}\n} as const satisfies Limits`]
  })
  if (constants.length === 0) return null
  return `// Generated from the contract of the module by tools/generate-code.ts.\nimport type { Limits } from '#shared/limits.ts'\n\n${constants.join('\n\n')}\n`
}

function literal(limit: Limit): string {
  return `{ ${Object.entries(limit)
    .map(
      ([name, value]) =>
        `${name}: ${Array.isArray(value) ? `[${value.map((one) => `'${one}'`).join(', ')}]` : typeof value === 'string' ? `'${value}'` : value}`,
    )
    .join(', ')} }`
}

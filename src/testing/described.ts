import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { components } from '#client/schema.d.ts'

/** docs/openapi.json: the fake API of screen tests responds according to it and rejects undocumented calls. */
interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  minimum?: number
  minItems?: number
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  required?: string[]
  properties?: Record<string, Schema>
}
interface Operation {
  parameters?: Parameter[] | undefined
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, Answer>
}
interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
  $ref?: string
}
interface Answer {
  $ref?: string
  content?: Record<string, { schema: Schema }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter>; responses: Record<string, Answer> }
}

export interface Described {
  /** path template of the contract */
  path: string
  params: Record<string, string>
  operation: Operation
  method: string
}

let read: { document: Document; ajv: Ajv2020 } | undefined

function known() {
  if (read) return read
  const document: Document = withShared(JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8')))
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: 'array' })
  addFormats.default(ajv)
  ajv.addSchema(document, 'openapi')
  read = { document, ajv }
  return read
}

/** Resolves the references to shared parameters and responses. */
function withShared(document: Document): Document {
  const whole = <T extends { $ref?: string }>(part: T): T => {
    const [, kind, name] = part.$ref?.match(/^#\/components\/(parameters|responses)\/(\w+)$/) ?? []
    return kind && name ? (document.components[kind as 'parameters' | 'responses'][name] as unknown as T) : part
  }
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    operation.parameters = operation.parameters?.map(whole)
    for (const [status, answer] of Object.entries(operation.responses ?? {})) operation.responses[status] = whole(answer)
  }
  return document
}

/** Returns the operation of a path; null when undocumented. A path without parameters takes precedence. */
export function findOperation(method: string, address: string): Described | null {
  const found = Object.entries(known().document.paths).flatMap(([path, methods]) => {
    const operation = methods[method]
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const match = operation && new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(address)
    if (!match) return []
    const params = Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(match[i + 1] ?? '')]))
    return [{ path, params, operation, method }]
  })
  return found.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0] ?? null
}

/** Returns how a request violates the contract. */
export function requestFaults({ path, method, operation }: Described, query: URLSearchParams, body: unknown): string[] {
  const parameters = (operation.parameters ?? []).filter((one) => one.in === 'query')
  const named = new Set(parameters.map(({ name }) => name))
  const unknown = [...query.keys()].filter((name) => !named.has(name)).map((name) => `no parameter ${name}`)
  const values = parameters.flatMap(({ name, required }) => {
    const texts = query.getAll(name)
    if (texts.length === 0) return required ? [`parameter ${name} is missing`] : []
    const at = (operation.parameters ?? []).findIndex((one) => one.name === name && one.in === 'query')
    return faultsAt(`paths/${escaped(path)}/${method}/parameters/${at}/schema`, texts.length > 1 ? texts : texts[0])
  })
  const sent = operation.requestBody?.content['application/json']
  const wrong = sent ? faultsAt(`paths/${escaped(path)}/${method}/requestBody/content/application~1json/schema`, body) : []
  return [...unknown, ...values, ...wrong].map((fault) => `${method} ${path}: ${fault}`)
}

/** Returns how a response of a status violates the contract. */
export function answerFaults({ path, method, operation }: Described, status: number, body: unknown): string[] {
  const content = operation.responses[status]?.content
  if (!operation.responses[status]) return [`${method} ${path}: no answer ${status} is described`]
  if (!content?.['application/json']) return []
  const where = `paths/${escaped(path)}/${method}/responses/${status}/content/application~1json/schema`
  return faultsAt(where, body).map((fault) => `answer of ${method} ${path}: ${fault}`)
}

/** Returns the success status of an operation. */
export function successOf({ operation }: Described): number {
  return Number(Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? 200)
}

function faultsAt(pointer: string, value: unknown): string[] {
  const validate = known().ajv.getSchema(`openapi#/${pointer}`)
  // copied, as coercion mutates its input
  if (!validate || validate(structuredClone(value))) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const escaped = (path: string) => encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))

type Schemas = components['schemas']

/** Returns the smallest value of a schema, with overrides: empty lists and texts, no optional members, the first enum value. */
export function sample<N extends keyof Schemas>(name: N, changes: Partial<Schemas[N]> = {}): Schemas[N] {
  const { document } = known()
  const schema = document.components.schemas[name]
  if (!schema) throw new Error(`no shape is called ${name}`)
  return { ...(smallest(schema, document) as object), ...changes } as Schemas[N]
}

const ofFormat: Partial<Record<string, string>> = {
  'date-time': '2026-01-01T00:00:00.000Z',
  date: '2026-01-01',
  uuid: '00000000-0000-4000-8000-000000000000',
  uri: 'https://rihla.example/',
}

function smallest(schema: Schema, document: Document): unknown {
  if (schema.$ref) return smallest(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, document)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return schema.anyOf.some(({ type }) => type === 'null') ? null : smallest(schema.anyOf[0] ?? {}, document)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => smallest(part, document)))
  const types = [schema.type ?? 'object'].flat()
  if (types.includes('null')) return null
  if (types.includes('array')) return Array.from({ length: schema.minItems ?? 0 }, () => smallest(schema.items ?? {}, document))
  if (types.includes('object'))
    return Object.fromEntries((schema.required ?? []).map((name) => [name, smallest(schema.properties?.[name] ?? {}, document)]))
  if (types.includes('boolean')) return false
  if (types.includes('string')) return ofFormat[schema.format ?? ''] ?? ''
  return schema.minimum ?? 0
}

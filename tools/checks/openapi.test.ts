import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { pointed, readOpenApiText } from '../openapi-document.ts'

/** Guarantees of docs/openapi.json to API consumers. */
interface Operation {
  operationId: string
  tags?: string[]
  summary?: string
  security?: Record<string, unknown>[]
  parameters?: { $ref?: string }[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { $ref?: string; content?: Record<string, Content> }>
}
interface Content {
  schema: unknown
  example?: unknown
}
interface Document {
  security: Record<string, unknown>[]
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<'schemas' | 'parameters' | 'responses' | 'securitySchemes', Record<string, unknown>>
}

const text = readOpenApiText()
const document: Document = JSON.parse(text)
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    operation.operationId ? [{ path, method, ...operation, security: operation.security ?? document.security }] : [],
  ),
)
const oddOperations = (isOdd: (operation: (typeof operations)[number]) => boolean) =>
  operations.filter(isOdd).map(({ operationId }) => operationId)

/** Every part of the document with its JSON pointer. */
function* parts(part: unknown, address: string): Generator<[string, Record<string, unknown>]> {
  if (typeof part !== 'object' || part === null) return
  if (!Array.isArray(part)) yield [address, part as Record<string, unknown>]
  for (const [name, value] of Object.entries(part)) if (name !== 'example' && name !== 'examples') yield* parts(value, `${address}/${name}`)
}

test('requires a component for an object that occurs twice', () => {
  const found = new Map<string, string[]>()
  for (const [address, part] of parts(document, '#')) {
    if (part.type !== 'object' || !part.properties || /^#\/components\/schemas\/\w+$/.test(address)) continue
    const schema = JSON.stringify(part)
    found.set(schema, [...(found.get(schema) ?? []), address])
  }
  expect([...found.values()].filter((places) => places.length > 1)).toEqual([])
})

test('rejects a shared schema named after one of its calls', () => {
  const users = new Map<string, Set<string>>()
  for (const { operationId, requestBody, responses } of operations)
    for (const [, { $ref }] of [...parts(requestBody, ''), ...parts(responses, '')])
      if (typeof $ref === 'string' && /\/schemas\/\w+(Request|Response)$/.test($ref))
        users.set($ref, (users.get($ref) ?? new Set()).add(operationId.replace(/\d$/, '')))
  expect([...users].filter(([, calls]) => calls.size > 1).map(([name, calls]) => `${name}: ${[...calls].join(', ')}`)).toEqual([])
})

test('resolves every reference, uses every component and repeats no operation id', () => {
  const used = new Set<string>()
  for (const [, { $ref }] of parts(document, '#')) {
    if (typeof $ref !== 'string') continue
    expect(pointed(document, $ref)).toBeDefined()
    used.add($ref)
  }
  expect(Object.keys(document.components.schemas).filter((name) => !used.has(`#/components/schemas/${name}`))).toEqual([])
  const ids = operations.map(({ operationId }) => operationId)
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
})

test('requires a tag, summary, success response and access rule per operation', () => {
  const tags = new Set(document.tags.filter(({ description }) => description !== '').map(({ name }) => name))
  expect(document.tags.filter(({ name }) => !tags.has(name))).toEqual([])
  expect(oddOperations(({ tags: of = [] }) => of.length !== 1 || of.some((name) => !tags.has(name)))).toEqual([])
  expect(oddOperations(({ summary }) => !summary)).toEqual([])
  expect(oddOperations(({ responses }) => !Object.keys(responses).some((status) => /^[23]/.test(status)))).toEqual([])
  const schemes = new Set(Object.keys(document.components.securitySchemes))
  expect(oddOperations(({ security }) => !security.every((one) => Object.keys(one).every((name) => schemes.has(name))))).toEqual([])
  expect(document.servers).toHaveLength(1)
})

test('requires a bearer or CSRF token for writes, except machine and identity calls', () => {
  const without = oddOperations(
    ({ method, tags, security }) =>
      method !== 'get' && !tags?.includes('identity') && !security.every((one) => 'antiForgeryHeader' in one || 'bearer' in one),
  )
  expect(without.sort()).toEqual([
    'reportBounces',
    'returnFromGateway',
    'sendPartnerPurchase',
    'stopPreference',
    'stopPriceAlert',
    'takePaymentCallback',
    'unsubscribeFromNewsletter',
  ])
})

test('defines every error once, as a problem', () => {
  const inline = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, { $ref }]) => (/^[45]|default/.test(status) && !$ref ? [`${operationId} ${status}`] : [])),
  )
  expect(inline).toEqual(['authorize 400'])
  const referred = operations.flatMap(({ responses }) =>
    Object.entries(responses).flatMap(([status, { $ref }]) => (/^[45]|default/.test(status) && $ref ? [$ref] : [])),
  )
  for (const place of new Set(referred)) {
    if (place === '#/components/responses/OAuthError') continue
    const { content } = pointed(document, place) as { content: object }
    expect(Object.keys(content)).toEqual(['application/problem+json', 'application/json'])
  }
})

test('requires a component for a repeated parameter or response', () => {
  const { parameters, responses } = document.components
  const named = new Set([...Object.values(parameters), ...Object.values(responses)].map((part) => JSON.stringify(part)))
  const repeated = oddOperations((operation) =>
    [...(operation.parameters ?? []), ...Object.values(operation.responses)].some((part) => named.has(JSON.stringify(part))),
  )
  expect(repeated).toEqual([])
})

test('limits the printed document to 800 KB', () => {
  expect(Buffer.byteLength(text)).toBeLessThan(800 * 1024)
})

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(document, 'openapi.json')

test('validates examples and requires one for the main calls', () => {
  const faults: unknown[] = []
  const withExample = new Set<string>()
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, { operationId, requestBody, responses }] of Object.entries(item)) {
      const places = [
        ...Object.entries(requestBody?.content ?? {}).map(([type, content]) => [`requestBody/content/${escaped(type)}`, content] as const),
        ...Object.entries(responses ?? {}).flatMap(([status, answer]) =>
          Object.entries(answer.content ?? {}).map(([type, content]) => [`responses/${status}/content/${escaped(type)}`, content] as const),
        ),
      ]
      for (const [place, content] of places) {
        if (content.example === undefined) continue
        withExample.add(operationId)
        const validate = ajv.getSchema(`openapi.json#/paths/${escaped(path)}/${method}/${place}/schema`)
        if (!validate?.(content.example)) faults.push({ operationId, place, errors: validate?.errors })
      }
    }
  expect(faults).toEqual([])
  for (const id of mainCalls) expect(withExample).toContain(id)
})

const mainCalls = [
  'addFavourite',
  'createPreference',
  'bookVehicle',
  'getPayment',
  'startPaymentAttempt',
  'getCurrentCustomer',
  'sendContactRequest',
  'simulateVehicle',
]

function escaped(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))
}

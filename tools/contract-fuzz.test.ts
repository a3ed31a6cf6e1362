import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ErrorAnswer } from '#shared/contract.ts'
import { testApi } from '#testing/database.ts'
import { drawn, patience, repeatWith } from '#testing/property.ts'
import { readOpenApi } from './openapi-document.ts'

const requests = 4_000
const concurrency = 16

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  anyOf?: Schema[]
  properties?: Record<string, Schema>
}
interface Parameter {
  in: string
  name: string
  required?: boolean
  schema: Schema
}
interface Operation {
  method: string
  path: string
  parameters: Parameter[]
  body: Schema | null
  /** names of the files of a multipart form */
  files: string[]
  /** accepts a multipart form */
  takesForm: boolean
}
interface Attempt {
  operation: Operation
  url: string
  /** names of the path parameters */
  given: string[]
  /** parameters with a value outside of the contract */
  suspicious: string[]
  /** the URL itself is malformed */
  broken: boolean
  payload?: string
  headers: Record<string, string>
}

const document = readOpenApi<{
  paths: Record<
    string,
    Record<string, { tags?: string[]; parameters?: Parameter[]; requestBody?: { content?: Record<string, { schema: Schema }> } }>
  >
}>()
const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    // the identity provider has no contracts
    .filter(([method, { tags }]) => ['get', 'post', 'put', 'delete'].includes(method) && !tags?.includes('identity'))
    .map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content?.['application/json']?.schema ?? null,
      files: Object.keys(requestBody?.content?.['multipart/form-data']?.schema?.properties ?? {}),
      takesForm: requestBody?.content?.['application/x-www-form-urlencoded'] !== undefined,
    })),
)

/** Values that break careless code: numeric limits, markup, SQL, control characters, lone surrogates, Arabic, size. */
const hostile = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '-0',
    '1.5',
    '1e309',
    '1e3',
    'NaN',
    'Infinity',
    '2147483647',
    '2147483648',
    '9223372036854775808',
    '0x10',
    '٣',
    '１２',
    'true',
    'TRUE',
    'null',
    'undefined',
    '[]',
    '{}',
    '[object Object]',
    "' or 1=1 --",
    '"; drop table vehicles; --',
    '%',
    '%%',
    '\\',
    '_',
    '*',
    '../../etc/passwd',
    '..%2f',
    '<script>alert(1)</script>',
    '{{7*7}}',
    '\u0000',
    '\u0000abc',
    '\ud800',
    '\uffff',
    '\u202e',
    '\u200f',
    'سيارة',
    'İ',
    'ß',
    '🚗',
    '🚗'.repeat(40),
    'a'.repeat(2000),
    '1'.repeat(400),
    '2024-02-30',
    '0000-00-00',
    '9999-12-31',
    '10000-01-01',
    '-000001-01-01',
    '2024-01-01T00:00:00Z',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '00000000-0000-0000-0000-000000000000',
    'a,b,c',
    '\r\nSet-Cookie: a=b',
  ),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double().map(String),
  fc.bigInt().map(String),
)

/** A valid value, encoded for a URL. */
function described(schema: Schema): fc.Arbitrary<string> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(described))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => described({ ...schema, type })))
  if (schema.type === 'null') return fc.constant('null')
  // a list of one item, where a list is one of several forms
  if (schema.type === 'array') return described(schema.items ?? {})
  if (schema.enum) return fc.constantFrom(...schema.enum.map(String))
  if (schema.type === 'integer' || schema.type === 'number') {
    const min = Math.ceil(Math.max(schema.minimum ?? 0, -2_147_483_648))
    const max = Math.floor(Math.min(schema.maximum ?? 2_147_483_647, 2_147_483_647))
    return fc.oneof(fc.integer({ min, max: Math.min(max, min + 30) }), fc.integer({ min, max }), fc.constantFrom(min, max)).map(String)
  }
  if (schema.type === 'boolean') return fc.constantFrom('true', 'false')
  if (schema.format === 'date')
    return fc
      .date({ min: new Date('1950-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10))
  if (schema.format === 'uuid') return fc.uuid({ version: [4, 7] })
  if (schema.format === 'email') return fc.emailAddress()
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern))
  const words = ['Renault', 'clio', 'Casablanca', 'الدار البيضاء', 'golf 7 diesel', 'mercdes', 'moins de 150000', 'a', 'x y']
  return fc.oneof(
    fc.constantFrom(...words),
    fc.string({ minLength: Math.max(1, schema.minLength ?? 1), maxLength: Math.min(schema.maxLength ?? 40, 40) }),
  )
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

interface Filled {
  name: string
  values: string[]
  suspicious: boolean
}

/** Caches the generator of each schema: building one takes longer than sampling from it. */
function once<K extends object, V>(make: (from: K) => V): (from: K) => V {
  const made = new WeakMap<K, V>()
  return (from) => {
    const known = made.get(from) ?? make(from)
    made.set(from, known)
    return known
  }
}

const filled = once(makeFilled)
const attempts = once(makeAttempts)

/** Values of one parameter: none, valid ones, hostile ones, too many. */
function makeFilled({ in: place, name, required, schema }: Parameter): fc.Arbitrary<Filled | null> {
  const list = schema.type === 'array'
  const one = list ? (schema.items ?? {}) : schema
  const least = list ? (schema.minItems ?? 1) : 1
  const most = list ? Math.min(schema.maxItems ?? 4, 4) : 1
  const good = fc.uniqueArray(described(one), { minLength: least, maxLength: most }).map((values) => ({ name, values, suspicious: false }))
  const bad = fc.array(hostile, { minLength: 1, maxLength: place === 'path' ? 1 : 3 }).map((values) => ({ name, values, suspicious: true }))
  if (place === 'path') return fc.oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: bad })
  const many = fc.array(described(one), { minLength: 2, maxLength: 150 }).map((values) => ({ name, values, suspicious: true }))
  const none = fc.constant<Filled | null>(required ? { name, values: [], suspicious: true } : null)
  return fc.oneof(
    { weight: 5, arbitrary: good },
    { weight: 2, arbitrary: bad },
    { weight: 1, arbitrary: many },
    { weight: 2, arbitrary: none },
  )
}

function json(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.properties)
    return fc.record(
      Object.fromEntries(
        Object.entries(schema.properties).map(([name, field]) => [
          name,
          fc.oneof({ weight: 6, arbitrary: json(field) }, { weight: 1, arbitrary: fc.jsonValue() }),
        ]),
      ),
      { requiredKeys: [] },
    )
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => json({ ...schema, type })))
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number') return described(schema).map(Number)
  if (schema.type === 'array') return fc.array(json(schema.items ?? {}), { maxLength: 4 })
  return fc.oneof({ weight: 3, arbitrary: described(schema) }, { weight: 1, arbitrary: hostile })
}

const edge = 'line-that-parts'
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1')

/** A multipart form, valid or broken in many ways; as Latin-1, one character a byte. */
const forms = (files: string[]): fc.Arbitrary<string> =>
  fc
    .record({
      field: fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...files) },
        { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'x', '') },
      ),
      name: fc.constantFrom('a.png', '../../etc/passwd', '', 'a'.repeat(5000), 'x"; filename="y', '\0.png'),
      bytes: fc.oneof(
        { weight: 3, arbitrary: fc.constant(pixel) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 300 }) },
        { weight: 1, arbitrary: fc.constant(pixel.slice(0, 30)) },
        { weight: 1, arbitrary: fc.constant('') },
      ),
      end: fc.constantFrom(`\r\n--${edge}--\r\n`, '', `\r\n--${edge}\r\n`, '--'),
      parts: fc.integer({ min: 0, max: 12 }).map((count) => Math.max(1, count - 8)),
    })
    .map(({ field, name, bytes, end, parts }) => {
      const part = `--${edge}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n${bytes}`
      return `${Array.from({ length: parts }, () => part).join('\r\n')}${end}`
    })

const formText = (fields: [string, string][]) => fields.map(([name, value]) => `${name}=${encode(value)}`).join('&')

function usualType({ files, takesForm }: Operation): string {
  if (files.length > 0) return `multipart/form-data; boundary=${edge}`
  return takesForm ? 'application/x-www-form-urlencoded' : 'application/json'
}

/** One request for an operation: some parameters valid, some hostile, names in any case, unknown ones added. */
function makeAttempts(operation: Operation): fc.Arbitrary<Attempt> {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query')
  const required = inQuery.filter((parameter) => parameter.required)
  const optional = inQuery.filter((parameter) => !parameter.required)
  return fc
    .record({
      path: fc.tuple(...inPath.map(filled)),
      // few parameters at a time, so that most requests pass validation
      query: fc
        .shuffledSubarray(optional, { maxLength: Math.min(6, optional.length) })
        .chain((some) => fc.tuple(...[...required, ...some].map(filled))),
      unknown: fc.option(fc.tuple(hostile, hostile), { freq: 5 }),
      raw: fc.option(fc.constantFrom('%', '%zz', '&&==', '?', '&[]=1', '%c0%af', '#x', '&a[b][c]=1'), { freq: 25 }),
      upper: fc.boolean(),
      language: fc.constantFrom('fr', 'ar', 'ar-MA,fr;q=0.5', 'x', '', 'fr-FR'),
      payload: operation.body
        ? fc.oneof(
            { weight: 8, arbitrary: json(operation.body).map((value) => JSON.stringify(value)) },
            { weight: 1, arbitrary: fc.json() },
            { weight: 1, arbitrary: fc.string() },
          )
        : operation.files.length > 0
          ? fc.option(forms(operation.files), { nil: undefined, freq: 10 })
          : operation.takesForm
            ? fc.array(fc.tuple(fc.constantFrom('oid', 'amount', 'HASH', 'x'), hostile), { minLength: 1, maxLength: 6 }).map(formText)
            : fc.constant(undefined),
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constant(usualType(operation)) },
        { weight: 1, arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', 'x') },
      ),
    })
    .map(({ path, query, unknown, raw, upper, language, payload, type }) => {
      const given = [...path, ...query].filter((value) => value !== null)
      const address = path.reduce((text, value) => text.replace(`{${value?.name}}`, () => encode(value?.values[0] ?? '')), operation.path)
      const pairs = query.flatMap((value) =>
        (value?.values ?? []).map((text) => `${upper ? value?.name.toUpperCase() : value?.name}=${encode(text)}`),
      )
      if (unknown) pairs.push(`zz${encode(unknown[0])}=${encode(unknown[1])}`)
      const search = pairs.join('&') + (raw ?? '')
      return {
        operation,
        url: address + (search ? `?${search}` : ''),
        given: given.map((value) => value.name),
        suspicious: given.filter((value) => value.suspicious).map((value) => value.name),
        broken: raw !== null,
        ...(payload !== undefined && { payload }),
        headers: { 'accept-language': language, ...(payload !== undefined && { 'content-type': type }) },
      }
    })
}

test(`${requests} requests by the contract, sound and hostile, never end in a fault of the server`, { timeout: patience }, async () => {
  expect(operations.length).toBeGreaterThan(20)
  const { app, deps, headers: headersOf, close } = await testApi({ settings: { CHECK_ANSWERS: 'true' } })
  try {
    await deps.pool.query(`
      insert into vehicles (reference, brand_id, model_id, price, release_date, mileage, fuel_type, gear_type, body_style, color, last_status, published_at, is_featured, is_promoted, former_price)
      select 'F-' || row_number() over (), brand_id, id, 50000 + id * 100, date '2015-01-01' + id, id * 100, 'Diesel', 'Manual', body_style, 'White', 'Published', now(), id % 3 = 0, id % 4 = 0, 100000000
      from models order by popularity desc, id limit 120`)
    const faults: object[] = []
    const seen = new Map<number, number>()
    const answered = new Set<string>()
    const { seed, cases: queue } = drawn(fc.constantFrom(...operations).chain(attempts), { runs: requests })
    const count = queue.length
    // anonymous, a customer, and a staff member with every right
    const callers = [{}, await headersOf(), await headersOf('customer'), await headersOf('everything', ['admin'])]
    let visitor = 0

    const send = async (attempt: Attempt): Promise<void> => {
      const { operation, url, payload } = attempt
      visitor += 1
      const headers = { ...callers[visitor % callers.length], ...attempt.headers }
      const answer = await app.inject({
        method: operation.method as 'GET' | 'POST' | 'PUT' | 'DELETE',
        url,
        headers,
        remoteAddress: `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
        ...(payload !== undefined && { payload: operation.files.length > 0 ? Buffer.from(payload, 'latin1') : payload }),
      })
      seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1)
      if (answer.statusCode < 400) answered.add(`${operation.method} ${operation.path}`)
      const fault = judge(attempt, answer.statusCode, answer.body)
      if (fault)
        faults.push({
          fault,
          status: answer.statusCode,
          method: operation.method,
          url: url.slice(0, 300),
          caller: visitor % callers.length,
          headers: attempt.headers,
          payload: payload?.slice(0, 300),
          body: answer.body.slice(0, 300),
        })
    }
    const lines = Array.from({ length: concurrency }, async () => {
      for (let attempt = queue.pop(); attempt; attempt = queue.pop()) await send(attempt)
    })
    await Promise.all(lines)

    // all in the message: a log may keep nothing else
    expect(faults.length, [repeatWith(seed), ...faults.slice(0, 10).map((one) => JSON.stringify(one))].join('\n')).toBe(0)
    // the requests did reach the calls: one in eight is answered, more are refused; what chance moves is far from these bounds
    expect(seen.get(200)).toBeGreaterThan(count / 16)
    expect(seen.get(400)).toBeGreaterThan(count / 20)
    // of the others most are about one record, and the numbers drawn are nobody's
    expect(answered.size).toBeGreaterThan(operations.length * 0.2)
  } finally {
    await close()
  }
})

/** Returns the fault of a response, or null. */
function judge({ operation, given, suspicious, broken, payload, headers }: Attempt, status: number, body: string): string | null {
  if (status >= 500) return 'the server failed'
  if (status < 400) return null
  const error = asError(body)
  if (!error) return 'an error without code and message'
  if (headers['accept-language']?.startsWith('ar') && !/[\u0600-\u06ff]/.test(error.message)) return 'not in the language of the caller'
  if (status !== 400 || broken) return null
  const isNamed = (name: string) => error.fields.includes(name) || error.message.includes(name)
  // a well-formed unknown name and a well-formed unknown code
  if (error.code === 'InvalidFilter' || operation.path.endsWith('/phonenumbers/check'))
    return given.some(isNamed) ? null : 'does not name the filter'
  // the price of a sale without a sale
  if (operation.path.endsWith('/vehicleads/deactivate') && given.includes('price') && isNamed('price')) return null
  // of the types of a document the owner of the record takes some
  if (operation.files.length > 0 && [...operation.files, 'Type'].some(isNamed)) return null
  if (operation.body === null && suspicious.length === 0) return 'refused though everything was as described'
  const names = operation.body
    ? [...operation.parameters.map((parameter) => parameter.name), ...Object.keys(operation.body.properties ?? {})]
    : suspicious
  if (names.some(isNamed)) return null
  // a body that is no object, or that brings a prototype of its own, has no field to name
  return operation.body && (!isObject(payload) || payload?.includes('"__proto__"')) ? null : 'does not name the parameter'
}

function asError(body: string): { code: string; message: string; fields: string[] } | null {
  try {
    const { code, message, state, actions, errors = [] } = ErrorAnswer.strict().parse(JSON.parse(body))
    // only an impossible step reports the state and the possible steps
    if (code !== 'TransitionNotAllowed' && (state ?? actions) !== undefined) return null
    return message === '' ? null : { code, message, fields: errors.map(({ field }) => field) }
  } catch {
    return null
  }
}

function isObject(text: string | undefined): boolean {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

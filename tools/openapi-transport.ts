import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { readOpenApi, readOpenApiText } from './openapi-document.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
}
interface Answer {
  headers?: Record<string, unknown>
  content?: Record<string, { schema: unknown }>
}
interface Operation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, Answer>
  security?: Record<string, string[]>[]
}
interface Document {
  security: Record<string, string[]>[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, { type: string; in?: string; name?: string }> }
}

interface Found {
  path: string
  method: string
  operation: Operation
}

export interface Credentials {
  accessToken?: string
  cookies: Map<string, string>
}

/**
 * A `fetch` limited to docs/openapi.json: a request must match an operation, credentials are added as its security schemes describe, and
 * a response that differs from its description is an error. `asked` lists the called operations in order.
 */
export function describedFetch(site: string, credentials: Credentials) {
  const document = readOpenApi<Document>()
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const printed = closed(JSON.parse(readOpenApiText())) as {
    paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>
  }
  ajv.addSchema(printed, 'openapi')
  const asked: string[] = []

  async function send(request: Request): Promise<Response> {
    const found = find(document, new URL(request.url), request.method)
    const { operation } = found
    const named = new Set((operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name))
    for (const name of new URL(request.url).searchParams.keys())
      if (!named.has(name)) throw new Error(`${operation.operationId} describes no parameter ${name}`)
    const type = request.headers.get('content-type')?.split(';')[0]
    if (request.body && !(type && operation.requestBody?.content[type])) throw new Error(`${operation.operationId} describes no ${type}`)
    await prove(request, operation)
    asked.push(operation.operationId)
    const answer = await fetch(request)
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
      credentials.cookies.set(name, value)
    }
    await check(found, answer)
    return answer
  }

  /** Adds the credentials of the first matching security requirement: the bearer one when there is a token. */
  async function prove(request: Request, { operationId, security = document.security }: Operation): Promise<void> {
    const fitting = security.filter((one) => credentials.accessToken !== undefined || !('bearer' in one))
    const chosen = fitting.find((one) => 'bearer' in one) ?? fitting[0]
    if (!chosen && security.length > 0) throw new Error(`${operationId} needs a signed-in caller`)
    for (const name of Object.keys(chosen ?? {})) {
      const scheme = document.components.securitySchemes[name]
      if (scheme?.type === 'http') request.headers.set('authorization', `Bearer ${credentials.accessToken}`)
      if (scheme?.type !== 'apiKey' || !scheme.name) continue
      const token = await antiForgeryToken()
      if (scheme.in === 'header') request.headers.set(scheme.name, token)
      else request.headers.set('cookie', `${scheme.name}=${token}`)
    }
  }

  async function antiForgeryToken(): Promise<string> {
    const cookie = document.components.securitySchemes.antiForgeryCookie?.name ?? ''
    if (!credentials.cookies.has(cookie)) {
      const [path = ''] = Object.entries(document.paths).find(([, { get }]) => get?.operationId === 'getAntiForgeryToken') ?? []
      await send(new Request(site + path))
    }
    return credentials.cookies.get(cookie) ?? ''
  }

  async function check({ path, method, operation }: Found, answer: Response): Promise<void> {
    const status = String(answer.status)
    const described = operation.responses[status] ? status : 'default'
    const said = operation.responses[described]
    const about = `${operation.operationId} ${status}`
    if (!said) throw new Error(`${about} is not described: ${await answer.clone().text()}`)
    for (const name of Object.keys(said.headers ?? {}))
      if (name !== 'retry-after' && !answer.headers.has(name)) throw new Error(`${about}: the header ${name} is missing`)
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    if (!said.content) {
      if ((await answer.clone().text()) !== '' && status === '204') throw new Error(`${about} should be empty`)
      return
    }
    if (!said.content[type]) throw new Error(`${about} is ${type}: ${await answer.clone().text()}`)
    if (!type.endsWith('json')) return
    const shared = printed.paths[path]?.[method]?.responses[described]?.$ref
    const place = shared ?? `#/${['paths', path, method, 'responses', described].map(escaped).join('/')}`
    const validate = ajv.getSchema(`openapi${place}/content/${escaped(type)}/schema`)
    const body: unknown = await answer.clone().json()
    if (!validate?.(body)) throw new Error(`${about}: ${ajv.errorsText(validate?.errors)} in ${JSON.stringify(body)}`)
  }

  return { fetch: send, asked }
}

function find(document: Document, { pathname }: URL, asked: string): Found {
  const method = asked.toLowerCase()
  const fitting = Object.entries(document.paths).flatMap(([path, item]) => {
    const operation = item[method]
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    return operation && pattern.test(pathname) ? [{ path, method, operation }] : []
  })
  // a fixed path takes precedence over one with parameters
  const [first] = fitting.sort((a, b) => a.path.split('{').length - b.path.split('{').length)
  if (!first) throw new Error(`${asked} ${pathname} is not described`)
  return first
}

/** Closes every object of the document, so that undescribed members fail. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed)
  if (typeof part !== 'object' || part === null) return part
  const copy: Record<string, unknown> = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, closed(value)]))
  if (copy.type === 'object' && copy.properties && copy.additionalProperties === undefined) copy.additionalProperties = false
  return copy
}

function escaped(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))
}

import { z } from 'zod'
import type { Endpoint } from '#shared/contract.ts'
import type { TaggedCall } from './contracts.ts'
import { type Example, examples } from './examples.ts'
import type { SchemaBook } from './schemas.ts'
import type { Operation, Parameter, Paths, Responses, Schema, Security } from './shapes.ts'
import { acceptLanguage, antiForgery, bearer, errorAnswers, ifNoneMatch, notModified, range, requestIdHeader } from './shared-parts.ts'

type Part = 'params' | 'query' | 'body' | 'output'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Registers the unnamed schemas of a call: bodies and responses are named after the call, parameters are inlined. */
export function addPartsOf({ call }: TaggedCall, schemas: Map<string, z.ZodType>, ids: Map<z.ZodType, string>): void {
  for (const part of ['params', 'query', 'body', 'output'] as const) {
    const schema = call[part]
    if (!schema || ids.has(schema)) continue
    const id = idOfPart(call, part, schema)
    ids.set(schema, id)
    schemas.set(id, schema)
  }
}

function idOfPart({ id }: Endpoint, part: Part, schema: z.ZodType): string {
  if (part === 'params' || part === 'query') return `${part}_${id}`
  const name = `${capital(id)}${part === 'body' ? 'Request' : 'Response'}`
  return holdsObject(schema) ? name : `${part}_${id}`
}

/** Returns true for an object or a list of objects, which get a name. */
function holdsObject(schema: z.ZodType): boolean {
  const { type, innerType, in: input } = schema.def as { type: string; innerType?: z.ZodType; in?: z.ZodType }
  const inner = innerType ?? input
  return inner ? holdsObject(inner) : type === 'object'
}

/** Returns the path items of a call, one per path. */
export function pathsOf({ tag, call }: TaggedCall, book: SchemaBook, ids: ReadonlyMap<z.ZodType, string>): Paths {
  const { method, path, aliases = [] } = call
  const paths = [path, ...aliases].map((address, i) => {
    const operationId = i === 0 ? call.id : `${call.id}${i + 1}`
    return [address, { [method.toLowerCase()]: { operationId, tags: [tag], ...operation(call, book, ids) } }]
  })
  return Object.fromEntries(paths)
}

function operation(call: Endpoint, book: SchemaBook, ids: ReadonlyMap<z.ZodType, string>): Omit<Operation, 'operationId' | 'tags'> {
  const { body } = call
  const idOf = (schema: z.ZodType) => ids.get(schema) ?? ''
  const example = examples[call.id]
  return {
    summary: call.summary,
    ...(!call.roles.includes('anyone') && { description: `Roles: ${call.roles.join(', ')}.` }),
    parameters: [
      ...(call.params ? parameters('path', book.members(idOf(call.params))) : []),
      ...(call.query ? parameters('query', book.members(idOf(call.query))) : []),
      acceptLanguage,
      ...(call.etag ? [ifNoneMatch] : []),
      ...(call.errors.includes('RangeNotSatisfiable') ? [range] : []),
    ],
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: {
          [bodyType(call)]: { schema: book.schema(idOf(body), 'input'), ...(example?.body !== undefined && { example: example.body }) },
        },
      },
    }),
    responses: {
      ...successAnswers(call, call.output && book.schema(idOf(call.output), 'output'), example),
      ...errorAnswers(errorsOf(call)),
    },
    security: securityOf(call),
  }
}

/** Calls with a bearer token need no CSRF token, so AntiForgery is listed for public calls only. */
function errorsOf({ errors, roles }: Endpoint): Endpoint['errors'] {
  return roles.includes('anyone') ? errors : errors.filter((code) => code !== 'AntiForgery')
}

/** Returns the media type of the request body: multipart for files, urlencoded for some calls from other servers, else JSON. */
function bodyType({ body, skipCsrf, file }: Endpoint): string {
  const shape = body instanceof z.ZodObject ? Object.values(body.shape) : []
  const isFile = (field: unknown) => (field instanceof z.ZodOptional ? field.unwrap() : field) instanceof z.ZodFile
  if (shape.some(isFile)) return 'multipart/form-data'
  return skipCsrf && file ? 'application/x-www-form-urlencoded' : 'application/json'
}

function parameters(place: 'path' | 'query', { properties = {}, required = [] }: ReturnType<SchemaBook['members']>): Parameter[] {
  return Object.entries(properties).map(([name, field]) => {
    const { description, ...rest } = field
    return {
      name,
      in: place,
      ...((place === 'path' || required.includes(name)) && { required: true }),
      ...(typeof description === 'string' && { description }),
      schema: rest,
    }
  })
}

const binary: Schema = { type: 'string', format: 'binary' }

function successAnswers(call: Endpoint, output: Schema | undefined, example: Example | undefined): Responses {
  const headers = call.etag ? { ...requestIdHeader, etag: { $ref: '#/components/headers/ETag' } } : requestIdHeader
  if (call.redirects) {
    const location = { description: 'Where it is.', schema: { type: 'string' as const, format: 'uri-reference' } }
    return { 303: { description: 'What was asked for is at another address.', headers: { ...headers, location } } }
  }
  if (!output && !call.file) return { 204: { description: 'Done; the answer is empty.', headers } }
  const content = output
    ? { 'application/json': { schema: output, ...(example?.answer !== undefined && { example: example.answer }) } }
    : { [call.file ?? '']: { schema: call.file?.startsWith('text/') ? { type: 'string' as const } : binary } }
  const contentRange = { 'content-range': { schema: { type: 'string' as const } } }
  return {
    200: { description: output ? 'Done.' : 'The file.', headers, content },
    ...(call.mayBeEmpty && { 204: { description: 'There is none.', headers } }),
    ...(call.errors.includes('RangeNotSatisfiable') && {
      206: { description: 'The part that was asked for.', headers: { ...headers, ...contentRange }, content },
    }),
    ...(call.etag && { 304: notModified }),
  }
}

/** Returns the security schemes: bearer token unless public; CSRF token for public changes, except calls from other servers. */
function securityOf({ method, roles, skipCsrf }: Endpoint): Security[] {
  const token = method === 'GET' || skipCsrf ? {} : antiForgery
  return roles.includes('anyone') ? [token, bearer] : [bearer]
}

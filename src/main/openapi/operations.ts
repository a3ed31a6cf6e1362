import { z } from 'zod'
import { type ErrorCode, errorStatus } from '#shared/errors.ts'
import { antiForgery, bearer, responseNames } from './components.ts'
import type { TaggedCall } from './contracts.ts'
import { examples } from './examples.ts'
import type { Schemas } from './schemas.ts'
import type { Content, Operation, Parameter, Reference, Responses, Schema } from './shapes.ts'

/** Returns the operation of a call; `schemas` holds its parts under the keys of `partsOf`. */
export function operationOf({ tag, call }: TaggedCall, { input, output }: Schemas): Operation {
  const { id, roles, body } = call
  const isPublic = roles.includes('anyone')
  const parameters: (Parameter | Reference)[] = [
    ...parametersOf('path', input[`${id} params`]),
    ...parametersOf('query', input[`${id} query`]),
    ...(call.etag ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
    ...(call.errors.includes('RangeNotSatisfiable') ? [{ $ref: '#/components/parameters/Range' }] : []),
  ]
  return {
    operationId: id,
    tags: [tag],
    summary: call.summary,
    ...(!isPublic && { description: `Roles: ${roles.join(', ')}.` }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: contentOf(bodyType(call), input[`${id} body`], examples[id]?.body),
      },
    }),
    responses: {
      ...successResponses(call, output[`${id} output`]),
      // with a bearer token no call needs the anti-forgery token
      ...errorResponses(isPublic ? call.errors : call.errors.filter((code) => code !== 'AntiForgery')),
    },
    ...(isPublic && { security: [call.method === 'GET' || call.skipCsrf ? {} : antiForgery, bearer] }),
  }
}

type Call = TaggedCall['call']

const contentOf = (type: string, schema: Schema = {}, example?: unknown): Content => ({
  [type]: { schema, ...(example !== undefined && { example }) },
})

/** Returns the media type of the request body: multipart for files, urlencoded for some calls from other servers, else JSON. */
function bodyType({ body, skipCsrf, file }: Call): string {
  const fields = body instanceof z.ZodObject ? Object.values(body.shape) : []
  if (fields.some((field) => (field instanceof z.ZodOptional ? field.unwrap() : field) instanceof z.ZodFile)) return 'multipart/form-data'
  return skipCsrf && file ? 'application/x-www-form-urlencoded' : 'application/json'
}

function parametersOf(place: 'path' | 'query', schema: Schema = {}): Parameter[] {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Schema>; required?: string[] }
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    ...((place === 'path' || required.includes(name)) && { required: true }),
    ...(typeof description === 'string' && { description }),
    schema: rest,
  }))
}

function successResponses(call: Call, output: Schema | undefined): Responses {
  if (call.redirects) return { 303: { $ref: '#/components/responses/Redirect' } }
  if (!output && !call.file) return { 204: { $ref: '#/components/responses/Done' } }
  const headers = call.etag && { headers: { etag: { $ref: '#/components/headers/ETag' } } }
  const content = output
    ? contentOf('application/json', output, examples[call.id]?.answer)
    : contentOf(call.file ?? '', { type: 'string', ...(!call.file?.startsWith('text/') && { format: 'binary' }) })
  const contentRange = { 'content-range': { schema: { type: 'string' } } }
  return {
    200: { description: output ? 'Done.' : 'The file.', ...headers, content },
    ...(call.mayBeEmpty && { 204: { description: 'There is none.' } }),
    ...(call.errors.includes('RangeNotSatisfiable') && {
      206: { description: 'The requested part of the file.', headers: { ...headers?.headers, ...contentRange }, content },
    }),
    ...(call.etag && { 304: { $ref: '#/components/responses/NotModified' } }),
  }
}

/** Returns references to the shared responses by status. A reference lists its codes unless the code is the usual one of the status. */
export function errorResponses(errors: readonly ErrorCode[]): Responses {
  const byStatus = Map.groupBy(new Set(errors), (code) => errorStatus[code])
  const responses = [...byStatus].map(([status, codes]) => {
    const name = responseNames[status]
    const description = codes.join() === name ? {} : { description: `code: ${codes.join(', ')}` }
    return [status, { $ref: `#/components/responses/${name}`, ...description }]
  })
  return { ...Object.fromEntries(responses), default: { $ref: '#/components/responses/Problem' } }
}

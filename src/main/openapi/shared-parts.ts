import { antiForgeryCookie, antiForgeryHeader } from '#platform/anti-forgery.ts'
import { type ErrorCode, errorStatus } from '#shared/errors.ts'
import { defaultLanguage, languages } from '#shared/language.ts'
import type { SchemaBook } from './schemas.ts'
import type { Components, Reference, Response, Responses, Security } from './shapes.ts'

/** Media type of errors (RFC 9457). */
const problemType = 'application/problem+json'

/** Names of the shared error responses by HTTP status. */
const answerNames: Record<number, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  416: 'RangeNotSatisfiable',
  429: 'TooManyRequests',
  500: 'Unexpected',
  503: 'Unavailable',
}

const codesOf = (status: number): string[] => Object.entries(errorStatus).flatMap(([code, of]) => (of === status ? [code] : []))

/** Returns the error responses of a call by status, with their codes. */
export function errorAnswers(errors: readonly ErrorCode[]): Responses {
  const byStatus = Object.groupBy(errors, (code) => errorStatus[code])
  return {
    ...Object.fromEntries(Object.entries(byStatus).map(([status, codes = []]) => [status, answerOf(Number(status), [...new Set(codes)])])),
    default: { $ref: '#/components/responses/Problem' },
  }
}

/** Returns a reference to the shared response of a status. Its description names the usual code; other codes override it. */
function answerOf(status: number, codes: readonly ErrorCode[]): Reference {
  const name = answerNames[status]
  return { $ref: `#/components/responses/${name}`, ...(codes.join() !== name && { description: `code: ${codes.join(', ')}` }) }
}

export const requestIdHeader = { 'x-request-id': { $ref: '#/components/headers/RequestId' } }
export const acceptLanguage = { $ref: '#/components/parameters/AcceptLanguage' }
export const ifNoneMatch = { $ref: '#/components/parameters/IfNoneMatch' }
export const range = { $ref: '#/components/parameters/Range' }
export const notModified = { $ref: '#/components/responses/NotModified' }

/** References to the security schemes below. */
export const bearer: Security = { bearer: [] }
export const antiForgery: Security = { antiForgeryHeader: [], antiForgeryCookie: [] }

/** OAuth 2.0 error of the identity provider (RFC 6749). */
const oauthError: Response = {
  description: 'error: invalid_request, invalid_grant, invalid_client or unsupported_grant_type',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { error: { type: 'string' }, error_description: { type: 'string' } },
        required: ['error'],
        additionalProperties: true,
      },
    },
  },
}

/** Returns the shared components: headers, parameters, responses, security schemes. `issuer` is the URL of the identity provider. */
export function sharedParts(book: SchemaBook, issuer: string): Components {
  const schema = book.schema('Problem', 'output')
  // also as plain JSON, for callers that accept nothing else
  const content = { [problemType]: { schema }, 'application/json': { schema } }
  const retryAfter = { 'retry-after': { $ref: '#/components/headers/RetryAfter' } }
  const answers = Object.entries(answerNames).map(([status, name]) => [
    name,
    {
      description: `code: ${codesOf(Number(status)).includes(name) ? name : codesOf(Number(status)).join(', ')}`,
      headers: { ...requestIdHeader, ...(status === '503' && retryAfter) },
      content,
    },
  ])
  return {
    headers: {
      RequestId: { description: 'Number of the request; name it when you report a fault.', schema: { type: 'string' } },
      RetryAfter: { description: 'Seconds after which to ask again.', schema: { type: 'integer' } },
      ETag: { description: 'Version of the content, for If-None-Match.', schema: { type: 'string' } },
    },
    parameters: {
      AcceptLanguage: {
        name: 'Accept-Language',
        in: 'header',
        description: 'Language of messages and texts. The query parameter `lang` and a cookie of that name come first.',
        schema: { type: 'string', enum: languages, default: defaultLanguage },
      },
      IfNoneMatch: {
        name: 'If-None-Match',
        in: 'header',
        description: 'ETag of the version that the caller has: the answer is 304 when it is still the same.',
        schema: { type: 'string' },
      },
      Range: {
        name: 'Range',
        in: 'header',
        description: 'One byte range; the answer is 206 with that part.',
        schema: { type: 'string', examples: ['bytes=0-65535'] },
      },
    },
    responses: {
      ...Object.fromEntries(answers),
      NotModified: { description: 'The caller has this version already.', headers: requestIdHeader },
      Problem: { description: 'Any other error.', headers: requestIdHeader, content },
      OAuthError: oauthError,
    },
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: `Access token of the identity provider, valid for ten minutes; see the tag identity and ${issuer}/.well-known/openid-configuration.`,
      },
      antiForgeryHeader: {
        type: 'apiKey',
        in: 'header',
        name: antiForgeryHeader,
        description: `The value of the cookie ${antiForgeryCookie}, set by GET /api/antiforgery. Required for changes without a bearer token.`,
      },
      antiForgeryCookie: {
        type: 'apiKey',
        in: 'cookie',
        name: antiForgeryCookie,
        description: 'Set with pages and answers, and by GET /api/antiforgery.',
      },
    },
  }
}

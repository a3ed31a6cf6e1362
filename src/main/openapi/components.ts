import { antiForgeryCookie, antiForgeryHeader } from '#platform/anti-forgery.ts'
import { errorStatus } from '#shared/errors.ts'
import type { Components, Response, Security } from './shapes.ts'

/** Names of the shared error responses by HTTP status. */
export const responseNames: Record<number, string> = {
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

/** References to the security schemes below. */
export const bearer: Security = { bearer: [] }
export const antiForgery: Security = { antiForgeryHeader: [], antiForgeryCookie: [] }

const text = { type: 'string' }

function problem(description: string): Response {
  const schema = { $ref: '#/components/schemas/Problem' }
  return {
    description,
    headers: { 'x-request-id': { $ref: '#/components/headers/RequestId' } },
    // also as plain JSON, for callers that accept nothing else
    content: { 'application/problem+json': { schema }, 'application/json': { schema } },
  }
}

function problemOf(status: number, name: string): Response {
  const codes = Object.entries(errorStatus).flatMap(([code, of]) => (of === status ? [code] : []))
  const { headers, ...rest } = problem(`code: ${codes.includes(name) ? name : codes.join(', ')}`)
  return { ...rest, headers: { ...headers, ...(status === 503 && { 'retry-after': { $ref: '#/components/headers/RetryAfter' } }) } }
}

/** Returns the shared components. `issuer` is the URL of the identity provider. */
export function sharedComponents(issuer: string): Omit<Components, 'schemas'> {
  return {
    headers: {
      RequestId: { description: 'Number of the request, to name in a report of an error.', schema: text },
      RetryAfter: { description: 'Seconds until a retry makes sense.', schema: { type: 'integer' } },
      ETag: { description: 'Version of the content, for If-None-Match.', schema: text },
    },
    parameters: {
      IfNoneMatch: {
        name: 'If-None-Match',
        in: 'header',
        description: "ETag of the caller's version; the response is 304 when it is current.",
        schema: text,
      },
      Range: {
        name: 'Range',
        in: 'header',
        description: 'One byte range; the response is 206 with that part.',
        schema: { type: 'string', examples: ['bytes=0-65535'] },
      },
    },
    responses: {
      ...Object.fromEntries(Object.entries(responseNames).map(([status, name]) => [name, problemOf(Number(status), name)])),
      Problem: problem('Any other error.'),
      Done: { description: 'Done; the response is empty.' },
      NotModified: { description: "The caller's version is current." },
      Redirect: {
        description: 'Redirect to the requested content.',
        headers: { location: { schema: { type: 'string', format: 'uri-reference' } } },
      },
      OAuthError: {
        description: 'error: invalid_request, invalid_grant, invalid_client or unsupported_grant_type (RFC 6749)',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { error: text, error_description: text },
              required: ['error'],
              additionalProperties: true,
            },
          },
        },
      },
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
        description: `Value of the cookie ${antiForgeryCookie}, set by GET /api/antiforgery. Required for changes without a bearer token.`,
      },
      antiForgeryCookie: {
        type: 'apiKey',
        in: 'cookie',
        name: antiForgeryCookie,
        description: 'Set with pages and responses, and by GET /api/antiforgery.',
      },
    },
  }
}

import { z } from 'zod'
import type { Role } from './actor.ts'
import { type ErrorCode, fieldReasons } from './errors.ts'
import { defaultLanguage, type Language, languages } from './language.ts'

/** Contract of one API call. The server validates with it; OpenAPI and the typed client are generated from it. */
export interface Endpoint {
  /** unique operation id: verb + noun */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** path with `{name}` parameters, as in the specification */
  path: string
  /** additional paths of the call */
  aliases?: readonly string[]
  /** one English sentence for the documentation */
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** JSON response; absent for a file or for 204 */
  output?: z.ZodType
  /** the response may be empty: 204 */
  mayBeEmpty?: true
  /** media type of a response that is not JSON */
  file?: string
  /** responds with a redirect (303) */
  redirects?: true
  /** the response has an ETag; 304 when it matches */
  etag?: true
  roles: readonly Role[]
  /** true for calls from other servers (mail programs, the payment gateway), which have no CSRF token */
  skipCsrf?: true
  errors: readonly ErrorCode[]
}

/** A name or text by language; the default language is required. */
export const Localized = z.object(
  Object.fromEntries(languages.map((language) => [language, language === defaultLanguage ? z.string() : z.string().optional()])) as {
    [L in Language]: L extends typeof defaultLanguage ? z.ZodString : z.ZodOptional<z.ZodString>
  },
)

/** Boolean query parameter: `true` or `false` in any case. */
export const Flag = z
  .stringbool({ truthy: ['true'], falsy: ['false'] })
  .meta({ type: 'boolean' })
  .optional()

/** A text by language; every language is optional. */
export const PartlyLocalized = Localized.partial()

/** Declares a call with its literal types, so that the handler is typed. */
export function defineEndpoint<const C extends Endpoint>(description: C): C {
  return description
}

/**
 * An invalid value of a request. `field` is the name of a path or query parameter, or the dotted path of a body member
 * (`fields.fiscalPower`) without list indexes. `path`, `query` or `body` means the whole part.
 */
export const FieldError = z.object({
  field: z.string(),
  reason: z.enum(fieldReasons),
  /** the minimum or maximum that the value violates */
  limit: z.number().optional(),
  /** allowed values */
  values: z.array(z.string()).optional(),
  /** the record that already has this value */
  reference: z.string().optional(),
})

/**
 * Body of every error: problem details (RFC 9457) with the `{code, message}` of the specification. `detail` and `message` are the same
 * sentence in the caller's language.
 */
export const ErrorAnswer = z.object({
  /** `urn:rihla:problem:` and the code */
  type: z.string(),
  /** the code as English words */
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  message: z.string(),
  /** request id for support requests, as in the header x-request-id */
  requestId: z.string(),
  /** all invalid values */
  errors: z.array(FieldError).optional(),
  /** of a rejected transition: the current status and the caller's allowed actions */
  state: z.string().optional(),
  actions: z.array(z.string()).optional(),
  /** of a rejected reservation: 1 payment, 2 car, 3 outside opening hours (specification, section 8) */
  failure: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  /** when reservations are closed: the next opening */
  opens: z.string().optional(),
})

import { z } from 'zod'
import type { Role } from './actor.ts'
import { type ErrorCode, fieldReasons } from './errors.ts'
import { defaultLanguage, type Language, languages } from './language.ts'

/** One call of the API, described once: the server validates by it, OpenAPI and the typed client are generated from it. */
export interface Endpoint {
  /** operation id: verb + noun, unique in the product */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** path with `{name}` parameters, as in the spec */
  path: string
  /** further addresses of the same call */
  aliases?: readonly string[]
  /** one English sentence for the documentation */
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** JSON answer; absent for a file or for 204 */
  output?: z.ZodType
  /** there may be nothing to answer with: then 204 */
  mayBeEmpty?: true
  /** media type of an answer that is not JSON */
  file?: string
  /** answers with the address of what was asked for (303) */
  redirects?: true
  /** the answer has an ETag, and is 304 when the caller has that version */
  etag?: true
  roles: readonly Role[]
  /** changes things at the word of other machines (mail programs, a gateway), which have no page of ours: no anti-forgery token is asked */
  skipCsrf?: true
  errors: readonly ErrorCode[]
}

/** A name or text in the languages of the product; the default language is always there. */
export const Localized = z.object(
  Object.fromEntries(languages.map((language) => [language, language === defaultLanguage ? z.string() : z.string().optional()])) as {
    [L in Language]: L extends typeof defaultLanguage ? z.ZodString : z.ZodOptional<z.ZodString>
  },
)

/** `true` or `false` of an address, in any case; a boolean for the documentation. */
export const Flag = z
  .stringbool({ truthy: ['true'], falsy: ['false'] })
  .meta({ type: 'boolean' })
  .optional()

/** A text that people write in the languages they choose: any may be missing, the default one too. */
export const PartlyLocalized = Localized.partial()

/** Keeps the literal types of a call, so that the handler is typed by it. */
export function defineEndpoint<const C extends Endpoint>(description: C): C {
  return description
}

/**
 * One refused value of the request. `field` is what the client sent: the name of a path or query parameter, or the path of a body member
 * with dots between its names (`fields.fiscalPower`); positions in a list are left out, and `path`, `query` or `body` means the whole part.
 */
export const FieldError = z.object({
  field: z.string(),
  reason: z.enum(fieldReasons),
  /** the number that was passed, not reached or exceeded */
  limit: z.number().optional(),
  /** the values that are accepted */
  values: z.array(z.string()).optional(),
  /** the record that has this value already */
  reference: z.string().optional(),
})

/** The body of every error: a problem of RFC 9457 with the `{code, message}` of the spec; `detail` and `message` are the same sentence in the caller's language. */
export const ErrorAnswer = z.object({
  /** `urn:rihla:problem:` and the code */
  type: z.string(),
  /** the code in English words */
  title: z.string(),
  /** the HTTP status */
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  message: z.string(),
  /** the number of the request, also in the header x-request-id: to be named to the support */
  requestId: z.string(),
  /** every refused value, when values were refused */
  errors: z.array(FieldError).optional(),
  /** of a step that is not possible: the present state of the record, and what the caller may do with it now */
  state: z.string().optional(),
  actions: z.array(z.string()).optional(),
  /** of a refused reservation: 1 for the payment, 2 for the car, 3 outside the hours (specification, section 8) */
  failure: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  /** of reservations that are closed: when they open */
  opens: z.string().optional(),
})

import { z } from 'zod'
import type { Role } from './actor.ts'
import { type ErrorCode, errorStatus } from './errors.ts'

/** One call of the API, described once: the server validates by it, OpenAPI and the typed client are generated from it. */
export interface Call {
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
  /** media type of an answer that is not JSON */
  file?: string
  roles: readonly Role[]
  /** changes things at the word of other machines (mail programs, a gateway), which have no page of ours: no anti-forgery token is asked */
  fromElsewhere?: true
  errors: readonly ErrorCode[]
}

/** Keeps the literal types of a call, so that the handler is typed by it. */
export function call<const C extends Call>(description: C): C {
  return description
}

/** The body of every error; the message is in the caller's language. Of a step that is not possible also the present status and what is. */
export const ErrorAnswer = z.object({
  code: z.string(),
  message: z.string(),
  status: z.string().optional(),
  actions: z.array(z.string()).optional(),
  /** of reservations that are closed: when they open */
  opens: z.string().optional(),
})

/** The answers of a call by HTTP status, for its documentation. */
export function answersOf({ output, errors }: Call): Record<number, z.ZodType> {
  const answers: Record<number, z.ZodType> = output ? { 200: output } : {}
  for (const code of errors) answers[errorStatus[code]] = ErrorAnswer
  return answers
}

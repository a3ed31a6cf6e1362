import type { z } from 'zod'
import { errorValues, faultValues } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { isPassing } from '#platform/db.ts'
import type { ErrorAnswer } from '#shared/contract.ts'
import { AppError, type ErrorCode, type ErrorDetails, errorStatus } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'

/** Media type of errors (RFC 9457). */
export const problemType = 'application/problem+json; charset=utf-8'

/** Returns the media type of an error: plain JSON when the caller accepts nothing else (the specification defines only that). */
export function errorType(accept: string | undefined): string {
  const isPlain = accept !== undefined && /\bapplication\/json\b/i.test(accept) && !/problem\+json|\*\/\*|application\/\*/i.test(accept)
  return isPlain ? 'application/json; charset=utf-8' : problemType
}

/** Body of errors, see `ErrorAnswer`. */
export type ErrorBody = z.input<typeof ErrorAnswer> & { code: ErrorCode }

/** Seconds of the Retry-After header of NotReady. */
const retryAfter = '5'

/**
 * Converts a thrown value into HTTP status, headers and body. The caller must log unexpected errors: transient database errors become
 * NotReady (`passing`), unknown ones Unexpected (neither `known` nor `passing`).
 */
export function errorAnswer(
  error: unknown,
  language: Language,
  requestId: string,
): { status: number; headers: Record<string, string>; body: ErrorBody; known: boolean; passing: boolean } {
  const thrown = asAppError(error)
  const passing = thrown === null && isPassing(error)
  const answered = passing ? new AppError('NotReady') : (thrown ?? new AppError('Unexpected'))
  return {
    status: answered.status,
    headers: headersOf(answered),
    body: bodyOf(answered, language, requestId),
    known: thrown !== null,
    passing,
  }
}

function headersOf({ code, details }: AppError): Record<string, string> {
  if (code === 'NotReady') return { 'retry-after': retryAfter }
  if (code === 'ReaderBusy') return { 'retry-after': String(details.seconds ?? retryAfter) }
  return code === 'MethodNotAllowed' ? { allow: String(details.allow ?? '') } : {}
}

function bodyOf(error: AppError, language: Language, requestId: string): ErrorBody {
  const { code, details, faults } = error
  const detail = sentenceOf(error, language)
  return {
    type: `urn:rihla:problem:${code}`,
    title: titleOf(code),
    status: errorStatus[code],
    detail,
    code,
    message: detail,
    requestId,
    ...(faults.length > 0 && { errors: faults.map(({ values, ...fault }) => ({ ...fault, ...(values && { values: [...values] }) })) }),
    ...(code === 'TransitionNotAllowed' && possible(details)),
    ...(code in failures && { failure: failures[code as keyof typeof failures] }),
    ...(typeof details.opens === 'string' && { opens: details.opens }),
  }
}

/** Failure numbers of reservations (specification). */
const failures = { PaymentsClosed: 1, CarTaken: 2, BookingClosed: 3 } as const

/** Returns the messages of all invalid values, or the message of the code. */
function sentenceOf({ code, details, faults }: AppError, language: Language): string {
  if (faults.length === 0) return serverText('errors', language)(code as 'BadRequest', errorValues(details) as never)
  const t = serverText('fieldErrors', language)
  return [...new Set(faults.map((fault) => t(fault.reason as 'invalid', faultValues(fault) as never)))].join(' ')
}

/** Returns a code as words: `Car taken` for `CarTaken`. */
function titleOf(code: ErrorCode): string {
  return code.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function possible({ state, actions }: ErrorDetails): Pick<ErrorBody, 'state' | 'actions'> {
  return {
    state: String(state ?? ''),
    actions: String(actions ?? '')
      .split(', ')
      .filter(Boolean),
  }
}

function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  const status = (error as { statusCode?: number } | null)?.statusCode
  if (status === 413) return new AppError('PayloadTooLarge')
  if (status === 415) return new AppError('UnsupportedMediaType')
  if (status !== undefined && status >= 400 && status < 500) return new AppError('BadRequest')
  return null
}

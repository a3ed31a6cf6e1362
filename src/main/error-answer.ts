import { createTranslator } from 'use-intl/core'
import { isPassing } from '#platform/db.ts'
import { AppError, type ErrorCode, type ErrorDetails, errorStatus } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import ar from '../i18n/ar/errors.json' with { type: 'json' }
import fr from '../i18n/fr/errors.json' with { type: 'json' }

const sentence = {
  fr: createTranslator({ locale: 'fr', messages: fr }),
  ar: createTranslator({ locale: 'ar', messages: ar }),
}

/** The body of every error: `{code, message}`, the sentence in the caller's language, naming the field at fault. */
export interface ErrorBody {
  code: ErrorCode
  message: string
  /** of a step that is not possible: where the record stands, and what the caller may do with it now */
  status?: string
  actions?: string[]
  /** of reservations that are closed: when they open */
  opens?: string
}

/** Seconds after which whoever was told NotReady asks again. */
const askAgain = '5'

/**
 * Turns anything thrown into its HTTP status, headers and body. What was not meant for the caller must be logged: a database that is away
 * for a moment becomes NotReady (`passing`), what we do not know Unexpected (neither `known` nor `passing`).
 */
export function errorAnswer(
  error: unknown,
  language: Language,
): { status: number; headers: Record<string, string>; body: ErrorBody; known: boolean; passing: boolean } {
  const thrown = asAppError(error)
  const passing = thrown === null && isPassing(error)
  const known = passing ? new AppError('NotReady') : thrown
  const code = known?.code ?? 'Unexpected'
  const details = known?.details ?? {}
  const key = typeof details.reason === 'string' && details.field ? `field.${details.reason}` : code
  const message = sentence[language](key as Parameters<(typeof sentence)['fr']>[0], details as never)
  return {
    status: errorStatus[code],
    headers: code === 'NotReady' ? { 'retry-after': askAgain } : {},
    body: {
      code,
      message,
      ...(code === 'TransitionNotAllowed' && possible(details)),
      ...(typeof details.opens === 'string' && { opens: details.opens }),
    },
    known: thrown !== null,
    passing,
  }
}

function possible({ status, actions }: ErrorDetails): Pick<ErrorBody, 'status' | 'actions'> {
  return {
    status: String(status ?? ''),
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

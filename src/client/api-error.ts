import type { ErrorCode, FieldFault } from '#shared/errors.ts'

/**
 * Why a call gave nothing, in one shape: what the server answered (`application/problem+json`), or that there was no answer at all
 * (`Offline`, status 0). The message is the sentence of the server in the language of the page; empty where it said none.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'Offline'
  readonly errors: readonly FieldFault[]
  /** the whole answer, for what one call alone says of its refusal */
  readonly body: Readonly<Record<string, unknown>>
  /** seconds after which the server asks to try again */
  readonly retryAfter: number | null

  constructor(status: number, answered: unknown, retryAfter: number | null = null) {
    const body = (typeof answered === 'object' && answered !== null ? answered : {}) as Record<string, unknown>
    super(typeof body.message === 'string' ? body.message : '')
    this.name = 'ApiError'
    this.status = status
    this.code = status === 0 ? 'Offline' : ((body.code as ErrorCode | undefined) ?? 'Unexpected')
    this.errors = Array.isArray(body.errors) ? (body.errors as FieldFault[]) : []
    this.body = body
    this.retryAfter = retryAfter
  }

  /** nobody could be reached */
  get isOffline(): boolean {
    return this.status === 0
  }
  get isSignedOut(): boolean {
    return this.status === 401
  }
  get isForbidden(): boolean {
    return this.status === 403
  }
  /** there is none, or there is none any more */
  get isMissing(): boolean {
    return this.status === 404 || this.status === 410
  }
  /** the server said no, and would say it again; asked too often is not that */
  get isRefused(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 429
  }
  /** the same call may well succeed in a moment: no answer, or a server that says when to come back */
  get isPassing(): boolean {
    return this.isOffline || (this.status === 503 && this.retryAfter !== null)
  }
}

/** Everything that was thrown, as one of ours. */
export function asApiError(thrown: unknown): ApiError {
  return thrown instanceof ApiError ? thrown : new ApiError(0, null)
}

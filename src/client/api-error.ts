import type { ErrorCode, FieldFault } from '#shared/errors.ts'

/**
 * A failed API call: an error response (`application/problem+json`), or no response (`Offline`, status 0). The message is the server's
 * message in the language of the page; empty without one.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'Offline'
  readonly errors: readonly FieldFault[]
  /** the response body, for call-specific fields */
  readonly body: Readonly<Record<string, unknown>>
  /** seconds of the Retry-After header */
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

  /** true when the server was unreachable */
  get isOffline(): boolean {
    return this.status === 0
  }
  get isSignedOut(): boolean {
    return this.status === 401
  }
  get isForbidden(): boolean {
    return this.status === 403
  }
  /** true when the record is missing or deleted */
  get isMissing(): boolean {
    return this.status === 404 || this.status === 410
  }
  /** true for a permanent rejection (4xx except 429) */
  get isRefused(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 429
  }
  /** true when a retry may succeed: no response, or 503 with Retry-After */
  get isPassing(): boolean {
    return this.isOffline || (this.status === 503 && this.retryAfter !== null)
  }
}

/** Converts any thrown value into an ApiError. */
export function asApiError(thrown: unknown): ApiError {
  return thrown instanceof ApiError ? thrown : new ApiError(0, null)
}

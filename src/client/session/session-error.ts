import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'
import { type SessionErrorCode, sessionErrors } from '#shared/session-errors.ts'

/** Sign-in, renewal or sign-out failed. */
export class SessionError extends Error {
  override readonly name = 'SessionError'
  readonly code: SessionErrorCode
  /** URL to open after sign-in, when known */
  readonly returnUrl: string | undefined

  constructor(code: SessionErrorCode, options: { cause?: unknown; returnUrl?: string | undefined } = {}) {
    super(sessionErrors[code], { cause: options.cause })
    this.code = code
    this.returnUrl = options.returnUrl
  }
}

/** Error codes of jose; invalid claims are mapped by name. */
const byCode: Record<string, SessionErrorCode> = {
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'signature',
  ERR_JWS_INVALID: 'signature',
  ERR_JWKS_NO_MATCHING_KEY: 'signature',
  ERR_JWKS_MULTIPLE_MATCHING_KEYS: 'signature',
  ERR_JWKS_INVALID: 'signature',
  ERR_JOSE_ALG_NOT_ALLOWED: 'signature',
}
const byClaim: Record<string, SessionErrorCode> = { iss: 'issuer', aud: 'audience', azp: 'audience' }

/** Maps an error to a SessionError by class and code, not by its message. */
export function sessionErrorOf(error: unknown): SessionError {
  if (error instanceof SessionError) return error
  const cause = { cause: error }
  if (error instanceof ErrorResponse) {
    const { returnUrl } = (error.state ?? {}) as { returnUrl?: string }
    if (error.error === 'login_required') return new SessionError('loginRequired', { ...cause, returnUrl })
    return new SessionError(error.error === 'access_denied' ? 'cancelled' : 'signIn', { ...cause, returnUrl })
  }
  // no response: the library times out, `fetch` throws a TypeError
  if (error instanceof ErrorTimeout || error instanceof TypeError) return new SessionError('network', cause)
  const { code, claim } = (error ?? {}) as { code?: unknown; claim?: unknown }
  if (typeof code === 'string' && code in byCode) return new SessionError(byCode[code] as SessionErrorCode, cause)
  if (typeof claim === 'string' && claim in byClaim) return new SessionError(byClaim[claim] as SessionErrorCode, cause)
  return new SessionError('signIn', cause)
}

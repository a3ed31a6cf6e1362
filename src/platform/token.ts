import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { AppError } from '#shared/errors.ts'
import type { Keys } from './keys.ts'

export const apiAudience = 'rihla-api'

/** Accepted clock skew in seconds. */
const clockTolerance = 300

/** Subject of an access token and its session at the identity provider. */
export interface TokenHolder {
  subject: string
  session: string
}

export interface TokenCheckOptions {
  issuer: string
  /** the keys, or the JWKS URL of a provider on another host */
  keys: Keys | URL
  /** returns true for an ended session, whose tokens are rejected */
  ended: (session: string) => Promise<boolean>
  now?: () => Date
}

/** Validates an access token (JWT, RFC 9068). */
export type TokenCheck = (token: string) => Promise<TokenHolder>

/**
 * Creates the access token validation: signature with a published key, RS256 only, type `at+jwt`, issuer, audience, expiry (300 s skew) and
 * an active session. The validation throws Unauthorized.
 */
export function createTokenCheck({ issuer, keys, ended, now }: TokenCheckOptions): TokenCheck {
  const keyOf: JWTVerifyGetKey =
    keys instanceof URL
      ? createRemoteJWKSet(keys)
      : createLocalJWKSet({ keys: keys.signing.map(({ kty, n, e, kid }) => ({ kty, n, e, kid })) })
  return async (token) => {
    const claims = await verified(token)
    if (typeof claims.sub !== 'string' || typeof claims.sid !== 'string' || (await ended(claims.sid))) throw new AppError('Unauthorized')
    return { subject: claims.sub, session: claims.sid }
  }

  async function verified(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, keyOf, {
        issuer,
        audience: apiAudience,
        algorithms: ['RS256'],
        typ: 'at+jwt',
        clockTolerance,
        requiredClaims: ['sub', 'sid', 'exp', 'iat'],
        ...(now && { currentDate: now() }),
      })
      return payload
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new AppError('Unauthorized', {}, error.message)
      throw error
    }
  }
}

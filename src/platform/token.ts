import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { AppError } from '#shared/errors.ts'
import type { Keys } from './keys.ts'

/** The audience of our access tokens. */
export const apiAudience = 'rihla-api'

/** Seconds that clocks may differ. */
const clockTolerance = 300

/** Who an access token speaks for: the subject and the session at the provider in which it was given. */
export interface TokenHolder {
  subject: string
  session: string
}

export interface TokenCheckOptions {
  issuer: string
  /** the keys themselves, or the address of a provider on another host that publishes them */
  keys: Keys | URL
  /** true once a session has ended: its tokens are no longer believed */
  ended: (session: string) => Promise<boolean>
  now?: () => Date
}

/** Checks an access token (JWT of RFC 9068). */
export type TokenCheck = (token: string) => Promise<TokenHolder>

/**
 * The check of access tokens: signature by a published key, RS256 only, type `at+jwt`, issuer, audience, expiry (300 s skew), and
 * that the session still lasts. Throws Unauthorized for everything that is wrong with the token.
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

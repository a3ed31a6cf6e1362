import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'

/** Accepted clock skew in seconds (specification, section 9). */
const clockTolerance = 300

export interface IdTokenCheck {
  issuer: string
  clientId: string
  /** published keys of the provider; `fresh` bypasses the cache */
  keys: (fresh: boolean) => Promise<JSONWebKeySet['keys']>
  now?: Date
}

/**
 * Validates what the sign-in library does not (specification, section 5): signature, issuer, audience, authorized party, expiry, subject.
 * Returns the claims; throws the error of jose.
 */
export async function verifyIdToken(token: string, check: IdTokenCheck): Promise<JWTPayload> {
  try {
    return await verified(token, check, false)
  } catch (error) {
    // the signing key may be newer than the cached keys
    if (error instanceof errors.JWKSNoMatchingKey) return verified(token, check, true)
    throw error
  }
}

async function verified(token: string, { issuer, clientId, keys, now }: IdTokenCheck, fresh: boolean): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: await keys(fresh) }), {
    issuer,
    audience: clientId,
    algorithms: ['RS256'],
    clockTolerance,
    requiredClaims: ['sub', 'exp', 'iat'],
    ...(now && { currentDate: now }),
  })
  if (payload.azp !== undefined && payload.azp !== clientId)
    throw new errors.JWTClaimValidationFailed('unexpected "azp" claim value', payload, 'azp', 'check_failed')
  return payload
}

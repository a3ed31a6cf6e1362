import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'

/** Seconds that the clock of the device may differ (spec, section 9). */
const clockTolerance = 300

export interface IdTokenCheck {
  issuer: string
  clientId: string
  /** the published keys of the provider; `fresh` when those known before lack one */
  keys: (fresh: boolean) => Promise<JSONWebKeySet['keys']>
  now?: Date
}

/**
 * Checks what the sign-in library leaves unchecked (spec, section 5): signature, issuer, audience, authorised party, expiry, subject.
 * Gives the claims; throws the error of jose that says what is wrong.
 */
export async function verifyIdToken(token: string, check: IdTokenCheck): Promise<JWTPayload> {
  try {
    return await verified(token, check, false)
  } catch (error) {
    // signed by a key that came after ours were fetched
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

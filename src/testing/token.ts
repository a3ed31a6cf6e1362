import { importJWK, SignJWT } from 'jose'
import type { Deps } from '#platform/context.ts'
import { apiAudience } from '#platform/token.ts'

/** Overrides of a valid token. */
export interface TokenRequest {
  subject: string
  session?: string
  audience?: string
  issuer?: string
  type?: string
  /** seconds until expiry */
  lasts?: number
}

/** Returns an access token signed with the test keys, at the test time. */
export async function accessToken({ keys, config, clock }: Pick<Deps, 'keys' | 'config' | 'clock'>, wish: TokenRequest): Promise<string> {
  const [key] = keys.signing
  if (!key) throw new Error('no signing key')
  const now = Math.floor(clock.now().getTime() / 1000)
  return new SignJWT({ sid: wish.session ?? `session-of-${wish.subject}`, client_id: config.identity.clientId, scope: 'openid profile' })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: wish.type ?? 'at+jwt' })
    .setSubject(wish.subject)
    .setIssuer(wish.issuer ?? config.identity.issuer)
    .setAudience(wish.audience ?? apiAudience)
    .setIssuedAt(now)
    .setExpirationTime(now + (wish.lasts ?? 600))
    .sign(await importJWK(key, 'RS256'))
}

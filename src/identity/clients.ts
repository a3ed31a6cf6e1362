import type { ClientMetadata } from 'oidc-provider'
import { type Config, siteOrigin } from '#platform/config.ts'

/** Scopes of the site; a first-party client, so no consent is requested. */
export const scopes = ['openid', 'profile', 'email', 'phone', 'api'] as const

/** Redirect URIs of the site. */
export interface ClientAddresses {
  redirect: string
  popup: string
  silent: string
  afterLogout: string
}

/** Returns the redirect URIs of the site; compared exactly. */
export function clientAddresses(config: Config): ClientAddresses {
  const at = (page: string) => `${siteOrigin(config)}${config.basePath}authentication/${page}`
  return {
    redirect: at('login-callback'),
    popup: at('popup-callback'),
    silent: at('silent-callback'),
    afterLogout: at('logout-callback'),
  }
}

/** Returns the client metadata of the site: public client, code flow with PKCE only. */
export function siteClient(config: Config): ClientMetadata {
  const { redirect, popup, silent, afterLogout } = clientAddresses(config)
  return {
    client_id: config.identity.clientId,
    client_name: 'Rihla',
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: [redirect, popup, silent],
    post_logout_redirect_uris: [afterLogout],
    // adds `sid` to the tokens; logout tokens are processed in-process (provider.ts)
    backchannel_logout_uri: `${config.identity.issuer}/connect/ended`,
    backchannel_logout_session_required: true,
  }
}

/** Returns true for first-party clients, which skip the consent. */
export function isFirstParty(config: Config, clientId: string): boolean {
  return clientId === config.identity.clientId
}

/** Returns the response of `GET /_configuration/{client id}`; null for an unknown client. */
export function clientConfiguration(config: Config, clientId: string): Record<string, string> | null {
  if (clientId !== config.identity.clientId) return null
  const { redirect, popup, silent, afterLogout } = clientAddresses(config)
  return {
    authority: config.identity.issuer,
    client_id: clientId,
    redirect_uri: redirect,
    popup_redirect_uri: popup,
    silent_redirect_uri: silent,
    post_logout_redirect_uri: afterLogout,
    response_type: 'code',
    scope: scopes.join(' '),
  }
}

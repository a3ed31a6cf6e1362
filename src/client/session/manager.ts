import { errors } from 'jose'
import { User, UserManager } from 'oidc-client-ts'
import { askServerTime } from '../server-clock.ts'
import { frameNavigator, popupNavigator } from './child-window.ts'
import { type IdTokenCheck, verifyIdToken } from './id-token.ts'
import { SessionError } from './session-error.ts'

/** Response of `GET /_configuration/{client id}`. */
export interface ClientConfiguration {
  authority: string
  client_id: string
  redirect_uri: string
  popup_redirect_uri: string
  silent_redirect_uri?: string
  post_logout_redirect_uri: string
  response_type: string
  scope: string
}

/** Returns issuer and client id from the attributes of the html element. */
function whereabouts(): { issuer: string; client: string } {
  const { issuer, client } = document.documentElement.dataset
  return { issuer: issuer ?? location.origin, client: client ?? '' }
}

/** Fetches the client configuration from the identity provider. Throws SessionError `settings`. */
export async function fetchConfiguration(): Promise<ClientConfiguration> {
  const { issuer, client } = whereabouts()
  try {
    const answer = await fetch(`${issuer}/_configuration/${client}`)
    if (answer.ok) return (await answer.json()) as ClientConfiguration
    throw new Error(`answered ${answer.status}`)
  } catch (cause) {
    throw new SessionError('settings', { cause })
  }
}

/** Creates the sign-in library with the constants of the specification (section 9) and the missing checks (identity.md, section 5). */
export async function createManager(configuration: ClientConfiguration): Promise<UserManager> {
  const manager = new UserManager(
    {
      ...configuration,
      loadUserInfo: true,
      staleStateAgeInSeconds: 900,
      accessTokenExpiringNotificationTimeInSeconds: 60,
      // renewed by `renew`, which adds a nonce and handles a used refresh token
      automaticSilentRenew: false,
      includeIdTokenInSilentRenew: true,
      requestTimeoutInSeconds: 10,
      monitorSession: true,
      checkSessionIntervalInSeconds: 2,
      // the provider does not revoke access tokens
      revokeTokenTypes: ['refresh_token'],
      filterProtocolClaims: ['nbf', 'jti', 'nonce', 'acr', 'amr', 'at_hash'],
    },
    undefined,
    popupNavigator,
    frameNavigator,
  )
  const store = manager.storeUser.bind(manager)
  manager.storeUser = async (user) => {
    // a user is stored only after validation of the token
    if (user) await assertSound(manager, user)
    await store(user)
  }
  try {
    await manager.metadataService.getMetadata()
  } catch (cause) {
    throw new SessionError('settings', { cause })
  }
  return manager
}

/** Throws SessionError, or the error of jose, when a user must not be stored. */
async function assertSound({ settings, metadataService }: UserManager, user: User): Promise<void> {
  if (!user.access_token) throw new SessionError('noAccessToken')
  const before = await storedUser(settings.userStore, settings)
  if (before && before.id_token === user.id_token) return
  const check: IdTokenCheck = {
    issuer: await metadataService.getIssuer(),
    clientId: settings.client_id,
    keys: async (fresh) => {
      if (fresh) metadataService.resetSigningKeys()
      return ((await metadataService.getSigningKeys()) ?? []) as never
    },
  }
  const token = user.id_token ?? ''
  const claims = await verifyIdToken(token, check).catch(async (error) => {
    if (!(error instanceof errors.JWTExpired)) throw error
    // the device clock may be wrong: retry with the server time
    return verifyIdToken(token, { ...check, now: await askServerTime() })
  })
  // a renewal must keep subject and authorized party; a changed `auth_time` means a new sign-in elsewhere
  if (before?.profile.sub === claims.sub && before?.profile.azp !== undefined && before.profile.azp !== claims.azp)
    throw new SessionError('audience')
}

/** Returns the stored user of this tab without raising the load event. */
async function storedUser(
  store: UserManager['settings']['userStore'],
  { authority, client_id }: Pick<UserManager['settings'], 'authority' | 'client_id'>,
): Promise<User | null> {
  const text = await store.get(`user:${authority}:${client_id}`)
  return text ? User.fromStorageString(text) : null
}

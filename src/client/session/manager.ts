import { errors } from 'jose'
import { User, UserManager } from 'oidc-client-ts'
import { askServerTime } from '../server-clock.ts'
import { frameNavigator, popupNavigator } from './child-window.ts'
import { type IdTokenCheck, verifyIdToken } from './id-token.ts'
import { SessionError } from './session-error.ts'

/** What `GET /_configuration/{client id}` says. */
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

/** Where the provider is, by the page: pages do not know it, the server writes it into their first tag. */
function whereabouts(): { issuer: string; client: string } {
  const { issuer, client } = document.documentElement.dataset
  return { issuer: issuer ?? location.origin, client: client ?? '' }
}

/** Asks the accounts host how this client signs in. Throws SessionError `settings`. */
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

/** The sign-in library with the constants of the spec (section 9), and with the checks that it leaves out (identity.md, section 5). */
export async function createManager(configuration: ClientConfiguration): Promise<UserManager> {
  const manager = new UserManager(
    {
      ...configuration,
      loadUserInfo: true,
      staleStateAgeInSeconds: 900,
      accessTokenExpiringNotificationTimeInSeconds: 60,
      // asked for by `renew`, which adds a nonce and knows what to do when a refresh token is spent
      automaticSilentRenew: false,
      includeIdTokenInSilentRenew: true,
      requestTimeoutInSeconds: 10,
      monitorSession: true,
      checkSessionIntervalInSeconds: 2,
      // the access token is not one that the provider revokes
      revokeTokenTypes: ['refresh_token'],
      filterProtocolClaims: ['nbf', 'jti', 'nonce', 'acr', 'amr', 'at_hash'],
    },
    undefined,
    popupNavigator,
    frameNavigator,
  )
  const store = manager.storeUser.bind(manager)
  manager.storeUser = async (user) => {
    // nobody counts as signed in before their token is believed
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

/** Throws SessionError or the error of jose when a user may not be stored. */
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
    // the clock of the device may be hours ahead: nobody is signed out for that
    return verifyIdToken(token, { ...check, now: await askServerTime() })
  })
  // a renewal speaks for the same person and party; another `auth_time` is a fresh sign-in of theirs elsewhere
  if (before?.profile.sub === claims.sub && before?.profile.azp !== undefined && before.profile.azp !== claims.azp)
    throw new SessionError('audience')
}

/** The user of this tab as stored, without telling anyone that it was read. */
async function storedUser(
  store: UserManager['settings']['userStore'],
  { authority, client_id }: Pick<UserManager['settings'], 'authority' | 'client_id'>,
): Promise<User | null> {
  const text = await store.get(`user:${authority}:${client_id}`)
  return text ? User.fromStorageString(text) : null
}

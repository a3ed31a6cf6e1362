import { randomUUID } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { decodeJwt } from 'jose'
import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import { type Config, siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { apiAudience } from '#platform/token.ts'
import { isLanguage, languageKey, languages } from '#shared/language.ts'
import { adapterFactory } from './adapter.ts'
import { isFirstParty, scopes, siteClient } from './clients.ts'
import { cookieNames, sessionSeconds } from './cookies.ts'
import { pageHeaders } from './pages/send.ts'
import { insertEndedSessions } from './session-store.ts'
import { findAccountBySubject, type StoredAccount } from './store.ts'

/** Resource indicator of the API; its tokens have the audience `apiAudience`. */
const resource = 'urn:rihla:api'

const interactionSeconds = 3600

/** Pages of the provider outside interactions. */
export interface ProviderPages {
  error(ctx: KoaContextWithOIDC, fault: 'badRequest' | 'interactionExpired' | 'unexpected'): Promise<void>
  /** confirmation of a sign-out; `form` is the provider's form */
  signOut(ctx: KoaContextWithOIDC, form: string): Promise<void>
  signedOut(ctx: KoaContextWithOIDC): Promise<void>
}

/** Creates the OpenID provider, mounted by `mount.ts`. */
export function createProvider(deps: Deps, pages: ProviderPages): Provider {
  const { log } = deps
  const provider = new Provider(deps.config.identity.issuer, configurationOf(deps, pages))
  // the origin is fixed: Host and proxy headers are replaced (`rawHeaders` of mount.ts, P10)
  provider.proxy = true
  // Koa's event, which the library's types omit
  ;(provider as EventEmitter).on('error', (err) => log.error({ err }, 'the identity provider failed'))
  provider.on('server_error', (_ctx, err) => log.error({ err }, 'the identity provider failed'))
  provider.use(async (ctx, next) => {
    // the library adds the hashes of its own scripts, such as a self-submitting form
    ctx.set({ 'content-security-policy': pageHeaders(deps)['content-security-policy'] ?? '', 'x-frame-options': 'DENY' })
    await next()
    // oidc-client-ts treats a text response without JSON as an error (P2)
    if (ctx.path === '/connect/revocation' && ctx.status === 200) ctx.remove('content-type')
  })
  return provider
}

function configurationOf(deps: Deps, pages: ProviderPages): Configuration {
  const { config, db } = deps
  return {
    adapter: adapterFactory(db),
    clients: [siteClient(config)],
    findAccount: async (_ctx, subject) => {
      const account = await findAccountBySubject(db, subject)
      return account && { accountId: subject, claims: async () => ({ sub: subject, ...claimsOf(account), azp: config.identity.clientId }) }
    },
    ...keysAndCookies(deps),
    scopes: [...scopes],
    // the site checks `azp` and `auth_time` of every ID token (specification, section 5); both are absent by default
    claims: {
      openid: ['sub', 'azp', 'auth_time'],
      profile: ['name', 'given_name', 'family_name', 'locale'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
    },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    ...addresses(config.identity.issuer),
    features: featuresOf(config, pages),
    extraTokenClaims: (_ctx, token) => ('sid' in token ? { sid: token.sid } : undefined),
    // the site does not request offline_access, which would require a consent page
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => true,
    rotateRefreshToken: true,
    loadExistingGrant: (ctx) => grantOf(deps, ctx),
    interactions: { policy: policy(), url: (_ctx, { uid, params }) => interactionAddress(uid, params) },
    ttl: lifetimes(config.identity.accessTokenSeconds),
    clientBasedCORS: (_ctx, origin) => origin === siteOrigin(config),
    renderError: (ctx, { error }, cause) => {
      if (error === 'server_error') deps.log.error({ err: cause }, 'the identity provider failed')
      const expired = cause.name === 'SessionNotFound'
      return pages.error(ctx, error === 'server_error' ? 'unexpected' : expired ? 'interactionExpired' : 'badRequest')
    },
    fetch: (_url, options) => endSession(deps, String(options?.body)),
  }
}

function keysAndCookies({ config, keys }: Deps) {
  const names = cookieNames(config.identity.issuer)
  // no path: interaction cookies are limited to their interaction, so that tabs do not interfere
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, secure: names.secure } as const
  return {
    jwks: { keys: keys.signing.map(({ made: _made, ...key }) => key) as never },
    cookies: {
      keys: [...keys.cookies],
      names: { session: names.session, interaction: names.interaction, resume: names.resume },
      long: cookie,
      short: cookie,
    },
  } satisfies Configuration
}

function addresses(issuer: string) {
  return {
    routes: {
      authorization: '/connect/authorize',
      token: '/connect/token',
      userinfo: '/connect/userinfo',
      end_session: '/connect/endsession',
      revocation: '/connect/revocation',
      jwks: '/.well-known/jwks.json',
    },
    discovery: {
      // own routes: the library rejects tokens with the API audience (P12) and no longer supports session management
      userinfo_endpoint: `${issuer}/connect/userinfo`,
      check_session_iframe: `${issuer}/connect/checksession`,
      ui_locales_supported: languages,
      prompt_values_supported: ['none', 'login', 'create'],
    },
  } satisfies Configuration
}

function featuresOf({ identity }: Config, pages: ProviderPages) {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    userinfo: { enabled: false },
    revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    backchannelLogout: { enabled: true },
    rpInitiatedLogout: { enabled: true, logoutSource: pages.signOut, postLogoutSuccessSource: pages.signedOut },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => resource,
      // otherwise the site would receive an opaque token
      useGrantedResource: () => true,
      // the API resource includes the identity scopes: otherwise the token would have `api` only, and a refresh no ID token (P4)
      getResourceServerInfo: () => ({
        audience: apiAudience,
        scope: scopes.join(' '),
        accessTokenFormat: 'jwt',
        accessTokenTTL: identity.accessTokenSeconds,
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  } satisfies Configuration['features']
}

/** Returns the lifetimes of tokens and records, in seconds. */
function lifetimes(accessTokenSeconds: number) {
  return {
    AccessToken: accessTokenSeconds,
    AuthorizationCode: 60,
    IdToken: accessTokenSeconds,
    RefreshToken: sessionSeconds,
    Grant: sessionSeconds,
    Session: sessionSeconds,
    Interaction: interactionSeconds,
  } satisfies Configuration['ttl']
}

/** Returns the first page of an interaction, in the requested language. */
function interactionAddress(uid: string, params: Record<string, unknown>): string {
  const [language] = String(params.ui_locales ?? '').split(' ')
  return `/identity/interaction/${uid}${isLanguage(language) ? `?${languageKey}=${language}` : ''}`
}

/**
 * Handles the provider's only outgoing request, the logout token of the site, in-process: the session is marked as ended in the database.
 */
async function endSession({ db, clock }: Deps, body: string): Promise<Response> {
  const { sid } = decodeJwt(new URLSearchParams(body).get('logout_token') ?? '')
  if (typeof sid === 'string') await insertEndedSessions(db, [sid], clock.now())
  return new Response(null, { status: 204 })
}

/** Returns the claims of an account for tokens and userinfo. */
export function claimsOf(account: StoredAccount) {
  return {
    name: account.companyName ?? `${account.firstName} ${account.lastName}`,
    given_name: account.firstName,
    family_name: account.lastName,
    locale: account.language,
    email: account.email,
    email_verified: account.emailVerified,
    phone_number: account.phone,
    phone_number_verified: account.phoneVerified,
  }
}

/** Returns the interaction policy: sign-in, or registration for `prompt=create`; no consent. */
function policy(): interactionPolicy.DefaultPolicy {
  const { Prompt, base } = interactionPolicy
  const prompts = base()
  prompts.remove('consent')
  prompts.add(new Prompt({ name: 'create', requestable: true }), 0)
  return prompts
}

/** Returns the grant of a session and creates it when missing, with all scopes for first-party clients; also after a chain was revoked. */
async function grantOf({ config }: Deps, ctx: KoaContextWithOIDC) {
  const { client, session, account, provider } = ctx.oidc
  if (!client || !account || !session) return undefined
  const known = session.grantIdFor(client.clientId)
  const grant = known ? await provider.Grant.find(known) : undefined
  // another user has signed in within the session
  if (grant && grant.accountId === account.accountId) return grant
  if (!isFirstParty(config, client.clientId)) return undefined
  // the previous chain was revoked and its `sid` is marked as ended: use a new one
  if (known && !grant) session.sidFor(client.clientId, randomUUID())
  const fresh = new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
  fresh.addOIDCScope(scopes.join(' '))
  fresh.addResourceScope(resource, scopes.join(' '))
  await fresh.save()
  return fresh
}

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

/** The API as a resource of the provider; its tokens carry `apiAudience`. */
const resource = 'urn:rihla:api'

const interactionSeconds = 3600

/** How the provider shows what is not a page of the interactions. */
export interface ProviderPages {
  error(ctx: KoaContextWithOIDC, fault: 'badRequest' | 'interactionExpired' | 'unexpected'): Promise<void>
  /** the question before signing out; `form` is the provider's own form */
  signOut(ctx: KoaContextWithOIDC, form: string): Promise<void>
  signedOut(ctx: KoaContextWithOIDC): Promise<void>
}

/** The OpenID provider of the product; it is mounted by `mount.ts`. */
export function createProvider(deps: Deps, pages: ProviderPages): Provider {
  const { log } = deps
  const provider = new Provider(deps.config.identity.issuer, configurationOf(deps, pages))
  // Our own origin is known: what a proxy or a caller says of it is neither needed nor believed (`rawHeaders` of mount.ts, P10).
  provider.proxy = true
  // Koa's own event, which the library's types leave out
  ;(provider as EventEmitter).on('error', (err) => log.error({ err }, 'the identity provider failed'))
  provider.on('server_error', (_ctx, err) => log.error({ err }, 'the identity provider failed'))
  provider.use(async (ctx, next) => {
    // the library adds to it the hashes of its own little scripts, such as that of a form that sends itself
    ctx.set({ 'content-security-policy': pageHeaders(deps)['content-security-policy'] ?? '', 'x-frame-options': 'DENY' })
    await next()
    // oidc-client-ts takes a text answer without JSON for a failure (P2)
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
    // The site checks `azp` and `auth_time` of every ID token (spec section 5); by default neither is in it.
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
    // the site never asks for offline_access, which would bring a question of consent
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
  // without a path: those of an interaction are bound to the path of their interaction, so that tabs do not disturb each other
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
      // both are routes of ours: the library takes no token meant for the API (P12), and knows no session management any more
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
      // Without this the site would silently get an opaque token.
      useGrantedResource: () => true,
      // The scope of the API holds the identity scopes too: else the token would carry `api` alone and a refresh no ID token (P4).
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

/** How long what the provider hands out is good, in seconds. */
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

/** The first page of an interaction, in the language that the site asked for. */
function interactionAddress(uid: string, params: Record<string, unknown>): string {
  const [language] = String(params.ui_locales ?? '').split(' ')
  return `/identity/interaction/${uid}${isLanguage(language) ? `?${languageKey}=${language}` : ''}`
}

/**
 * The only call the provider makes is the logout token for the site, which lives here: it goes straight onto the list of ended
 * sessions, in this process and, through the database, for every other.
 */
async function endSession({ db, clock }: Deps, body: string): Promise<Response> {
  const { sid } = decodeJwt(new URLSearchParams(body).get('logout_token') ?? '')
  if (typeof sid === 'string') await insertEndedSessions(db, [sid], clock.now())
  return new Response(null, { status: 204 })
}

/** What tokens and userinfo say of a person. */
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

/** Sign in, or open an account when the site asks with `prompt=create`; nobody is asked for consent. */
function policy(): interactionPolicy.DefaultPolicy {
  const { Prompt, base } = interactionPolicy
  const prompts = base()
  prompts.remove('consent')
  prompts.add(new Prompt({ name: 'create', requestable: true }), 0)
  return prompts
}

/** The grant of a session, made where it is missing: everything, for clients of our own; also after a chain was revoked. */
async function grantOf({ config }: Deps, ctx: KoaContextWithOIDC) {
  const { client, session, account, provider } = ctx.oidc
  if (!client || !account || !session) return undefined
  const known = session.grantIdFor(client.clientId)
  const grant = known ? await provider.Grant.find(known) : undefined
  // another person has signed in within the same session
  if (grant && grant.accountId === account.accountId) return grant
  if (!isFirstParty(config, client.clientId)) return undefined
  // the chain before was revoked, and its access tokens are refused by this name: what follows bears another
  if (known && !grant) session.sidFor(client.clientId, randomUUID())
  const fresh = new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
  fresh.addOIDCScope(scopes.join(' '))
  fresh.addResourceScope(resource, scopes.join(' '))
  await fresh.save()
  return fresh
}

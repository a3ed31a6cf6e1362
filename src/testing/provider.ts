import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { signInChannel } from '#shared/sign-in-answer.ts'

/** The test site, under a base path, and its identity provider on another host. */
export const home = 'https://rihla.example/occasion/'
export const issuer = 'https://comptes.example'
const client = 'rihla-site'
export const signInNow = Date.parse('2026-03-16T10:00:00Z')
const page = (name: string) => `${home}authentication/${name}`
export const configuration = {
  authority: issuer,
  client_id: client,
  redirect_uri: page('login-callback'),
  popup_redirect_uri: page('popup-callback'),
  silent_redirect_uri: page('silent-callback'),
  post_logout_redirect_uri: page('logout-callback'),
  response_type: 'code',
  scope: 'openid profile',
}
const endpoint = (name: string) => `${issuer}/connect/${name}`
export const metadata = {
  issuer,
  authorization_endpoint: endpoint('authorize'),
  token_endpoint: endpoint('token'),
  userinfo_endpoint: endpoint('userinfo'),
  end_session_endpoint: endpoint('endsession'),
  revocation_endpoint: endpoint('revocation'),
  jwks_uri: `${issuer}/jwks`,
}

const sound = {
  subject: 'salma',
  /** overrides claims of the ID token */
  claims: {} as Record<string, unknown>,
  /** response of the hidden iframe instead of a code; `silence`: none */
  frame: null as string | null,
  /** error of the token refresh */
  refusal: null as 'invalid_grant' | 'no line' | null,
  /** client configuration, or an HTTP status without body */
  configuration: configuration as object | number,
  /** prefix of the access tokens; null: none is issued */
  token: 'access' as string | null,
  /** offset of the server clock to the device clock in ms */
  ahead: 0,
  isUp: true,
}

/**
 * Replaces the network with an identity provider: signed tokens, and a hidden iframe that returns to the callback page. Timers are fake;
 * navigations are recorded in `sentTo`.
 */
export function fakeProvider() {
  const says = { ...sound }
  /** all requests in order, with their parameters */
  const asked: string[] = []
  /** URLs of hidden iframes */
  const frames: string[] = []
  const went = { assign: vi.fn(), replace: vi.fn() }
  let key: { secret: CryptoKey; published: JWK }
  let nonce = ''

  const serverNow = () => Date.now() + says.ahead

  async function answer(given: Request | string | URL, init?: RequestInit): Promise<Response> {
    const { pathname } = new URL(given instanceof Request ? given.url : given)
    const said = Object.fromEntries(new URLSearchParams(String(init?.body ?? '')))
    asked.push([pathname, said.grant_type ?? said.token_type_hint, said.refresh_token ?? said.token ?? said.code].filter(Boolean).join(' '))
    if (!says.isUp) throw new TypeError('failed to fetch')
    if (pathname === `/_configuration/${client}`)
      return typeof says.configuration === 'number' ? Response.json({}, { status: says.configuration }) : Response.json(says.configuration)
    if (pathname === '/.well-known/openid-configuration') return Response.json(metadata)
    if (pathname === '/jwks') return Response.json({ keys: [key.published] })
    if (pathname === '/connect/userinfo') return Response.json({ sub: says.subject, name: 'Salma Alaoui' })
    if (pathname.endsWith('/api/antiforgery'))
      return new Response(null, { status: 204, headers: { date: new Date(serverNow()).toUTCString() } })
    return pathname === '/connect/token' ? token(said.grant_type ?? '') : Response.json({})
  }

  async function token(grant: string): Promise<Response> {
    if (grant === 'refresh_token' && says.refusal === 'no line') throw new TypeError('failed to fetch')
    if (grant === 'refresh_token' && says.refusal) return Response.json({ error: says.refusal }, { status: 400 })
    const at = Math.floor(serverNow() / 1000)
    const claims = { iss: issuer, aud: client, azp: client, sub: says.subject, iat: at, exp: at + 600, nonce, ...says.claims }
    const turn = asked.filter((one) => one.startsWith('/connect/token')).length
    return Response.json({
      id_token: await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(key.secret),
      access_token: says.token && `${says.token}-${turn}`,
      refresh_token: `refresh-${turn}`,
      token_type: 'Bearer',
      expires_in: 600,
      scope: 'openid profile',
    })
  }

  /** A popup returns its response through the callback page. */
  function comesBack(url: string, more: string): void {
    const { searchParams } = new URL(url)
    nonce = searchParams.get('nonce') ?? ''
    const state = searchParams.get('state') ?? ''
    const channel = new BroadcastChannel(signInChannel(state))
    channel.postMessage({ url: `${searchParams.get('redirect_uri')}?state=${state}&${more}` })
    channel.close()
  }

  beforeAll(async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
    key = { secret: privateKey, published: { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' } }
  })
  beforeEach(() => {
    vi.useFakeTimers({ now: signInNow, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    Object.assign(says, sound)
    const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void; settings: object } }
    happyDOM.setURL(`${home}home`)
    Object.assign(happyDOM.settings, { enableIframePageLoading: true })
    document.documentElement.lang = 'ar'
    Object.assign(document.documentElement.dataset, { issuer, client, basePath: '/occasion/' })
    vi.stubGlobal('fetch', answer)
    vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation((url) => {
      frames.push(url)
      if (says.frame !== 'silence') comesBack(url, says.frame ?? 'code=of-frame')
    })
    vi.spyOn(location, 'assign').mockImplementation(went.assign)
    vi.spyOn(location, 'replace').mockImplementation(went.replace)
    // each page starts without a session in memory
    vi.resetModules()
  })
  afterEach(() => {
    asked.length = 0
    frames.length = 0
    localStorage.clear()
    sessionStorage.clear()
    document.body.replaceChildren()
    vi.clearAllTimers()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.clearAllMocks()
  })

  return {
    says,
    asked,
    frames,
    went,
    comesBack,
    /** token requests only */
    tokens: () => asked.filter((one) => one.startsWith('/connect/token')),
    /** Returns the URL of the last navigation. */
    async sentTo(leaving: () => Promise<unknown>, way: 'assign' | 'replace' = 'assign'): Promise<URL> {
      went[way].mockClear()
      leaving().catch(() => undefined)
      await soon(() => expect(went[way]).toHaveBeenCalled())
      const url = new URL(went[way].mock.lastCall?.[0])
      nonce = url.searchParams.get('nonce') ?? ''
      return url
    },
    soon,
    /** Advances the fake time, and waits briefly in real time. */
    async pass(ms: number): Promise<void> {
      await vi.advanceTimersByTimeAsync(ms)
      for (let i = 0; i < 12; i++) await new Promise((rest) => later(rest, 1))
    },
  }
}

const later = setTimeout

/** Waits in real time for a condition, without advancing the fake time: signatures and messages between windows are asynchronous. */
async function soon(check: () => void): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      return check()
    } catch (error) {
      if (tries > 1000) throw error
      await new Promise((rest) => later(rest, 5))
    }
}

// @vitest-environment happy-dom
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { signInChannel } from '#shared/sign-in-answer.ts'
import { readDevice } from '../device.ts'
import { keptToken } from '../kept-session.ts'

const site = 'https://rihla.example'
const issuer = 'https://comptes.example'
const client = 'rihla-site'
const now = Date.parse('2026-03-16T10:00:00Z')
const home = `${site}/occasion/`
const page = (name: string) => `${home}authentication/${name}`
const configuration = {
  authority: issuer,
  client_id: client,
  redirect_uri: page('login-callback'),
  popup_redirect_uri: page('popup'),
  silent_redirect_uri: page('silent'),
  post_logout_redirect_uri: page('logout-callback'),
  response_type: 'code',
  scope: 'openid profile',
}
const metadata = {
  issuer,
  authorization_endpoint: `${issuer}/connect/authorize`,
  token_endpoint: `${issuer}/connect/token`,
  userinfo_endpoint: `${issuer}/connect/userinfo`,
  end_session_endpoint: `${issuer}/connect/endsession`,
  revocation_endpoint: `${issuer}/connect/revocation`,
  jwks_uri: `${issuer}/jwks`,
}

let key: { secret: CryptoKey; published: JWK }
beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  key = { secret: privateKey, published: { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' } }
})

const sound = {
  subject: 'salma',
  claims: {} as Record<string, unknown>,
  /** what the frame is told instead of a code; `silence`: nothing */
  frame: null as string | null,
  /** what the next renewal by a refresh token is refused with */
  refusal: null as 'invalid_grant' | 'no line' | null,
  configuration: configuration as object | number,
  token: 'access' as string | null,
  isUp: true,
}
/** The identity provider: what it answers as long as a test says nothing else. */
const provider = { ...sound }
const asked: string[] = []
let nonce = ''
const form = (text: string) => Object.fromEntries(new URLSearchParams(text))
const json = (value: unknown, status = 200) => Response.json(value, { status })

async function answer(given: Request | string | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(given instanceof Request ? given.url : given)
  const said = form(String(init?.body ?? ''))
  asked.push([pathname, said.grant_type ?? said.token_type_hint, said.refresh_token ?? said.token ?? said.code].filter(Boolean).join(' '))
  if (!provider.isUp) throw new TypeError('failed to fetch')
  if (pathname === `/_configuration/${client}`)
    return typeof provider.configuration === 'number' ? json({}, provider.configuration) : json(provider.configuration)
  if (pathname === '/.well-known/openid-configuration') return json(metadata)
  if (pathname === '/jwks') return json({ keys: [key.published] })
  if (pathname === '/connect/userinfo') return json({ sub: provider.subject, name: 'Salma Alaoui' })
  if (pathname === '/connect/token') return token(said.grant_type ?? '')
  return json({})
}
async function token(grant: string): Promise<Response> {
  if (grant === 'refresh_token' && provider.refusal === 'no line') throw new TypeError('failed to fetch')
  if (grant === 'refresh_token' && provider.refusal) return json({ error: provider.refusal }, 400)
  const at = Math.floor(Date.now() / 1000)
  const claims = { iss: issuer, aud: client, azp: client, sub: provider.subject, iat: at, exp: at + 600, nonce, ...provider.claims }
  const id_token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(key.secret)
  const turn = asked.filter((one) => one.startsWith('/connect/token')).length
  const access_token = provider.token && `${provider.token}-${turn}`
  return json({ id_token, access_token, refresh_token: `refresh-${turn}`, token_type: 'Bearer', expires_in: 600, scope: 'openid profile' })
}

/** The hidden frame: the provider sends it back to our page, which says where it arrived. */
const frames: string[] = []
function frameGoes(url: string): void {
  frames.push(url)
  const { searchParams } = new URL(url)
  nonce = searchParams.get('nonce') ?? ''
  const state = searchParams.get('state') ?? ''
  if (provider.frame === 'silence') return
  const channel = new BroadcastChannel(signInChannel(state))
  channel.postMessage({ url: `${searchParams.get('redirect_uri')}?state=${state}&${provider.frame ?? 'code=of-frame'}` })
  channel.close()
}

type Session = typeof import('./session.ts')
let session: Session
let errors: typeof import('./session-error.ts')
const went = { assign: vi.fn(), replace: vi.fn() }

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  Object.assign(provider, sound)
  ;(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(`${home}home`)
  Object.assign(document.documentElement, { lang: 'ar' })
  Object.assign(document.documentElement.dataset, { issuer, client, basePath: '/occasion/' })
  vi.stubGlobal('fetch', answer)
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, { enableIframePageLoading: true })
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(frameGoes)
  vi.spyOn(location, 'assign').mockImplementation(went.assign)
  vi.spyOn(location, 'replace').mockImplementation(went.replace)
  vi.resetModules()
  session = await import('./session.ts')
  errors = await import('./session-error.ts')
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

const later = setTimeout
/** What is promised and can be kept now, signatures and messages among windows too, which take a little time of the machine. */
async function rounds(): Promise<void> {
  for (let i = 0; i < 12; i++) await new Promise((rest) => later(rest, 1))
}
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  await rounds()
}
const codeOf = (step: Promise<unknown>) =>
  step.then(
    () => 'none',
    (error) => (error instanceof errors.SessionError ? error.code : String(error)),
  )
const tokens = () => asked.filter((one) => one.startsWith('/connect/token'))

/** Where the browser was sent. */
async function sentTo(leaving: () => Promise<unknown>, way: 'assign' | 'replace' = 'assign'): Promise<URL> {
  went[way].mockClear()
  leaving().catch(() => undefined)
  await vi.waitFor(() => expect(went[way]).toHaveBeenCalled())
  return new URL(went[way].mock.lastCall?.[0])
}
/** Signs in by the page of the provider; gives the address to go to. */
async function signIn(returnUrl = `${home}alert`): Promise<string> {
  const { searchParams } = await sentTo(() => session.redirectToSignIn(returnUrl))
  nonce = searchParams.get('nonce') ?? ''
  return session.completeSignIn(`${configuration.redirect_uri}?code=of-page&state=${searchParams.get('state')}`)
}

describe('signing in', () => {
  test('goes by the page of the provider, in the language of the page, and comes back to where it was asked', async () => {
    const url = await sentTo(() => session.redirectToSignIn(`${home}alert?id=7`))
    expect(url.origin + url.pathname).toBe(metadata.authorization_endpoint)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: client,
      redirect_uri: configuration.redirect_uri,
      ui_locales: 'ar',
      nonce: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    nonce = url.searchParams.get('nonce') ?? ''
    const back = `${configuration.redirect_uri}?code=of-page&state=${url.searchParams.get('state')}`
    expect(await session.completeSignIn(back)).toBe(`${home}alert?id=7`)
    expect(readDevice('session')).toEqual({ subject: 'salma', name: 'Salma Alaoui', expiresAt: now + 600_000 })
    expect(keptToken()).toBe('access-1')
    // the page was loaded a second time
    expect(await session.completeSignIn(back)).toBe(home)
  })

  test('takes the place of this page in the history where it is asked', async () => {
    const { searchParams } = await sentTo(() => session.redirectToSignIn(home, { replace: true }), 'replace')
    expect([searchParams.get('client_id'), went.assign.mock.calls]).toEqual([client, []])
  })

  test.each([
    ['an answer to a question that nobody asked', `${configuration.redirect_uri}?code=c&state=strange`, 'state'],
    ['an answer without its question', `${configuration.redirect_uri}?code=c`, 'state'],
  ])('%s is not taken in', async (_what, url, code) => {
    expect([await codeOf(session.completeSignIn(url)), tokens(), readDevice('session')]).toEqual([code, [], null])
  })

  test('that was given up says where the visitor wanted to go', async () => {
    const { searchParams } = await sentTo(() => session.redirectToSignIn(`${home}alert`))
    const back = `${configuration.redirect_uri}?error=access_denied&state=${searchParams.get('state')}`
    await expect(session.completeSignIn(back)).rejects.toMatchObject({ code: 'cancelled', returnUrl: `${home}alert` })
  })

  test('leads to no other site, and the place is told that was asked for', async () => {
    const elsewhere = 'https://evil.example/'
    await expect(session.redirectToSignIn(elsewhere)).rejects.toMatchObject({ code: 'returnUrl', returnUrl: elsewhere })
    expect(asked).toEqual([])
  })

  test('a provider that cannot be reached is told, and asked again the next time', async () => {
    provider.configuration = 503
    await expect(session.redirectToSignIn(home)).rejects.toMatchObject({ code: 'settings', returnUrl: home })
    provider.isUp = false
    expect(await codeOf(session.accountPage('manage', home))).toBe('settings')
    Object.assign(provider, sound)
    const account = new URL(await session.accountPage('manage', `${home}alert`))
    expect([account.origin + account.pathname, Object.fromEntries(account.searchParams)]).toEqual([
      `${issuer}/identity/manage`,
      { returnUrl: `${home}alert`, lang: 'ar' },
    ])
    await session.accountPage('register', home)
    expect(asked.filter((one) => one.startsWith('/_configuration'))).toHaveLength(3)
  })

  test.each([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another site', { aud: 'another', azp: 'another' }],
    ['that has ended', { exp: now / 1000 - 301 }],
    ['without its question', { nonce: 'another' }],
  ])('an ID token %s is not believed, and nobody counts as signed in', async (_what, claims) => {
    provider.claims = claims
    expect(await codeOf(signIn())).not.toBe('none')
    expect([readDevice('session'), keptToken(), sessionStorage.length]).toEqual([null, null, 0])
  })

  test('an answer without an access token is none', async () => {
    provider.token = null
    expect(await codeOf(signIn())).not.toBe('none')
    expect(readDevice('session')).toBeNull()
  })
})

describe('a renewal', () => {
  test('shows the refresh token, once for all who ask at the same time', async () => {
    await signIn()
    expect(await Promise.all([session.renew(), session.renew()])).toEqual(['access-2', 'access-2'])
    expect([await session.renew(), frames]).toEqual(['access-3', []])
    expect(tokens()).toEqual([
      '/connect/token authorization_code of-page',
      '/connect/token refresh_token refresh-1',
      '/connect/token refresh_token refresh-2',
    ])
    expect(readDevice('session')).toMatchObject({ expiresAt: now + 600_000 })
  })

  test('goes by a hidden frame where the refresh token is spent, and the session goes on', async () => {
    await signIn()
    provider.refusal = 'invalid_grant'
    expect([await session.renew(), keptToken()]).toEqual(['access-3', 'access-3'])
    const { searchParams } = new URL(frames[0] ?? '')
    expect([frames.length, searchParams.get('prompt'), searchParams.get('redirect_uri')]).toEqual([
      1,
      'none',
      configuration.silent_redirect_uri,
    ])
    expect([searchParams.get('id_token_hint') !== null, searchParams.get('nonce')?.length]).toEqual([true, 36])
    expect(document.querySelector('iframe')).toBeNull()
  })

  test.each([
    ['the line is broken', { refusal: 'no line' }, 'network'],
    ['the frame stays silent', { refusal: 'invalid_grant', frame: 'silence' }, 'frameTimedOut'],
  ] as const)('that is not answered says nothing about the session: %s', async (_how, more, code) => {
    await signIn()
    Object.assign(provider, more)
    const step = codeOf(session.renew())
    await rounds()
    await pass(9_999)
    expect(document.querySelectorAll('iframe')).toHaveLength(code === 'frameTimedOut' ? 1 : 0)
    await pass(1)
    expect([await step, readDevice('session') !== null, document.querySelector('iframe')]).toEqual([code, true, null])
    expect(frames).toHaveLength(code === 'frameTimedOut' ? 1 : 0)
  })

  test.each([
    ['nobody is signed in there', { frame: 'error=login_required' }],
    ['another person is', { subject: 'amina' }],
    ['it is for another party', { claims: { aud: [client, 'b'], azp: 'b' } }],
  ])('that finds the session over ends it for every tab: %s', async (_how, more) => {
    await signIn()
    Object.assign(provider, { refusal: 'invalid_grant' }, more)
    expect([await session.renew(), readDevice('session'), keptToken(), sessionStorage.length]).toEqual([null, null, null, 0])
  })

  test('that ends a session leaves that of the person who took the device over in another tab', async () => {
    await signIn()
    localStorage.setItem('rihla.session', JSON.stringify({ subject: 'amina', name: 'Amina', expiresAt: now + 1 }))
    Object.assign(provider, { refusal: 'invalid_grant', frame: 'error=login_required' })
    expect([await session.renew(), readDevice('session')]).toMatchObject([null, { subject: 'amina' }])
  })

  test('asks no frame where the provider has no page for one', async () => {
    provider.configuration = { ...configuration, silent_redirect_uri: configuration.redirect_uri }
    expect([await session.renew(), frames]).toEqual([null, []])
  })

  test('fails as the provider does that cannot be reached', async () => {
    provider.isUp = false
    expect(await codeOf(session.renew())).toBe('settings')
  })
})

describe('the watch over a session', () => {
  test('asks by frame who is signed in where this tab does not know yet', async () => {
    await session.watchSession()
    await rounds()
    expect([readDevice('session'), frames.length]).toMatchObject([{ subject: 'salma' }, 1])
  })

  test('tells the page what this tab knows without asking', async () => {
    await signIn()
    localStorage.clear()
    await session.watchSession()
    expect([readDevice('session'), keptToken(), tokens().length]).toMatchObject([{ subject: 'salma' }, 'access-1', 1])
  })

  test('asks again five seconds later where nobody answered', async () => {
    provider.isUp = false
    await session.watchSession()
    provider.isUp = true
    await pass(4999)
    expect(readDevice('session')).toBeNull()
    await pass(1)
    expect(readDevice('session')).toMatchObject({ subject: 'salma' })
  })

  test('renews a minute before the token ends, and every five seconds while that is not answered', async () => {
    await signIn()
    await pass(538_000)
    expect(tokens()).toHaveLength(1)
    provider.refusal = 'no line'
    await pass(2000)
    expect(tokens()).toHaveLength(2)
    // the library says every second that the token is about to end
    for (const count of [2, 2, 2, 2, 3, 3, 3, 3, 3, 4]) {
      await pass(1000)
      expect(tokens()).toHaveLength(count)
    }
    provider.refusal = null
    await pass(5000)
    expect([tokens().length, keptToken()]).toEqual([5, 'access-5'])
    await pass(60_000)
    expect(tokens()).toHaveLength(5)
  })

  test('leaves this tab’s session when another tab has signed out, and only then', async () => {
    await signIn()
    window.dispatchEvent(new Event('storage'))
    await rounds()
    expect(sessionStorage.length).toBe(1)
    localStorage.clear()
    window.dispatchEvent(new Event('storage'))
    await rounds()
    expect(sessionStorage.length).toBe(0)
  })
})

describe('signing out', () => {
  test('forgets the person here, revokes what could renew it and ends it at the provider', async () => {
    await signIn()
    const url = await sentTo(() => session.redirectToSignOut(`${home}about`))
    expect(url.origin + url.pathname).toBe(metadata.end_session_endpoint)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      post_logout_redirect_uri: configuration.post_logout_redirect_uri,
      id_token_hint: expect.stringContaining('.'),
      ui_locales: 'ar',
    })
    expect(asked.filter((one) => one.startsWith('/connect/rev'))).toEqual(['/connect/revocation refresh_token refresh-1'])
    expect([readDevice('session'), keptToken()]).toEqual([null, null])
    const back = `${configuration.post_logout_redirect_uri}?state=${url.searchParams.get('state')}`
    expect(await session.completeSignOut(back)).toBe(`${home}about`)
    // loaded a second time, or never asked
    expect([await session.completeSignOut(back), await session.completeSignOut(configuration.post_logout_redirect_uri)]).toEqual([
      home,
      home,
    ])
  })

  test('leads home when nothing else was asked, and to no other site', async () => {
    await signIn()
    expect(await codeOf(session.redirectToSignOut('https://evil.example/'))).toBe('returnUrl')
    expect(readDevice('session')).not.toBeNull()
    const { searchParams } = await sentTo(() => session.redirectToSignOut())
    expect(await session.completeSignOut(`${configuration.post_logout_redirect_uri}?state=${searchParams.get('state')}`)).toBe(home)
  })

  test('in a tab that does not know the session yet asks for its ID token first', async () => {
    const { searchParams } = await sentTo(() => session.redirectToSignOut())
    expect([frames.length, searchParams.has('id_token_hint')]).toEqual([1, true])
  })

  test('is not held up by a provider that answers nothing more', async () => {
    Object.assign(provider, { frame: 'error=login_required' })
    const { searchParams } = await sentTo(() => session.redirectToSignOut())
    expect(searchParams.has('id_token_hint')).toBe(false)
  })
})

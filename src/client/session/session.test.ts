// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { configuration, fakeProvider, home, issuer, metadata, signInNow } from '#testing/provider.ts'
import { readDevice } from '../device.ts'
import { storedToken } from '../stored-session.ts'

const provider = fakeProvider()
const { asked, frames, tokens, pass, sentTo, soon, says } = provider

let session: typeof import('./session.ts')
let errors: typeof import('./session-error.ts')
beforeEach(async () => {
  session = await import('./session.ts')
  errors = await import('./session-error.ts')
})

const codeOf = (step: Promise<unknown>) =>
  step.then(
    () => 'none',
    (error) => (error instanceof errors.SessionError ? error.code : String(error)),
  )

/** Signs in by the page of the provider; gives the address to go to. */
async function signIn(returnUrl = `${home}alert`): Promise<string> {
  const { searchParams } = await sentTo(() => session.redirectToSignIn(returnUrl))
  return session.completeSignIn(`${configuration.redirect_uri}?code=of-page&state=${searchParams.get('state')}`)
}

describe('sign-in', () => {
  test('redirects to the provider in the page’s language and returns', async () => {
    const url = await sentTo(() => session.redirectToSignIn(`${home}alert?id=7`))
    expect(url.origin + url.pathname).toBe(metadata.authorization_endpoint)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: configuration.client_id,
      redirect_uri: configuration.redirect_uri,
      ui_locales: 'ar',
      nonce: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    const back = `${configuration.redirect_uri}?code=of-page&state=${url.searchParams.get('state')}`
    expect(await session.completeSignIn(back)).toBe(`${home}alert?id=7`)
    expect(readDevice('session')).toEqual({ subject: 'salma', name: 'Salma Alaoui', expiresAt: signInNow + 600_000 })
    expect(storedToken()).toBe('access-1')
    // the page was loaded a second time
    expect(await session.completeSignIn(back)).toBe(home)
  })

  test('replaces the history entry when requested', async () => {
    const { searchParams } = await sentTo(() => session.redirectToSignIn(home, { replace: true }), 'replace')
    expect([searchParams.get('client_id'), provider.went.assign.mock.calls]).toEqual([configuration.client_id, []])
  })

  test.each([
    ['an answer to a question that nobody asked', `${configuration.redirect_uri}?code=c&state=strange`, 'state'],
    ['an answer without its question', `${configuration.redirect_uri}?code=c`, 'state'],
  ])('%s is not taken in', async (_what, url, code) => {
    expect([await codeOf(session.completeSignIn(url)), tokens(), readDevice('session')]).toEqual([code, [], null])
  })

  test('reports the return URL when cancelled', async () => {
    const { searchParams } = await sentTo(() => session.redirectToSignIn(`${home}alert`))
    const back = `${configuration.redirect_uri}?error=access_denied&state=${searchParams.get('state')}`
    await expect(session.completeSignIn(back)).rejects.toMatchObject({ code: 'cancelled', returnUrl: `${home}alert` })
  })

  test('rejects foreign return URLs and keeps the requested one', async () => {
    const elsewhere = 'https://evil.example/'
    await expect(session.redirectToSignIn(elsewhere)).rejects.toMatchObject({ code: 'returnUrl', returnUrl: elsewhere })
    expect(asked).toEqual([])
  })

  test('reports an unreachable provider and retries next time', async () => {
    says.configuration = 503
    await expect(session.redirectToSignIn(home)).rejects.toMatchObject({ code: 'settings', returnUrl: home })
    says.isUp = false
    expect(await codeOf(session.accountPage('manage', home))).toBe('settings')
    Object.assign(says, { configuration, isUp: true })
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
    ['that has ended', { exp: signInNow / 1000 - 301 }],
    ['without its question', { nonce: 'another' }],
  ])('an ID token %s is not believed, and nobody counts as signed in', async (_what, claims) => {
    says.claims = claims
    expect(await codeOf(signIn())).not.toBe('none')
    expect([readDevice('session'), storedToken(), sessionStorage.length]).toEqual([null, null, 0])
  })

  test('rejects a response without access token', async () => {
    says.token = null
    expect(await codeOf(signIn())).not.toBe('none')
    expect(readDevice('session')).toBeNull()
  })
})

describe('renewal', () => {
  test('sends the refresh token once for concurrent callers', async () => {
    await signIn()
    expect(await Promise.all([session.renew(), session.renew()])).toEqual(['access-2', 'access-2'])
    expect([await session.renew(), frames]).toEqual(['access-3', []])
    expect(tokens()).toEqual([
      '/connect/token authorization_code of-page',
      '/connect/token refresh_token refresh-1',
      '/connect/token refresh_token refresh-2',
    ])
    expect(readDevice('session')).toMatchObject({ expiresAt: signInNow + 600_000 })
  })

  test('uses a hidden iframe when the refresh token is used', async () => {
    await signIn()
    says.refusal = 'invalid_grant'
    expect([await session.renew(), storedToken()]).toEqual(['access-3', 'access-3'])
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
    Object.assign(says, more)
    const step = codeOf(session.renew())
    const framed = code === 'frameTimedOut' ? 1 : 0
    await soon(() => expect(frames).toHaveLength(framed))
    await pass(9_999)
    expect(document.querySelectorAll('iframe')).toHaveLength(framed)
    await pass(1)
    expect([await step, readDevice('session') !== null, document.querySelector('iframe')]).toEqual([code, true, null])
    expect(frames).toHaveLength(framed)
  })

  test.each([
    ['nobody is signed in there', { frame: 'error=login_required' }],
    ['another person is', { subject: 'amina' }],
    ['it is for another party', { claims: { aud: [configuration.client_id, 'b'], azp: 'b' } }],
  ])('that finds the session over ends it for every tab: %s', async (_how, more) => {
    await signIn()
    Object.assign(says, { refusal: 'invalid_grant' }, more)
    expect([await session.renew(), readDevice('session'), storedToken(), sessionStorage.length]).toEqual([null, null, null, 0])
  })

  test.each([
    ['ahead', -3_600_000],
    ['behind', 3_600_000],
    ['a day ahead', -86_400_000],
  ])('goes on where the clock of the device is %s of that of the server', async (_what, ahead) => {
    says.ahead = ahead
    await signIn()
    expect(await session.renew()).toBe('access-2')
    expect(await session.renew()).toBe('access-3')
    expect(readDevice('session')).toMatchObject({ subject: 'salma', expiresAt: signInNow + 600_000 })
  })

  test('ends the session when the token has expired', async () => {
    await signIn()
    says.claims = { exp: Math.floor(signInNow / 1000) - 400 }
    expect([await session.renew(), readDevice('session')]).toEqual([null, null])
  })

  test('preserves the session of another user in another tab', async () => {
    await signIn()
    localStorage.setItem('rihla.session', JSON.stringify({ subject: 'amina', name: 'Amina', expiresAt: signInNow + 1 }))
    Object.assign(says, { refusal: 'invalid_grant', frame: 'error=login_required' })
    expect([await session.renew(), readDevice('session')]).toMatchObject([null, { subject: 'amina' }])
  })

  test('does not use an iframe without silent redirect', async () => {
    says.configuration = { ...configuration, silent_redirect_uri: configuration.redirect_uri }
    expect([await session.renew(), frames]).toEqual([null, []])
  })

  test('fails when the provider is unreachable', async () => {
    says.isUp = false
    expect(await codeOf(session.renew())).toBe('settings')
  })
})

describe('session monitoring', () => {
  test('checks the session by iframe when it is unknown', async () => {
    await session.watchSession()
    await soon(() => expect([readDevice('session'), frames.length]).toMatchObject([{ subject: 'salma' }, 1]))
  })

  test('publishes the known session without a request', async () => {
    await signIn()
    localStorage.clear()
    await session.watchSession()
    expect([readDevice('session'), storedToken(), tokens().length]).toMatchObject([{ subject: 'salma' }, 'access-1', 1])
  })

  test('retries after five seconds when unreachable', async () => {
    says.isUp = false
    await session.watchSession()
    says.isUp = true
    await pass(4999)
    expect(readDevice('session')).toBeNull()
    await pass(1)
    await soon(() => expect(readDevice('session')).toMatchObject({ subject: 'salma' }))
  })

  test('renews a minute before expiry and retries every five seconds', async () => {
    await signIn()
    await pass(538_000)
    expect(tokens()).toHaveLength(1)
    says.refusal = 'no line'
    await pass(2000)
    expect(tokens()).toHaveLength(2)
    // the library raises the expiring event every second
    for (const count of [2, 2, 2, 2, 3, 3, 3, 3, 3, 4]) {
      await pass(1000)
      expect(tokens()).toHaveLength(count)
    }
    says.refusal = null
    await pass(5000)
    await soon(() => expect([tokens().length, storedToken()]).toEqual([5, 'access-5']))
    await pass(60_000)
    expect(tokens()).toHaveLength(5)
  })

  test('ends this tab’s session only when another tab has signed out', async () => {
    await signIn()
    window.dispatchEvent(new Event('storage'))
    await pass(0)
    expect(sessionStorage.length).toBe(1)
    localStorage.clear()
    window.dispatchEvent(new Event('storage'))
    await soon(() => expect(sessionStorage.length).toBe(0))
  })
})

describe('sign-out', () => {
  test('deletes the session, revokes its tokens and ends it remotely', async () => {
    await signIn()
    const url = await sentTo(() => session.redirectToSignOut(`${home}about`))
    expect(url.origin + url.pathname).toBe(metadata.end_session_endpoint)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      post_logout_redirect_uri: configuration.post_logout_redirect_uri,
      id_token_hint: expect.stringContaining('.'),
      ui_locales: 'ar',
    })
    expect(asked.filter((one) => one.startsWith('/connect/rev'))).toEqual(['/connect/revocation refresh_token refresh-1'])
    expect([readDevice('session'), storedToken()]).toEqual([null, null])
    const back = `${configuration.post_logout_redirect_uri}?state=${url.searchParams.get('state')}`
    expect(await session.completeSignOut(back)).toBe(`${home}about`)
    // loaded a second time, or never asked
    expect([await session.completeSignOut(back), await session.completeSignOut(configuration.post_logout_redirect_uri)]).toEqual([
      home,
      home,
    ])
  })

  test('returns home by default and rejects foreign URLs', async () => {
    await signIn()
    expect(await codeOf(session.redirectToSignOut('https://evil.example/'))).toBe('returnUrl')
    expect(readDevice('session')).not.toBeNull()
    const { searchParams } = await sentTo(() => session.redirectToSignOut())
    expect(await session.completeSignOut(`${configuration.post_logout_redirect_uri}?state=${searchParams.get('state')}`)).toBe(home)
  })

  test('requests an ID token in a tab without one', async () => {
    const { searchParams } = await sentTo(() => session.redirectToSignOut())
    expect([frames.length, searchParams.has('id_token_hint')]).toEqual([1, true])
  })

  test('continues when the provider does not respond', async () => {
    Object.assign(says, { frame: 'error=login_required' })
    const { searchParams } = await sentTo(() => session.redirectToSignOut())
    expect(searchParams.has('id_token_hint')).toBe(false)
  })
})

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeProvider, home, metadata } from '#testing/provider.ts'
import { readDevice } from './device.ts'

const provider = fakeProvider()
const { pass, says, sentTo, soon, went } = provider

let page: typeof import('./sign-in.ts')
beforeEach(async () => {
  page = await import('./sign-in.ts')
  await import('./session/session.ts')
})
const failedAt = (message: string, returnUrl?: string) =>
  `${home}authentication/login-failed?${new URLSearchParams({ message, ...(returnUrl && { returnUrl }) })}`
const endpoint = ({ origin, pathname }: URL) => origin + pathname
/** Where this question to the provider leads afterwards. */
const leadsTo = ({ searchParams }: URL) => JSON.parse(localStorage.getItem(`oidc.${searchParams.get('state')}`) ?? '{}').data.returnUrl

test('adds origin and base path to a router path', () => {
  expect([page.wholeAddress('/home'), page.wholeAddress('https://rihla.example/x')]).toEqual([`${home}home`, 'https://rihla.example/x'])
  delete document.documentElement.dataset.basePath
  expect(page.wholeAddress('/home')).toBe('https://rihla.example/home')
})

test('returns to this page or the given one, with the pending action', async () => {
  const here = await sentTo(() => page.signIn())
  expect([endpoint(here), leadsTo(here), readDevice('pending')]).toEqual([metadata.authorization_endpoint, `${home}home`, null])
  const there = await sentTo(() => page.signIn({ returnUrl: '/alert', pending: { kind: 'alert', data: 7 } }))
  expect([leadsTo(there), readDevice('pending')]).toMatchObject([`${home}alert`, { kind: 'alert', data: 7 }])
})

test('shows a failure on a page with the return URL', async () => {
  says.isUp = false
  await page.signIn({ returnUrl: '/alert' })
  await page.signOut()
  const words = 'Could not load settings for the client'
  expect(went.assign.mock.calls).toEqual([[failedAt(words, `${home}alert`)], [failedAt(words)]])
})

test('returns home or to the given page after sign-out', async () => {
  const signedOut = await sentTo(() => page.signOut())
  expect([endpoint(signedOut), leadsTo(signedOut)]).toEqual([metadata.end_session_endpoint, home])
  expect(leadsTo(await sentTo(() => page.signOut('/about')))).toBe(`${home}about`)
})

/** A window that is opened beside the page; null: none may. */
function opens(child: { closed: boolean; answers: boolean } | null): void {
  const replace = (url: string) => child?.answers && provider.comesBack(url, 'code=of-window')
  vi.stubGlobal(
    'open',
    vi.fn(() => child && { closed: child.closed, location: { replace }, focus: () => undefined, close: () => undefined }),
  )
}

test('keeps the page during popup sign-in', async () => {
  opens({ closed: false, answers: true })
  expect(await page.signInBeside()).toBe(true)
  expect([readDevice('session'), went.assign.mock.calls]).toMatchObject([{ subject: 'salma' }, []])
})

test('ignores a closed popup, redirects when blocked, reports the rest', async () => {
  opens({ closed: true, answers: false })
  const closed = page.signInBeside()
  // a look is taken at it from time to time
  await soon(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  await pass(1000)
  expect([await closed, went.assign.mock.calls]).toEqual([true, []])
  opens(null)
  const blocked = await sentTo(async () => page.signInBeside())
  expect([endpoint(blocked), leadsTo(blocked)]).toEqual([metadata.authorization_endpoint, `${home}home`])
  went.assign.mockClear()
  says.claims = { iss: 'https://evil.example' }
  opens({ closed: false, answers: true })
  expect([await page.signInBeside(), went.assign.mock.calls]).toEqual([false, []])
})

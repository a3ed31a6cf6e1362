import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '../db/demo/accounts.ts'
import { expectSound } from './cars.ts'
import { expect, on, test, visit } from './journey.ts'
import { fillLogin, signInAtProvider } from './people.ts'

const salma = demoAccounts[0]?.email ?? ''
/** base URL without a trailing slash */
let origin: string
test.beforeEach(({ baseURL }) => {
  origin = new URL(String(baseURL)).origin
})
const at = (place: string) => `${origin}/${place}`
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'))
/** Account-related storage of this browser. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('token'),
    session: localStorage.getItem('rihla.session'),
    user: Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.user')),
  }))
const noTrace = { token: null, session: null, user: [] }

const account = (page: Page) => page.locator('header').getByRole('button', { name: /Salma/ })

/** Opens a page as Salma and waits until she is signed in. */
async function enter(page: Page, place = 'home'): Promise<void> {
  await signInAtProvider(page, salma, demoPassword)
  await page.goto(at(`authentication/login?returnUrl=${encodeURIComponent(at(place))}`))
  await expect(page).toHaveURL(at(place))
  await expect(account(page)).toBeVisible()
  // session monitoring starts with the menu
  await expect(page.locator('#account')).toBeAttached()
}

/** Changes the stored user of the tab, e.g. its token expiry: it is renewed 60 s before. */
async function alterUser(page: Page, change: { expires_at?: number; refresh_token?: string | null }): Promise<void> {
  await page.evaluate((given) => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user')) ?? ''
    sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key) ?? '{}'), ...given }))
  }, change)
}
const soon = () => Math.round(Date.now() / 1000) + 62

test('signs in from a page and returns; sign-out clears the device', on.both, async ({ page, words }) => {
  const place = at('search-result?Brands=Dacia')
  await visit(page, place)
  await page
    .locator('header')
    .getByRole('link', { name: words('site', 'nav.signIn'), exact: true })
    .click()
  await fillLogin(page, words, salma, demoPassword)
  await expect(page).toHaveURL(place)
  await expect(account(page)).toBeVisible()
  expect(await traces(page)).toMatchObject({ token: expect.stringContaining('.'), user: [`oidc.user:${origin}:rihla-site`] })

  await account(page).click()
  const menu = page.getByRole('dialog', { name: words('session', 'menu.label') })
  for (const link of ['profile', 'history', 'alerts'])
    await expect(menu.getByRole('link', { name: words('session', `menu.${link}`), exact: true })).toBeVisible()
  await expectSound(page)
  await menu.getByRole('button', { name: words('session', 'menu.logout'), exact: true }).click()
  await expect(page).toHaveURL(at('home'))
  expect(await traces(page)).toEqual(noTrace)
  await expect(page.locator('header').getByRole('link', { name: words('site', 'nav.signIn'), exact: true })).toBeVisible()
  // the provider session has ended, too
  await page.goto(at('authentication/login'))
  await expect(page.getByLabel(words('identity', 'field.identifier'))).toBeVisible()
})

test('reports a cancelled sign-in and retries to the wanted page', on.arabic, async ({ page, words }) => {
  await page.goto(at(`authentication/login?returnUrl=${encodeURIComponent(at('favourites'))}`))
  await page.locator('a[href*="cancel"]').first().click()
  await expect(page.getByRole('heading', { name: words('session', 'failed.title') })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(words('session', 'error.cancelled'))
  await expectSound(page)
  await page.getByRole('link', { name: words('session', 'failed.retry'), exact: true }).click()
  await expect(page.getByRole('heading', { name: words('session', 'loggedOut.title') })).toBeVisible()
  await expectSound(page)
  await page
    .locator('main')
    .getByRole('link', { name: words('session', 'loggedOut.signIn'), exact: true })
    .click()
  await fillLogin(page, words, salma, demoPassword)
  await expect(page).toHaveURL(at('favourites'))
  await expect(account(page)).toBeVisible()
})

test('rejects foreign return URLs, unknown actions and external messages', async ({ page, words }) => {
  await page.goto(at(`authentication/login?returnUrl=${encodeURIComponent(`${origin}.evil.ma/`)}`))
  await expect(page.getByRole('alert')).toHaveText(words('session', 'error.returnUrl'))
  await expect(page.locator('main')).toContainText('Invalid return url. The return url needs to have the same origin as the current page.')
  const unknown = await page.goto(at('authentication/nothing'))
  expect(unknown?.status()).toBe(404)
  await expect(page.locator('main')).toContainText('Invalid action')
  const answer = await page.goto(at('authentication/login-failed?message=%3Cimg%20src%3Dx%3E%20Bonjour'))
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('alert')).toHaveText(words('session', 'error.signIn'))
  await expect(page.locator('main')).not.toContainText('Bonjour')
  await page.goto(at('authentication/login-callback?code=1&state=nobody-asked'))
  await expect(page.getByRole('alert')).toHaveText(words('session', 'error.state'))
})

test('renews a token by refresh token, or by hidden frame', async ({ page }) => {
  await enter(page)
  const grants: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/connect/token')) grants.push(new URLSearchParams(request.postData() ?? '').get('grant_type'))
  })
  let before = await token(page)
  await alterUser(page, { expires_at: soon() })
  await page.reload()
  await expect.poll(() => token(page), { timeout: 20_000 }).not.toBe(before)
  expect(grants).toContain('refresh_token')

  grants.length = 0
  before = await token(page)
  await alterUser(page, { expires_at: soon(), refresh_token: null })
  await page.reload()
  await expect.poll(() => token(page), { timeout: 20_000 }).not.toBe(before)
  expect(grants).toContain('authorization_code')
  await expect(account(page)).toBeVisible()
})

test('falls back to a hidden frame after a spent refresh token', on.arabic, async ({ page }) => {
  await enter(page)
  const before = await token(page)
  await alterUser(page, { expires_at: soon(), refresh_token: 'spent' })
  await page.reload()
  await expect.poll(() => token(page), { timeout: 20_000 }).not.toBe(before)
  await expect(account(page)).toBeVisible()
})

test('synchronises sign-in and sign-out between tabs', on.arabic, async ({ page, context, words }) => {
  await enter(page)
  const second = await context.newPage()
  await second.goto(at('search-result'))
  await expect(account(second)).toBeVisible()
  await expect.poll(async () => (await traces(second)).user).toHaveLength(1)
  await account(second).click()
  // the message lasts five seconds: the check starts before the click
  await Promise.all([
    expect(page.getByRole('alert')).toContainText(words('session', 'lost.text')),
    second.getByRole('button', { name: words('session', 'menu.logout'), exact: true }).click(),
  ])
  await expect(second).toHaveURL(at('home'))
  await expect.poll(() => traces(page)).toEqual(noTrace)
})

test('detects a sign-out at the provider within a few polls', async ({ page, context }) => {
  await enter(page)
  const provider = await context.newPage()
  await provider.goto(`${origin}/connect/endsession?client_id=rihla-site`)
  await page.bringToFront()
  await provider.locator('form button').first().click()
  await expect.poll(() => traces(page), { timeout: 15_000 }).toEqual(noTrace)
})

test('signs in again in a popup and reports its early close', on.arabic, async ({ page, context, words }) => {
  await enter(page)
  const forget = async () => {
    await page.evaluate(() => {
      localStorage.removeItem('token')
      localStorage.removeItem('rihla.session')
      dispatchEvent(new StorageEvent('storage'))
    })
    // an earlier request of the page may restore the cookie
    await expect(async () => {
      const cookies = await context.cookies()
      await context.clearCookies({ name: 'rihla_session' })
      expect(cookies.map(({ name }) => name)).not.toContain('rihla_session')
    }).toPass({ intervals: [500] })
  }
  const open = async () => {
    const coming = context.waitForEvent('page')
    await page.getByRole('button', { name: words('session', 'lost.again'), exact: true }).click()
    const popup = await coming
    await popup.waitForURL(/identity/)
    return popup
  }
  await forget()
  const closed = await open()
  expect(await closed.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 500])
  await closed.close()
  await expect(page.getByRole('alert').filter({ hasText: words('session', 'error.popupClosed') })).toBeVisible()

  await enter(page, 'favourites?sort=price')
  await forget()
  const popup = await open()
  await fillLogin(popup, words, salma, demoPassword)
  await expect(account(page)).toBeVisible()
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(page).toHaveURL(at('favourites?sort=price'))
})

test('resumes or ends the session on a later visit', async ({ page, context }) => {
  await enter(page)
  const later = async () => {
    await page.evaluate(() => {
      sessionStorage.clear()
      const kept = JSON.parse(localStorage.getItem('rihla.session') ?? '{}')
      localStorage.setItem('rihla.session', JSON.stringify({ ...kept, expiresAt: 1000 }))
    })
    await page.reload()
  }
  await later()
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('rihla.session') ?? '{}').expiresAt)).toBeGreaterThan(1000)
  await expect(account(page)).toBeVisible()
  await context.clearCookies()
  await later()
  await expect.poll(() => traces(page)).toEqual(noTrace)
})

import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '../db/demo/accounts.ts'
import { expectSound } from './cars.ts'
import { expect, startingState, test } from './journey.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { fillLogin, ownAddress } from './people.ts'

/** Access tokens of 65 s: 60 s before their end, which is 5 s after they were given, they are renewed. */
let server: OwnServer
test.describe.configure({ mode: 'default', timeout: 90_000 })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  const folder = process.env.E2E_DATA ?? '.cache/journey-data'
  server = await startOwnServer([`--data-dir=${folder}`, '--roles=web,api,identity', '--access-token-seconds=65', '--trust-proxy=true'])
})
test.afterAll(() => server?.stop())

const salma = demoAccounts[0]?.email ?? ''
const origin = () => new URL(server.url).origin
const at = (place: string) => `${server.url}${place}`
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'))
/** What this browser keeps that has to do with an account. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('token'),
    session: localStorage.getItem('rihla.session'),
    user: Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.user')),
  }))
const noTrace = { token: null, session: null, user: [] }

for (const language of ['fr', 'ar'] as const)
  test.describe(language, () => {
    test.use({ language, viewport: { width: 1440, height: 900 } })
    test.beforeEach(async ({ context }) => {
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': ownAddress() })
      const state = startingState(language, server.url)
      if (typeof state === 'object') await context.addCookies(state.cookies)
      await context.addInitScript((lang) => localStorage.setItem('lang', lang), language)
    })

    type Words = (pack: string, key: string) => string
    const account = (page: Page) => page.locator('header').getByRole('button', { name: /Salma/ })

    /** Signs Salma in from a page, and waits until the page says so. */
    async function enter(page: Page, words: Words, place = 'home'): Promise<void> {
      await page.goto(at(`authentication/login?returnUrl=${encodeURIComponent(at(place))}`))
      await fillLogin(page, words, salma, demoPassword)
      await expect(page).toHaveURL(at(place))
      await expect(account(page)).toBeVisible()
      // with the menu comes the watch over the session
      await expect(page.locator('#account')).toBeAttached()
    }

    test('from a page to sign-in and back to it, greeted by name; signing out leaves nothing and leads home', async ({ page, words }) => {
      const place = at('search-result?Brands=Dacia')
      await page.goto(place, { waitUntil: 'networkidle' })
      await page
        .locator('header')
        .getByRole('link', { name: words('site', 'nav.signIn'), exact: true })
        .click()
      await fillLogin(page, words, salma, demoPassword)
      await expect(page).toHaveURL(place)
      await expect(account(page)).toBeVisible()
      expect(await traces(page)).toMatchObject({ token: expect.stringContaining('.'), user: [`oidc.user:${origin()}:rihla-site`] })

      await account(page).click()
      const menu = page.getByRole('dialog', { name: words('session', 'menu.label') })
      for (const link of ['profile', 'history', 'alerts'])
        await expect(menu.getByRole('link', { name: words('session', `menu.${link}`), exact: true })).toBeVisible()
      await expectSound(page)
      await menu.getByRole('button', { name: words('session', 'menu.logout'), exact: true }).click()
      await expect(page).toHaveURL(at('home'))
      expect(await traces(page)).toEqual(noTrace)
      await expect(page.locator('header').getByRole('link', { name: words('site', 'nav.signIn'), exact: true })).toBeVisible()
      // nor is anybody signed in at the provider
      await page.goto(at('authentication/login'))
      await expect(page.getByLabel(words('identity', 'field.identifier'))).toBeVisible()
    })

    test('whoever gives up is told, and gets to the wanted page by trying again', async ({ page, words }) => {
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

    test('an address of another site, an unknown action and words from outside', async ({ page, words }) => {
      await page.goto(at(`authentication/login?returnUrl=${encodeURIComponent(`${origin()}.evil.ma/`)}`))
      await expect(page.getByRole('alert')).toHaveText(words('session', 'error.returnUrl'))
      await expect(page.locator('main')).toContainText(
        'Invalid return url. The return url needs to have the same origin as the current page.',
      )
      const unknown = await page.goto(at('authentication/nothing'))
      expect(unknown?.status()).toBe(404)
      await expect(page.locator('main')).toContainText('Invalid action')
      const answer = await page.goto(at('authentication/login-failed?message=%3Cimg%20src%3Dx%3E%20Bonjour'))
      expect(answer?.headers()['cache-control']).toBe('no-store')
      await expect(page.locator('main')).toContainText('<img src=x> Bonjour')
      await page.goto(at('authentication/login-callback?code=1&state=nobody-asked'))
      await expect(page.getByRole('alert')).toHaveText(words('session', 'error.state'))
    })

    test('a token is renewed before its end: by the refresh token, or without one through a hidden frame', async ({ page, words }) => {
      await enter(page, words)
      const grants: (string | null)[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/connect/token')) grants.push(new URLSearchParams(request.postData() ?? '').get('grant_type'))
      })
      let before = await token(page)
      await expect.poll(() => token(page), { timeout: 20_000 }).not.toBe(before)
      expect(grants).toContain('refresh_token')

      await page.evaluate(() => {
        const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user')) ?? ''
        sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key) ?? '{}'), refresh_token: undefined }))
      })
      grants.length = 0
      await page.reload()
      before = await token(page)
      await expect.poll(() => token(page), { timeout: 20_000 }).not.toBe(before)
      expect(grants).toContain('authorization_code')
      await expect(account(page)).toBeVisible()
    })

    test('a refresh token that was spent elsewhere costs a hidden frame, not the session', async ({ page, words }) => {
      await enter(page, words)
      await page.evaluate(() => {
        const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user')) ?? ''
        sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key) ?? '{}'), refresh_token: 'spent' }))
      })
      const before = await token(page)
      await page.reload()
      await expect.poll(() => token(page), { timeout: 20_000 }).not.toBe(before)
      await expect(account(page)).toBeVisible()
    })

    test('a second tab knows who is signed in; signing out there is noticed here', async ({ page, context, words }) => {
      await enter(page, words)
      const second = await context.newPage()
      await second.goto(at('search-result'))
      await expect(account(second)).toBeVisible()
      await expect.poll(async () => (await traces(second)).user).toHaveLength(1)
      await account(second).click()
      await second.getByRole('button', { name: words('session', 'menu.logout'), exact: true }).click()
      await expect(second).toHaveURL(at('home'))
      await expect.poll(() => traces(page)).toEqual(noTrace)
      await expect(page.getByRole('alert')).toContainText(words('session', 'lost.text'))
    })

    test('signing out at the provider alone is noticed within a few looks of 2 s', async ({ page, context, words }) => {
      await enter(page, words)
      const provider = await context.newPage()
      await provider.goto(`${origin()}/connect/endsession?client_id=rihla-site`)
      await page.bringToFront()
      await provider.locator('form button').first().click()
      await expect.poll(() => traces(page), { timeout: 15_000 }).toEqual(noTrace)
    })

    test('back in through a window of 500 × 500, while the page stays; closing it early is an error', async ({ page, context, words }) => {
      await enter(page, words)
      const forget = () =>
        page.evaluate(() => {
          localStorage.removeItem('token')
          localStorage.removeItem('rihla.session')
          dispatchEvent(new StorageEvent('storage'))
        })
      const open = async () => {
        const coming = context.waitForEvent('page')
        await page.getByRole('button', { name: words('session', 'lost.again'), exact: true }).click()
        const popup = await coming
        await popup.waitForURL(/identity/)
        return popup
      }
      await context.clearCookies({ name: 'rihla_session' })
      await forget()
      const closed = await open()
      expect(await closed.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 500])
      await closed.close()
      await expect(page.getByRole('alert').filter({ hasText: words('session', 'error.popupClosed') })).toBeVisible()

      await enter(page, words, 'favourites?sort=price')
      await context.clearCookies({ name: 'rihla_session' })
      await forget()
      const popup = await open()
      await fillLogin(popup, words, salma, demoPassword)
      await expect(account(page)).toBeVisible()
      await expect.poll(() => popup.isClosed()).toBe(true)
      await expect(page).toHaveURL(at('favourites?sort=price'))
    })

    test('a later visit: the session goes on if the provider says so, and is over if not', async ({ page, context, words }) => {
      await enter(page, words)
      const later = async () => {
        await page.evaluate(() => {
          sessionStorage.clear()
          const kept = JSON.parse(localStorage.getItem('rihla.session') ?? '{}')
          localStorage.setItem('rihla.session', JSON.stringify({ ...kept, expiresAt: 1000 }))
        })
        await page.reload()
      }
      await later()
      await expect
        .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('rihla.session') ?? '{}').expiresAt))
        .toBeGreaterThan(1000)
      await expect(account(page)).toBeVisible()
      await context.clearCookies()
      await later()
      await expect.poll(() => traces(page)).toEqual(noTrace)
    })
  })

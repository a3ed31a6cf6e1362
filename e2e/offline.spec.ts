import type { BrowserContext } from '@playwright/test'
import { carsOnSale, kept, onDevice } from './cars.ts'
import { awake, expect, on, test, visit } from './journey.ts'
import { hasCopy, isControlled } from './kept-copies.ts'
import { signInAt } from './paid-booking.ts'

test.use({ serviceWorkers: 'allow' })

/** Disconnects the pages and the service worker, which browsers do not always include in offline mode. */
async function loseNetwork(context: BrowserContext): Promise<void> {
  await context.route('**/*', (route) => route.abort('internetdisconnected'))
  await context.setOffline(true)
}
async function findNetwork(context: BrowserContext): Promise<void> {
  await context.unroute('**/*')
  await context.setOffline(false)
}

test('is installable with manifest, icons and an offline start page', async ({ page, context, request }) => {
  await visit(page, './home')
  const at = await page.locator('link[rel="manifest"]').getAttribute('href')
  const address = new URL(String(at), page.url())
  const app = await (await request.get(address.href)).json()
  expect(app).toMatchObject({ id: '/', scope: '/', start_url: '/home', display: 'standalone', lang: 'fr-MA', dir: 'ltr' })
  for (const purpose of ['any', 'maskable'])
    for (const size of ['192x192', '512x512'])
      expect(app.icons).toContainEqual(expect.objectContaining({ purpose, sizes: size, type: 'image/png' }))
  await expect.poll(() => isControlled(page)).toBe(true)
  await expect.poll(() => hasCopy(page, '/home')).toBe(true)
  await loseNetwork(context)
  expect((await page.goto(app.start_url))?.status()).toBe(200)
  await awake(page)
})

test('reads assistance and favourites offline and reports unvisited pages', on.both, async ({ page, context, request, words }) => {
  const [car, unseen] = await carsOnSale(request, 'Brands=Dacia&size=2')
  if (!(car && unseen)) throw new Error('two cars are needed')
  await onDevice(page, 'favourites', kept([car]))
  await visit(page, './support')
  await expect.poll(() => isControlled(page)).toBe(true)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('site', 'nav.favourites'), exact: true })
    .click()
  await expect(page.locator('main article img')).toHaveCount(1)
  const price = await page.locator('main article').innerText()
  await expect.poll(() => hasCopy(page, '/favourites')).toBe(true)

  await loseNetwork(context)
  await expect(page.getByText(words('site', 'app.offline'))).toBeVisible()
  // a link to a cached page works by a full load
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('site', 'footer.support'), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('content', 'support.title'))
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
  await page.goto('./favourites')
  await awake(page)
  await expect(page.locator('main article')).toHaveText(price, { useInnerText: true })

  await page.goto(`./cars/${unseen.slug}/${unseen.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('offline', 'title'))
  await awake(page)
  await expect(page.getByRole('link', { name: words('offline', 'page.favourites') })).toBeVisible()
  await findNetwork(context)
  await page.locator('main').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/cars/${unseen.slug}/${unseen.id}$`))
})

test('reads own purchases offline only while signed in', on.arabic, async ({ page, context, words }) => {
  const people = () => page.evaluate(async () => (await caches.keys()).filter((name) => / person /.test(name)).length)
  await visit(page, './support')
  await expect.poll(() => isControlled(page)).toBe(true)
  await signInAt(page, 'history', 'salma.alaoui@exemple.ma')
  await expect(page.getByRole('heading', { level: 2, name: words('account', 'cases.title') })).toBeVisible()
  const purchases = page.locator('main li a[href*="/history/"]')
  await expect(purchases.first()).toBeVisible()
  // the copy is stored shortly after its response
  for (const kept of ['/history', '/api/customers/purchases', '/api/customers/sales', '/api/customers/intermediations', '/api/vehicleads'])
    await expect.poll(() => hasCopy(page, kept)).toBe(true)
  await page.waitForLoadState('networkidle')
  const count = await purchases.count()
  expect(await people()).toBe(1)

  await loseNetwork(context)
  // a page loaded now is offline, and its session has expired
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false }))
  await page.addInitScript(() => {
    // once, and with no open page, which would renew it
    if (sessionStorage.getItem('ran-out')) return
    sessionStorage.setItem('ran-out', 'true')
    const session = JSON.parse(localStorage.getItem('rihla.session') ?? '{}')
    localStorage.setItem('rihla.session', JSON.stringify({ ...session, expiresAt: 1 }))
  })
  await page.reload()
  await expect(purchases).toHaveCount(count)
  await expect(page.getByText(words('site', 'app.offline'))).toBeVisible()
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => true }))

  await findNetwork(context)
  await page.goto('./authentication/logout')
  await page.waitForURL(/\/home$/)
  expect(await people()).toBe(0)
  await loseNetwork(context)
  await page.goto('./history')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('account', 'signIn.title'))
  await expect(purchases).toHaveCount(0)
})

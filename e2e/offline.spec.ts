import type { Page } from '@playwright/test'
import { carsOnSale, kept, onDevice } from './cars.ts'
import { awake, expect, on, test, visit } from './journey.ts'

test.use({ serviceWorkers: 'allow' })

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null)
/** Whether there is a copy of a page that one could open now. */
const hasPage = (page: Page, path: string) =>
  page.evaluate(
    async (end) =>
      (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
        .flat()
        .some(({ url }) => new URL(url).pathname === end),
    path,
  )

/** What a browser looks at before it offers to install an app. */
test('the app can be installed: its description, its icons, and a first page that answers without a network', async ({
  page,
  context,
  request,
}) => {
  await visit(page, './home')
  const at = await page.locator('link[rel="manifest"]').getAttribute('href')
  const address = new URL(String(at), page.url())
  const app = await (await request.get(address.href)).json()
  expect(app).toMatchObject({ id: '/', scope: '/', start_url: '/home', display: 'standalone', lang: 'fr-MA', dir: 'ltr' })
  for (const purpose of ['any', 'maskable'])
    for (const size of ['192x192', '512x512'])
      expect(app.icons).toContainEqual(expect.objectContaining({ purpose, sizes: size, type: 'image/png' }))
  await expect.poll(() => isControlled(page)).toBe(true)
  await expect.poll(() => hasPage(page, '/home')).toBe(true)
  await context.setOffline(true)
  expect((await page.goto(app.start_url))?.status()).toBe(200)
  await awake(page)
})

test(
  'roadside help and favourites can be read without a network, what was never seen says so',
  on.both,
  async ({ page, context, request, words }) => {
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
    await expect.poll(() => hasPage(page, '/favourites')).toBe(true)

    await context.setOffline(true)
    await expect(page.getByText(words('site', 'app.offline'))).toBeVisible()
    // a link to what is kept leads there, over a load of its own
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
    await context.setOffline(false)
    await page.locator('main').getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/cars/${unseen.slug}/${unseen.id}$`))
  },
)

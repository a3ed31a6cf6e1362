import type { Page } from '@playwright/test'
import { awake, expect, startingState, test, visit } from './journey.ts'
import { dataFolder, type OwnServer, startOwnServer } from './own-server.ts'

/** The build, stock and pictures of the other tests, served under a base path. */
const basePath = '/occasion/'
let server: OwnServer
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startOwnServer([`--base-path=${basePath}`, `--data-dir=${dataFolder}`, '--roles=web,api'])
})
test.afterAll(() => server?.stop())

/** Requested paths and failures of a page. */
function watch(page: Page) {
  const asked: string[] = []
  const refused: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', (error) => refused.push(error.message))
  return { asked, refused }
}

const drawn = (page: Page) =>
  page
    .locator('main article img')
    .first()
    .evaluate((photo) => (photo as HTMLImageElement).naturalWidth)

test(`opens home, search, car and favourites under ${basePath}`, async ({ browser, language }) => {
  const context = await browser.newContext({ storageState: startingState(language, server.url) })
  const page = await context.newPage()
  const { asked, refused } = watch(page)
  const at = (place: string) => new RegExp(`^${server.url}${place}`)

  await visit(page, server.url)
  await expect(page).toHaveURL(at('home$'))
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  // the browser requests the models and the count from the API
  const search = page.locator('main').getByRole('search')
  await search.locator('summary').click()
  await page.locator('select[name="Brands"]').selectOption('Dacia')
  await expect(page.locator('select[name="Models"] option', { hasText: 'Duster' })).toBeAttached()
  await search.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(at('search-result\\?Brands=Dacia'))
  // the home page has cars too, until the results load
  await expect(page.locator('main article').first().getByRole('heading')).toContainText('Dacia')
  await expect.poll(() => drawn(page)).toBeGreaterThan(0)

  const name = await page.locator('main article').first().getByRole('heading').innerText()
  await page.locator('main article').first().getByRole('link').click()
  await expect(page).toHaveURL(at('cars/[\\w-]+/\\d+$'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const car = page.url()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', language === 'ar' ? `${car}?lang=ar` : car)
  await page.locator('main button[aria-pressed="false"]').first().click()
  await page.getByRole('banner').locator('a[href$="/favourites"][aria-label]').click()
  await expect(page).toHaveURL(at('favourites$'))
  await expect(page.locator('main article')).toHaveCount(1)
  await expect.poll(() => drawn(page)).toBeGreaterThan(0)
  await page.goBack()
  await expect(page).toHaveURL(car)
  await page.goBack()
  await expect(page).toHaveURL(at('search-result\\?Brands=Dacia'))
  await expect(page.locator('main article').first()).toBeVisible()
  await page.reload()
  await awake(page)
  await expect(page.locator('main article').first()).toBeVisible()

  const other = language === 'fr' ? 'ar' : 'fr'
  await page.locator('header summary').click()
  await page.locator(`header li a[hreflang="${other}"]`).click()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page).toHaveURL(at('search-result\\?Brands=Dacia'))

  expect(asked.filter((path) => !path.startsWith(basePath))).toEqual([])
  for (const kind of ['assets/', 'fonts/', 'img/', 'api/', 'documents/pictures/'])
    expect(
      asked.some((path) => path.startsWith(basePath + kind)),
      kind,
    ).toBe(true)
  expect(refused).toEqual([])
  await context.close()
})

test('serves nothing outside of the base path and links only inside it', async ({ request }) => {
  for (const path of ['/home', '/search-result', '/api/vehicles', '/occasionally/home']) {
    expect((await request.get(new URL(path, server.url).href, { maxRedirects: 0 })).status(), path).toBe(404)
  }
  expect((await request.get(`${server.url}api/vehicles?size=1`)).status()).toBe(200)
  const robots = await (await request.get(`${server.url}robots.txt`)).text()
  expect(robots).toContain(`${server.url}sitemap.xml`)
  const map = await (await request.get(`${server.url}sitemap.xml`)).text()
  const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place)
  expect(places.length).toBeGreaterThan(0)
  expect(places.filter((place) => !place.startsWith(server.url))).toEqual([])
})

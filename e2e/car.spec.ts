import type { Page } from '@playwright/test'
import { carsOnSale, expectSound, nameOf, pathOf, type StockCar, watchShifts } from './cars.ts'
import { expect, on, test, visit } from './journey.ts'

/** In Arabic the photo strip and the matching arrow keys run the other way. */
const ahead = { fr: 'ArrowRight', ar: 'ArrowLeft' } as const
const back = { fr: 'ArrowLeft', ar: 'ArrowRight' } as const
const small = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

let car: StockCar
test.beforeEach(async ({ request }) => {
  const [first] = await carsOnSale(request, 'IsCertified=true&Brands=Dacia&size=1')
  if (!first) throw new Error('The demo world has no certified Dacia')
  car = first
})

test('shows name, price, facts, store and contact options of a car', on.both, async ({ page, words }) => {
  await page.goto(pathOf(car))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(car))
  await expect(
    page
      .getByRole('complementary')
      .getByText(new RegExp(`^${String(car.price).replace(/\B(?=(\d{3})+$)/g, '\\s')}\\s`))
      .first(),
  ).toBeVisible()
  for (const key of ['equipment', 'papers', 'where'])
    await expect(page.getByRole('heading', { level: 2, name: words('vehicleDetails', key) })).toBeVisible()
  await expect(page.locator('aside').getByRole('button', { name: words('vehiclePage', 'reserveShort') })).toBeVisible()
  await expect(page.locator('aside a[href^="tel:+212"]')).toBeVisible()
  await expect(page.locator('a[href*="zoom=19"]')).toHaveAttribute('href', /query=3\d\.\d+,-\d+\.\d+/)
  await expect(page.locator('aside').getByRole('link', { name: words('vehiclePage', 'print') })).toBeVisible()
})

test('renders title, canonical URL, alternate and structured data', on.both, async ({ page, language }) => {
  await page.goto(pathOf(car))
  await expect(page).toHaveTitle(new RegExp(nameOf(car)))
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(canonical).toContain(`/cars/${car.slug}/${car.id}${language === 'ar' ? '?lang=ar' : ''}`)
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(3)
  const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))
  expect(facts.find((fact) => fact['@type'] === 'Car')).toMatchObject({
    sku: car.reference,
    offers: { price: car.price, priceCurrency: 'MAD' },
  })
  expect(facts.find((fact) => fact['@type'] === 'BreadcrumbList').itemListElement).toHaveLength(4)
})

test('redirects a wrong slug, answers 404 for unknown and 410 for old sales', async ({ page, request, words }) => {
  const moved = await request.get(`./cars/another-name/${car.id}`, { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers().location).toContain(`/cars/${car.slug}/${car.id}`)
  for (const id of ['2147483647', '0', 'abc', '99999999999']) expect((await request.get(`./cars/dacia-duster/${id}`)).status()).toBe(404)
  await page.goto('./cars/dacia-duster/2147483647')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('site', 'notFound.title'))

  const sold = await carsOnSale(request, 'IsArchived=true&size=100')
  const states = await Promise.all(sold.map(async (one) => ({ one, status: (await request.get(`./api/vehicles/${one.id}`)).status() })))
  const gone = states.find(({ status }) => status === 410)
  const lately = states.find(({ status }) => status === 200)
  expect(gone && (await request.get(pathOf(gone.one))).status()).toBe(410)
  expect(lately).toBeDefined()
  if (!lately) return
  await page.goto(pathOf(lately.one))
  await expect(page.getByText(words('vehiclePage', 'soldTitle'))).toBeVisible()
  await expect(page.getByRole('button', { name: words('vehiclePage', 'reserveShort') })).toHaveCount(0)
  await expect(page.locator('#similar article').first()).toBeAttached()
})

test('follows arrow keys by direction and returns focus from large view', on.both, async ({ page, language, words }) => {
  await visit(page, pathOf(car))
  const gallery = page.getByRole('region', { name: words('vehiclePage', 'photos') })
  const counter = gallery.locator('bdi', { hasText: '/' })
  await expect(counter).toHaveText(/^1 \//)
  await gallery.locator('button[tabindex="0"]').first().focus()
  await page.keyboard.press(ahead[language])
  await expect(counter).toHaveText(/^2 \//)
  await page.keyboard.press(back[language])
  await expect(counter).toHaveText(/^1 \//)

  const slide = gallery.locator('button[tabindex="0"]').first()
  await slide.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(viewer.getByRole('img').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(slide).toBeFocused()
})

test('expands all equipment and shows similar cars in two tabs', on.phone, async ({ page, words }) => {
  await visit(page, pathOf(car))
  const equipment = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: words('vehicleDetails', 'equipment') }) })
  const lines = equipment.locator('li:visible')
  const before = await lines.count()
  await equipment.getByRole('button', { expanded: false }).click()
  await expect(equipment.getByRole('button', { name: words('vehicleDetails', 'fewerEquipment'), expanded: true })).toBeVisible()
  expect(await lines.count()).toBeGreaterThan(before)
  const promoted = page.getByRole('tab', { name: words('vehicleDetails', 'promoted') })
  await promoted.click()
  await expect(promoted).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
})

test('copies a shared link when the device has no share dialog', async ({ page, context, words }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await visit(page, pathOf(car))
  await page
    .getByRole('button', { name: words('vehiclePage', 'share') })
    .first()
    .click()
  await expect(page.getByText(words('vehiclePage', 'shared'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/cars/${car.slug}/${car.id}`)
})

test('reserves by phone without JavaScript', on.both, async ({ browser, words, baseURL, storageState }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, storageState })
  const page = await context.newPage()
  await page.goto(pathOf(car))
  // texts of `noscript` are not found by text
  const offer = page.locator('aside noscript p')
  await expect(offer).toBeVisible()
  await expect(offer).toContainText(words('vehiclePage', 'reserveByPhone'))
  await expect(offer.getByRole('link')).toHaveAttribute('href', /^tel:\+212/)
  await expect(page.getByRole('button', { name: words('vehiclePage', 'reserveShort') })).toHaveCount(0)
  await context.close()
})

test('prints only the car, without bars, buttons and other cars', on.arabic, async ({ page, words }) => {
  await visit(page, pathOf(car))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: words('vehicleDetails', 'hesitate') })).toBeHidden()
  await expect(page.getByRole('link', { name: words('vehiclePage', 'print') })).toBeHidden()
})

/** Detects from the first render on whether a rendered element is removed later. */
async function watchLoss(page: Page, selector: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((wanted) => {
    const watched = { there: false, lost: false }
    Object.assign(window, { watched })
    const look = () => {
      const there = document.querySelector(wanted) !== null
      watched.lost ||= watched.there && !there
      watched.there = there
      requestAnimationFrame(look)
    }
    look()
  }, selector)
  return () => page.evaluate(() => (window as unknown as { watched: { lost: boolean } }).watched.lost)
}

test('is accessible, has no layout shift, keeps the action visible on phones', on.all, async ({ page, words }) => {
  const shifts = await watchShifts(page)
  const lost = await watchLoss(page, '#question')
  await page.goto(pathOf(car), { waitUntil: 'networkidle' })
  await expectSound(page)
  expect([await shifts(), await lost()]).toEqual([[], false])
  if (small(page)) await expect(page.getByRole('button', { name: words('vehiclePage', 'reserveShort'), exact: true })).toBeInViewport()
})

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Localized, localized } from '#shared/language.ts'
import { carsOnSale, numberIn, pathOf, stockCounts } from './cars.ts'
import { awake, expect, on, test, visit } from './journey.ts'

const open = (page: Page) => visit(page, './home')
const total = async (page: Page): Promise<number> => numberIn(await page.locator('#results-summary').innerText())
const section = (page: Page, heading: string) => page.locator('main section').filter({ has: page.getByRole('heading', { name: heading }) })

test('parses a sentence into filters while typing and matches the count', on.wideAndPhone, async ({ page, request, words }) => {
  const form = page.locator('main').getByRole('search', { name: words('search', 'say.title') })
  const field = form.getByRole('textbox')
  const button = form.locator('button[type="submit"]')
  const promised = async () => numberIn(await button.innerText())
  // a car may be reserved between the two responses
  await expect(async () => {
    await open(page)
    expect(await promised()).toBe((await stockCounts(request)).total)
  }).toPass()

  await field.pressSequentially('duster diesel moins de 200 000 nickel')
  const asked = 'Brands=Dacia&Models=Duster&FuelTypes=Diesel&MaxPrice=200000'
  const { total: fitting } = await stockCounts(request, asked)
  expect(fitting).toBeGreaterThan(0)
  await expect.poll(promised).toBe(fitting)
  const chips = form.getByRole('button').filter({ has: page.locator('bdi') })
  await expect(chips).toHaveCount(3)
  await expect(form.getByText(/«\s*nickel\s*»/)).toBeVisible()
  await chips.nth(1).click()
  await expect(field).toHaveValue('duster moins de 200 000 nickel')
  await expect(field).toBeFocused()
  await expect(chips).toHaveCount(2)

  await form.getByText(words('search', 'say.precise')).click()
  await form.getByRole('combobox', { name: words('search', 'say.city'), exact: true }).selectOption('Casablanca')
  const search = 'Brands=Dacia&Models=Duster&Cities=Casablanca&MaxPrice=200000'
  const { total: near } = await stockCounts(request, search)
  await expect.poll(promised).toBe(near)
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/search-result\\?${search}&unknown=nickel`))
  if (near === 0) return
  // a car may be released or reserved between the two responses
  await expect(async () => {
    if ((await total(page)) !== (await stockCounts(request, search)).total) await page.reload()
    expect(await total(page)).toBe((await stockCounts(request, search)).total)
  }).toPass()
})

test('opens the focused search field from every page', on.wideAndPhone, async ({ page, request, words }) => {
  const [car] = await carsOnSale(request, 'Brands=Dacia&size=1')
  expect(car).toBeDefined()
  await visit(page, pathOf(car as NonNullable<typeof car>))
  const magnifier = page.getByRole('banner').getByRole('link', { name: words('site', 'nav.search') })
  await magnifier.click()
  const field = page.getByRole('dialog').getByRole('textbox', { name: words('search', 'say.title') })
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(magnifier).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.type('clio')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search-result\?Brands=Renault&Models=Clio/)
  await expect(field).toBeHidden()
})

test('limits the phone home page to six screens and separates selling', on.phone, async ({ page, words }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  // a banner overlays the page and adds no height
  const announced = await page
    .getByRole('region', { name: words('site', 'banners') })
    .evaluateAll((all) => all.reduce((sum, one) => sum + one.clientHeight, 0))
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6 * 844 + announced)
  const call = page.locator('main').getByRole('link', { name: words('home', 'sell.call') })
  await expect(call).toBeHidden()
  await page.getByRole('radio', { name: words('home', 'doors.sell') }).check({ force: true })
  await expect(call).toBeVisible()
  await expect(page.locator('main').getByRole('search')).toBeHidden()
})

test('opens the search with the count of a tile', async ({ page, words }) => {
  const tiles = [
    { title: 'bodies.title', name: words('vehicles', 'bodyStyle.SUV'), address: /\/search-result\?BodyStyles=SUV$/ },
    { title: 'brands.title', name: 'Dacia', address: /\/search-result\?Brands=Dacia$/ },
  ] as const
  // other tests sell and publish cars between the two pages
  for (const { title, name, address } of tiles)
    await expect(async () => {
      await open(page)
      const tile = section(page, words('home', title)).getByRole('link').filter({ hasText: name })
      const told = numberIn(await tile.locator('.num').innerText())
      await tile.click()
      await expect(page).toHaveURL(address)
      expect(await total(page)).toBe(told)
    }).toPass()
})

test('shows selected cars and promotions from stock, or no section', async ({ page, request, words }) => {
  const [featured, promoted] = await Promise.all(
    ['featured', 'promoted'].map(async (kind) => (await request.get(`./api/vehicles/${kind}?size=4`)).json()),
  )
  await open(page)
  for (const [heading, cars] of [
    ['featured.title', featured],
    ['promoted.title', promoted],
  ] as const) {
    const row = section(page, words('home', heading))
    await expect(row).toHaveCount(cars.length > 0 ? 1 : 0)
    const links = await row
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(links).toEqual(cars.map((car: { slug: string; id: number }) => `/cars/${car.slug}/${car.id}`))
  }
  const certified = page.locator('main a[href$="IsCertified=true"]')
  // another test may certify a car during this one
  await expect(async () => {
    await open(page)
    const count = numberIn(await certified.innerText())
    await certified.click()
    await expect(page).toHaveURL(/IsCertified=true/)
    expect(await total(page)).toBe(count)
  }).toPass()
})

test('validates the newsletter form and reveals no other subscribers', on.arabic, async ({ page, words }) => {
  await open(page)
  const email = page.getByLabel(words('contact', 'newsletter.email'))
  const consent = page.getByRole('checkbox', { name: words('contact', 'newsletter.consent') })
  const submit = page.getByRole('button', { name: words('contact', 'newsletter.submit') })
  const error = page.locator('main form').getByRole('alert')

  await submit.click()
  await expect(error).toHaveText(words('contact', 'newsletter.badEmail'))
  await expect(email).toBeFocused()
  await email.fill('nobody@nowhere')
  await email.press('Enter')
  await expect(error).toHaveText(words('contact', 'newsletter.badEmail'))
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(words('contact', 'newsletter.badEmail'))

  const address = `visitor-${randomUUID()}@example.ma`
  await email.fill(address)
  await submit.click()
  await expect(error).toHaveText(words('contact', 'newsletter.needConsent'))
  await expect(consent).toBeFocused()
  await expect(consent).toHaveAccessibleDescription(words('contact', 'newsletter.needConsent'))
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await consent.check()
  await submit.click()
  await expect(page.getByRole('status').filter({ hasText: words('contact', 'newsletter.done') })).toBeVisible()
  await expect(submit).toHaveCount(0)

  await page.reload()
  await awake(page)
  await email.fill(address.toUpperCase())
  await expect(consent).not.toBeChecked()
  await consent.check()
  await submit.click()
  await expect(page.getByRole('status').filter({ hasText: words('contact', 'newsletter.done') })).toBeVisible()
})

test('lists every store with its cars, phone and directions', on.both, async ({ page, request, language }) => {
  const stores = (await (await request.get('./api/storageareas')).json()) as { city: string; cityNames: Localized; phone: string }[]
  expect(stores).toHaveLength(8)
  await page.goto('./home#map')
  const network = page.locator('#map')
  await expect(network.getByRole('heading')).toBeInViewport()
  await expect(network.getByRole('img')).toBeVisible()
  const lines = network.getByRole('listitem')
  await expect(lines).toHaveCount(stores.length)
  for (const [i, store] of stores.entries()) {
    const line = lines.nth(i)
    await expect(line).toContainText(localized(store.cityNames, language))
    await expect(line.locator('a[href^="tel:"]')).toHaveAttribute('href', /^tel:\+212\d{9}$/)
    await expect(line.locator('a[target="_blank"]')).toHaveAttribute('href', /@3\d\.\d+,-\d+\.\d+,19z$/)
    await expect(line.locator('a[target="_blank"]')).toHaveAccessibleName(/\S{3}/)
  }
})

test('renders the page and searches without JavaScript', async ({ browser, request, baseURL, storageState, viewport, words }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, storageState, viewport })
  const page = await context.newPage()
  await page.goto('./home')
  const [car] = await carsOnSale(request, 'Brands=Renault&Cities=Casablanca&size=1')
  expect(car).toBeDefined()
  const form = page.locator('main').getByRole('search', { name: words('search', 'say.title') })
  await form.getByRole('textbox').fill('renault')
  await form.getByText(words('search', 'say.precise')).click()
  await form.getByRole('combobox', { name: words('search', 'say.city'), exact: true }).selectOption('Casablanca')
  await form.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(/\/search-result\?.*Brands=Renault/)
  const { total: fitting } = await stockCounts(request, 'Brands=Renault&Cities=Casablanca')
  expect(await total(page)).toBe(fitting)
  if (car) {
    await page.locator(`main article a[href$="/${car.id}"]`).click()
    await expect(page).toHaveURL(new RegExp(pathOf(car).slice(1)))
  }
  await context.close()
})

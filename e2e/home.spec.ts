import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Localized, localized } from '#shared/language.ts'
import { carsOnSale, numberIn, pathOf, stockCounts } from './cars.ts'
import { awake, expect, on, test, visit } from './journey.ts'

const open = (page: Page) => visit(page, './home')
const total = async (page: Page): Promise<number> => numberIn(await page.locator('#results-summary').innerText())
const section = (page: Page, heading: string) => page.locator('main section').filter({ has: page.getByRole('heading', { name: heading }) })

test(
  'the quick search offers the models of the make, counts with every choice, and keeps its promise',
  on.phone,
  async ({ page, request, words }) => {
    const form = page.getByRole('search', { name: words('home', 'quick.label') })
    const model = form.getByRole('combobox', { name: words('home', 'quick.model'), exact: true })
    const button = form.getByRole('button')
    const promised = async () => numberIn(await button.innerText())
    // a car may be reserved between the two answers
    await expect(async () => {
      await open(page)
      expect(await promised()).toBe((await stockCounts(request)).total)
    }).toPass()
    await expect(model).toBeDisabled()

    await form.getByRole('combobox', { name: words('home', 'quick.brand'), exact: true }).selectOption('Dacia')
    const dacia = await stockCounts(request, 'Brands=Dacia')
    const models = dacia.facets.models.filter(({ brand }) => brand === 'Dacia').map(({ value }) => value)
    expect(models.length).toBeGreaterThan(2)
    await expect
      .poll(() => model.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)))
      .toEqual(['', ...models])
    await expect.poll(promised).toBe(dacia.total)

    await model.selectOption('Duster')
    await form.getByRole('combobox', { name: words('home', 'quick.budget'), exact: true }).selectOption('200000')
    const { total: fitting } = await stockCounts(request, 'Brands=Dacia&Models=Duster&MaxPrice=200000')
    expect(fitting).toBeGreaterThan(0)
    await expect.poll(promised).toBe(fitting)
    await button.click()
    await expect(page).toHaveURL(/\/search-result\?Brands=Dacia&Models=Duster&MaxPrice=200000/)
    await expect(page.locator('main article').first()).toBeVisible()
    expect(await total(page)).toBe(fitting)

    // another make forgets the model of the first
    await open(page)
    await form.getByRole('combobox', { name: words('home', 'quick.brand'), exact: true }).selectOption('Dacia')
    await expect(model.locator('option[value="Duster"]')).toBeAttached()
    await model.selectOption('Duster')
    await form.getByRole('combobox', { name: words('home', 'quick.brand'), exact: true }).selectOption('Renault')
    await expect(model).toHaveValue('')
  },
)

test('a body style and a make open the search with as many cars as their tile says', async ({ page, words }) => {
  await open(page)
  const style = section(page, words('home', 'bodies.title'))
    .getByRole('link')
    .filter({ hasText: words('vehicles', 'bodyStyle.SUV') })
  const suvs = numberIn(await style.locator('span').last().innerText())
  await style.click()
  await expect(page).toHaveURL(/\/search-result\?BodyStyles=SUV$/)
  expect(await total(page)).toBe(suvs)

  await open(page)
  const tile = section(page, words('home', 'brands.title')).getByRole('link').filter({ hasText: 'Dacia' })
  await tile.scrollIntoViewIfNeeded()
  // the drawn badge, an answer of the API
  await expect.poll(() => tile.locator('img').evaluate((badge) => (badge as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  expect(await tile.locator('img').getAttribute('src')).toContain('/api/vehiclebrands/icons/Dacia')
  const cars = numberIn(await tile.locator('span').last().innerText())
  await tile.click()
  await expect(page).toHaveURL(/\/search-result\?Brands=Dacia$/)
  expect(await total(page)).toBe(cars)
})

test('the chosen cars of the week and the promotions are those of the stock, and lead on', async ({ page, request, words }) => {
  const [featured, promoted] = await Promise.all(
    ['featured', 'promoted'].map(async (kind) => (await request.get(`./api/vehicles/${kind}?size=4`)).json()),
  )
  await open(page)
  for (const [heading, cars] of [
    ['featured.title', featured],
    ['promoted.title', promoted],
  ] as const) {
    const row = section(page, words('home', heading))
    expect(cars).toHaveLength(4)
    const links = await row
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(links).toEqual(cars.map((car: { slug: string; id: number }) => `/cars/${car.slug}/${car.id}`))
  }
  const certified = section(page, words('home', 'featured.title')).locator('a[href*="IsCertified"]')
  const count = numberIn(await certified.innerText())
  await certified.click()
  await expect(page).toHaveURL(/IsCertified=true/)
  expect(await total(page)).toBe(count)

  await open(page)
  await section(page, words('home', 'promoted.title')).locator('a[href*="IsPromoted"]').click()
  await expect(page).toHaveURL(/IsPromoted=true/)
  expect(await total(page)).toBe((await stockCounts(request, 'IsPromoted=true')).total)
})

test(
  'the letter: every mistake is named at its field, success takes the place of the form, and tells nothing about others',
  on.arabic,
  async ({ page, words }) => {
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
  },
)

test('the network names every store with its cars, its phone and the way there', on.both, async ({ page, request, language }) => {
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

test('without script the page is whole and its search finds', async ({ browser, request, baseURL, storageState, viewport, words }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, storageState, viewport })
  const page = await context.newPage()
  await page.goto('./home')
  const [car] = await carsOnSale(request, 'Brands=Renault&Cities=Casablanca&size=1')
  expect(car).toBeDefined()
  const form = page.getByRole('search', { name: words('home', 'quick.label') })
  await form.getByRole('combobox', { name: words('home', 'quick.brand'), exact: true }).selectOption('Renault')
  await form.getByRole('combobox', { name: words('home', 'quick.city'), exact: true }).selectOption('Casablanca')
  await form.getByRole('button').click()
  await expect(page).toHaveURL(/\/search-result\?.*Brands=Renault/)
  const { total: fitting } = await stockCounts(request, 'Brands=Renault&Cities=Casablanca')
  expect(await total(page)).toBe(fitting)
  if (car) {
    await page.locator(`main article a[href$="/${car.id}"]`).click()
    await expect(page).toHaveURL(new RegExp(pathOf(car).slice(1)))
  }
  await context.close()
})

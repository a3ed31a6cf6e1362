import type { Page } from '@playwright/test'
import arAlerts from '../src/i18n/ar/alerts.json' with { type: 'json' }
import ar from '../src/i18n/ar/search.json' with { type: 'json' }
import arFilters from '../src/i18n/ar/searchFilters.json' with { type: 'json' }
import arVehicles from '../src/i18n/ar/vehicles.json' with { type: 'json' }
import frAlerts from '../src/i18n/fr/alerts.json' with { type: 'json' }
import fr from '../src/i18n/fr/search.json' with { type: 'json' }
import frFilters from '../src/i18n/fr/searchFilters.json' with { type: 'json' }
import frVehicles from '../src/i18n/fr/vehicles.json' with { type: 'json' }
import { carsOnSale, expectSound } from './cars.ts'
import { expect, on, test, visit } from './journey.ts'

const packs = { fr: { ...fr, vehicles: frVehicles, panel: frFilters }, ar: { ...ar, vehicles: arVehicles, panel: arFilters } }

/** Digits of a text as a number, with any thousands separator. */
const numberIn = (text: string): number => Number(text.replaceAll(/(?<=\d)[\u00a0\u202f.,](?=\d)/g, '').match(/\d+/)?.[0] ?? 0)
const cards = (page: Page) => page.locator('main article')
const title = (page: Page) => page.locator('#results-title')
const total = async (page: Page): Promise<number> => numberIn(await page.locator('#results-summary').innerText())
/** Filters are in a column on wide screens and in a bottom sheet on small ones. */
const small = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024
const ready = async (page: Page): Promise<void> => {
  await expect(title(page)).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}
async function open(page: Page, search = ''): Promise<void> {
  await visit(page, `./search-result${search}`)
  await ready(page)
}

test('parses a sentence into removable filters', on.phone, async ({ page, language }) => {
  const t = packs[language]
  await open(page)
  const all = await total(page)
  const box = page.getByRole('combobox', { name: t.box.label })
  await box.fill('dacia diesel casa moins de 250000')
  const best = page.getByRole('listbox', { name: t.box.list }).getByRole('option').first()
  await expect(best).toContainText('Dacia')
  await expect(best).toContainText(t.vehicles.fuel.Diesel)
  const promised = numberIn((await best.innerText()).split('\n').at(-1) ?? '')
  await box.press('Enter')

  await expect(page).toHaveURL(/Brands=Dacia/)
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toMatchObject({ Brands: 'Dacia', FuelTypes: 'Diesel', Cities: 'Casablanca', MaxPrice: '250000' })
  await ready(page)
  await expect.poll(() => total(page)).toBe(promised)
  expect(promised).toBeLessThan(all)

  const chips = page.getByRole('list', { name: t.filters.chosen })
  // the bottom sheet clears all of them
  await expect(chips.getByRole('link')).toHaveCount(4)
  await chips.getByRole('link').filter({ hasText: t.vehicles.fuel.Diesel }).click()
  await expect(page).not.toHaveURL(/FuelTypes/)
  await ready(page)
  expect(await total(page)).toBeGreaterThanOrEqual(promised)
})

test('parses a sentence on the server from a form or URL', async ({ page, language }) => {
  const t = packs[language]
  await open(page, `?q=${encodeURIComponent('رونو كليو xqzwv')}`)
  await expect(page).toHaveURL(/Brands=Renault/)
  await expect(page).toHaveURL(/Models=Clio/)
  await expect(page.getByText('xqzwv')).toBeVisible()
  await page.getByRole('link', { name: t.box.forget }).click()
  await expect(page.getByText('xqzwv')).toHaveCount(0)
})

test('updates results, counts and histogram together', on.wideAndPhone, async ({ page, language }) => {
  const t = packs[language]
  await open(page)
  const before = await total(page)
  if (small(page)) await page.getByRole('button', { name: t.filters.open }).click()
  const panel = small(page) ? page.getByRole('dialog') : page.getByRole('complementary', { name: t.panel.filters.title })
  const bars = panel.locator('[aria-hidden="true"] > i')
  const heights = () => bars.evaluateAll((all) => all.map((bar) => (bar as HTMLElement).style.blockSize).join())
  const [drawn, automatic] = [await heights(), panel.getByRole('checkbox', { name: t.vehicles.gear.Automatic })]
  const label = panel.locator('label').filter({ has: page.getByRole('checkbox', { name: t.vehicles.gear.Automatic }) })
  const promised = numberIn(await label.innerText())
  expect(promised).toBeGreaterThan(0)
  expect(promised).toBeLessThan(before)

  await automatic.check()
  await expect(automatic).toBeChecked()
  if (small(page)) {
    const show = panel.getByRole('button').last()
    await expect.poll(async () => numberIn(await show.innerText())).toBe(promised)
    expect(await heights()).not.toBe(drawn)
    await show.click()
    await expect(panel).toBeHidden()
  }
  await expect(page).toHaveURL(/GearTypes=Automatic/)
  await ready(page)
  const found = await total(page)
  // other tests reserve cars of the same stock
  expect(Math.abs(found - promised)).toBeLessThan(5)
  if (!small(page)) {
    expect(found).toBe(numberIn(await label.innerText()))
    expect(await heights()).not.toBe(drawn)
  }
  // phone rows omit the gearbox
  if (small(page)) return
  const gears = await cards(page).allInnerTexts()
  for (const text of gears) expect(text).toContain(t.vehicles.gearShort.Automatic)
})

test('applies the last of many quick choices', on.arabic, async ({ page, language }) => {
  const t = packs[language]
  await open(page)
  if (small(page)) return expect(page.getByRole('button', { name: t.filters.open })).toBeVisible()
  const panel = page.getByRole('complementary', { name: t.panel.filters.title })
  for (const fuel of ['Diesel', 'Gasoline', 'Hybrid', 'Gasoline'] as const)
    await panel.getByRole('checkbox', { name: t.vehicles.fuel[fuel] }).click()
  await expect(page).toHaveURL(/FuelTypes=Diesel&FuelTypes=Hybrid(?!.*Gasoline)/)
  await ready(page)
  await expect(panel.getByRole('checkbox', { name: t.vehicles.fuel.Diesel })).toBeChecked()
  await expect(panel.getByRole('checkbox', { name: t.vehicles.fuel.Gasoline })).not.toBeChecked()
})

test('restores page, scroll position and focus after returning from a car', on.phone, async ({ page }) => {
  await open(page, '?page=2')
  const link = cards(page).nth(7).getByRole('link')
  const href = await link.getAttribute('href')
  await link.focus()
  await page.evaluate(() => window.scrollBy(0, 37))
  const place = await page.evaluate(() => Math.round(window.scrollY))
  expect(place).toBeGreaterThan(300)
  await link.press('Enter')
  await expect(page).toHaveURL(/\/cars\//)
  await page.goBack()
  await expect(page).toHaveURL(/search-result\?page=2$/)
  await ready(page)
  await expect.poll(() => page.evaluate(() => Math.abs(Math.round(window.scrollY)))).toBe(place)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href)
})

test('suggests which filter to remove when there are no results', async ({ page, language }) => {
  const t = packs[language]
  await open(page, '?Brands=Dacia&MaxPrice=1000')
  await expect(page.getByRole('heading', { name: t.empty.title })).toBeVisible()
  const way = page.locator('main a[class*="way"]').first()
  const promised = numberIn(await way.locator('b').innerText())
  expect(promised).toBeGreaterThan(0)
  await way.click()
  await ready(page)
  await expect(cards(page).first()).toBeVisible()
  await expect.poll(() => total(page)).toBe(promised)
})

test('suggests the smallest broader search and an alert for few results', async ({ page, request, language }) => {
  const t = packs[language]
  const [, second] = await carsOnSale(request, 'Brands=Dacia&sortPropertyName=price&sortDirection=Ascending&size=2')
  await open(page, `?Brands=Dacia&MaxPrice=${second?.price}`)
  const few = await total(page)
  await expect(cards(page)).toHaveCount(few)
  expect(few).toBeLessThan(5)

  await page.getByRole('main').getByRole('button', { name: t.alert.createThis }).click()
  await expect(page.getByRole('dialog')).toContainText(frAlerts.create.account)
  await page.keyboard.press('Escape')

  const ways = page.getByRole('region', { name: t.change.title }).getByRole('link')
  const dearer = ways.filter({ hasText: t.change.upTo.split('{amount}')[0] }).first()
  const more = numberIn(await dearer.locator('> span').last().innerText())
  const most = numberIn(await dearer.locator('b + span').innerText())
  expect(more).toBeGreaterThan(0)
  await dearer.click()
  await expect(page).toHaveURL(new RegExp(`MaxPrice=${most}$`))
  await ready(page)
  // the URL changes shortly before its results render
  await expect.poll(() => total(page)).toBe(few + more)
  await expect(cards(page)).toHaveCount(few + more)
})

/** Number of cars in the first row. */
const inARow = (page: Page) =>
  cards(page).evaluateAll((all) => {
    const tops = all.map((one) => Math.round(one.getBoundingClientRect().top))
    return tops.filter((top) => top === tops[0]).length
  })

test('shows the same cars as grid and list and stores the view', on.arabic, async ({ page, language }) => {
  const t = packs[language]
  await open(page, '?Brands=Dacia')
  expect(await inARow(page)).toBe(3)
  await page.setViewportSize({ width: 1920, height: 1080 })
  expect(await inARow(page)).toBe(4)
  await page.setViewportSize({ width: 1440, height: 900 })
  const names = await cards(page).getByRole('link').allInnerTexts()
  await page.getByRole('link', { name: t.view.list }).locator('visible=true').click()
  await expect(page).toHaveURL(/view=list/)
  await expect(cards(page).first()).toHaveAttribute('data-layout', 'list')
  expect(await cards(page).getByRole('link').allInnerTexts()).toEqual(names)
  await page.reload()
  await expect(cards(page).first()).toHaveAttribute('data-layout', 'list')

  // a phone has rows only, four of them between its bars
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: t.view.list }).locator('visible=true')).toHaveCount(0)
  const free = await page.evaluate(() => {
    const [filters, tabs] = [document.querySelector('[class*=bar]:has(> [aria-haspopup])'), document.querySelector('nav[class*=bar]')]
    return (tabs?.getBoundingClientRect().height ?? 0) + (filters?.getBoundingClientRect().height ?? 0)
  })
  const rows = await cards(page).evaluateAll((all) => all.slice(0, 4).map((one) => one.getBoundingClientRect()))
  expect(free).toBeGreaterThan(100)
  expect((rows[3]?.bottom ?? 0) - (rows[0]?.top ?? 0)).toBeLessThanOrEqual(844 - free - 60)
})

test('explains six sort orders and sorts by price', on.wideAndPhone, async ({ page, language }) => {
  const t = packs[language]
  await open(page)
  await page
    .locator('summary', { hasText: small(page) ? t.sort.label : t.sort.relevance })
    .locator('visible=true')
    .click()
  const menu = page.getByRole('list', { name: t.sort.explained }).locator('visible=true')
  await expect(menu.getByRole('link')).toHaveCount(6)
  await menu.getByRole('link').filter({ hasText: t.sort.priceUpWhy }).click()
  await expect(page).toHaveURL(/sortPropertyName=price&sortDirection=Ascending/)
  await ready(page)
  const prices = (await cards(page).locator('p[class*="price"]').allInnerTexts()).map(numberIn)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(prices[0]).toBeGreaterThan(0)
})

test('links result pages and scrolls the next one to its top', async ({ page, language }) => {
  const t = packs[language]
  await open(page)
  const first = await cards(page).first().getByRole('link').innerText()
  await page.getByRole('link', { name: t.pages.next }).click()
  await expect(page).toHaveURL(/page=2/)
  await ready(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(50)
  expect(await cards(page).count()).toBe(12)
  expect(await cards(page).first().getByRole('link').getAttribute('href')).not.toBe(first)
})

test('parses a URL alike in both languages', async ({ page }) => {
  const address = 'Cities=Casablanca&FuelTypes=Diesel&MaxPrice=200000'
  await open(page, `?${address}&lang=fr`)
  const french = await total(page)
  const names = await cards(page).getByRole('link').allInnerTexts()
  await open(page, `?${address}&lang=ar`)
  expect(await total(page)).toBe(french)
  expect(await cards(page).getByRole('link').allInnerTexts()).toEqual(names)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('keeps the valid filters of a wrong URL and offers to drop one', on.arabic, async ({ page, language }) => {
  const t = packs[language]
  await page.goto('./search-result?Brands=Dacia&FuelTypes=Steam')
  await expect(page.getByRole('heading', { name: t.failure.badTitle })).toBeVisible()
  await page.getByRole('link', { name: t.failure.badRemove }).click()
  await expect(page).toHaveURL(/search-result\?Brands=Dacia$/)
  await expect(cards(page).first()).toBeVisible()
})

test('counts matches of an alert and requires sign-in', on.phone, async ({ page, language }) => {
  const t = packs[language]
  const alerts = { fr: frAlerts, ar: arAlerts }[language]
  await open(page, '?Brands=Dacia')
  await page
    .getByRole('button', { name: small(page) ? t.alert.createShort : t.alert.create, exact: true })
    .locator('visible=true')
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(alerts.create.account)
  await expect(dialog.getByRole('button', { name: alerts.create.signIn })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('keeps filters and cars without a connection and offers a retry', async ({ page, language }) => {
  const t = packs[language]
  await open(page, '?Brands=Dacia')
  await page.route('**/search-result.data*', (route) => route.abort())
  await page.getByRole('link', { name: t.pages.next }).click()
  await expect(page.getByRole('alert').filter({ hasText: t.failure.offline })).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('list', { name: t.filters.chosen })).toContainText('Dacia')
  await page.unroute('**/search-result.data*')
  await page.getByRole('button', { name: t.failure.retry }).click()
  await expect(page.getByRole('alert').filter({ hasText: t.failure.offline })).toBeHidden()
  await expect(cards(page).first()).toBeVisible()
})

test('moves the price slider by keyboard and accepts exact amounts', on.wideAndPhone, async ({ page, language }) => {
  const t = packs[language]
  await open(page)
  if (small(page)) await page.getByRole('button', { name: t.filters.open }).click()
  const panel = small(page) ? page.getByRole('dialog') : page.getByRole('complementary', { name: t.panel.filters.title })
  const most = panel.getByRole('slider', { name: t.panel.range.maxPrice })
  const field = panel.locator('input[name="MaxPrice"]')
  await expect(async () => {
    await most.press('Home')
    await expect(field).toHaveValue('20\u00a0000', { timeout: 1000 })
  }).toPass()
  for (let step = 0; step < 4; step++) await most.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  await expect(field).toHaveValue('100\u00a0000')
  await field.fill('123 456')
  await field.press('Enter')
  if (small(page)) await panel.getByRole('button').last().click()
  await expect(page).toHaveURL(/MaxPrice=123456$/)
})

test('filters by form and links without JavaScript', on.arabic, async ({ browser, language, baseURL, storageState }) => {
  const t = packs[language]
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, storageState, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('./search-result?view=list')
  const panel = page.getByRole('complementary', { name: t.panel.filters.title })
  // a collapsed group contains the link to the page that expands it
  await panel.getByText(t.panel.group.city).click()
  await panel.getByRole('link', { name: t.panel.filters.all }).click()
  await expect(page).toHaveURL(/view=list&folds=open$/)
  await panel.getByText(t.panel.group.firstHand).first().click()
  await panel.getByRole('checkbox', { name: t.panel.group.firstHandOnly }).check()
  await panel.getByRole('checkbox', { name: t.vehicles.fuel.Diesel }).check()
  await panel.locator('input[name="MaxPrice"]').fill('200 000')
  await panel.getByRole('button', { name: t.panel.filters.apply }).last().click()
  await expect(page).toHaveURL(/folds=open.*FuelTypes=Diesel.*IsFirstHand=true/)
  await expect(page.getByRole('list', { name: t.filters.chosen }).getByRole('link')).toHaveCount(4)
  await expect(cards(page).first()).toHaveAttribute('data-layout', 'list')
  await page.getByRole('combobox', { name: t.box.label }).fill('clio')
  await page.getByRole('button', { name: t.box.submit }).click()
  await expect(page).toHaveURL(/Brands=Renault&Models=Clio.*FuelTypes=Diesel/)
  // a phone shows the cars first, and a link to the filters below them
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./search-result')
  await expect(cards(page).first()).toBeInViewport()
  await page.getByRole('link', { name: t.filters.open, exact: true }).click()
  await expect(panel.getByRole('heading', { name: t.panel.filters.title })).toBeInViewport()
  await context.close()
})

test('is accessible as grid, as list and without results', on.all, async ({ page }) => {
  for (const search of ['', '?view=list', '?Brands=Dacia&MaxPrice=1000'])
    await test.step(search, async () => {
      await open(page, search)
      await expectSound(page)
    })
})

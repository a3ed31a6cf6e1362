import type { Page } from '@playwright/test'
import { carsOnSale, kept, onDevice, type StockCar } from './cars.ts'
import { expect, on, test, visit } from './journey.ts'

let cars: StockCar[]
test.beforeEach(async ({ request }) => {
  cars = await carsOnSale(request, 'Brands=Dacia&size=4')
  expect(cars).toHaveLength(4)
})

/** The main bar: the sticky part of the header. */
const bar = (page: Page) => page.getByRole('banner').locator('> div').last()
const colours = (page: Page) =>
  bar(page).evaluate((one) =>
    [getComputedStyle(one).backgroundColor, getComputedStyle(one.querySelector(':scope > div > a path') ?? one).fill].join(' / '),
  )
const heart = (page: Page) =>
  page.locator('main :is(article, section) button[aria-pressed="false"]:not([name])').locator('visible=true').first()

test('darkens the bar past 300 px and covers slow navigation', async ({ page, words }) => {
  await visit(page, './home')
  const day = 'rgb(255, 255, 255) / rgb(51, 59, 200)'
  const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  expect(await colours(page)).toBe(day)
  await scrollTo(301)
  await expect(bar(page)).toHaveAttribute('data-scrolled', '')
  await expect.poll(() => colours(page)).toBe('rgb(20, 23, 46) / rgb(255, 255, 255)')
  await expect(bar(page)).toBeInViewport()
  await scrollTo(300)
  await expect(bar(page)).not.toHaveAttribute('data-scrolled')
  await expect.poll(() => colours(page)).toBe(day)

  const { promise: slow, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/search-result.data*', async (route) => {
    await slow
    await route.continue()
  })
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('site', 'nav.buy'), exact: true })
    .click()
  const veil = page.getByRole('status').filter({ hasText: words('ui', 'wait') })
  await expect(veil).toBeVisible()
  expect(await veil.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  answer()
  await expect(page).toHaveURL(/search-result$/)
  await expect(veil).toHaveCount(0)
})

test('counts saved and compared cars in the phone bars', on.phone, async ({ page, words }) => {
  await onDevice(page, 'favourites', kept(cars.slice(0, 3)))
  await onDevice(page, 'compare', kept(cars.slice(0, 2)))
  await visit(page, './search-result?Brands=Renault')
  const saved = page.locator('a[href$="/favourites"] [aria-hidden="true"]', { hasText: /^\d+$/ }).locator('visible=true').first()
  const compared = page
    .getByRole('region', { name: words('compare', 'bar') })
    .getByRole('list')
    .getByRole('link')
  await expect(saved).toHaveText('3')
  await expect(compared).toHaveCount(2)
  await heart(page).click()
  await expect(saved).toHaveText('4')
  await page.locator('main article').first().getByRole('checkbox').check()
  await expect(compared).toHaveCount(3)
  await page.goto('./home')
  await expect(saved).toHaveText('4')
  await expect(saved.locator('xpath=ancestor::a')).toHaveAccessibleName(/4/)
})

test('skips from the first tab stop to the content', on.arabic, async ({ page, words }) => {
  await visit(page, './search-result')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: words('site', 'skip') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('keeps scroll position on focus and focus visible below the bar', async ({ page }) => {
  await visit(page, './home')
  const at = () => page.evaluate(() => Math.round(window.scrollY))
  await page.evaluate(() => window.scrollTo({ top: 640, behavior: 'instant' }))
  const stops = bar(page).locator('> div > :is(a, button, nav, div)').locator('visible=true')
  await stops.locator('xpath=descendant-or-self::a').locator('visible=true').first().focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
  expect(await at()).toBe(640)

  // every tab stop upwards is below the bar
  const cards = page.locator('main article').getByRole('link')
  await cards.last().focus()
  const below = await bar(page).evaluate((one) => one.getBoundingClientRect().bottom)
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0)).toBeGreaterThanOrEqual(below)
  }
})

test('answers 404 with a search for an unknown URL', on.both, async ({ page, words }) => {
  const answer = await visit(page, './voitures/nulle-part?Brands=Dacia')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('site', 'notFound.title'))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: words('site', 'notFound.home') })).toHaveAttribute('href', /\/home$/)
  await page.getByRole('searchbox', { name: words('site', 'notFound.search') }).fill('renault clio')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search-result\?Brands=Renault&Models=Clio/)
  await expect(page.locator('main article').first()).toBeVisible()
})

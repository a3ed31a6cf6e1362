import type { Page } from '@playwright/test'
import { expectSound } from './cars.ts'
import { expect, on, test, visit } from './journey.ts'

/** Whether the focus is inside the menu. */
const inSheet = (page: Page) => page.evaluate(() => document.activeElement?.closest('dialog') !== null)

test('operates the menu by keyboard, traps focus and returns it', on.phone, async ({ page, words }) => {
  await visit(page, './home')
  const open = page.getByRole('button', { name: words('site', 'nav.menu'), exact: true })
  const sheet = page.getByRole('dialog', { name: words('site', 'nav.menu') })
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  expect(await inSheet(page)).toBe(true)
  const stops = await sheet.locator('a, button').locator('visible=true').count()
  for (let stop = 0; stop < stops; stop++) await page.keyboard.press('Tab')
  // after the last tab stop comes the browser's own bar, never the page beneath
  expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
    true,
  )
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(open).toBeFocused()

  await page.keyboard.press('Space')
  await sheet.getByRole('button', { name: words('site', 'nav.close') }).press('Enter')
  await expect(sheet).toBeHidden()
  await expect(open).toBeFocused()
})

test('opens every page from the menu and closes on arrival', on.phone, async ({ page, words }) => {
  await visit(page, './favourites')
  const sheet = page.getByRole('dialog', { name: words('site', 'nav.menu') })
  const open = page.getByRole('button', { name: words('site', 'nav.menu'), exact: true })
  await open.click()
  await expect(sheet.locator('a[href^="tel:"]')).toBeVisible()
  await sheet.getByRole('link', { name: words('site', 'nav.buy') }).click()
  await expect(page).toHaveURL(/\/search-result$/)
  await expect(sheet).toBeHidden()
  await open.click()
  await sheet.getByRole('link', { name: words('site', 'nav.network') }).click()
  await expect(page).toHaveURL(/\/home#map$/)
  await expect(sheet).toBeHidden()
  await expect(page.locator('#map').getByRole('heading')).toBeInViewport()

  await open.click()
  await sheet.locator('a[hreflang="fr"]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('shows five links in the bottom bar and replaces them on cars', on.phone, async ({ page, words }) => {
  await visit(page, './home')
  const bar = page.getByRole('navigation', { name: words('site', 'nav.shortcuts') })
  await expect(bar.getByRole('link')).toHaveCount(5)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await bar.getByRole('link', { name: words('site', 'nav.buy') }).click()
  await expect(page).toHaveURL(/\/search-result$/)
  await expect(bar.locator('[aria-current="page"]')).toHaveText(words('site', 'nav.buy'))
  await page.locator('main article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/cars\//)
  await expect(bar).toHaveCount(0)
})

test('is accessible on a phone', on.phone, async ({ page }) => {
  for (const place of ['home', 'search-result?Brands=Dacia&FuelTypes=Diesel&MaxPrice=300000', 'nowhere'])
    await test.step(place, async () => {
      await page.goto(`./${place}`, { waitUntil: 'networkidle' })
      await expectSound(page)
    })
})

import type { Page } from '@playwright/test'
import { carsOnSale, expectSound, kept, nameOf, onDevice, pathOf, type StockCar } from './cars.ts'
import { expect, on, test, visit } from './journey.ts'

/** Features of wide screens, and overflow of every screen at every width: once per language. */
const widths = [1440, 1024, 768, 390, 360]

let cars: StockCar[]
test.beforeEach(async ({ request }) => {
  cars = await carsOnSale(request, 'Brands=Dacia&size=6')
  expect(cars).toHaveLength(6)
})

test('opens the favourites preview by mouse and keyboard', async ({ page }) => {
  await onDevice(page, 'favourites', kept(cars))
  await visit(page, './home')
  const heart = page.getByRole('banner').locator('a[href$="/favourites"][aria-label]')
  const panel = page.getByRole('banner').getByRole('list').filter({ hasText: 'Dacia' })
  const more = page.getByRole('banner').locator('a[href$="/favourites"]').last()
  await expect(panel).toBeHidden()
  await heart.hover()
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await expect(panel).toBeVisible()
  await expect(more).toContainText('3')
  // moving from the icon to the list does not close it
  await panel.getByRole('link').first().hover()
  await expect(panel).toBeVisible()
  await page.mouse.move(200, 700)
  await expect(panel).toBeHidden()

  await heart.focus()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.getByRole('link').first().focus()
  await heart.focus()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link').first()).toBeFocused()
  await expect(panel.getByRole('link').first()).toContainText(nameOf(cars[0] as StockCar))
  await more.press('Enter')
  await expect(page).toHaveURL(/\/favourites$/)
  await expect(page.locator('main article')).toHaveCount(6)
})

/** Screens, including those whose accessibility no other test checks. */
const screens: Record<string, () => string> = {
  home: () => './home',
  'the search with filters': () => './search-result?Brands=Dacia&Brands=Renault&FuelTypes=Diesel&MaxPrice=300000&Cities=Casablanca',
  'no page': () => './nowhere',
  'the list view': () => './search-result?view=list',
  'a car': () => pathOf(cars[0] as StockCar),
  'three cars compared': () =>
    `./compare-car?${cars
      .slice(0, 3)
      .map(({ id }) => `VehicleIds=${id}`)
      .join('&')}`,
  'the saved cars': () => './favourites',
}
/** Pages tested at 175 % text size. */
const large = ['home', 'the search with filters', 'a car']
const unchecked = ['home', 'the search with filters', 'no page']

test('has no overflow from 360 to 1440 px', on.both, async ({ page, viewport }) => {
  test.slow()
  await onDevice(page, 'favourites', kept(cars))
  for (const [name, address] of Object.entries(screens))
    await test.step(name, async () => {
      await page.setViewportSize(viewport ?? { width: 1440, height: 900 })
      await page.goto(address(), { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      if (unchecked.includes(name)) await expectSound(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await sticksOut(page), `at ${width} px`).toEqual([])
      }
      if (!large.includes(name)) return
      await page.setViewportSize({ width: 390, height: 900 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '28px', 'important'))
      expect(await sticksOut(page), 'with letters of 175 %').toEqual([])
      expect(await crowded(page), 'with letters of 175 %').toEqual([])
    })
})

/** Wrapped prices of the bar, and overlapping labels of the tab bar. */
function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines = (one: Element) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.offsetParent !== null || one.getClientRects().length > 0)
    const broken = shown('[class*=price] > b').filter((one) => lines(one) > 1)
    const wide = shown('nav[class*=bar] > *').filter((one) => {
      const word = document.createRange()
      word.selectNodeContents([...one.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) ?? one)
      return word.getBoundingClientRect().width > one.clientWidth
    })
    return [...broken, ...wide].map((one) => one.textContent ?? '')
  })
}

/** Whether the page scrolls sideways, and which elements cause it. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= room) return []
    const wide = [...document.querySelectorAll('body *')].filter((one) => {
      const { left, right, width } = one.getBoundingClientRect()
      if (width === 0 || (right <= room + 0.5 && left >= -0.5)) return false
      // elements that scroll or are clipped in their own container do not widen the page
      for (let frame = one.parentElement; frame && frame !== document.body; frame = frame.parentElement)
        if (getComputedStyle(frame).overflowX !== 'visible') return false
      return true
    })
    return [
      `${document.documentElement.scrollWidth} px`,
      ...wide.slice(0, 6).map((one) => `${one.tagName} ${one.className} «${one.textContent?.slice(0, 60)}»`),
    ]
  })
}

import type { Page } from '@playwright/test'
import { carsOnSale, expectSound, kept, nameOf, onDevice, pathOf, type StockCar } from './cars.ts'
import { expect, on, test, visit } from './journey.ts'

/** What only wide screens have, and every screen at every width: once per language. */
const widths = [1440, 1024, 768, 390, 360]

let cars: StockCar[]
test.beforeEach(async ({ request }) => {
  cars = await carsOnSale(request, 'Brands=Dacia&size=6')
  expect(cars).toHaveLength(6)
})

test('the heart unfolds three cars and the way to the others, by mouse and by keyboard', async ({ page }) => {
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
  // the way from the heart to the list does not fold it
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

/** The screens, and those whose accessibility no other journey checks. */
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
/** Where letters of 175 % are tried, which people set who do not see well. */
const large = ['home', 'the search with filters', 'a car']
const unchecked = ['home', 'the search with filters', 'no page']

for (const [name, address] of Object.entries(screens))
  test(`${name}: nothing sticks out from 360 to 1440 px`, on.both, async ({ page }) => {
    await onDevice(page, 'favourites', kept(cars))
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

/** Prices of the bar that break within, and words of the tab bar that touch the next one. */
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

/** Whether the page scrolls sideways, and which parts make it. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= room) return []
    const wide = [...document.querySelectorAll('body *')].filter((one) => {
      const { left, right, width } = one.getBoundingClientRect()
      if (width === 0 || (right <= room + 0.5 && left >= -0.5)) return false
      // what scrolls or is cut within its own frame does not widen the page
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

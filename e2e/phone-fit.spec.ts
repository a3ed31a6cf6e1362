import type { Page } from '@playwright/test'
import { carsOnSale, pathOf } from './cars.ts'
import { awake, expect, on, test } from './journey.ts'

/** Public pages; `car` is the page of a car sold on credit. */
const pages = [
  ...['home', 'search-result', 'car', 'sell', 'create-request', 'voitures', 'voitures/dacia', 'compare-car', 'favourites'],
  ...['aid', 'support', 'workshops', 'about', 'commitments', 'privacy', 'papers', 'alert', 'newsletter/unsubscribe', 'nowhere'],
]

async function open(page: Page, path: string): Promise<void> {
  const [car] = path === 'car' ? await carsOnSale(page.request, 'IsFinanced=true&size=1') : []
  await page.goto(car ? pathOf(car) : `./${path}`, { waitUntil: 'networkidle' })
  await awake(page)
}

/** Controls below 40 px in height; a checkbox counts with its label. */
const lowControls = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLInputElement>('button, input, select, textarea, summary')]
    const seen = controls.filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && control.tabIndex >= 0 && !control.closest('.vh'),
    )
    const areaOf = (control: HTMLInputElement) =>
      ['checkbox', 'radio', 'file'].includes(control.type)
        ? (control.closest('label') ?? document.querySelector(`label[for="${CSS.escape(control.id)}"]`) ?? control)
        : control
    /** some have a larger clickable area */
    const around = (area: Element) =>
      ['::before', '::after']
        .map((part) => getComputedStyle(area, part))
        .map(({ position, height }) => (position === 'absolute' ? parseFloat(height) || 0 : 0))
    const heightOf = (area: Element) => Math.max(area.getBoundingClientRect().height, ...around(area))
    return seen
      .map((control) => ({ height: heightOf(areaOf(control)), name: control.outerHTML.slice(0, 120) }))
      .filter(({ height }) => height > 0 && height < 40)
  })

/** Texts that are clipped, or outside of the screen without a way to scroll. */
const lostTexts = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = []
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth > width + 1) lost.push(`the page is ${document.documentElement.scrollWidth} px wide`)
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const text = walk.currentNode as Text
      const parent = text.parentElement
      if (!text.data.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (parent.closest('.vh, [aria-hidden=true], svg, noscript, script, style, option')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      let edges = { left: 0, right: width }
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { clipPath, overflowX } = getComputedStyle(box)
        if (overflowX === 'visible') continue
        // for screen readers only, as `.vh`
        if (clipPath === 'inset(50%)') edges = { left: -Infinity, right: Infinity }
        else edges = overflowX === 'auto' || overflowX === 'scroll' ? { left: -Infinity, right: Infinity } : box.getBoundingClientRect()
        break
      }
      if (left < edges.left - 2 || right > edges.right + 2) lost.push(text.data.trim().slice(0, 60))
    }
    return [...new Set(lost)]
  })

/** Opens all public pages in one tab, so that scripts and fonts load once, and returns the faults of each page. */
async function faultsOf(page: Page, check: (page: Page) => Promise<unknown[]>): Promise<Record<string, unknown[]>> {
  const faults: Record<string, unknown[]> = {}
  for (const path of pages) {
    await open(page, path)
    const found = await check(page)
    if (found.length > 0) faults[path] = found
  }
  return faults
}

test.use({ viewport: { width: 390, height: 844 } })

test('has no control below 40 px at 390 px', on.both, async ({ page }) => {
  test.slow()
  expect(await faultsOf(page, lowControls)).toEqual({})
})

test('loses no text at 390 px with text at 200 %', on.both, async ({ browser, page, baseURL, language }) => {
  test.slow()
  const { launchOptions } = test.info().project.use
  const large = await browser.browserType().launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  })
  const context = await large.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    ...(baseURL && { baseURL }),
    storageState: await page.context().storageState(),
    locale: `${language}-MA`,
  })
  expect(await faultsOf(await context.newPage(), lostTexts)).toEqual({})
  await large.close()
})

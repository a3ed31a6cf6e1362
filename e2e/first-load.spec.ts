import { pageScales } from '../tools/page-weight.ts'
import { carsOnSale, pathOf } from './cars.ts'
import { expect, test } from './journey.ts'

/**
 * Budgets of the first load: transferred kilobytes of script and style, script files, elements of the markup. Counts do not depend on
 * machine load. An increase needs a reduction elsewhere, or a line in `packages/bench/results.md`.
 */
const budgets = {
  home: { script: 145, style: 21, files: 14, elements: 1650 },
  search: { script: 148, style: 25, files: 14, elements: 1850 },
  car: { script: 145, style: 28, files: 14, elements: 2150 },
}

test('limits the weight of the most visited pages in every language', async ({ request, baseURL }) => {
  const [car] = await carsOnSale(request, 'Brands=Dacia&size=1')
  if (!car) throw new Error('no car is on sale')
  const weigh = pageScales(new URL(`${baseURL}`.replace(/\/?$/, '/')))
  const pages = { home: 'home', search: 'search-result', car: pathOf(car).replace(/^\.?\//, '') }
  for (const language of ['fr', 'ar'])
    for (const [name, path] of Object.entries(pages)) {
      const { script, style, files, elements } = await weigh(`${path}?lang=${language}`)
      const budget = budgets[name as keyof typeof budgets]
      const weight = { script: script / 1000, style: style / 1000, files: files.script, elements }
      for (const [what, limit] of Object.entries(budget))
        expect.soft(weight[what as keyof typeof weight], `${what} of ${name} ${language}`).toBeLessThanOrEqual(limit)
    }
})

test('preloads no module of the page before the first paint', async ({ request }) => {
  for (const path of ['home', 'search-result']) {
    const html = await (await request.get(path)).text()
    const modules = html.match(/data-modules="([^"]+)"/)?.[1]?.split(' ') ?? []
    expect(modules.length, path).toBeGreaterThan(3)
    for (const file of modules) expect(html.split(file), `${path} names ${file} once`).toHaveLength(2)
  }
})

test('loads the style sheet of the frame once', async ({ page }) => {
  await page.goto('home')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  // parts below the first view load their scripts, and with them their sheets
  await page.mouse.wheel(0, 20_000)
  await page.waitForLoadState('networkidle')
  const sheets = await page.locator('link[rel=stylesheet]').evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href))
  expect(sheets.filter((sheet) => sheet.includes('/assets/site-'))).toHaveLength(1)
})

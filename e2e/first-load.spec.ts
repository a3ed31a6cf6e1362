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

test('requests modules after the first paint and no sheet of the frame twice', async ({ page }) => {
  for (const path of ['home', 'search-result']) {
    await page.goto(path)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    // parts below the first view load their scripts, and with them their sheets
    await page.mouse.wheel(0, 20_000)
    await page.waitForLoadState('networkidle')
    const { paint, modules, frame } = await page.evaluate(() => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => new URL(href).pathname)
      const named = [...document.querySelectorAll<HTMLTemplateElement>('template[data-modules]')].flatMap(({ dataset }) =>
        (dataset.modules ?? '').split(' ').map((file) => new URL(file, location.href).href),
      )
      const starts = performance.getEntriesByType('resource').filter(({ name }) => named.includes(name))
      return {
        paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
        modules: starts.map(({ startTime }) => startTime),
        frame: sheets.filter((sheet) => sheet.includes('/site-')),
      }
    })
    expect(modules.length, path).toBeGreaterThan(3)
    expect(Math.min(...modules), path).toBeGreaterThan(paint)
    expect(frame, path).toHaveLength(1)
  }
})

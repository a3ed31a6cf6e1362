import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { numberIn } from './cars.ts'
import { expect, message, startingState, test, visit } from './journey.ts'
import { type OwnServer, root, runTool, startOwnServer } from './own-server.ts'

/** The adverts of 2026 if available, else forty invented ones in the same columns. */
const real = join(root, '../shared/data/avito_ma_2026_listings.csv')
const file = existsSync(real) ? real : join(import.meta.dirname, 'imported-stock.csv')
const words = (pack: string, key: string) => message('ar', pack, key)

let folder: string
let server: OwnServer
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = mkdtempSync(join(tmpdir(), 'rihla-imported-'))
  server = await startOwnServer([`--data-dir=${folder}`, '--demo-world=false'])
})
test.afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const total = async (request: APIRequestContext): Promise<number> =>
  (await (await request.get(`${server.url}api/vehicles/stockcount`)).json()).count

test('renders without stock and publishes imported cars once complete', async ({ page, request }) => {
  test.setTimeout(240_000)
  await page.goto(`${server.url}home`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('main article')).toHaveCount(0)
  await page.goto(`${server.url}search-result`)
  await expect(page.locator('main article')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: message('fr', 'search', 'empty.stock') })).toBeVisible()

  const where = { DATA_DIR: folder, DEMO_WORLD: 'false', LOG_LEVEL: 'warn' }
  const report = await runTool(['tools/stock-import.ts', file, '--source=adverts'], where)
  const taken = Number(/^ *([\d ]+) {2}taken$/m.exec(report)?.[1]?.replaceAll(' ', ''))
  expect(taken).toBeGreaterThanOrEqual(40)
  expect(await total(request)).toBe(0)
  await runTool(['e2e/put-online.ts', 'adverts'], where)
  await expect.poll(() => total(request), { timeout: 30_000 }).toBe(taken)
  await page.reload()
  await expect(page.locator('main article')).toHaveCount(12)
})

test('searches, filters, opens, saves and compares imported cars', async ({ browser }) => {
  const context = await browser.newContext({ storageState: startingState('ar', server.url) })
  const page = await context.newPage()
  const count = async () => numberIn(await page.locator('#results-summary').innerText())
  await visit(page, `${server.url}search-result`)
  const all = await count()
  const box = page.getByRole('combobox', { name: words('search', 'box.label') })
  await box.fill('داسيا ديزل مانويل')
  await expect(page.getByRole('option').first()).toContainText('Dacia')
  await box.press('Enter')
  await expect(page).toHaveURL(/Brands=Dacia/)
  await expect(page).toHaveURL(/FuelTypes=Diesel/)
  await expect(page).toHaveURL(/GearTypes=Manual/)
  await expect.poll(count).toBeLessThan(all)
  const dacias = await count()

  const panel = page.getByRole('complementary', { name: words('searchFilters', 'filters.title') })
  await panel.getByRole('checkbox', { name: words('vehicles', 'gear.Manual') }).uncheck()
  await expect(page).not.toHaveURL(/GearTypes/)
  await expect.poll(count).toBeGreaterThanOrEqual(dacias)
  await panel.locator('input[name="MaxPrice"]').fill('150 000')
  await panel.locator('input[name="MaxPrice"]').press('Enter')
  await expect(page).toHaveURL(/MaxPrice=150000/)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)

  const cards = page.locator('main article')
  await cards.nth(0).getByRole('checkbox').check()
  await cards.nth(1).getByRole('checkbox').check()
  const name = await cards.first().getByRole('heading').innerText()
  expect(name).toContain('Dacia')
  await cards.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/cars\/dacia-/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.locator('main a[href^="tel:"]').locator('visible=true').first()).toBeVisible()
  await page.locator('main section button[aria-pressed="false"]').first().click()
  await page.goto(`${server.url}favourites`)
  await expect(page.locator('main article')).toHaveCount(1)
  await expect(page.locator('main article').getByRole('heading')).toHaveText(name)
  await page.goto(`${server.url}compare-car`)
  await expect(page).toHaveURL(/VehicleIds=\d+&VehicleIds=\d+/)
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)
  await context.close()
})

test('composes names from parsed fields instead of advert titles', async ({ request }) => {
  const rows = parse<{ title: string }>(readFileSync(file), { columns: true, relax_column_count: true, skip_empty_lines: true })
  const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const titles = [...new Set(rows.map(({ title }) => plain(title)))]
  const answer = await request.get(`${server.url}api/vehicles?size=100`)
  expect(answer.status()).toBe(200)
  const shown = [await answer.text()]
  const { results } = JSON.parse(shown[0] ?? '') as { results: { id: number; slug: string; brand: string; model: string }[] }
  expect(results.length).toBeGreaterThan(20)
  for (const { id, slug } of results.slice(0, 10)) {
    shown.push(await (await request.get(`${server.url}api/vehicles/${id}`)).text())
    shown.push(await (await request.get(`${server.url}cars/${slug}/${id}`)).text())
  }
  const everything = plain(shown.join('\n'))
  // short titles, or those of only make and model, would match without having been copied
  const names = new Set(results.map(({ brand, model }) => plain(`${brand} ${model}`)))
  const telling = titles.filter((title) => title.length >= 25 && !names.has(title))
  expect(telling.length).toBeGreaterThanOrEqual(40)
  expect(telling.filter((title) => everything.includes(title))).toEqual([])
})

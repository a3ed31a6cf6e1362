import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectSound } from './cars.ts'
import { messagesTo, messageTo } from './inbox.ts'
import { expect, on, test, visit } from './journey.ts'
import { dataFolder, runTool } from './own-server.ts'
import { confirmPhone, fillRegister, newPerson } from './people.ts'

/** A car that no other test searches for. */
const car = { brand: 'Suzuki', model: 'Swift' }
const name = `${car.brand} ${car.model}`

/** Imports cars at these prices while the site runs, as an operator does. */
async function publish(...prices: number[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-alerts-'))
  const file = join(folder, 'cars.json')
  const one = { ...car, year: 2021, mileage: 41_000, fuelType: 'Diesel' }
  writeFileSync(file, JSON.stringify(prices.map((price) => ({ sourceId: `alert-${Date.now()}-${price}`, ...one, price }))))
  const where = { DATA_DIR: dataFolder, LOG_LEVEL: 'warn' }
  await runTool(['tools/stock-import.ts', file, '--mapping=native', '--source=alerts'], where)
  await runTool(['e2e/put-online.ts', 'alerts'], where)
  rmSync(folder, { recursive: true })
}

test('saves a search alert, receives its mail and stops it in one tap', on.arabic, async ({ page, browser, request, words }) => {
  test.setTimeout(120_000)
  const person = newPerson()
  await visit(page, `./search-result?Brands=${car.brand}&Models=${car.model}&MaxPrice=150000`)
  await page.getByRole('button', { name: words('search', 'alert.create'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(words('alerts', 'create.account'))
  await dialog.getByRole('button', { name: words('alerts', 'create.signIn') }).click()
  await page.getByRole('link', { name: words('identity', 'login.register') }).click()
  await fillRegister(page, words, person)
  await confirmPhone(page, request, words, person)
  // back at the search, with the alert saved
  await expect(page).toHaveURL(/search-result/)
  await expect(dialog.getByRole('heading', { name: words('alerts', 'create.done') })).toBeVisible({ timeout: 20_000 })
  await expectSound(page)
  await dialog.getByRole('link', { name: words('alerts', 'all') }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(name)
  await expectSound(page)

  const { links } = await messageTo(request, person.email, /Confirmez|أكّد/)
  await page.goto(links.find((url) => url.includes('confirm')) ?? '')
  await page.getByRole('button', { name: words('identity', 'confirmEmail.submit') }).click()
  await expect(page.getByRole('heading', { name: words('identity', 'link.emailConfirmed.title') })).toBeVisible()
  await publish(149_000, 151_000)
  const mail = await messageTo(request, person.email, new RegExp(name))
  expect(mail.subject).toMatch(/149\s000/)

  await page.goto('./alert')
  await page.getByRole('article').getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.locator('main article')).not.toHaveCount(0)
  await expectSound(page)
  await page.getByRole('radio', { name: words('alerts', 'frequency.Weekly') }).check()
  await page.getByRole('checkbox', { name: words('alerts', 'offersPost') }).check()
  await page.getByRole('button', { name: words('alerts', 'save'), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: words('alerts', 'saved') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: words('alerts', 'frequency.Weekly') })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: words('alerts', 'offersPost') })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: words('alerts', 'offersPhone') })).not.toBeChecked()

  const anybody = await browser.newContext()
  const elsewhere = await anybody.newPage()
  await visit(elsewhere, mail.links.find((url) => url.includes('/alert/stop')) ?? '')
  await elsewhere.getByRole('button', { name: words('alerts', 'stop.stop') }).click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: words('alerts', 'stop.done') })).toBeVisible()
  await expectSound(elsewhere)
  await anybody.close()
  await page.goto('./alert')
  await expect(page.getByRole('switch')).not.toBeChecked()
  expect((await messagesTo(request, person.email)).filter(({ subject }) => subject?.includes(name))).toHaveLength(1)
})

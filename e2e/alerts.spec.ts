import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, request as requests, test } from '@playwright/test'
import ar from '../src/i18n/ar/alerts.json' with { type: 'json' }
import arSearch from '../src/i18n/ar/search.json' with { type: 'json' }
import fr from '../src/i18n/fr/alerts.json' with { type: 'json' }
import frSearch from '../src/i18n/fr/search.json' with { type: 'json' }
import { expectSound } from './cars.ts'
import { messagesTo, messageTo } from './inbox.ts'
import { message, startingState } from './journey.ts'
import { type OwnServer, runTool, startOwnServer } from './own-server.ts'
import { confirmPhone, fillRegister, newPerson, ownAddress } from './people.ts'

const packs = { fr: { ...fr, search: frSearch }, ar: { ...ar, search: arSearch } }

let folder: string
let server: OwnServer
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = mkdtempSync(join(tmpdir(), 'rihla-alerts-'))
  server = await startOwnServer([`--data-dir=${folder}`, '--demo-world=false', '--dev-inbox=true', '--trust-proxy=true'])
})
test.afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

let brought = 0
/** Brings one more Duster in while the site runs, as an operator does. */
async function publish(price: number): Promise<void> {
  brought += 1
  const file = join(folder, `car-${brought}.json`)
  const car = { sourceId: `alert-${brought}`, brand: 'Dacia', model: 'Duster', year: 2021, mileage: 41_000, fuelType: 'Diesel', price }
  writeFileSync(file, JSON.stringify([car]))
  await runTool(['tools/stock-import.ts', file, '--mapping=native'], { DATA_DIR: folder, DEMO_WORLD: 'false', LOG_LEVEL: 'warn' })
}

for (const language of ['fr', 'ar'] as const)
  test(`an alert of a search, a car published, a mail, one tap that stops it: ${language}`, async ({ browser }) => {
    test.setTimeout(240_000)
    const t = packs[language]
    const words = (pack: string, key: string) => message(language, pack, key)
    const person = newPerson()
    const open = (state = startingState(language, server.url)): Promise<BrowserContext> =>
      browser.newContext({ baseURL: server.url, storageState: state, extraHTTPHeaders: { 'x-forwarded-for': ownAddress() } })
    const context = await open()
    const page = await context.newPage()
    const request = await requests.newContext({ baseURL: server.url })

    await page.goto('./search-result?Brands=Dacia&Models=Duster&MaxPrice=150000', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: t.search.alert.create, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(t.create.account)
    await dialog.getByRole('button', { name: t.create.signIn }).click()
    await page.getByRole('link', { name: words('identity', 'login.register') }).click()
    await fillRegister(page, words, person)
    await confirmPhone(page, request, words, person)
    // back at the search: what was asked for is done
    await expect(page).toHaveURL(/search-result/)
    await expect(dialog.getByRole('heading', { name: t.create.done })).toBeVisible({ timeout: 20_000 })
    await expectSound(page)
    await dialog.getByRole('link', { name: t.all }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText('Dacia Duster')
    await expectSound(page)

    const { links } = await messageTo(request, person.email, /Confirmez|أكّد/)
    await page.goto(links.find((url) => url.includes('confirm')) ?? '')
    await page.getByRole('button', { name: words('identity', 'confirmEmail.submit') }).click()
    await expect(page.getByRole('heading', { name: words('identity', 'link.emailConfirmed.title') })).toBeVisible()
    await publish(149_000)
    await publish(151_000)
    const mail = await messageTo(request, person.email, /Dacia Duster/)
    expect(mail.subject).toMatch(/149\s000/)

    await page.goto('./alert')
    await page.getByRole('article').getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dacia Duster')
    await expect(page.locator('main article')).not.toHaveCount(0)
    await expectSound(page)
    await page.getByRole('radio', { name: t.frequency.Weekly }).check()
    await page.getByRole('checkbox', { name: t.offersPost }).check()
    await page.getByRole('button', { name: t.save, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: t.saved })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('radio', { name: t.frequency.Weekly })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: t.offersPost })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: t.offersPhone })).not.toBeChecked()

    const anybody = await open()
    const elsewhere = await anybody.newPage()
    await elsewhere.goto(mail.links.find((url) => url.includes('/alert/stop')) ?? '')
    await expect(elsewhere.getByRole('heading', { level: 1, name: t.stop.done })).toBeVisible()
    await expectSound(elsewhere)
    await anybody.close()
    await page.goto('./alert')
    await expect(page.getByRole('switch')).not.toBeChecked()
    expect((await messagesTo(request, person.email)).filter(({ subject }) => subject?.includes('Duster'))).toHaveLength(1)
    await request.dispose()
    await context.close()
  })

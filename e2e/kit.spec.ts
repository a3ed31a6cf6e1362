import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { axeOptions, expectSound, type WithAxe } from './cars.ts'
import { kitMoment, serveKit } from './kit/serve.ts'

/** One picture per component and direction; a desk in one, a phone in the other. */
const views = [
  { language: 'fr', width: 1024 },
  { language: 'ar', width: 390 },
] as const
const pictures = join(import.meta.dirname, 'kit/pictures')

// in one worker, so that the workshop is built once
test.describe.configure({ mode: 'default' })
let kit: Awaited<ReturnType<typeof serveKit>>
test.beforeAll(async () => {
  kit = await serveKit()
})
test.afterAll(() => kit.stop())

/** The workshop in a browser of its own: no memory, one moment, no motion. */
async function open(browser: Browser, language: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    locale: `${language}-MA`,
    timezoneId: 'Africa/Casablanca',
    viewport: { width, height: 900 },
    // smaller than life: a changed word or colour is still seen, and the pictures weigh half
    deviceScaleFactor: 0.6,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date(kitMoment))
  await page.goto(`${kit.url}?lang=${language}`)
  await expect(page.locator('[data-example]').first()).toBeVisible()
  return page
}

/** Shows one component alone, with its fonts and photos there. */
async function showAlone(page: Page, name: string): Promise<void> {
  await page.evaluate((search) => {
    history.pushState(null, '', search)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `?only=${name}`)
  await expect(page.locator('[data-example]')).toHaveAttribute('data-example', name)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

/** Of a part shown several times and without its page: where landmarks and headings belong is looked at on the pages themselves. */
const ofPages = ['landmark-unique', 'heading-order']

/** What axe finds in what is shown now, and whether it is wider than the screen. `expectSound` has left axe in the page. */
function findFaults(page: Page): Promise<string[]> {
  const rules = { ...axeOptions.rules, ...Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }])) }
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as WithAxe
      const { violations } = await axe.run(document, options)
      const { scrollWidth, clientWidth } = document.documentElement
      return [
        ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the screen`] : []),
      ]
    },
    { ...axeOptions, rules },
  )
}

for (const { language, width } of views)
  test(`${language}: every component can be used by everyone and looks as in its picture`, async ({ browser }) => {
    test.setTimeout(180_000)
    const page = await open(browser, language, width)
    const names = await page.locator('[data-example]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.example ?? ''))
    expect(names.length).toBeGreaterThan(80)
    const search = page.getByRole('search').getByRole('searchbox')
    await search.fill('chip')
    await expect(page.locator('[data-example]')).toHaveCount(1)
    await expectSound(page)
    for (const name of names) {
      await showAlone(page, name)
      await expect.soft(page.locator('[data-example]')).toHaveScreenshot([language, `${name}.png`], { scale: 'device' })
      expect.soft(await findFaults(page), name).toEqual([])
    }
    await page.context().close()
    const kept = readdirSync(join(pictures, language)).map((file) => file.replace('.png', ''))
    expect(kept.filter((name) => !names.includes(name))).toEqual([])
  })

test('the workshop finds a component, shows it alone and in the width of a phone', async ({ browser }) => {
  const page = await open(browser, 'fr', 1440)
  await page.getByRole('search').getByRole('searchbox').fill('buy-box')
  await expect(page.getByRole('navigation', { name: 'Composants' }).getByRole('link')).toHaveText(['buy-box'])
  await expect(page.locator('[data-example]')).toHaveCount(1)
  await page.getByRole('link', { name: '390' }).click()
  const frame = page.frameLocator('iframe[title^="buy-box"]').locator('[data-example]')
  await expect(frame).toHaveAttribute('data-example', 'buy-box')
  expect(await frame.evaluate(() => innerWidth)).toBe(390)
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('search').getByRole('searchbox').fill('no such thing')
  await expect(page.locator('[data-example], iframe')).toHaveCount(0)
  await page.context().close()
})

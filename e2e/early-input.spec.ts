import type { Page } from '@playwright/test'
import { awake, expect, on, test } from './journey.ts'

/** Public pages with a server-rendered form. */
const pages = ['aid', 'sell', 'create-request', 'home', 'search-result', 'workshops', 'papers']

/** Delays every script until `release`. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname.endsWith('.js'),
    async (route) => {
      await gate.promise
      await route.continue()
    },
  )
  return gate.resolve
}

/** Fills every visible control of the page, and returns their values in order. */
function fillAll(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    for (const fold of main.querySelectorAll('details')) fold.open = true
    const controls = [...main.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select')]
    const kinds: Record<string, string> = { date: '2018-04-02', email: 'nadia@example.ma', tel: '0612345678' }
    return (
      controls
        .filter((control) => control.checkVisibility() && !control.disabled && control.tabIndex >= 0)
        // the filter column loads separately, and React may render it again before its script loads
        .filter((control) => !control.closest('aside'))
        .filter(({ type }) => !['checkbox', 'radio', 'range', 'file', 'hidden', 'submit'].includes(type))
        .map((control, place) => {
          control.dataset.early = String(place)
          if (control instanceof HTMLSelectElement) control.selectedIndex = Math.min(1, control.options.length - 1)
          else control.value = kinds[control.type] ?? (control.inputMode === 'numeric' ? '84' : 'Nadia')
          return control.value
        })
    )
  })
}

/** Returns the values of the filled controls once scripts have loaded and React has hydrated the page. */
async function valuesOf(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  await awake(page)
  return page
    .locator('[data-early]')
    .evaluateAll((controls) =>
      (controls as HTMLInputElement[]).sort((a, b) => Number(a.dataset.early) - Number(b.dataset.early)).map(({ value }) => value),
    )
}

for (const path of pages)
  test(`keeps the input of ${path} entered before its scripts loaded`, on.wideAndPhone, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(`./${path}`, { waitUntil: 'commit' })
    await expect(page.locator('main').locator('input, textarea, select').locator('visible=true').first()).toBeVisible()
    const entered = await fillAll(page)
    expect(entered.length).toBeGreaterThan(0)
    const before = page.url()
    // a form that only scripts can submit does not put its fields into the URL
    for (const button of await page.locator('main form:not([action], [method=get]) button[type=submit], button[form]').all())
      await button.click({ force: true, timeout: 1000 }).catch(() => undefined)
    expect(page.url()).toBe(before)
    release()
    expect(await valuesOf(page)).toEqual(entered)
  })

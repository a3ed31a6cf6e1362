import type { Page } from '@playwright/test'
import { carsOnSale, pathOf } from './cars.ts'
import { expect, on, test, visit } from './journey.ts'
import { signInAt } from './paid-booking.ts'

/** Public pages. */
const open = [
  ...[
    'home',
    'search-result',
    'search-result?Brands=Dacia',
    'sell',
    'create-request',
    'voitures',
    'voitures/dacia',
    'compare-car',
    'favourites',
  ],
  ...['aid', 'support', 'workshops', 'about', 'commitments', 'privacy', 'cookies', 'offline', 'papers', 'request-success', 'redirector'],
]
/** Pages with different content for a signed-in customer. */
const personal = ['history', 'customerAnnonces', 'messages', 'alert', 'favourites', 'payment-success', 'payment-failure']

/** Opens pages and returns what the browser logged: hydration mismatches, errors and warnings. */
async function messagesOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const logged: string[] = []
  let path = ''
  page.on('pageerror', (error) => logged.push(`${path}: ${error.message}`))
  page.on('console', (line) => {
    // journeys run without the service worker (playwright.config.ts)
    if (['error', 'warning'].includes(line.type()) && !line.text().startsWith('Service Worker registration blocked'))
      logged.push(`${path}: ${line.text()}`)
  })
  for (path of paths) await visit(page, path)
  return logged
}

test('logs no error or hydration mismatch on public pages', on.both, async ({ page }) => {
  expect(await messagesOf(page, [...open, ...personal])).toEqual([])
})

test('logs no error or hydration mismatch for a signed-in customer', on.both, async ({ page }) => {
  await signInAt(page, 'history', 'salma.alaoui@exemple.ma')
  expect(await messagesOf(page, personal)).toEqual([])
})

/** CSS-module classes of the page that no stylesheet defines. */
const unstyled = (page: Page) =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    const sheets = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()))
    const known = new Set(sheets.join().match(/_\w+_[a-z0-9]{5}_\d+/g))
    const used = [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])
    return [...new Set(used)].filter((name) => /^_\w+_[a-z0-9]{5}_\d+$/.test(name) && !known.has(name))
  })

test('links the stylesheets of everything that the server renders', async ({ page, request }) => {
  const cars = (
    await Promise.all(['IsCertified=true&size=1', 'PublicationTypes=Ad&size=1'].map((filter) => carsOnSale(request, filter)))
  ).flat()
  const faults: Record<string, string[]> = {}
  // without scripts, which would load the stylesheets of lazy parts
  await page.route(/\.js(\?|$)/, (route) => route.abort())
  for (const path of [...open, ...cars.map(pathOf)]) {
    await page.goto(path)
    const missing = await unstyled(page)
    if (missing.length > 0) faults[path] = missing
  }
  expect(faults).toEqual({})
})

import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContextOptions, test as base, type Page, type Response } from '@playwright/test'

export { expect } from '@playwright/test'

/** The language of a project in playwright.config.ts. */
export interface JourneyOptions {
  language: 'fr' | 'ar'
}

export interface JourneyFixtures {
  /** A message of a pack without placeholders: `words('search', 'title')`. */
  words(pack: string, key: string): string
}

/**
 * Projects of a test; without a tag it runs once, in French on a wide screen. A step that depends on text, direction or width runs in both
 * languages or on all three screens: `test('…', on.both, …)`.
 */
export const on = {
  arabic: { tag: '@arabic' },
  phone: { tag: '@phone' },
  both: { tag: ['@french', '@arabic'] },
  wideAndPhone: { tag: ['@french', '@phone'] },
  all: { tag: ['@french', '@arabic', '@phone'] },
}

/** A visitor's own IP address, so that rate limits do not mix tests. */
export const ownAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`

/** A test with its own IP address. */
export const test = base.extend<JourneyFixtures & JourneyOptions>({
  language: ['fr', { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': ownAddress() })
  },
  words: async ({ language }, use) => {
    await use((pack, key) => message(language, pack, key))
  },
})

/** A visitor with a stored language: cookie for the server, local storage for the page. */
export function startingState(language: JourneyOptions['language'], address: string): BrowserContextOptions['storageState'] {
  const { origin, hostname } = new URL(address)
  const cookie = {
    name: 'lang',
    value: language,
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }
  return { cookies: [cookie], origins: [{ origin, localStorage: [{ name: 'lang', value: language }] }] }
}

/** A message of a pack in one language. */
export function message(language: string, pack: string, key: string): string {
  const file = join(import.meta.dirname, `../src/i18n/${language}/${pack}.json`)
  const found = key
    .split('.')
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], JSON.parse(readFileSync(file, 'utf8')))
  if (typeof found !== 'string') throw new Error(`There is no message ${pack}.${key}`)
  // the only typographic replacement (src/i18n/typography.ts); spaces compare equal
  return found.replaceAll(/(?<=[\s’])e-(?=mail)/g, 'e-\u2060')
}

/** Opens a page of the site and waits for hydration. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address)
  await awake(page)
  return answer
}

/** Waits until React has hydrated the page (`HydrationMark`) and the browser is idle. Clicks before that may do nothing. */
export async function awake(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null), { timeout: 2000 })))
}

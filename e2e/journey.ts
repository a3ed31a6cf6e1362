import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContextOptions, test as base, type Page, type Response } from '@playwright/test'

export { expect } from '@playwright/test'

/** The language in which a project of playwright.config.ts runs its journeys. */
export interface JourneyOptions {
  language: 'fr' | 'ar'
}

export interface JourneyFixtures {
  /** The message of a pack as it is written: `words('search', 'title')`; for messages without placeholders. */
  words(pack: string, key: string): string
}

/**
 * Where a journey is walked; without it once, in French on a wide screen. What each step does is the same everywhere and is walked once,
 * here or there; in both languages or on all three what depends on words, direction or room: `test('…', on.both, …)`.
 */
export const on = {
  arabic: { tag: '@arabic' },
  phone: { tag: '@phone' },
  both: { tag: ['@french', '@arabic'] },
  wideAndPhone: { tag: ['@french', '@phone'] },
  all: { tag: ['@french', '@arabic', '@phone'] },
}

/** The network address of a visitor of their own: limits per address do not mix journeys. */
export const ownAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`

/** A journey of a visitor with a network address of their own. */
export const test = base.extend<JourneyFixtures & JourneyOptions>({
  language: ['fr', { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': ownAddress() })
  },
  words: async ({ language }, use) => {
    await use((pack, key) => message(language, pack, key))
  },
})

/** A visitor who has chosen this language before: the cookie for the server, the device's own memory for the page. */
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

/** The message of a pack as it is written, in one language. */
export function message(language: string, pack: string, key: string): string {
  const file = join(import.meta.dirname, `../src/i18n/${language}/${pack}.json`)
  const found = key
    .split('.')
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], JSON.parse(readFileSync(file, 'utf8')))
  if (typeof found !== 'string') throw new Error(`There is no message ${pack}.${key}`)
  // the one place where a screen has a sign that nobody typed (src/i18n/typography.ts); spaces are all alike to a journey
  return found.replaceAll(/(?<=[\s’])e-(?=mail)/g, 'e-\u2060')
}

/** Goes to a page of the site and waits until it answers its visitor. */
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

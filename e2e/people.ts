import { randomInt } from 'node:crypto'
import type { APIRequestContext, APIResponse, Browser, Page } from '@playwright/test'
import { codeTo } from './inbox.ts'
import { expect, type JourneyFixtures, ownAddress } from './journey.ts'

/** A person with an account, or about to open one. */
export interface Person {
  firstName: string
  lastName: string
  email: string
  /** as typed, and as messages are addressed */
  phone: string
  e164: string
  password: string
}

/** A page in a new browser context with the language and device of the project, or another viewport. */
export const someone = async (browser: Browser, viewport?: { width: number; height: number }): Promise<Page> =>
  (await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': ownAddress() }, ...(viewport && { viewport }) })).newPage()

/** A person without an account. */
export function newPerson(): Person {
  const digits = String(randomInt(10_000_000, 99_999_999))
  return {
    firstName: 'Salma',
    lastName: 'Alaoui',
    email: `salma.${digits}@exemple.ma`,
    phone: `06 ${digits.replaceAll(/(..)(?=.)/g, '$1 ')}`,
    e164: `+2126${digits}`,
    password: `une route vers ${digits}`,
  }
}

type Words = JourneyFixtures['words']

/** Fills and submits the form of a new account. */
export async function fillRegister(page: Page, words: Words, person: Person): Promise<void> {
  const field = (key: string) => page.getByLabel(words('identity', `field.${key}`), { exact: true })
  await page.getByRole('radio', { name: words('identity', 'field.madam'), exact: true }).check()
  await field('firstName').fill(person.firstName)
  await field('lastName').fill(person.lastName)
  await field('email').fill(person.email)
  await field('phone').fill(person.phone)
  await field('password').fill(person.password)
  await page.getByRole('button', { name: words('identity', 'register.submit') }).click()
}

/** Types the code of the SMS, once `count` have arrived. */
export async function confirmPhone(page: Page, request: APIRequestContext, words: Words, person: Person, count = 1): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words('identity', 'verify.title') })).toBeVisible()
  await page.getByLabel(words('identity', 'field.code')).fill(await codeTo(request, person.e164, count))
  await page.getByRole('button', { name: words('identity', 'verify.submit') }).click()
}

/** Fills and submits a provider form without rendering it; returns the next page. */
async function sendForm(browser: APIRequestContext, path: string, fields: Record<string, string>): Promise<APIResponse> {
  const html = await (await browser.get(path)).text()
  const [, token = ''] = /name="_csrf" value="([^"]+)"/.exec(html) ?? []
  const answer = await browser.post(path, { form: { ...fields, _csrf: token } })
  expect(answer.status(), path).toBe(200)
  return answer
}

/** Opens an account without rendering its pages; the browser context is then signed in at the provider. */
export async function openAccount(page: Page, person = newPerson()): Promise<Person> {
  const browser = page.context().request
  const language = (await page.context().cookies()).find(({ name }) => name === 'lang')?.value ?? 'fr'
  const { firstName, lastName, email, phone, password } = person
  await sendForm(browser, '/identity/register', { civility: 'Mme.', firstName, lastName, email, phone, password, language })
  await sendForm(browser, '/identity/verify', { code: await codeTo(browser, person.e164) })
  return person
}

/** Signs in at the provider without rendering its page: the site then shows no form. */
export async function signInAtProvider(page: Page, identifier: string, password: string): Promise<void> {
  await sendForm(page.context().request, '/identity/login', { identifier, password })
}

/** Fills and submits the sign-in page. */
export async function fillLogin(page: Page, words: Words, name: string, password: string): Promise<void> {
  await page.getByLabel(words('identity', 'field.identifier')).fill(name)
  await page.getByLabel(words('identity', 'field.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: words('identity', 'login.submit'), exact: true }).click()
}

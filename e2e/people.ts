import { randomInt } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { codeTo } from './inbox.ts'
import { expect, type JourneyFixtures } from './journey.ts'

/** Somebody who has, or will have, an account. */
export interface Person {
  firstName: string
  lastName: string
  email: string
  /** as it is typed, and as messages reach it */
  phone: string
  e164: string
  password: string
}

/** Somebody nobody knows yet. */
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

/** The network address of a visitor of their own: limits per address do not mix journeys. */
export const ownAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`

type Words = JourneyFixtures['words']

/** Fills the form of a new account, whichever way led to it, and sends it. */
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

/** Types the code that came by SMS, once `count` have come. */
export async function confirmPhone(page: Page, request: APIRequestContext, words: Words, person: Person, count = 1): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words('identity', 'verify.title') })).toBeVisible()
  await page.getByLabel(words('identity', 'field.code')).fill(await codeTo(request, person.e164, count))
  await page.getByRole('button', { name: words('identity', 'verify.submit') }).click()
}

/** Opens an account by the page of its own and comes back signed in at the provider, to the page of the account. */
export async function openAccount(page: Page, request: APIRequestContext, words: Words, person = newPerson()): Promise<Person> {
  await page.goto(`/identity/register?returnUrl=${encodeURIComponent('/identity/manage')}`)
  await fillRegister(page, words, person)
  await confirmPhone(page, request, words, person)
  await expect(page.getByRole('heading', { level: 1, name: words('identity', 'manage.title') })).toBeVisible()
  return person
}

/** Fills the page of signing in and sends it. */
export async function fillLogin(page: Page, words: Words, name: string, password: string): Promise<void> {
  await page.getByLabel(words('identity', 'field.identifier')).fill(name)
  await page.getByLabel(words('identity', 'field.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: words('identity', 'login.submit'), exact: true }).click()
}

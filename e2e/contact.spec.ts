import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { carsOnSale, expectSound, pathOf } from './cars.ts'
import { messageTo } from './inbox.ts'
import { awake, expect, type JourneyFixtures, on, test, visit } from './journey.ts'
import { newPerson, openAccount } from './people.ts'

type Words = JourneyFixtures['words']
type Name = 'firstName' | 'lastName' | 'phone' | 'email' | 'message'

const field = (form: Locator, words: Words, name: Name) =>
  form.getByLabel(new RegExp(`^${words('contactForm', name)}(?: \\(|$)`)).and(form.locator(`[name=${name}]`))
const submit = (form: Locator, words: Words) => form.getByRole('button', { name: words('contactForm', 'submit') })
/** The question form of a car, which loads when scrolled into view. */
async function askForm(page: Page): Promise<Locator> {
  await page.locator('main a[href="#question"]').first().click()
  const form = page.locator('#question form')
  await expect(form).toBeVisible()
  return form
}
const aName = { fr: ['Salma', 'Alaoui'], ar: ['سلمى', 'العلوي'] } as const

test('keeps a typed message, sends it and confirms the reply time', on.arabic, async ({ page, request, language, words }) => {
  await visit(page, './home')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('site', 'footer.mail') })
    .click()
  await expect(page).toHaveURL(/\/aid#form$/)
  const form = page.locator('#form form')
  await expectSound(page)

  await submit(form, words).click()
  await expect(field(form, words, 'firstName')).toBeFocused()
  for (const name of ['firstName', 'lastName', 'email', 'message'] as const)
    await expect(field(form, words, name)).toHaveAccessibleDescription(words('contactForm', `need.${name}`))
  await expectSound(page)

  const person = newPerson()
  await field(form, words, 'firstName').fill(aName[language][0])
  await field(form, words, 'lastName').fill(aName[language][1])
  await field(form, words, 'email').fill(person.email)
  await field(form, words, 'phone').fill('612345678')
  await field(form, words, 'message').fill(`Bonjour ${person.email}`)
  await submit(form, words).click()
  await expect(field(form, words, 'phone')).toBeFocused()
  await expect(field(form, words, 'phone')).toHaveAccessibleDescription(words('contactForm', 'bad.phone'))

  await page.reload()
  await awake(page)
  await expect(field(form, words, 'message')).toHaveValue(`Bonjour ${person.email}`)
  await expect(field(form, words, 'email')).toHaveValue(person.email)
  await field(form, words, 'phone').fill('06 12 34 56 78')

  // offline: reported, and nothing is lost
  await page.context().setOffline(true)
  await submit(form, words).click()
  await expect(form.getByRole('alert')).toContainText(words('contactForm', 'offline'))
  await expect(field(form, words, 'message')).toHaveValue(`Bonjour ${person.email}`)
  await page.context().setOffline(false)

  await submit(form, words).click()
  const done = page.locator('#form').getByRole('status')
  await expect(done).toContainText(words('contactForm', 'done.title'))
  await expect(done).toContainText(words('contactForm', 'done.mail'))
  await expect(done).toBeFocused()
  await expectSound(page)
  const promise = (await done.innerText()).match(/\d\d:\d\d/)?.[0] ?? 'no time'
  const mail = await messageTo(request, person.email, /\S/)
  expect(mail.text).toContain(promise)
  expect(mail.text).not.toContain(`Bonjour ${person.email}`)

  await page.reload()
  await awake(page)
  await expect(field(form, words, 'email')).toHaveValue('')
})

test('sends a question about a car once', async ({ page, request, language, words }) => {
  const [car] = await carsOnSale(request, 'size=1&page=7')
  if (!car) throw new Error('no car is on sale')
  await visit(page, pathOf(car))
  await expect(page.locator('#question form')).toHaveCount(0)
  const form = await askForm(page)
  await expect(field(form, words, 'message')).toHaveValue(new RegExp(car.model))
  const phone = `06${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  const fill = async () => {
    await field(form, words, 'firstName').fill(aName[language][0])
    await field(form, words, 'lastName').fill(aName[language][1])
    await field(form, words, 'phone').fill(phone)
  }
  await fill()
  await expectSound(page)
  await submit(form, words).click()
  const done = page.locator('#question').getByRole('status')
  await expect(done).toContainText(words('contactForm', 'done.title'))
  await expect(done).not.toContainText(words('contactForm', 'done.mail'))

  await done.getByRole('button', { name: words('contactForm', 'done.again') }).click()
  await fill()
  await submit(form, words).click()
  await expect(form.getByRole('alert')).toContainText(words('errors', 'DuplicateEnquiry'))
  await expect(field(form, words, 'phone')).toHaveValue(phone)
  await expectSound(page)
})

test('prefills the form for a signed-in customer', async ({ page, words, baseURL }) => {
  const person = await openAccount(page)
  await page.goto(`./authentication/login?returnUrl=${encodeURIComponent(`${baseURL}/aid`)}`)
  await expect(page).toHaveURL(/\/aid$/)
  const form = page.locator('#form form')
  await expect(field(form, words, 'email')).toHaveValue(person.email)
  await expect(field(form, words, 'firstName')).not.toHaveValue('')
})

test('subscribes to the newsletter by mail and unsubscribes in one tap', on.arabic, async ({ page, request, words }) => {
  const address = `lettre-${randomUUID()}@exemple.ma`
  await visit(page, './home')
  await page.getByLabel(words('contact', 'newsletter.email')).fill(address)
  await page.getByRole('checkbox', { name: words('contact', 'newsletter.consent') }).check()
  await page.getByRole('button', { name: words('contact', 'newsletter.submit') }).click()
  await expect(page.getByRole('status').filter({ hasText: words('contact', 'newsletter.done') })).toBeVisible()

  const { links } = await messageTo(request, address, /\S/)
  const link = (part: string) => new URL(links.find((url) => url.includes(part)) ?? '', page.url())
  const follow = (url: URL) => visit(page, `.${url.pathname.slice(url.pathname.indexOf('/newsletter'))}${url.search}`)
  await follow(link('newsletter/confirm'))
  await expectSound(page)
  await page.getByRole('button', { name: words('contactForm', 'newsletter.confirm') }).click()
  await expect(page.getByRole('heading', { name: words('contactForm', 'newsletter.confirmed') })).toBeVisible()
  await follow(link('newsletter/unsubscribe'))
  await page.getByRole('button', { name: words('contactForm', 'newsletter.leaveNow') }).click()
  await expect(page.getByRole('heading', { name: words('contactForm', 'newsletter.left') })).toBeVisible()
  await expectSound(page)

  await visit(page, './newsletter/confirm?token=nothing')
  await page.getByRole('button', { name: words('contactForm', 'newsletter.confirm') }).click()
  await expect(page.getByRole('heading', { name: words('contactForm', 'newsletter.unknown') })).toBeVisible()
})

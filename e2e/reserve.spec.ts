import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectSound, freeCar, pathOf, type StockCar } from './cars.ts'
import { codeTo } from './inbox.ts'
import { expect, type JourneyFixtures, on, test } from './journey.ts'
import { newPerson, openAccount, type Person } from './people.ts'

type Words = JourneyFixtures['words']

const card = { good: '4000000000000010', empty: '4000000000000051' }

// each test goes from the car to the bank and back: a dozen pages
test.describe.configure({ timeout: 120_000 })

/** Opens the reservation from a car page. */
async function openReservation(page: Page, words: Words, car: StockCar): Promise<Locator> {
  await page.goto(pathOf(car))
  await page
    .getByRole('button', { name: words('vehiclePage', 'reserveShort') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: words('bookings', 'flow.who') })
  await expect(dialog).toBeVisible()
  return page.locator('dialog[open]')
}

const label = (place: Locator, words: Words, field: string) => place.getByLabel(words('bookings', `buyer.${field}`), { exact: true })

async function fillBuyer(dialog: Locator, words: Words, person: Person): Promise<void> {
  await dialog.getByRole('radio', { name: words('bookings', 'buyer.mrs'), exact: true }).check()
  await label(dialog, words, 'firstName').fill(person.firstName)
  await label(dialog, words, 'lastName').fill(person.lastName)
  await label(dialog, words, 'phone').fill(person.phone)
  await label(dialog, words, 'email').fill(person.email)
}

/** From the buyer's data to the terms. */
async function acceptTerms(dialog: Locator, words: Words): Promise<void> {
  await dialog.getByRole('button', { name: words('bookings', 'flow.next') }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.locator('button[type=submit][form]').click()
}

/** Without an account: types the SMS code and continues to the gateway. */
async function showPhone(page: Page, request: APIRequestContext, dialog: Locator, words: Words, { phone }: Person): Promise<void> {
  const code = dialog.getByLabel(words('bookings', 'code.field'))
  await expect(code).toBeVisible()
  await code.fill(await codeTo(request, `+212${phone.replaceAll(' ', '').slice(1)}`))
  await dialog.locator('button[type=submit][form]').click()
  await page.waitForURL(/\/fim\/pay\//)
}

async function reserve(page: Page, request: APIRequestContext, words: Words): Promise<StockCar> {
  const car = await freeCar(request)
  const dialog = await openReservation(page, words, car)
  const person = newPerson()
  await fillBuyer(dialog, words, person)
  await acceptTerms(dialog, words)
  await showPhone(page, request, dialog, words, person)
  return car
}

async function payAtGateway(page: Page, pan: string): Promise<void> {
  await page.locator('[name=pan]').fill(pan)
  await page.locator('[name=month]').fill('12')
  await page.locator('[name=year]').fill('30')
  await page.locator('[name=cvv]').fill('000')
  await page.locator('button.go').click()
}

/** Leaves the gateway without paying. */
const leaveGateway = (page: Page) => page.locator('a[href*="payment-failure"]').click()

const heading = (page: Page, words: Words, key: string) =>
  expect(page.getByRole('heading', { level: 1, name: words('bookings', key) })).toBeVisible({ timeout: 20_000 })

test('reserves a car and pays the deposit', on.wideAndPhone, async ({ page, request, words }) => {
  const car = await freeCar(request)
  const dialog = await openReservation(page, words, car)
  await expectSound(page)

  // an error is beside its field, and the first one has the focus
  await dialog.getByRole('button', { name: words('bookings', 'flow.next') }).click()
  await expect(dialog.getByText(words('bookings', 'buyer.need.lastName'))).toBeVisible()
  await expect(dialog.getByRole('radio', { name: words('bookings', 'buyer.mrs'), exact: true })).toBeFocused()

  // typed values survive a reload
  const person = newPerson()
  await fillBuyer(dialog, words, person)
  await page.reload()
  await page
    .getByRole('button', { name: words('vehiclePage', 'reserveShort') })
    .first()
    .click()
  await expect(label(dialog, words, 'phone')).toHaveValue(person.phone)

  await dialog.getByRole('button', { name: words('bookings', 'flow.next') }).click()
  await expect(dialog.getByRole('heading', { name: words('bookings', 'terms.title') })).toBeVisible()
  await dialog.locator('button[type=submit][form]').click()
  await expect(dialog.getByText(words('bookings', 'terms.needAccept'))).toBeVisible()
  await expectSound(page)
  await dialog.getByRole('checkbox').check()
  await dialog.locator('button[type=submit][form]').click()
  await expect(dialog.getByLabel(words('bookings', 'code.field'))).toBeVisible()
  await expectSound(page)
  await showPhone(page, request, dialog, words, person)
  await payAtGateway(page, card.good)

  await page.waitForURL(/payment-success/)
  await heading(page, words, 'outcome.reserved')
  await expect(page.getByText(/RV-\d{4}-\d{6}/)).toBeVisible()
  await expect(page.getByRole('link', { name: words('bookings', 'outcome.account.create') })).toBeVisible()
  await expectSound(page)

  // the buyer does not see the car as taken by another person
  await page.goto(pathOf(car))
  await expect(page.getByText(words('bookings', 'own.booked')).first()).toBeVisible()
  await expect(page.getByText(words('vehiclePage', 'reservedText'))).toBeHidden()
  // the next visitor finds it taken, and joins the waiting list
  await page.evaluate(() => localStorage.removeItem('rihla.bookings'))
  await page.goto(pathOf(car))
  await expect(page.getByText(words('vehiclePage', 'reservedText'))).toBeVisible()
  await page
    .getByRole('button', { name: words('vehiclePage', 'waitingShort') })
    .first()
    .click()
  await expect(dialog.getByText(words('bookings', 'taken.text'))).toBeVisible()
})

test('retries a refused payment while the car is held', on.arabic, async ({ page, request, words }) => {
  await reserve(page, request, words)
  await payAtGateway(page, card.empty)
  await leaveGateway(page)
  await page.waitForURL(/payment-failure/)
  await heading(page, words, 'outcome.failed.title')
  await expect(page.getByText(words('bookings', 'outcome.failed.reason.Funds'))).toBeVisible()
  await expect(page.getByRole('timer')).toBeAttached()
  await expectSound(page)

  await page.getByRole('button', { name: words('bookings', 'outcome.failed.retry') }).click()
  await page.waitForURL(/\/fim\/pay\//)
  await payAtGateway(page, card.good)
  await page.waitForURL(/payment-success/)
  await heading(page, words, 'outcome.reserved')
})

test('pays or releases a car after leaving the gateway', async ({ page, request, words }) => {
  const car = await reserve(page, request, words)
  await leaveGateway(page)
  await page.waitForURL(/payment-failure/)
  await heading(page, words, 'outcome.failed.pending')
  await page.getByRole('button', { name: words('bookings', 'outcome.failed.cancel') }).click()
  const dialog = page.getByRole('dialog', { name: words('bookings', 'cancel.title') })
  await dialog.getByRole('button', { name: words('bookings', 'cancel.submit') }).click()
  await heading(page, words, 'outcome.cancelled.title')
  await expect.poll(async () => (await (await request.get(`./api/vehicles/${car.id}`)).json()).availability).toBe('Available')
})

test('records a payment although the browser never returns', async ({ page, request, words }) => {
  const car = await reserve(page, request, words)
  await page.locator('summary').click()
  await page.locator('[name=browser]').selectOption('stays')
  await payAtGateway(page, card.good)
  await expect
    .poll(async () => (await (await request.get(`./api/vehicles/${car.id}`)).json()).lastStatus, { timeout: 20_000 })
    .toBe('Booked')
  // the device stores the link back, and the page shows the bank's answer
  const [own] = await page.evaluate(() => JSON.parse(localStorage.getItem('rihla.bookings') ?? '[]') as { key: string }[])
  await page.goto(`./payment-failure?booking=${own?.key}`)
  await heading(page, words, 'outcome.reserved')
})

test('lists the reservation in the customer history', on.arabic, async ({ page, request, words, baseURL }) => {
  const person = await openAccount(page)
  const car = await freeCar(request)
  await page.goto(`./authentication/login?returnUrl=${encodeURIComponent(new URL(pathOf(car), `${baseURL}/`).href)}`)
  await page.waitForURL(/\/cars\//)
  await page
    .getByRole('button', { name: words('vehiclePage', 'reserveShort') })
    .first()
    .click()
  const dialog = page.locator('dialog[open]')
  await expect(label(dialog, words, 'email')).toHaveValue(person.email)
  await expect(label(dialog, words, 'lastName')).toHaveValue(person.lastName)
  await acceptTerms(dialog, words)
  await page.waitForURL(/\/fim\/pay\//)
  await payAtGateway(page, card.good)
  await heading(page, words, 'outcome.reserved')
  await page.getByRole('link', { name: words('bookings', 'outcome.follow') }).click()

  const purchase = page.getByRole('article')
  await expect(purchase).toContainText(/RV-\d{4}-\d{6}/)
  await expect(purchase.getByText(words('bookings', 'status.Submitted')).first()).toBeVisible()
  await expect(purchase.getByText(words('history', 'turn.AwaitCall.title'))).toBeVisible()
  await expect(purchase.getByText(words('history', 'ledger.Held'))).toBeVisible()
  await expectSound(page)

  await purchase.getByRole('button', { name: words('history', 'cancel') }).click()
  const ask = page.getByRole('dialog', { name: words('bookings', 'cancel.title') })
  await ask.getByRole('button', { name: words('bookings', 'cancel.submit') }).click()
  await expect(purchase.getByText(words('bookings', 'status.Cancelled')).first()).toBeVisible()
})

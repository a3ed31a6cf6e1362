import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expectSound } from './cars.ts'
import { messageTo } from './inbox.ts'
import { expect, test, visit } from './journey.ts'
import { callAs, type PaidBooking, paidBooking, signInAt } from './paid-booking.ts'
import { newPerson, type Person, someone } from './people.ts'

// a visitor, a staff member, and another browser
test.describe.configure({ timeout: 120_000 })

/** The code of the `count`-th SMS with a code: other messages have numbers, too. */
const code = async (request: APIRequestContext, { e164 }: Person, count: number): Promise<string> =>
  /\b\d{6}\b/.exec((await messageTo(request, e164, /\b\d{6}\b.*code/i, count)).text)?.[0] ?? ''

/** Reserves and pays without an account; the phone was verified by a code. */
async function reserve(page: Page, request: APIRequestContext, person: Person): Promise<PaidBooking> {
  await visit(page, './home')
  const { firstName, lastName, email, phone } = person
  await callAs(page, 'POST', `/phonenumbers/send?phone=${encodeURIComponent(phone)}`)
  await callAs(page, 'POST', `/phonenumbers/check?phone=${encodeURIComponent(phone)}&code=${await code(request, person, 1)}`)
  return paidBooking(page, { firstName, lastName, email, phone })
}

/** Staff accept a booking and propose a price. Returns its record. */
async function proposePrice(browser: Browser, reference: string): Promise<{ status(): Promise<string> }> {
  const staff = await someone(browser)
  await signInAt(staff, 'home', 'manager@rihla.example')
  interface Row {
    id: number
    status: string
    price: number
  }
  const { results } = await callAs<{ results: Row[] }>(staff, 'GET', `/api/vehiclebookings?view=all&text=${reference}`)
  const { id, price } = results[0] as Row
  await callAs(staff, 'POST', `/api/vehiclebookings/${id}/accept`, {})
  await callAs(staff, 'POST', `/api/vehiclebookings/${id}/proposePrice`, { price: price - 1000 })
  return { status: async () => (await callAs<Row>(staff, 'GET', `/api/vehiclebookings/${id}`)).status }
}

test('answers a price as a guest on another device by SMS code', async ({ page, browser, request, words }) => {
  const person = newPerson()
  const { key, reference } = await reserve(page, request, person)
  const record = await proposePrice(browser, reference)

  const other = await someone(browser)
  await visit(other, `./payment-success?booking=${key}`)
  const button = (name: string) => other.getByRole('button', { name: words('history', name), exact: true })
  await expect(button('guest.send')).toBeVisible()
  await expect(button('turn.AnswerPrice.accept')).toHaveCount(0)
  await expect(callAs(other, 'POST', `/api/bookings/${key}/price`, { accepted: true })).rejects.toThrow('PhoneUnconfirmed')
  expect(await record.status()).toBe('NewPriceSubmitted')

  await button('guest.send').click()
  const field = other.getByLabel(words('history', 'guest.code'))
  const sent = await code(request, person, 2)
  await field.fill(sent === '111111' ? '222222' : '111111')
  await button('guest.check').click()
  await expect(other.getByText(words('history', 'guest.bad'))).toBeVisible()
  await field.fill(sent)
  await button('guest.check').click()
  await button('turn.AnswerPrice.accept').click()
  await expect(other.getByRole('heading', { name: words('history', 'turn.AnswerPrice.accepted') })).toBeVisible()
  expect(await record.status()).toBe('NewPriceAccepted')
})

test('cancels as a guest and shows the refund date', async ({ page, request, words }) => {
  const person = newPerson()
  const { key, car } = await reserve(page, request, person)
  await visit(page, `./payment-success?booking=${key}`)
  await expect(page.getByRole('heading', { level: 1, name: words('bookings', 'outcome.reserved') })).toBeVisible()
  await expect(page.getByText(words('bookings', 'outcome.bring.id'))).toBeVisible()
  const cancel = page.getByRole('button', { name: words('history', 'cancel') })
  expect(await cancel.evaluate((one) => [...document.querySelectorAll('main :is(a, button)')].at(-1) === one)).toBe(true)
  await expectSound(page)
  await cancel.click()
  await page.getByRole('button', { name: words('history', 'guest.send'), exact: true }).click()
  await page.getByLabel(words('history', 'guest.code')).fill(await code(request, person, 2))
  await page.getByRole('button', { name: words('history', 'guest.check'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words('bookings', 'cancel.title') })
  await dialog.getByRole('button', { name: words('bookings', 'cancel.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: words('bookings', 'outcome.cancelled.title') })).toBeVisible()
  const { ledger } = await callAs<{ ledger: { kind: string }[] }>(page, 'GET', `/api/bookings/${key}`)
  expect(ledger.map(({ kind }) => kind)).toContain('Returning')
  await expect.poll(async () => (await (await request.get(`./api/vehicles/${car.id}`)).json()).availability).toBe('Available')
})

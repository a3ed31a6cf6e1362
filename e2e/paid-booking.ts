import type { APIRequestContext, Page } from '@playwright/test'
import { carsOnSale, type StockCar } from './cars.ts'
import { expect, type JourneyFixtures } from './journey.ts'
import { fillLogin } from './people.ts'

/** The password of the accounts of the demo world (docs/demo-world.md). */
const demoPassword = 'rihla-demo-2026'

/** Signs in on the way to a whole address of this site, and is there. */
export async function signInAt(page: Page, words: JourneyFixtures['words'], address: string, email: string): Promise<void> {
  await page.goto(`./authentication/login?returnUrl=${encodeURIComponent(address)}`)
  await fillLogin(page, words, email, demoPassword)
  await page.waitForURL(address)
}

/** Calls the API as anyone who is signed in on this page. */
async function callAs<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const { status, answer } = await page.evaluate(
    async ([verb, place, content]) => {
      const cookie = () => document.cookie.match(/XSRF-TOKEN=([^;]+)/)?.[1]
      if (verb !== 'GET' && !cookie()) await fetch('/api/antiforgery')
      const response = await fetch(place, {
        method: verb,
        headers: {
          authorization: `Bearer ${localStorage.getItem('token')}`,
          'x-xsrf-token': decodeURIComponent(cookie() ?? ''),
          ...(content !== undefined && { 'content-type': 'application/json' }),
        },
        ...(content !== undefined && { body: content }),
      })
      return { status: response.status, answer: (await response.json().catch(() => null)) as unknown }
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  )
  expect(status, `${method} ${path}: ${JSON.stringify(answer)}`).toBeLessThan(300)
  return answer as T
}

export interface PaidBooking {
  key: string
  reference: string
  car: StockCar
}

/** A car of the house that nobody holds; the `nth` of them. */
async function freeCar(request: APIRequestContext, nth: number): Promise<StockCar> {
  // cars that are in a store are sold by the house, the others by their owners
  const ours = (await carsOnSale(request, 'MinPrice=80000&MaxPrice=250000&size=100')).filter(
    (car) => (car as StockCar & { storageAreaId: number | null }).storageAreaId !== null,
  )
  const car = ours[nth]
  if (!car) throw new Error('no car is left')
  return car
}

/** Reserves a car as the customer of a page and pays the deposit at the sandbox gateway; waits until the house knows of the money. */
export async function paidBooking(page: Page, request: APIRequestContext, nth: number): Promise<PaidBooking> {
  const car = await freeCar(request, nth)
  const { termsVersion } = await callAs<{ termsVersion: string }>(page, 'GET', '/api/bookings/hours')
  expect(termsVersion).not.toBe('')
  const held = await callAs<{ key: string; reference: string; paymentId: string }>(page, 'POST', `/api/vehicles/${car.id}/book`, {
    buyer: {
      civility: 'Mme.',
      firstName: 'Salma',
      lastName: 'Alaoui',
      email: 'salma.alaoui@exemple.ma',
      phone: '06 12 34 56 78',
      address: '12, rue des Orangers',
      zip: '20000',
      city: 'Casablanca',
      idNumber: 'BK123456',
    },
    terms: true,
    loan: null,
  })
  const form = await callAs<{ action: string; fields: Record<string, string> }>(page, 'POST', `/api/payments/${held.paymentId}/attempts`)
  const opened = await request.post(form.action, { form: form.fields })
  expect(opened.ok()).toBe(true)
  await request.post(opened.url(), { form: { pan: '4000000000000010', month: '12', year: '30', cvv: '000' } })
  await expect
    .poll(async () => (await callAs<{ status: string }>(page, 'GET', `/api/bookings/${held.key}`)).status, { timeout: 30_000 })
    .toBe('Submitted')
  return { key: held.key, reference: held.reference, car }
}

/** Lets cars be reserved at any hour of any day: the journeys run when they run. `page` is that of somebody who may change settings. */
export async function openAllHours(page: Page): Promise<void> {
  const open = async () => {
    const settings = await callAs<{ key: string; value: string }[]>(page, 'GET', '/api/staff/settings')
    const was = settings.find(({ key }) => key === 'booking.hours')?.value ?? ''
    const value = JSON.stringify(Array.from({ length: 7 }, () => ({ open: '00:00', close: '23:59' })))
    if (was !== value) await callAs(page, 'PUT', '/api/staff/settings/booking.hours', { value, was })
  }
  // of two journeys that begin at once one is told that the other has changed it, and looks again
  await open().catch(open)
  const year = new Date().getFullYear()
  const closed = await callAs<{ id: number; date: string }[]>(page, 'GET', `/api/holidays?year=${year}`)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Casablanca' }).format(new Date())
  for (const holiday of closed.filter(({ date }) => date === today)) await callAs(page, 'DELETE', `/api/holidays/${holiday.id}`)
}

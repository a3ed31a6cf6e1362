import type { Page } from '@playwright/test'
import { demoPassword } from '../db/demo/accounts.ts'
import { freeCar, type StockCar } from './cars.ts'
import { expect, test } from './journey.ts'
import { signInAtProvider } from './people.ts'

/** Opens a path of the site, e.g. `history`, signed in; the default password is that of the demo accounts. */
export async function signInAt(page: Page, place: string, email: string, password = demoPassword): Promise<void> {
  await signInAtProvider(page, email, password)
  const address = `${test.info().project.use.baseURL}/${place}`
  await page.goto(`./authentication/login?returnUrl=${encodeURIComponent(address)}`)
  await page.waitForURL(address)
}

/** Calls the API as the signed-in user of this page, or as a visitor. */
export async function callAs<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const { status, answer } = await page.evaluate(
    async ([verb, place, content]) => {
      const cookie = () => document.cookie.match(/XSRF-TOKEN=([^;]+)/)?.[1]
      if (verb !== 'GET' && !cookie()) await fetch('/api/antiforgery')
      const response = await fetch(place, {
        method: verb,
        headers: {
          ...(localStorage.getItem('token') && { authorization: `Bearer ${localStorage.getItem('token')}` }),
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

const salma = {
  ...{ civility: 'Mme.', firstName: 'Salma', lastName: 'Alaoui', email: 'salma.alaoui@exemple.ma', phone: '06 12 34 56 78' },
  ...{ address: '12, rue des Orangers', zip: '20000', city: 'Casablanca', idNumber: 'BK123456' },
}

/** Reserves a given or free car as the customer of a page, pays the deposit at the sandbox gateway, and waits for the payment. */
export async function paidBooking(page: Page, buyer: Partial<typeof salma> = {}, wanted?: StockCar): Promise<PaidBooking> {
  const { request } = page
  const car = wanted ?? (await freeCar(request))
  const { termsVersion } = await callAs<{ termsVersion: string }>(page, 'GET', '/api/bookings/hours')
  expect(termsVersion).not.toBe('')
  const held = await callAs<{ key: string; reference: string; paymentId: string }>(page, 'POST', `/api/vehicles/${car.id}/book`, {
    buyer: { ...salma, ...buyer },
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

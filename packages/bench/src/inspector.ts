import type { Page } from '@playwright/test'
import { demoPassword } from '../../../db/demo/accounts.ts'

export interface Sheet {
  id: number
  checkPartQuotations: { id: number }[]
}

/** Calls the API as whoever is signed in on the page. */
export function call<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([verb, place, content]) => {
      const answer = await fetch(place, {
        method: verb,
        headers: {
          authorization: `Bearer ${localStorage.getItem('token')}`,
          ...(content !== null && { 'content-type': 'application/json' }),
        },
        ...(content !== null && { body: content }),
      })
      if (!answer.ok) throw new Error(`${verb} ${place}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  )
}

/** The expert of the demo world is signed in on this page. */
export async function signIn(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/authentication/login?returnUrl=${encodeURIComponent(`${site}/staff`)}`)
  await page.locator('[name=identifier]').fill('expert@rihla.example')
  await page.locator('[name=password]').fill(demoPassword)
  await page.locator('[name=password]').press('Enter')
  await page.waitForURL(/\/staff/)
  await page.waitForFunction(() => localStorage.getItem('token') !== null)
}

/** A new sheet of a car that is not certified yet. */
export async function newSheet(page: Page): Promise<Sheet> {
  const { results } = await call<{ results: { id: number }[] }>(page, 'GET', '/api/vehicles?IsCertified=false&size=1')
  return call<Sheet>(page, 'POST', '/api/staff/expertises', { type: 'Certification', vehicleId: results[0]?.id })
}

/** A photo that a camera might take: noise keeps it from being pressed to nothing. */
export const cameraPhoto = {
  create: { width: 1600, height: 1200, channels: 3, background: '#3060a0', noise: { type: 'gaussian', mean: 120, sigma: 8 } },
} as const

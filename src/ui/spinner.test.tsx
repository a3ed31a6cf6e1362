// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { settle, show, words } from '#testing/screen.tsx'
import { Spinner } from './spinner.tsx'

fakeApi()

/** A screen whose data are there once `arrive` is called. */
async function leave(to: string, language: 'fr' | 'ar' = 'fr') {
  let wait = Promise.resolve()
  const { router } = show(<Spinner />, { language, at: '/home?a=1', path: '/:page', route: { loader: () => wait.then(() => null) } })
  await settle()
  const { promise, resolve: arrive } = Promise.withResolvers<void>()
  wait = promise
  act(() => void router.navigate(to))
  await settle()
  return async () => {
    arrive()
    await settle()
  }
}
const veil = () => document.querySelector('[role=status] svg')?.parentElement ?? null

test('is shown while another screen loads', async () => {
  const arrive = await leave('/aid')
  expect(veil() && words(veil() as Element)).toBe('Un instant…')
  await arrive()
  expect(veil()).toBeNull()
})

test('is hidden for changes on the same screen', async () => {
  await leave('/home?a=2')
  expect(veil()).toBeNull()
})

test('is translated to Arabic', async () => {
  await leave('/aid', 'ar')
  expect(veil() && words(veil() as Element)).toBe('لحظة من فضلك…')
})

// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { clockAt, settle, signedIn } from '#testing/screen.tsx'
import { useSales } from './use-sales.ts'

const api = fakeApi()
const asking = ['get', '/api/customers/sales'] as const

beforeEach(() => clockAt('2026-03-16T10:00:00Z'))
async function use() {
  const { result } = renderHook(() => useSales())
  const rest = async () => {
    for (let i = 0; i < 6; i++) await settle()
  }
  await rest()
  return {
    now: () => result.current.purchases,
    retry: async () => {
      act(() => result.current.retry())
      await rest()
    },
  }
}

test('sends no request when signed out', async () => {
  const { now } = await use()
  expect([now(), api.calls]).toEqual([{ step: 'anonymous' }, []])
})

test('shows an error and loads the purchases on retry', async () => {
  signedIn()
  api.on(...asking, new Refusal(403, 'CustomerInactive', { message: 'Compte fermé.' }))
  api.on('get', '/api/bookings/hours', new Refusal(404, 'NotFound'))
  const { now, retry } = await use()
  expect(now()).toEqual({ step: 'failed', text: 'Compte fermé.' })
  api.on(...asking, [])
  await retry()
  expect(now()).toMatchObject({ step: 'ready', bookings: [] })
})

test('shows no text for an error without a message', async () => {
  signedIn()
  api.on('get', '/api/bookings/hours', new Refusal(404, 'NotFound'))
  api.on(...asking, new Refusal(403, 'Forbidden', { message: '' }))
  const { now } = await use()
  expect(now()).toEqual({ step: 'failed', text: null })
})

test('is loading before the response', async () => {
  signedIn()
  api.on(...asking, () => new Promise(() => undefined))
  api.on('get', '/api/bookings/hours', new Refusal(404, 'NotFound'))
  const { now } = await use()
  expect(now()).toEqual({ step: 'loading' })
})

// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline } from '#testing/fake-api.ts'
import { clockAt, pass } from '#testing/screen.tsx'
import { useHolidays } from './use-holidays.ts'

const api = fakeApi()
const asking = ['get', '/api/holidays'] as const
const days: Record<string, string[]> = { '2026': ['2026-11-06', '2026-11-18'], '2027': ['2027-01-01', '2027-01-11'] }

async function use(now: string, wait = 10) {
  clockAt(now)
  const { result } = renderHook(() => useHolidays())
  const first = result.current
  for (let i = 0; i < 4; i++) await pass(wait)
  return { first, known: result.current && [...result.current], years: api.made(...asking).map(({ query }) => query.get('year')) }
}
const answer = () => api.on(...asking, ({ query }) => (days[query.get('year') ?? ''] ?? []).map((date) => sample('Holiday', { date })))

test('loads the closed days of the year in one request', async () => {
  answer()
  expect(await use('2026-11-22T10:00:00Z')).toEqual({ first: null, known: days['2026'], years: ['2026'] })
})

test('also loads the next year in the last days of a year', async () => {
  answer()
  const { known, years } = await use('2026-12-29T10:00:00Z')
  expect([years, known]).toEqual([
    ['2026', '2027'],
    [...(days['2026'] ?? []), ...(days['2027'] ?? [])],
  ])
})

test('returns no holidays when the request fails', async () => {
  api.on(...asking, offline)
  // after a few retries
  expect((await use('2026-11-22T10:00:00Z', 60_000)).known).toEqual([])
})

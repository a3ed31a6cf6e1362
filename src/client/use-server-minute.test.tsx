// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { learnServerTime } from './server-clock.ts'
import { useServerMinute } from './use-server-minute.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('returns the current minute and updates at the next one', () => {
  const begun = Date.UTC(2026, 2, 15, 10, 0)
  vi.useFakeTimers({ now: begun + 45_000 })
  learnServerTime(new Date(begun + 45_000).toISOString(), begun + 45_000)
  const { result } = renderHook(() => useServerMinute())
  expect(result.current).toBe(begun)
  act(() => vi.advanceTimersByTime(10_000))
  expect(result.current).toBe(begun)
  act(() => vi.advanceTimersByTime(10_000))
  expect(result.current).toBe(begun + 60_000)
})

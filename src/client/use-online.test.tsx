// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { clockAt, pass } from '#testing/screen.tsx'
import { learnServerTime } from './server-clock.ts'
import { useNow } from './staff/use-now.ts'
import { useOnline } from './use-online.ts'
import { useSettled } from './use-settled.ts'

fakeApi()

test('follows the online state; true on the server', () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const Line = () => <p>{String(useOnline())}</p>
  expect(renderToString(<Line />)).toContain('true')
  const { result, unmount } = renderHook(() => useOnline())
  expect(result.current).toBe(false)
  const now = (online: boolean) => {
    line.mockReturnValue(online)
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
    return result.current
  }
  expect([now(true), now(false), now(true)]).toEqual([true, false, true])
  const left = vi.spyOn(window, 'removeEventListener')
  unmount()
  expect(left.mock.calls.map(([name]) => name)).toEqual(expect.arrayContaining(['online', 'offline']))
})

test('updates the time every 30 s and when the server time changes', async () => {
  clockAt('2026-03-16T10:00:00Z')
  learnServerTime('2026-03-16T10:00:00Z', Date.now())
  const { result, unmount } = renderHook(() => useNow())
  const seconds = () => Math.floor((result.current.getTime() - Date.parse('2026-03-16T10:00:00Z')) / 1000)
  await pass(29_000)
  expect(seconds()).toBe(0)
  await pass(1000)
  expect(seconds()).toBe(30)
  act(() => learnServerTime('2026-03-16T11:00:30Z', Date.now()))
  expect(Math.floor(seconds() / 60)).toBe(60)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('debounces typed values', async () => {
  clockAt('2026-03-16T10:00:00Z')
  const { result, rerender } = renderHook(({ text }) => useSettled(text, 300), { initialProps: { text: 'd' } })
  expect(result.current).toBe('d')
  rerender({ text: 'da' })
  await pass(200)
  rerender({ text: 'dac' })
  await pass(200)
  expect(result.current).toBe('d')
  await pass(100)
  expect(result.current).toBe('dac')
})

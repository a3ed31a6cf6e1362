// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clockAt } from '#testing/screen.tsx'
import { query } from './addresses.ts'
import { keepCookie, readCookie } from './cookie.ts'
import { readDevice, subscribeDevice, useLocalStorage, writeDevice } from './device.ts'
import { learnServerTime } from './server-clock.ts'
import { useNow } from './staff/use-now.ts'
import { useOnline } from './use-online.ts'
import { useSession } from './use-session.ts'
import { useSettled } from './use-settled.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
const forbidden = () => {
  throw new DOMException('no storage', 'SecurityError')
}

describe('local storage', () => {
  test('returns a stable value until a change; ignores invalid JSON', () => {
    expect(readDevice('compare')).toBeNull()
    writeDevice('compare', [1, 2])
    const first = readDevice('compare')
    expect([first, readDevice('compare') === first, localStorage.getItem('rihla.compare')]).toEqual([[1, 2], true, '[1,2]'])
    localStorage.setItem('rihla.compare', '[3]')
    expect(readDevice('compare')).toEqual([3])
    localStorage.setItem('rihla.compare', '{')
    expect(readDevice('compare')).toBeNull()
    writeDevice('compare', null)
    expect([readDevice('compare'), localStorage.length]).toEqual([null, 0])
  })

  test('keeps values in memory when storage is forbidden', () => {
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
    writeDevice('buyer', { name: 'Salma' })
    expect(readDevice('buyer')).toEqual({ name: 'Salma' })
    // somebody else changes what could be read again
    vi.unstubAllGlobals()
    expect(readDevice('buyer')).toEqual({ name: 'Salma' })
  })

  test('notifies subscribers, also of other tabs, until they unsubscribe', () => {
    const heard = vi.fn()
    const stop = subscribeDevice(heard)
    writeDevice('drafts', [])
    window.dispatchEvent(new Event('storage'))
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    writeDevice('drafts', [1])
    window.dispatchEvent(new Event('storage'))
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('is displayed and changed by a component', () => {
    const { result } = renderHook(() => useLocalStorage('bookings'))
    expect(result.current[0]).toBeNull()
    act(() => result.current[1]((now) => [...((now as number[] | null) ?? []), 7]))
    act(() => result.current[1]((now) => [...((now as number[] | null) ?? []), 8]))
    expect([result.current[0], readDevice('bookings')]).toEqual([
      [7, 8],
      [7, 8],
    ])
  })
})

test('reads a cookie by its full name', () => {
  keepCookie('lang', 'a b;c', '/')
  keepCookie('xlang', 'no', '/')
  expect([readCookie('lang'), readCookie('lan'), readCookie('ang')]).toEqual(['a b;c', null, null])
  const set = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  keepCookie('lang', 'ar', '/occasion/')
  expect(set.mock.calls).toEqual([['lang=ar; path=/occasion/; max-age=31536000; samesite=lax']])
})

test('follows the browser’s online state', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const { result, unmount } = renderHook(() => useOnline())
  expect(result.current).toBe(true)
  for (const is of [false, true]) {
    network.mockReturnValue(is)
    act(() => void window.dispatchEvent(new Event(is ? 'online' : 'offline')))
    expect(result.current).toBe(is)
  }
  const left = vi.spyOn(window, 'removeEventListener')
  unmount()
  expect(left.mock.calls.map(([type]) => type)).toEqual(['online', 'offline'])
})

test('keeps the user signed in while offline', () => {
  localStorage.setItem('rihla.session', JSON.stringify({ subject: 'salma', name: 'Salma', expiresAt: 1 }))
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  expect(renderHook(() => useSession()).result.current.state).toBe('unknown')
  network.mockReturnValue(false)
  expect(renderHook(() => useSession()).result.current.state).toBe('signedIn')
})

test('debounces typed values', () => {
  clockAt('2026-03-16T10:00:00Z')
  const { result, rerender } = renderHook(({ text }) => useSettled(text, 120), { initialProps: { text: '' } })
  rerender({ text: 'go' })
  act(() => vi.advanceTimersByTime(119))
  rerender({ text: 'golf' })
  act(() => vi.advanceTimersByTime(119))
  expect(result.current).toBe('')
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe('golf')
})

test('uses the server time in the back office, updated every 30 s', () => {
  clockAt('2026-03-16T10:00:00Z')
  const { result, unmount } = renderHook(() => useNow())
  act(() => vi.advanceTimersByTime(29_999))
  expect(result.current.toISOString()).toBe('2026-03-16T10:00:00.000Z')
  act(() => vi.advanceTimersByTime(1))
  expect(result.current.toISOString()).toBe('2026-03-16T10:00:30.000Z')
  act(() => learnServerTime('2026-03-16T11:00:00Z', Date.now()))
  expect(result.current.toISOString()).toBe('2026-03-16T11:00:00.000Z')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('repeats lists and omits empty values in a query', () => {
  expect(query({ a: [1, 2], b: '', c: null, d: undefined, e: 0, f: false, g: ['x', ''] })).toBe('?a=1&a=2&e=0&f=false&g=x')
  expect(query({ a: null })).toBe('')
})

// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { clockAt, kept, pass, settle, signedIn } from '#testing/screen.tsx'
import { writeDevice } from './device.ts'
import { keepPending, readPending, usePending } from './pending.ts'
import { useSession, useSubject } from './use-session.ts'

fakeApi()
const now = '2026-03-16T10:00:00Z'

test('runs a pending action once after sign-in', async () => {
  clockAt(now)
  keepPending({ kind: 'alert', data: { brands: ['Dacia'] } })
  const run = vi.fn(() => Promise.resolve())
  const other = vi.fn(() => Promise.resolve())
  const { rerender } = renderHook(() => [usePending('alert', run), usePending('draft', other)])
  await settle()
  expect(run).not.toHaveBeenCalled()
  signedIn()
  act(() => writeDevice('session', kept('session')))
  await settle()
  rerender()
  await settle()
  expect([run.mock.calls, other.mock.calls, kept('pending')]).toEqual([[[{ brands: ['Dacia'] }]], [], null])
})

test('retries a failed action on the next visit only', async () => {
  clockAt(now)
  signedIn()
  keepPending({ kind: 'alert', data: 7 })
  const run = vi.fn(() => Promise.reject(new Error('away')))
  const { unmount } = renderHook(() => usePending('alert', run))
  await settle()
  expect([run.mock.calls.length, kept('pending')]).toMatchObject([1, { kind: 'alert', data: 7 }])
  unmount()
  renderHook(() => usePending('alert', run))
  await settle()
  expect(run).toHaveBeenCalledTimes(2)
})

test('does not overwrite a newer action with a failed one', async () => {
  clockAt(now)
  signedIn()
  keepPending({ kind: 'alert', data: 7 })
  renderHook(() =>
    usePending('alert', async () => {
      keepPending({ kind: 'draft', data: 8 })
      throw new Error('away')
    }),
  )
  await settle()
  expect(kept('pending')).toMatchObject({ kind: 'draft', data: 8 })
})

test('expires after an hour', () => {
  const at = Date.parse(now)
  const stored = { kind: 'alert', data: 7, keptAt: at }
  expect(readPending(stored, at + 3_600_000)).toEqual(stored)
  expect(readPending(stored, at + 3_600_001)).toBeNull()
  // a clock that was set back
  expect(readPending(stored, at - 1)).toBeNull()
  expect([readPending(null, at), readPending({ kind: 3, keptAt: at }, at), readPending('x', at)]).toEqual([null, null, null])
})

test('synchronizes the session across tabs', async () => {
  clockAt(now)
  signedIn('salma', 'Salma')
  const { result } = renderHook(() => useSession())
  expect(result.current).toEqual({ state: 'signedIn', subject: 'salma', name: 'Salma' })
  await pass(0)
  localStorage.setItem('rihla.session', JSON.stringify({ subject: 'salma', name: 'Salma', expiresAt: Date.now() }))
  act(() => void window.dispatchEvent(new Event('storage')))
  expect(result.current).toEqual({ state: 'unknown', subject: 'salma', name: 'Salma' })
  localStorage.removeItem('rihla.session')
  act(() => void window.dispatchEvent(new Event('storage')))
  expect(result.current.state).toBe('anonymous')
  localStorage.setItem('rihla.session', '{"subject":7}')
  act(() => void window.dispatchEvent(new Event('storage')))
  expect(result.current.state).toBe('anonymous')
})

test('hydrates components of an anonymous visitor in one render', async () => {
  let renders = 0
  function Name() {
    usePending('alert', () => Promise.resolve())
    const subject = useSubject()
    renders++
    return <p>{subject ?? 'anonymous'}</p>
  }
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Name />)
  renders = 0
  await act(async () => void hydrateRoot(place, <Name />))
  expect([place.textContent, renders]).toEqual(['anonymous', 1])
  signedIn('salma')
  act(() => writeDevice('session', kept('session')))
  expect(place.textContent).toBe('salma')
})

// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { showHook } from '#testing/screen.tsx'
import { useHere } from './use-here.ts'

fakeApi()
type Asked = [found: (at: object) => void, failed: (error: object) => void, options: object]
const asked: Asked[] = []
beforeEach(() => {
  asked.length = 0
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (...given: Asked) => void asked.push(given) },
  })
})

test('the device is asked at a press alone, and what it says is known with how far it may be away', () => {
  const { now } = showHook(() => useHere())
  expect([now().state, now().here, asked.length]).toEqual(['silent', null, 0])
  act(() => now().ask())
  expect([now().state, now().here, asked.length]).toEqual(['asking', null, 1])
  act(() => asked[0]?.[0]({ coords: { latitude: 33.5, longitude: -7.6, accuracy: 12.6 } }))
  expect([now().state, now().here]).toEqual(['known', { latitude: 33.5, longitude: -7.6, meters: 13 }])
  act(() => asked[0]?.[0]({ coords: { latitude: 33.5, longitude: -7.6, accuracy: 0.2 } }))
  expect(now().here?.meters).toBe(1)
})

test('who refuses is not told that the place is unknown, nor the other way', () => {
  const { now } = showHook(() => useHere())
  act(() => now().ask())
  act(() => asked[0]?.[1]({ code: 1, PERMISSION_DENIED: 1 }))
  expect(now().state).toBe('refused')
  act(() => asked[0]?.[1]({ code: 3, PERMISSION_DENIED: 1 }))
  expect(now().state).toBe('unknown')
})

test('who waits beside the road is looked for exactly and patiently, who looks for a store is not', () => {
  for (const choices of [{}, { precise: true }]) {
    const { now } = showHook(() => useHere(choices))
    act(() => now().ask())
  }
  expect(asked.map(([, , options]) => options)).toEqual([
    { maximumAge: 300_000, timeout: 10_000 },
    { enableHighAccuracy: true, maximumAge: 15_000, timeout: 25_000 },
  ])
})

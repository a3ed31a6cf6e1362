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

test('requests the location on a press and returns its accuracy', () => {
  const { now } = showHook(() => useHere())
  expect([now().state, now().here, asked.length]).toEqual(['silent', null, 0])
  act(() => now().ask())
  expect([now().state, now().here, asked.length]).toEqual(['asking', null, 1])
  act(() => asked[0]?.[0]({ coords: { latitude: 33.5, longitude: -7.6, accuracy: 12.6 } }))
  expect([now().state, now().here]).toEqual(['known', { latitude: 33.5, longitude: -7.6, meters: 13 }])
  act(() => asked[0]?.[0]({ coords: { latitude: 33.5, longitude: -7.6, accuracy: 0.2 } }))
  expect(now().here?.meters).toBe(1)
})

test('distinguishes a refusal from an unknown location', () => {
  const { now } = showHook(() => useHere())
  act(() => now().ask())
  act(() => asked[0]?.[1]({ code: 1, PERMISSION_DENIED: 1 }))
  expect(now().state).toBe('refused')
  act(() => asked[0]?.[1]({ code: 3, PERMISSION_DENIED: 1 }))
  expect(now().state).toBe('unknown')
})

test('requests high accuracy and a long timeout only when precise', () => {
  for (const choices of [{}, { precise: true }]) {
    const { now } = showHook(() => useHere(choices))
    act(() => now().ask())
  }
  expect(asked.map(([, , options]) => options)).toEqual([
    { maximumAge: 300_000, timeout: 10_000 },
    { enableHighAccuracy: true, maximumAge: 15_000, timeout: 25_000 },
  ])
})

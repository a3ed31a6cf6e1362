import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let clock: typeof import('./server-clock.ts')
const device = Date.parse('2026-03-16T10:00:00Z')
const hour = 3_600_000
beforeEach(async () => {
  vi.resetModules()
  clock = await import('./server-clock.ts')
  vi.useFakeTimers({ now: device, toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

const answered = (headers: Record<string, string>) => new Response(null, { headers })
const written = (at: number) => ({ date: new Date(at).toUTCString() })
const fresh = { asked: device, cache: 'default' } as const

test('assumes the server time midway between request and response', () => {
  expect(clock.skewOf(10_000, 9_000, 9_400)).toBe(800)
  expect(clock.skewOf(10_000, 70_000, 70_000)).toBe(-60_000)
})

test('uses the server time when the device clock is wrong', () => {
  expect([clock.knowsServerTime(), clock.serverNow()]).toEqual([false, device])
  const heard = vi.fn()
  const stop = clock.onServerTime(heard)
  clock.learnServerTime(new Date(device + hour).toISOString(), device)
  expect([clock.knowsServerTime(), clock.serverNow(), heard.mock.calls.length]).toEqual([true, device + hour, 1])
  stop()
  clock.learnServerTime(new Date(device).toISOString(), device)
  expect(heard).toHaveBeenCalledOnce()
})

test('corrects the clock from Date headers, to the second', () => {
  clock.hearServerTime(answered(written(device - 3 * hour)), fresh)
  expect(clock.serverNow()).toBe(device - 3 * hour + 500)
  clock.learnServerTime(new Date(device - 3 * hour + 900).toISOString(), device)
  clock.hearServerTime(answered(written(device - 3 * hour)), fresh)
  expect(clock.serverNow()).toBe(device - 3 * hour + 900)
  clock.hearServerTime(answered({ ...written(device - 60_000), age: '60' }), fresh)
  expect(clock.serverNow()).toBe(device + 500)
})

test('ignores cached and slow responses, and those without time', () => {
  const copy = answered({ ...written(device - hour), 'cache-control': 'public, max-age=3600' })
  clock.hearServerTime(copy, fresh)
  clock.hearServerTime(answered(written(device - hour)), { ...fresh, asked: device - 3001 })
  clock.hearServerTime(answered({}), fresh)
  expect(clock.knowsServerTime()).toBe(false)
  // null when requested again
  clock.hearServerTime(copy, { asked: device, cache: 'no-cache' })
  expect(clock.serverNow()).toBe(device - hour + 500)
})

// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { clockAt, pass, settle } from '#testing/screen.tsx'
import { ApiError } from '../api-error.ts'
import { callApi } from '../call.ts'
import { useMutation } from '../mutation.ts'
import { apiQuery, keepPreviousData } from './api-query.ts'
import { invalidate, useQuery } from './query.ts'

const api = fakeApi()
const path = '/api/vehicles/stockcount'
const asked = () => api.made('get', path).length
const counts = (count: number) => ({ count, certified: 1 })
const now = '2026-03-16T10:00:00Z'

describe('callApi', () => {
  const answerWith = (status: number, headers: Record<string, string> = {}) =>
    vi.stubGlobal('fetch', async () => new Response('{"code":"NotReady","message":"Non."}', { status, headers }))

  test.each([
    [{ 'retry-after': '5' }, 5],
    [{ 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, null],
    [{}, null],
  ])('that is refused with %j says to wait %s seconds', async (headers, wait) => {
    answerWith(503, headers as Record<string, string>)
    const error = await callApi('get', path, {}).catch((thrown: ApiError) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 503, code: 'NotReady', retryAfter: wait })
  })

  test('does not report an aborted call as offline', async () => {
    api.on('get', path, () => new Promise<never>(() => undefined))
    const stop = new AbortController()
    const call = callApi('get', path, {}, stop.signal).catch((thrown: unknown) => thrown)
    await settle()
    stop.abort()
    expect(await call).not.toBeInstanceOf(ApiError)
    api.on('get', path, offline)
    expect(await callApi('get', path, {}).catch((thrown: unknown) => thrown)).toBeInstanceOf(ApiError)
  })
})

describe('useQuery', () => {
  test.each([
    ['twice as long after each failure', null, [400, 800]],
    ['as long as the server says', 3, [3000, 3000]],
    ['never longer than ten seconds', 60, [10_000, 10_000]],
  ] as const)('that may succeed in a moment is asked twice more, %s', async (_how, wait, pauses) => {
    clockAt(now)
    const refused = new ApiError(wait === null ? 0 : 503, null, wait)
    const ask = vi.fn(() => Promise.reject(refused))
    const { result } = renderHook(() => useQuery({ queryKey: [path, wait], queryFn: ask }))
    await pass(0)
    for (const [i, pause] of pauses.entries()) {
      // each wait of the test lets a few milliseconds go by
      await pass(pause - 50)
      expect([ask.mock.calls.length, result.current.isFetching, result.current.error]).toEqual([i + 1, true, null])
      await pass(50)
      expect(ask).toHaveBeenCalledTimes(i + 2)
    }
    await pass(60_000)
    expect([ask.mock.calls.length, result.current.isFetching, result.current.error, result.current.hasFailed]).toEqual([
      3,
      false,
      refused,
      true,
    ])
  })

  test('keeps data after a failed refetch, unless the record is gone', async () => {
    api.on('get', path, counts(1))
    const { result } = renderHook(() => useQuery(apiQuery(path, {})))
    expect(result.current).toMatchObject({ data: null, error: null, failed: null, isFetching: true, hasFailed: false })
    await settle()
    expect(result.current).toMatchObject({ data: counts(1), error: null, failed: null, isFetching: false, hasFailed: false })
    api.on('get', path, new Refusal(500, 'Unexpected'))
    const again = await act(() => result.current.refetch())
    await settle()
    expect([again, result.current]).toMatchObject([null, { data: counts(1), error: null, failed: null, hasFailed: true }])
    api.on('get', path, new Refusal(410, 'NotFound'))
    await act(() => result.current.refetch())
    await settle()
    expect(result.current).toMatchObject({ data: null, error: { status: 410 }, isFetching: false })
    api.on('get', path, counts(2))
    expect(await act(() => result.current.refetch())).toEqual(counts(2))
    await settle()
    expect(result.current).toMatchObject({ data: counts(2), error: null, failed: null })
  })

  test('has no data when disabled; accepts empty responses', async () => {
    const { result, rerender } = renderHook(({ on }) => useQuery({ queryKey: [path], queryFn: async () => 'known', enabled: on }), {
      initialProps: { on: true },
    })
    await settle()
    expect(result.current.data).toBe('known')
    rerender({ on: false })
    expect(result.current).toMatchObject({ data: null, error: null })
    const empty = renderHook(() => useQuery<unknown>({ queryKey: [path, 'empty'], queryFn: async () => undefined }))
    await settle()
    expect(empty.result.current).toMatchObject({ data: null, error: null, isFetching: false, hasFailed: false })
    expect(await act(() => empty.result.current.refetch())).toBeNull()
  })

  test('shows no data of another key, unless configured', async () => {
    const ask = (of: number) => () => (of === 1 ? Promise.resolve('first') : new Promise<string>(() => undefined))
    const { result, rerender } = renderHook(
      ({ of }) =>
        [
          useQuery({ queryKey: [path, of], queryFn: ask(of) }),
          useQuery({ queryKey: [path, of], queryFn: ask(of), placeholderData: keepPreviousData }),
        ] as const,
      { initialProps: { of: 1 } },
    )
    await settle()
    rerender({ of: 2 })
    expect(result.current.map(({ data }) => data)).toEqual([null, 'first'])
  })

  test.each([
    ['every second', { refetchInterval: 1000 }, 3],
    ['not by itself', {}, 1],
  ])('is asked %s', async (_how, choices, count) => {
    clockAt(now)
    api.on('get', path, counts(1))
    renderHook(() => useQuery(apiQuery(path, {}, choices)))
    await pass(0)
    await pass(2500)
    expect(asked()).toBe(count)
  })

  test('refetches on focus when configured, and when invalidated', async () => {
    api.on('get', path, counts(1))
    const { unmount } = renderHook(() => useQuery(apiQuery(path, {}, { refetchOnWindowFocus: true })))
    await settle()
    const front = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')))
    await front()
    await settle()
    expect(asked()).toBe(2)
    unmount()
    renderHook(() => useQuery(apiQuery(path, {}, { staleTime: Number.POSITIVE_INFINITY })))
    await front()
    await settle()
    expect(asked()).toBe(2)
    // nor where it is not wished
    renderHook(() => useQuery(apiQuery(path, {})))
    await settle()
    expect(asked()).toBe(3)
    await front()
    await settle()
    expect(asked()).toBe(3)
    await act(() => invalidate('/api/cities'))
    await settle()
    expect(asked()).toBe(3)
    await act(() => invalidate(path))
    await settle()
    expect(asked()).toBe(4)
  })

  test('is cancelled when another call sets its data', async () => {
    const line = Promise.withResolvers<ReturnType<typeof counts>>()
    api.on('get', path, () => line.promise)
    const { result } = renderHook(() => useQuery(apiQuery(path, {})))
    await settle()
    act(() => result.current.setData(counts(9)))
    await act(async () => line.resolve(counts(1)))
    await settle()
    expect(result.current).toMatchObject({ data: counts(9), isFetching: false })
  })
})

describe('useApiMutation', () => {
  test.each([
    [false, [[1], false]],
    [true, [[1, 2], true]],
  ])('waits for the one before unless several may be under way: %s', async (concurrency, [given, isSent]) => {
    const lines = new Map<number, PromiseWithResolvers<string>>()
    const run = (one: number) => {
      lines.set(one, Promise.withResolvers<string>())
      return lines.get(one)?.promise ?? Promise.resolve('')
    }
    const { result } = renderHook(() => useMutation(run, { isConcurrent: concurrency }))
    await act(async () => void result.current.send(1))
    const second = { sent: Promise.resolve({ ok: false } as { ok: boolean }) }
    await act(async () => {
      second.sent = result.current.send(2)
    })
    expect([...lines.keys()]).toEqual(given)
    await act(async () => lines.get(1)?.resolve('one'))
    await settle()
    // busy as long as one of them is
    expect([result.current.isPending, result.current.data]).toEqual([concurrency, 'one'])
    await act(async () => lines.get(2)?.resolve('two'))
    await settle()
    expect([result.current.isPending, (await second.sent).ok]).toEqual([false, isSent])
  })

  test('invalidates queries after success only', async () => {
    api.on('get', path, counts(1))
    let refusal: ApiError | null = new ApiError(409, null)
    const { result } = renderHook(
      () =>
        [
          useQuery(apiQuery(path, {})),
          useMutation(() => (refusal ? Promise.reject(refusal) : Promise.resolve('done')), { invalidates: [path] }),
        ] as const,
    )
    await settle()
    await act(async () => void result.current[1].send())
    await settle()
    expect(asked()).toBe(1)
    refusal = null
    await act(async () => void result.current[1].send())
    await settle()
    expect(asked()).toBe(2)
  })

  test('reports progress, result and the previous data', async () => {
    const done = vi.fn()
    const failed = vi.fn()
    const lines: PromiseWithResolvers<string>[] = []
    const { result } = renderHook(() =>
      useMutation(
        (_given: number) => {
          const line = Promise.withResolvers<string>()
          lines.push(line)
          return line.promise
        },
        { onSuccess: done, onError: failed },
      ),
    )
    const state = () => {
      const { isPending, variables, data, error } = result.current
      return [isPending, variables, data, error?.status ?? null]
    }
    const send = (given: number) => act(async () => void result.current.send(given))
    expect(state()).toEqual([false, null, null, null])
    await send(7)
    expect(state()).toEqual([true, 7, null, null])
    lines[0]?.resolve('seven')
    await settle()
    expect([state(), done.mock.calls, failed.mock.calls]).toEqual([[false, null, 'seven', null], [['seven']], []])
    await send(8)
    lines[1]?.reject(new ApiError(409, null))
    await settle()
    expect(state()).toEqual([false, null, 'seven', 409])
    expect([done.mock.calls.length, failed.mock.calls.map(([{ status }]) => status)]).toEqual([1, [409]])
    await send(9)
    expect(state()).toEqual([true, 9, 'seven', null])
    lines[2]?.resolve('nine')
    await settle()
    expect(state()).toEqual([false, null, 'nine', null])
    act(() => result.current.reset())
    expect(state()).toEqual([false, null, null, null])
  })
})

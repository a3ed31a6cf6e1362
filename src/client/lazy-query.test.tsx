// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { settle } from '#testing/screen.tsx'
import { ApiError } from './api-error.ts'
import { useLazyQuery } from './lazy-query.ts'
import { keepPreviousData } from './query/api-query.ts'

fakeApi()
const cities = '/api/cities'
const key = (value: number | null) => [cities, value]

test('sends no request and shows no old data when disabled', async () => {
  const ask = vi.fn(async () => 'seven')
  const { result, rerender } = renderHook(
    ({ of }) => useLazyQuery({ queryKey: key(of), queryFn: ask, enabled: of !== null, placeholderData: keepPreviousData }),
    {
      initialProps: { of: null as number | null },
    },
  )
  await settle()
  expect([result.current, ask.mock.calls.length]).toEqual([{ data: null, failed: null, isFetching: false }, 0])
  rerender({ of: 7 })
  expect(result.current.isFetching).toBe(true)
  await settle()
  expect(result.current).toEqual({ data: 'seven', failed: null, isFetching: false })
  rerender({ of: null })
  await settle()
  expect(result.current).toEqual({ data: null, failed: null, isFetching: false })
})

test.each([
  [true, 'of 1'],
  [false, null],
])('while another question is asked the answer before stays where it is wished: %s', async (keepsPrevious, shown) => {
  const line = Promise.withResolvers<string>()
  const { result, rerender } = renderHook(
    ({ of }) =>
      useLazyQuery({
        queryKey: key(of),
        queryFn: () => (of === 2 ? line.promise : Promise.resolve('of 1')),
        ...(keepsPrevious && { placeholderData: keepPreviousData }),
      }),
    {
      initialProps: { of: 1 },
    },
  )
  await settle()
  rerender({ of: 2 })
  expect(result.current).toEqual({ data: shown, failed: null, isFetching: true })
  await settle()
  expect(result.current).toEqual({ data: shown, failed: null, isFetching: true })
  await act(async () => line.resolve('of 2'))
  await settle()
  expect(result.current).toEqual({ data: 'of 2', failed: null, isFetching: false })
})

test('hides old data after an error and retries with current parameters', async () => {
  const { result, rerender } = renderHook(
    ({ of, ask }) => useLazyQuery({ queryKey: key(of), queryFn: ask, placeholderData: keepPreviousData }),
    {
      initialProps: { of: 1, ask: async () => 'of 1' },
    },
  )
  await settle()
  const refused = async () => {
    throw new ApiError(409, null)
  }
  rerender({ of: 2, ask: refused })
  await settle()
  expect(result.current).toEqual({ data: null, failed: { retry: expect.any(Function) }, isFetching: false })
  const { retry } = result.current.failed ?? {}
  rerender({ of: 2, ask: async () => 'of 2' })
  await act(async () => retry?.())
  await settle()
  expect(result.current).toEqual({ data: 'of 2', failed: null, isFetching: false })
  // another question has not failed yet
  rerender({ of: 3, ask: refused })
  expect(result.current).toMatchObject({ failed: null, isFetching: true })
})

test('shows neither data nor error of the previous key', async () => {
  const asks = [async () => 'of 0', () => Promise.reject(new ApiError(409, null)), () => new Promise<string>(() => undefined)]
  const { result, rerender } = renderHook(({ of }) => useLazyQuery({ queryKey: key(of), queryFn: asks[of] as () => Promise<string> }), {
    initialProps: { of: 0 },
  })
  await settle()
  expect(result.current.data).toBe('of 0')
  rerender({ of: 1 })
  expect(result.current).toEqual({ data: null, failed: null, isFetching: true })
  await settle()
  expect([result.current.data, result.current.failed !== null]).toEqual([null, true])
  rerender({ of: 2 })
  expect(result.current).toEqual({ data: null, failed: null, isFetching: true })
})

test('ignores unmounted components; does not refetch fresh data', async () => {
  const signals: AbortSignal[] = []
  const ask = vi.fn((signal: AbortSignal) => {
    signals.push(signal)
    return signals.length === 1 ? new Promise<string>(() => undefined) : Promise.resolve('known')
  })
  const first = renderHook(() => useLazyQuery({ queryKey: key(1), queryFn: ({ signal }) => ask(signal), staleTime: 1000 }))
  await settle()
  first.unmount()
  await settle()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  for (let i = 0; i < 2; i++) {
    const { result, unmount } = renderHook(() => useLazyQuery({ queryKey: key(1), queryFn: ({ signal }) => ask(signal), staleTime: 1000 }))
    await settle()
    expect(result.current.data).toBe('known')
    unmount()
  }
  expect(ask).toHaveBeenCalledTimes(2)
  renderHook(() => useLazyQuery({ queryKey: key(1), queryFn: ({ signal }) => ask(signal) }))
  await settle()
  expect(ask).toHaveBeenCalledTimes(3)
})

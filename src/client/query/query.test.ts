// @vitest-environment happy-dom
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { useLazyQuery } from '../lazy-query.ts'
import { useApiMutation, useMutation } from '../mutation.ts'
import { apiQuery, keepPreviousData } from './api-query.ts'
import { pageQueries, useQuery } from './query.ts'

/** A fake server: it records requests and aborts, and returns the test's responses. */
const asked: string[] = []
const left: string[] = []
let answer: (request: IncomingMessage, response: ServerResponse, count: number) => void
const server = createServer((request, response) => {
  const call = `${request.method} ${request.url}`
  if (!call.includes('antiforgery')) asked.push(call)
  response.on('close', () => response.writableFinished || left.push(call))
  if (call.includes('antiforgery')) response.writeHead(204, { 'set-cookie': 'XSRF-TOKEN=known' }).end()
  else answer(request, response, asked.filter((one) => one === call).length)
})

function says(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  ;(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(`http://127.0.0.1:${port}/`)
})
afterEach(() => {
  cleanup()
  pageQueries().clear()
  asked.length = 0
  left.length = 0
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const sales = '/api/vehiclesales'

test('shares a request between screens; parameters change the key', async () => {
  answer = ({ url }, response) => says(response, 200, { rowCount: url?.includes('page=2') ? 2 : 1 })
  const both = renderHook(() => [useQuery(apiQuery(sales, {})), useQuery(apiQuery(sales, {}))] as const)
  await waitFor(() => expect(both.result.current[1].data).toEqual({ rowCount: 1 }))
  expect(both.result.current[0].data).toEqual({ rowCount: 1 })
  const other = renderHook(() => useQuery(apiQuery(sales, { params: { query: { page: 2 } } })))
  await waitFor(() => expect(other.result.current.data).toEqual({ rowCount: 2 }))
  expect(asked).toEqual([`GET ${sales}`, `GET ${sales}?page=2`])
})

test('aborts a request without subscribers', async () => {
  answer = () => undefined
  const { unmount } = renderHook(() => useQuery(apiQuery(sales, {})))
  await waitFor(() => expect(asked).toHaveLength(1))
  unmount()
  await waitFor(() => expect(left).toEqual([`GET ${sales}`]))
})

test('aborts the previous request and keeps its data when configured', async () => {
  answer = ({ url }, response) => {
    if (url === sales) says(response, 200, { rowCount: 7 })
  }
  const { result, rerender, unmount } = renderHook(
    ({ page }: { page: number | null }) =>
      useQuery(apiQuery(sales, page ? { params: { query: { page } } } : {}, { placeholderData: keepPreviousData })),
    { initialProps: { page: null as number | null } },
  )
  await waitFor(() => expect(result.current.data).toEqual({ rowCount: 7 }))
  rerender({ page: 2 })
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(result.current.data).toEqual({ rowCount: 7 })
  rerender({ page: 3 })
  await waitFor(() => expect(left).toEqual([`GET ${sales}?page=2`]))
  unmount()
})

test('does not retry an error response', async () => {
  const fault = { field: 'page', reason: 'tooSmall' }
  const statuses = [400, 401, 403, 404, 409, 410, 429, 500]
  answer = ({ url }, response) =>
    says(response, Number(url?.split('=')[1]), { code: 'BadRequest', message: 'Non.', errors: [fault] }, { 'retry-after': '0' })
  const { result } = renderHook(() => statuses.map((page) => useQuery(apiQuery(sales, { params: { query: { page } } }))))
  await waitFor(() => expect(result.current.map(({ error }) => error?.status)).toEqual(statuses))
  expect(result.current[0]?.error).toMatchObject({ code: 'BadRequest', message: 'Non.', errors: [fault] })
  const named = result.current.map(({ error }) =>
    [error?.isSignedOut, error?.isForbidden, error?.isMissing, error?.isOffline].indexOf(true),
  )
  expect(named).toEqual([-1, 0, 1, 2, -1, 2, -1, -1])
  await new Promise((rest) => setTimeout(rest, 600))
  expect(asked).toHaveLength(statuses.length)
})

test('supports aborts when loaded on first use', async () => {
  answer = ({ url }, response) => url?.endsWith('=1') && says(response, 200, { rowCount: 1 })
  const { result, rerender, unmount } = renderHook(
    ({ page }: { page: number | null }) =>
      useLazyQuery(apiQuery(sales, page === null ? null : { params: { query: { page } } }, { placeholderData: keepPreviousData })),
    { initialProps: { page: null as number | null } },
  )
  expect(result.current).toMatchObject({ data: null, isFetching: false })
  rerender({ page: 1 })
  await waitFor(() => expect(result.current).toMatchObject({ data: { rowCount: 1 }, isFetching: false }))
  rerender({ page: 2 })
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(result.current).toMatchObject({ data: { rowCount: 1 }, isFetching: true })
  unmount()
  await waitFor(() => expect(left).toEqual([`GET ${sales}?page=2`]))
})

test('is disabled without parameters; hides data of other users', async () => {
  answer = (_, response, count) => says(response, 200, { rowCount: count })
  const none = renderHook(() => useQuery(apiQuery(sales, null)))
  const one = renderHook(() => useQuery(apiQuery(sales, {})))
  await waitFor(() => expect(one.result.current.data).toEqual({ rowCount: 1 }))
  expect(none.result.current).toMatchObject({ data: null, error: null, isFetching: false })
  one.unmount()
  localStorage.setItem('rihla.session', JSON.stringify({ subject: 'another', name: '', expiresAt: Date.now() + 600_000 }))
  const other = renderHook(() => useQuery(apiQuery(sales, {})))
  expect(other.result.current.data).toBeNull()
  await waitFor(() => expect(other.result.current.data).toEqual({ rowCount: 2 }))
  localStorage.clear()
})

test('refetches at an interval that depends on the data', async () => {
  answer = (_, response, count) => says(response, 200, { rowCount: count })
  renderHook(() => useQuery(apiQuery(sales, {}, { refetchInterval: ({ state: { data } }) => ((data?.rowCount ?? 0) >= 3 ? false : 20) })))
  await waitFor(() => expect(asked).toHaveLength(3))
  await new Promise((rest) => setTimeout(rest, 120))
  expect(asked).toHaveLength(3)
})

const assign = { params: { path: { id: 7 } } }

test('ignores a second call while one is in progress', async () => {
  let release = () => undefined as unknown
  answer = (_, response) => {
    release = () => says(response, 200, {})
  }
  const { result } = renderHook(() => useApiMutation('post', '/api/customers/current/export'))
  let first = Promise.resolve<unknown>(null)
  let second: unknown
  await act(async () => {
    first = result.current.send()
    second = await result.current.send()
  })
  expect(second).toEqual({ ok: false, error: null })
  await waitFor(() => expect(result.current.isPending).toBe(true))
  await waitFor(() => expect(asked).toHaveLength(1))
  await act(async () => {
    release()
    await first
  })
  expect(await first).toEqual({ ok: true, data: {} })
  await waitFor(() => expect(result.current.isPending).toBe(false))
})

test('reports an error once; shows set data without a refetch', async () => {
  answer = ({ method }, response) =>
    method === 'GET'
      ? says(response, 200, { rowCount: 1 })
      : says(response, 503, { code: 'NotReady', message: 'Non.' }, { 'retry-after': '0' })
  const failures: string[] = []
  const { result } = renderHook(() => ({
    list: useQuery(apiQuery(sales, {})),
    change: useApiMutation('post', '/api/contactrequests/{id}/answer', { onError: ({ message }) => failures.push(message) }),
    thrown: useMutation(() => Promise.reject(new TypeError('no line'))),
  }))
  await waitFor(() => expect(result.current.list.data).not.toBeNull())
  await act(async () => {
    expect(await result.current.change.send(assign)).toMatchObject({ ok: false, error: { code: 'NotReady' } })
    expect(await result.current.thrown.send()).toMatchObject({ ok: false, error: { code: 'Offline' } })
  })
  expect(failures).toEqual(['Non.'])
  expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  act(() => result.current.list.setData({ rowCount: 9 } as never))
  await waitFor(() => expect(result.current.list.data).toEqual({ rowCount: 9 }))
})

import { QueryClient, QueryObserver, type QueryObserverOptions, useQuery as useTanStackQuery } from '@tanstack/react-query'
import { type ApiError, asApiError } from '../api-error.ts'
import type { PathOf } from '../call.ts'
import { readDevice } from '../device.ts'
import { parseStoredSession } from '../stored-session.ts'
import type { QueryOptions } from './api-query.ts'

const retries = 2
const firstPause = 400
const longestPause = 10_000

let ofPage: QueryClient | undefined

/** Returns the query client of this page. On the server, each render gets an empty one. */
export function pageQueries(): QueryClient {
  if (typeof document === 'undefined') return makeClient()
  if (ofPage) return ofPage
  ofPage = makeClient()
  // mounting subscribes to focus events
  ofPage.mount()
  return ofPage
}

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // cached data is shown and refetched by every screen, as other users change the same records
        staleTime: 0,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => failures < retries && asApiError(error).isPassing,
        retryDelay: (failures, error) => Math.min((asApiError(error).retryAfter ?? 0) * 1000 || firstPause * 2 ** failures, longestPause),
      },
      // changes are never retried
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/** State of an API query. */
export interface ApiQuery<T> {
  /** null while loading and after an error */
  data: T | null
  /** error without data; null while there is data */
  error: ApiError | null
  /** retry function for error screens */
  failed: { retry: () => void } | null
  /** a request is in progress, initial or refetch */
  isFetching: boolean
  /** the query has failed at least once, even while it is refetched */
  hasFailed: boolean
  /** refetches and returns the new data, or null on failure; the current data stays visible */
  refetch: () => Promise<T | null>
  /** replaces the data with the result of another call */
  setData: (data: T) => void
}

/** Returns the cache key. It contains the user, so that the next user of the device does not see the data. */
function keyOf(key: readonly unknown[]): readonly unknown[] {
  return [...key, typeof document === 'undefined' ? null : (parseStoredSession(readDevice('session'))?.subject ?? null)]
}

function observerOptions<T>({ queryKey, queryFn, enabled = true, ...choices }: QueryOptions<T>) {
  return {
    ...choices,
    queryKey: keyOf(queryKey),
    // a response without content is a result too; a refetch of a disabled query sends nothing
    queryFn: async ({ signal }: { signal: AbortSignal }) => (enabled ? ((await queryFn({ signal })) ?? null) : null),
    enabled,
  } satisfies QueryObserverOptions<T | null, ApiError>
}

/** Data stays visible when a refetch fails, unless the record is gone. */
function readState<T>({ data, error, isFetching }: { data: T | null | undefined; error: ApiError | null; isFetching: boolean }) {
  const shown = error && (data === undefined || error.isMissing) && !isFetching ? error : null
  return { data: shown ? null : (data ?? null), error: shown, isFetching }
}

/**
 * Queries data for a screen: `useQuery(apiQuery(path, init))`. The request is aborted when no component uses it; cached data is shown
 * first.
 */
export function useQuery<T>(query: QueryOptions<T>): ApiQuery<T> {
  const client = pageQueries()
  const options = observerOptions(query)
  const { refetch, ...state } = useTanStackQuery<T | null, ApiError>(options, client)
  // a disabled query has no data
  const { data, error, isFetching } = readState(options.enabled ? state : { ...state, data: null })
  return {
    data,
    error,
    failed: error && { retry: () => void refetch() },
    isFetching,
    hasFailed: state.errorUpdateCount > 0,
    refetch: async () => {
      const { data: found, isError } = await refetch()
      return isError ? null : (found ?? null)
    },
    setData: (next) => {
      // cancel requests sent before this result
      void client.cancelQueries({ queryKey: options.queryKey, exact: true })
      client.setQueryData(options.queryKey, next)
    },
  }
}

/** Subscribes to the results of a query until `stop`, for pages that load this file on first use (`lazy-query.ts`). */
export function watchQuery<T>(
  query: QueryOptions<T>,
  onChange: (state: Pick<ApiQuery<T>, 'data' | 'isFetching' | 'hasFailed'>) => void,
  stop: AbortSignal,
): void {
  const observer = new QueryObserver<T | null, ApiError>(pageQueries(), observerOptions(query))
  const read = (state: ReturnType<typeof observer.getCurrentResult>) => {
    const { data, error, isFetching } = readState(state)
    onChange({ data, isFetching, hasFailed: error !== null })
  }
  const unsubscribe = observer.subscribe(read)
  read(observer.getCurrentResult())
  stop.addEventListener('abort', unsubscribe)
}

/** Invalidates the queries of the paths: active ones are refetched, others on their next use. */
export async function invalidate(...changed: readonly PathOf<'get'>[]): Promise<void> {
  await Promise.all(changed.map((path) => pageQueries().invalidateQueries({ queryKey: [path] })))
}

/** Removes the cached data of the paths: the next query shows no old data. */
export function forget(...paths: readonly PathOf<'get'>[]): void {
  for (const path of paths) pageQueries().removeQueries({ queryKey: [path] })
}

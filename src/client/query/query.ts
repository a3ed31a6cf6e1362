import { QueryClient, QueryObserver, type QueryObserverOptions, useQuery } from '@tanstack/react-query'
import { type ApiError, asApiError } from '../api-error.ts'
import { callApi, type DataOf, type InitOf, type PathOf } from '../call.ts'
import { readDevice } from '../device.ts'
import { parseStoredSession } from '../stored-session.ts'

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

export interface QueryChoices<T> {
  /** refetch interval in ms while the page is visible; may depend on the data */
  every?: number | ((data: T | null, error: ApiError | null) => number | false)
  /** ms during which data is not refetched; `Infinity` for data that does not change while a page is open */
  fresh?: number | undefined
  /** shows the data of the previous key until the new data arrives */
  keepsPrevious?: boolean
  /** refetches when the page becomes visible */
  whenSeen?: boolean
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
  isAsking: boolean
  /** the query has failed at least once, even while it is refetched */
  hasFailed: boolean
  /** refetches and returns the new data, or null on failure; the current data stays visible */
  refetch: () => Promise<T | null>
  /** replaces the data with the result of another call */
  put: (data: T) => void
}

/** Query function; throws ApiError. */
type Ask<T> = (signal: AbortSignal) => Promise<T>

/** Returns the cache key. It contains the user, so that the next user of the device does not see the data. */
function keyOf(key: readonly unknown[]): readonly unknown[] {
  return [...key, typeof document === 'undefined' ? null : (parseStoredSession(readDevice('session'))?.subject ?? null)]
}

function optionsOf<T>(key: readonly unknown[], ask: Ask<T> | null, { every, fresh, keepsPrevious, whenSeen }: QueryChoices<T>) {
  const options: QueryObserverOptions<T | null, ApiError> & { queryKey: readonly unknown[] } = {
    queryKey: keyOf(key),
    // a response without content is a result too
    queryFn: async ({ signal }) => (await ask?.(signal)) ?? null,
    enabled: ask !== null,
  }
  if (typeof every === 'function') options.refetchInterval = ({ state }) => every(state.data ?? null, state.error)
  else if (every !== undefined) options.refetchInterval = every
  if (fresh !== undefined) options.staleTime = fresh
  if (keepsPrevious) options.placeholderData = (previous) => previous
  if (whenSeen) options.refetchOnWindowFocus = true
  return options
}

/** Data stays visible when a refetch fails, unless the record is gone. */
function readState<T>({ data, error, isFetching }: { data: T | null | undefined; error: ApiError | null; isFetching: boolean }) {
  const shown = error && (data === undefined || error.isMissing) && !isFetching ? error : null
  return { data: shown ? null : (data ?? null), error: shown, isAsking: isFetching }
}

/** Returns a query with a custom function. Its key begins with the API path that it depends on. */
export function useQueryOf<T>(key: readonly unknown[], ask: Ask<T> | null, choices: QueryChoices<T> = {}): ApiQuery<T> {
  const client = pageQueries()
  const options = optionsOf(key, ask, choices)
  const { refetch, ...state } = useQuery(options, client)
  // a disabled query has no data
  const { data, error, isAsking } = readState(ask === null ? { ...state, data: null } : state)
  return {
    data,
    error,
    failed: error && { retry: () => void refetch() },
    isAsking,
    hasFailed: state.errorUpdateCount > 0,
    refetch: async () => {
      const { data: found, isError } = await refetch()
      return isError ? null : (found ?? null)
    },
    put: (next) => {
      // cancel requests sent before this result
      void client.cancelQueries({ queryKey: options.queryKey, exact: true })
      client.setQueryData(options.queryKey, next)
    },
  }
}

/**
 * Queries the API for a screen. The request is aborted when no component uses it; cached data is shown first. `init` null disables the
 * query.
 */
export function useApiQuery<P extends PathOf<'get'>>(
  path: P,
  init: InitOf<'get', P> | null,
  choices?: QueryChoices<DataOf<'get', P>>,
): ApiQuery<DataOf<'get', P>> {
  return useQueryOf([path, init], init === null ? null : (signal) => callApi('get', path, init, signal), choices)
}

/**
 * Subscribes to the results of a query until `stop`, for pages that load this file on first use (`late-query.ts`). Without `ask` the key is
 * path and parameters.
 */
export function watchQuery<T>(
  key: readonly [PathOf<'get'>, ...unknown[]],
  ask: Ask<T> | undefined,
  choices: QueryChoices<T>,
  heard: (known: Pick<ApiQuery<T>, 'data' | 'isAsking' | 'hasFailed'>) => void,
  stop: AbortSignal,
): void {
  const [path, init] = key
  const question = ask ?? ((signal: AbortSignal) => callApi('get', path, init as InitOf<'get', typeof path>, signal) as Promise<T>)
  const observer = new QueryObserver(pageQueries(), optionsOf(key, question, choices))
  const say = (state: ReturnType<typeof observer.getCurrentResult>) => {
    const { data, error, isAsking } = readState(state)
    heard({ data, isAsking, hasFailed: error !== null })
  }
  const unsubscribe = observer.subscribe(say)
  say(observer.getCurrentResult())
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

import { QueryClient, QueryObserver, type QueryObserverOptions, useQuery } from '@tanstack/react-query'
import { type ApiError, asApiError } from '../api-error.ts'
import { callApi, type DataOf, type InitOf, type PathOf } from '../call.ts'
import { readDevice } from '../device.ts'
import { readKeptSession } from '../kept-session.ts'

const retries = 2
const firstPause = 400
const longestPause = 10_000

let ofPage: QueryClient | undefined

/** The questions of this page with their answers. The server renders without any: each of its renderings gets an empty one. */
export function pageQueries(): QueryClient {
  if (typeof document === 'undefined') return makeClient()
  ofPage ??= makeClient()
  return ofPage
}

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // What is known shows at once and is asked again with every screen: others work on the same records.
        staleTime: 0,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => failures < retries && asApiError(error).isPassing,
        retryDelay: (failures, error) => Math.min((asApiError(error).retryAfter ?? 0) * 1000 || firstPause * 2 ** failures, longestPause),
      },
      // What changes something is never sent twice by itself.
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/** The options of a question to the API: its path and parameters are its key; `null` asks nothing yet. */
export function apiQuery<P extends PathOf<'get'>>(path: P, init: InitOf<'get', P> | null) {
  return {
    queryKey: keyOf(path, init),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<DataOf<'get', P> | null> =>
      // an answer without content is an answer too
      (await callApi('get', path, init as InitOf<'get', P>, signal)) ?? null,
    enabled: init !== null,
  }
}

/** Answers belong to whoever asked: the next person at this device does not see them. */
function keyOf(path: string, init: unknown) {
  const subject = typeof document === 'undefined' ? null : (readKeptSession(readDevice('session'))?.subject ?? null)
  return [path, init ?? null, subject] as const
}

export interface QueryChoices<T> {
  /** ms after which it is asked again by itself, as long as the page is looked at; may depend on what is known */
  every?: number | ((data: T | undefined) => number | false)
  /** ms for which an answer is believed without asking again; `Infinity` for what does not change while a page is open */
  fresh?: number
  /** the answer to the question before stays until this one is answered */
  keepsPrevious?: boolean
}

/** What is known of a question to the API. */
export interface ApiQuery<T> {
  /** null while it is on its way, and when it did not come */
  data: T | null
  /** why there is nothing to show; null as long as there is */
  error: ApiError | null
  /** for a screen that shows why there is nothing: the way to try again */
  failed: { retry: () => void } | null
  /** it is being asked, first or again */
  isAsking: boolean
  /** asks again; what is shown stays until the answer */
  refetch: () => Promise<void>
  /** puts what another call answered in the place of what was asked */
  put: (data: T) => void
}

/**
 * Asks the API for what a screen shows. The question is aborted when nobody waits for it any longer, and answered from memory first
 * where it was asked before. `init` null asks nothing yet.
 */
export function useApiQuery<P extends PathOf<'get'>>(
  path: P,
  init: InitOf<'get', P> | null,
  choices: QueryChoices<DataOf<'get', P>> = {},
): ApiQuery<DataOf<'get', P>> {
  const { data, error, isFetching, refetch } = useQuery(chosen(path, init, choices), pageQueries())
  const again = async () => void (await refetch())
  const missing = data === undefined && error !== null && !isFetching ? error : null
  return {
    data: data ?? null,
    error: missing,
    failed: missing && { retry: () => void again() },
    isAsking: isFetching,
    refetch: again,
    put: (next) => putAnswer(path, init, next),
  }
}

function chosen<P extends PathOf<'get'>>(path: P, init: InitOf<'get', P> | null, choices: QueryChoices<DataOf<'get', P>>) {
  const { every, fresh, keepsPrevious } = choices
  const options: QueryObserverOptions<DataOf<'get', P> | null, ApiError> = apiQuery(path, init)
  if (typeof every === 'function') options.refetchInterval = ({ state }) => every(state.data ?? undefined)
  else if (every !== undefined) options.refetchInterval = every
  if (fresh !== undefined) options.staleTime = fresh
  if (keepsPrevious) options.placeholderData = (previous) => previous
  return options
}

/** Asks and tells of every answer until `stop`: for pages that load this file with their first question (`late-query.ts`). */
export function watchApi<P extends PathOf<'get'>>(
  path: P,
  init: InitOf<'get', P>,
  choices: QueryChoices<DataOf<'get', P>>,
  heard: (known: Pick<ApiQuery<DataOf<'get', P>>, 'data' | 'error' | 'isAsking'>) => void,
  stop: AbortSignal,
): void {
  const observer = new QueryObserver(pageQueries(), chosen(path, init, choices))
  const tell = ({ data, error, isFetching }: ReturnType<typeof observer.getCurrentResult>) =>
    heard({ data: data ?? null, error: data === undefined && !isFetching ? error : null, isAsking: isFetching })
  const unsubscribe = observer.subscribe(tell)
  tell(observer.getCurrentResult())
  stop.addEventListener('abort', unsubscribe)
}

/** Asks outside of a screen, from memory when it is fresh (ms); throws an ApiError. */
export function fetchApi<P extends PathOf<'get'>>(path: P, init: InitOf<'get', P>, fresh = 0): Promise<DataOf<'get', P> | null> {
  return pageQueries().fetchQuery({ ...apiQuery(path, init), staleTime: fresh })
}

/** Keeps what a call answered as the answer to a question; one that is on its way no longer counts. */
export function putAnswer<P extends PathOf<'get'>>(path: P, init: InitOf<'get', P> | null, data: DataOf<'get', P>): void {
  const { queryKey } = apiQuery(path, init)
  void pageQueries().cancelQueries({ queryKey, exact: true })
  pageQueries().setQueryData(queryKey, data)
}

/** Says that the answers of these paths are no longer right: what is shown of them is asked again, the rest when it is next shown. */
export async function invalidate(...changed: readonly PathOf<'get'>[]): Promise<void> {
  await Promise.all(changed.map((path) => pageQueries().invalidateQueries({ queryKey: [path] })))
}

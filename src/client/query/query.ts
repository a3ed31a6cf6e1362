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
  if (ofPage) return ofPage
  ofPage = makeClient()
  // else nobody tells it that the page has come to the front
  ofPage.mount()
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

export interface QueryChoices<T> {
  /** ms after which it is asked again by itself, as long as the page is looked at; may depend on what is known */
  every?: number | ((data: T | null, error: ApiError | null) => number | false)
  /** ms for which an answer is believed without asking again; `Infinity` for what does not change while a page is open */
  fresh?: number | undefined
  /** the answer to the question before stays until this one is answered */
  keepsPrevious?: boolean
  /** asked again when the page comes to the front */
  whenSeen?: boolean
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
  /** it has failed once at least, even if it is being asked again */
  hasFailed: boolean
  /** asks again; what is shown stays until the answer, which is given too (null: it did not come) */
  refetch: () => Promise<T | null>
  /** puts what another call answered in the place of what was asked */
  put: (data: T) => void
}

/** How a question is asked; throws an ApiError. */
type Ask<T> = (signal: AbortSignal) => Promise<T>

/** The key of a question. Answers belong to the person who asked: the next person at this device does not see them. */
function keyOf(key: readonly unknown[]): readonly unknown[] {
  return [...key, typeof document === 'undefined' ? null : (readKeptSession(readDevice('session'))?.subject ?? null)]
}

function optionsOf<T>(key: readonly unknown[], ask: Ask<T> | null, { every, fresh, keepsPrevious, whenSeen }: QueryChoices<T>) {
  const options: QueryObserverOptions<T | null, ApiError> & { queryKey: readonly unknown[] } = {
    queryKey: keyOf(key),
    // an answer without content is an answer too
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

/** What is shown stays when it cannot be asked again just now; a record that is gone is gone. */
function readState<T>({ data, error, isFetching }: { data: T | null | undefined; error: ApiError | null; isFetching: boolean }) {
  const shown = error && (data === undefined || error.isMissing) && !isFetching ? error : null
  return { data: shown ? null : (data ?? null), error: shown, isAsking: isFetching }
}

/** A question that takes more than one call, or another way of calling; its key begins with the path that it depends on. */
export function useQueryOf<T>(key: readonly unknown[], ask: Ask<T> | null, choices: QueryChoices<T> = {}): ApiQuery<T> {
  const client = pageQueries()
  const options = optionsOf(key, ask, choices)
  const { refetch, ...state } = useQuery(options, client)
  // what was asked before says nothing while nothing is asked
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
      // a question that is on its way was asked before this answer
      void client.cancelQueries({ queryKey: options.queryKey, exact: true })
      client.setQueryData(options.queryKey, next)
    },
  }
}

/**
 * Asks the API for what a screen shows. The question is aborted when nobody waits for it any longer, and answered from memory first
 * where it was asked before. `init` null asks nothing yet.
 */
export function useApiQuery<P extends PathOf<'get'>>(
  path: P,
  init: InitOf<'get', P> | null,
  choices?: QueryChoices<DataOf<'get', P>>,
): ApiQuery<DataOf<'get', P>> {
  return useQueryOf([path, init], init === null ? null : (signal) => callApi('get', path, init, signal), choices)
}

/**
 * Asks and says every answer until `stop`: for pages that load this file with their first question (`late-query.ts`). Without `ask` the
 * key is path and parameters.
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

/** Says that the answers of these paths are no longer right: what is shown of them is asked again, the rest when it is next shown. */
export async function invalidate(...changed: readonly PathOf<'get'>[]): Promise<void> {
  await Promise.all(changed.map((path) => pageQueries().invalidateQueries({ queryKey: [path] })))
}

/** Forgets the answers of these paths: whoever asks next waits for the answer and is shown none of before. */
export function forget(...paths: readonly PathOf<'get'>[]): void {
  for (const path of paths) pageQueries().removeQueries({ queryKey: [path] })
}

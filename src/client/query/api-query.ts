import type { QueryObserverOptions } from '@tanstack/react-query'
import type { ApiError } from '../api-error.ts'
import { callApi, type DataOf, type InitOf, type PathOf } from '../call.ts'

/** Options of TanStack Query that screens use. */
type Choices<T> = Pick<
  QueryObserverOptions<T | null, ApiError>,
  'refetchInterval' | 'staleTime' | 'placeholderData' | 'refetchOnWindowFocus'
>

/** A query in TanStack's words. Its key begins with the API path that it depends on and contains all inputs. */
export interface QueryOptions<T> extends Choices<T> {
  queryKey: readonly unknown[]
  /** throws ApiError */
  queryFn: (context: { signal: AbortSignal }) => Promise<T>
  enabled?: boolean
}

/** Returns the query of an API path. `init` null disables it. */
export function apiQuery<P extends PathOf<'get'>>(
  path: P,
  init: InitOf<'get', P> | null,
  choices: Choices<DataOf<'get', P>> = {},
): QueryOptions<DataOf<'get', P>> {
  return {
    queryKey: [path, init],
    queryFn: ({ signal }) => callApi('get', path, init as InitOf<'get', P>, signal),
    enabled: init !== null,
    ...choices,
  }
}

/** Shows the data of the previous key until the new data arrives. The library's function of this name, for screens that load it later. */
export function keepPreviousData<T>(previous: T | undefined): T | undefined {
  return previous
}

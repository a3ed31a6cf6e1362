import { useCallback, useEffect, useState } from 'react'
import { ApiError } from './api-error.ts'
import type { DataOf, InitOf, PathOf } from './call.ts'
import type { ApiQuery, QueryChoices } from './query/query.ts'

interface Known<T> {
  key: string
  data: T | null
  error: ApiError | null
  isAsking: boolean
}

/**
 * `useApiQuery` for what every visitor loads: the library of the queries comes with the first question, so that the first load of a
 * public page does not carry it. Same memory, same rules.
 */
export function useLateApiQuery<P extends PathOf<'get'>>(
  path: P,
  init: InitOf<'get', P> | null,
  { fresh, keepsPrevious = false }: Omit<QueryChoices<DataOf<'get', P>>, 'every'> = {},
): Omit<ApiQuery<DataOf<'get', P>>, 'put' | 'refetch'> {
  const key = init === null ? '' : JSON.stringify([path, init])
  const [known, setKnown] = useState<Known<DataOf<'get', P>>>({ key, data: null, error: null, isAsking: false })
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    if (key === '') return
    const [asked, parameters] = JSON.parse(key) as [P, InitOf<'get', P>]
    const stop = new AbortController()
    const heard = (now: Omit<Known<DataOf<'get', P>>, 'key'>) => {
      if (!stop.signal.aborted)
        setKnown((before) => ({ ...now, key, data: now.data ?? (keepsPrevious && !now.error ? before.data : null) }))
    }
    import('./query/query.ts').then(
      ({ watchApi }) => stop.signal.aborted || watchApi(asked, parameters, fresh === undefined ? {} : { fresh }, heard, stop.signal),
      () => heard({ data: null, error: new ApiError(0, null), isAsking: false }),
    )
    return () => stop.abort()
  }, [key, fresh, keepsPrevious, turn])
  const retry = useCallback(() => setTurn((now) => now + 1), [])
  const isHere = known.key === key
  const error = isHere ? known.error : null
  return {
    data: key !== '' && (isHere || keepsPrevious) ? known.data : null,
    error,
    failed: error && { retry },
    isAsking: key !== '' && (!isHere || known.isAsking),
  }
}

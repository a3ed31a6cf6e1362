import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from './api-error.ts'
import { callApi, type DataOf, type InitOf, type PathOf } from './call.ts'
import type { ApiQuery, QueryChoices } from './query/query.ts'

type LateQuery<T> = Omit<ApiQuery<T>, 'put' | 'refetch' | 'hasFailed'>
type Known<T> = Pick<ApiQuery<T>, 'data' | 'error' | 'isAsking'> & { key: string }

/**
 * `useQueryOf` for what every visitor loads: the library of the queries comes with the first question, so that the first load of a
 * public page does not carry it. Same memory, same rules; the key must hold whatever the question depends on.
 */
export function useLateQueryOf<T>(
  parts: readonly unknown[],
  ask: ((signal: AbortSignal) => Promise<T>) | null,
  { fresh, keepsPrevious = false }: Omit<QueryChoices<T>, 'every'> = {},
): LateQuery<T> {
  const key = ask === null ? '' : JSON.stringify(parts)
  const [known, setKnown] = useState<Known<T>>({ key, data: null, error: null, isAsking: false })
  const [turn, setTurn] = useState(0)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    if (key === '' || !latest.current) return setKnown({ key, data: null, error: null, isAsking: false })
    const question = latest.current
    const stop = new AbortController()
    const heard = (now: Omit<Known<T>, 'key'>) => {
      if (!stop.signal.aborted)
        setKnown((before) => ({ ...now, key, data: now.data ?? (keepsPrevious && !now.error ? before.data : null) }))
    }
    import('./query/query.ts').then(
      ({ watchQuery }) =>
        stop.signal.aborted || watchQuery(JSON.parse(key), question, fresh === undefined ? {} : { fresh }, heard, stop.signal),
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

/** `useApiQuery` for what every visitor loads. */
export function useLateApiQuery<P extends PathOf<'get'>>(
  path: P,
  init: InitOf<'get', P> | null,
  choices?: Omit<QueryChoices<DataOf<'get', P>>, 'every'>,
): LateQuery<DataOf<'get', P>> {
  return useLateQueryOf([path, init], init === null ? null : (signal) => callApi('get', path, init, signal), choices)
}

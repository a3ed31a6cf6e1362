import { useCallback, useEffect, useRef, useState } from 'react'
import type { DataOf, InitOf, PathOf } from './call.ts'
import type { ApiQuery, QueryChoices } from './query/query.ts'

type LateQuery<T> = Pick<ApiQuery<T>, 'data' | 'failed' | 'isAsking'>
type LateChoices<T> = Pick<QueryChoices<T>, 'fresh' | 'keepsPrevious'>
type Ask<T> = (signal: AbortSignal) => Promise<T>

interface Known<T> {
  key: string
  data: T | null
  hasFailed: boolean
  isAsking: boolean
}

const nothing = { data: null, hasFailed: false, isAsking: false }

/**
 * `useQueryOf` with the query library loaded on first use, which keeps it out of the initial bundle of public pages. Same cache and rules.
 * The key must contain all inputs of the query. Without `ask` the key is path and parameters.
 */
export function useLateQueryOf<T>(
  parts: readonly unknown[] | null,
  ask?: Ask<T>,
  { fresh, keepsPrevious = false }: LateChoices<T> = {},
): LateQuery<T> {
  const key = parts ? JSON.stringify(parts) : ''
  const [known, setKnown] = useState<Known<T>>({ key, ...nothing, isAsking: key !== '' })
  const [turn, setTurn] = useState(0)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    if (key === '') return setKnown({ key, ...nothing })
    const stop = new AbortController()
    const heard = ({ data, hasFailed, isAsking }: Omit<Known<T>, 'key'>) => {
      if (stop.signal.aborted) return
      setKnown((before) => ({ key, data: data ?? (keepsPrevious && !hasFailed ? before.data : null), hasFailed, isAsking }))
    }
    import('./query/query.ts').then(
      ({ watchQuery }) => stop.signal.aborted || watchQuery(JSON.parse(key), latest.current, { fresh }, heard, stop.signal),
      () => heard({ ...nothing, hasFailed: true }),
    )
    return () => stop.abort()
  }, [key, fresh, keepsPrevious, turn])
  const retry = useCallback(() => setTurn((now) => now + 1), [])
  const isHere = known.key === key
  return {
    data: key !== '' && (isHere || keepsPrevious) ? known.data : null,
    failed: isHere && known.hasFailed ? { retry } : null,
    isAsking: key !== '' && (!isHere || known.isAsking),
  }
}

/** `useApiQuery` with the query library loaded on first use. */
export function useLateApiQuery<P extends PathOf<'get'>>(
  path: P,
  init: InitOf<'get', P> | null,
  choices?: LateChoices<DataOf<'get', P>>,
): LateQuery<DataOf<'get', P>> {
  return useLateQueryOf(init && [path, init], undefined, choices)
}

import { useCallback, useEffect, useRef, useState } from 'react'
import type { QueryOptions } from './query/api-query.ts'
import type { ApiQuery } from './query/query.ts'

type LazyQuery<T> = Pick<ApiQuery<T>, 'data' | 'failed' | 'isFetching'>

interface Known<T> {
  key: string
  data: T | null
  hasFailed: boolean
  isFetching: boolean
}

const nothing = { data: null, hasFailed: false, isFetching: false }

/**
 * `useQuery` with the query library loaded on first use, which keeps it out of the initial bundle of public pages. Same cache and rules;
 * `placeholderData` is `keepPreviousData` or absent.
 */
export function useLazyQuery<T>(query: Omit<QueryOptions<T>, 'refetchInterval' | 'refetchOnWindowFocus'>): LazyQuery<T> {
  const { queryKey, enabled = true, staleTime } = query
  const keepsPrevious = query.placeholderData !== undefined
  const key = enabled ? JSON.stringify(queryKey) : ''
  const [known, setKnown] = useState<Known<T>>({ key, ...nothing, isFetching: key !== '' })
  const [turn, setTurn] = useState(0)
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    if (key === '') return setKnown({ key, ...nothing })
    const stop = new AbortController()
    const onChange = ({ data, hasFailed, isFetching }: Omit<Known<T>, 'key'>) => {
      if (stop.signal.aborted) return
      setKnown((before) => ({ key, data: data ?? (keepsPrevious && !hasFailed ? before.data : null), hasFailed, isFetching }))
    }
    const { placeholderData, ...options } = latest.current
    import('./query/query.ts').then(
      ({ watchQuery }) => stop.signal.aborted || watchQuery(options, onChange, stop.signal),
      () => onChange({ ...nothing, hasFailed: true }),
    )
    return () => stop.abort()
  }, [key, staleTime, keepsPrevious, turn])
  const retry = useCallback(() => setTurn((now) => now + 1), [])
  const isHere = known.key === key
  return {
    data: key !== '' && (isHere || keepsPrevious) ? known.data : null,
    failed: isHere && known.hasFailed ? { retry } : null,
    isFetching: key !== '' && (!isHere || known.isFetching),
  }
}

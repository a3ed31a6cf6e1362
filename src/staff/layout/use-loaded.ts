import { useCallback, useEffect, useRef, useState } from 'react'

/** What was asked of the API: null while it is on its way; `failed` when it did not come. */
export interface Loaded<T> {
  data: T | null
  failed: { retry: () => void } | null
  /** asks again; what is shown stays until the answer */
  reload: () => void
  /** puts what a call answered in the place of what was loaded */
  put: (data: T) => void
}

/**
 * Asks the API for what a page shows, anew whenever `key` changes: what it says of the last question alone counts. Give the call as it
 * is: `useLoaded(key, () => browserApi().GET(…))`.
 */
export function useLoaded<T>(key: string, ask: () => Promise<{ data?: T | undefined }>): Loaded<T> {
  const [state, setState] = useState<{ key: string; data: T | null; failed: boolean }>({ key, data: null, failed: false })
  const [turn, setTurn] = useState(0)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    let counts = true
    latest
      .current()
      .then(
        ({ data }) => data,
        () => undefined,
      )
      .then((data) => {
        if (counts) setState((now) => ({ key, data: data ?? (now.key === key ? now.data : null), failed: data === undefined }))
      })
    return () => {
      counts = false
    }
  }, [key, turn])
  const reload = useCallback(() => setTurn((now) => now + 1), [])
  const put = useCallback((data: T) => setState({ key, data, failed: false }), [key])
  const here = state.key === key
  return { data: here ? state.data : null, failed: here && state.failed && state.data === null ? { retry: reload } : null, reload, put }
}

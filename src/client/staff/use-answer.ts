import { useCallback, useEffect, useRef, useState } from 'react'

interface Answer<T> {
  data?: T
  response: Response
}

/** What a list shows: what came last stays while it is asked again. */
export interface Asked<T> {
  data: T | null
  failed: boolean
  reload: () => Promise<void>
}

/** Asks for something and asks again when `key` changes; an answer that comes after a newer question is dropped. */
export function useAnswer<T>(key: string, ask: () => Promise<Answer<T>>): Asked<T> {
  const [known, setKnown] = useState<{ key: string; data: T | null; failed: boolean }>({ key, data: null, failed: false })
  const latest = useRef(ask)
  latest.current = ask
  const turn = useRef(0)
  const reload = useCallback(async () => {
    const mine = ++turn.current
    const answer = await latest.current().catch(() => undefined)
    if (mine === turn.current)
      setKnown((now) => ({ key, data: answer?.data ?? (now.key === key ? now.data : null), failed: !answer?.data }))
  }, [key])
  useEffect(() => {
    void reload()
  }, [reload])
  return { data: known.data, failed: known.failed, reload }
}

import { useCallback, useEffect, useState } from 'react'
import { browserApi } from '#client/api.ts'
import { useSession } from '#client/use-session.ts'
import type { Customer } from '../contract.ts'

/** The card of an address: being asked for, there, or why it is not. */
export type CardState =
  | { step: 'loading' | 'anonymous' | 'notYours' | 'failed' }
  | { step: 'inactive'; text: string }
  | { step: 'ready'; card: Customer }

/** The card with that number (`current`: of whoever is signed in), asked for in the browser; `put` shows it as the server answered it last. */
export function useCard(id: string): { state: CardState; put: (card: Customer) => void; retry: () => void } {
  const { state: session, subject } = useSession()
  const [found, setFound] = useState<{ of: string; state: CardState } | null>(null)
  const [round, setRound] = useState(0)
  const asked = subject === null ? null : `${subject} ${id} ${round}`

  useEffect(() => {
    if (asked === null || subject === null) return
    let left = false
    void load(id, subject).then((state) => {
      if (!left) setFound({ of: asked, state })
    })
    return () => {
      left = true
    }
  }, [asked, id, subject])

  const put = useCallback((card: Customer) => setFound((before) => before && { ...before, state: { step: 'ready', card } }), [])
  const retry = useCallback(() => setRound((before) => before + 1), [])
  if (session === 'anonymous') return { state: { step: 'anonymous' }, put, retry }
  return { state: found !== null && found.of === asked ? found.state : { step: 'loading' }, put, retry }
}

async function load(id: string, subject: string): Promise<CardState> {
  if (id !== 'current' && !/^[1-9]\d{0,9}$/.test(id)) return { step: 'notYours' }
  try {
    const api = browserApi()
    const { data, error, response } =
      id === 'current'
        ? await api.GET('/api/customers/current')
        : await api.GET('/api/customers/{id}', { params: { path: { id: Number(id) } } })
    if (data) return data.userId === subject ? { step: 'ready', card: data } : { step: 'notYours' }
    if (error?.code === 'CustomerInactive') return { step: 'inactive', text: error.message }
    if (response.status === 401) return { step: 'anonymous' }
    return { step: response.status === 404 || response.status === 400 ? 'notYours' : 'failed' }
  } catch {
    return { step: 'failed' }
  }
}

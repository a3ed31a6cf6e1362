import { useCallback, useEffect, useState } from 'react'
import { browserApi } from '#client/api.ts'
import type { Place } from '../waitlist/contract.ts'
import { learnServerTime } from './server-clock.ts'

export type SeenPlace = { step: 'loading' } | { step: 'unknown' } | { step: 'failed' } | { step: 'ready'; place: Place }

/** Waiting for one's turn: looked at again so often, in ms. */
const lookEvery = 15_000

/** How a place in the line stands, looked at again while it waits or is offered. */
export function usePlace(key: string): { seen: SeenPlace; again: () => void } {
  const [seen, setSeen] = useState<SeenPlace>({ step: 'loading' })
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((before) => before + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further round looks again
  useEffect(() => {
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function look(): Promise<void> {
      const found = await load(key)
      if (left) return
      setSeen((before) => (found.step === 'failed' && before.step === 'ready' ? before : found))
      const open = found.step === 'failed' || (found.step === 'ready' && ['Waiting', 'Offered'].includes(found.place.state))
      if (open) timer = setTimeout(look, lookEvery)
    }
    void look()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [key, round])
  return { seen, again }
}

async function load(key: string): Promise<SeenPlace> {
  const asked = Date.now()
  try {
    const { data, response } = await browserApi().GET('/api/bookings/places/{key}', { params: { path: { key } } })
    if (!data) return { step: response.status === 404 || response.status === 400 ? 'unknown' : 'failed' }
    learnServerTime(data.now, asked)
    return { step: 'ready', place: data }
  } catch {
    return { step: 'failed' }
  }
}

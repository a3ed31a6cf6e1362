import { useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '#client/api.ts'
import type { Outcome } from '../../bookings/contract.ts'
import type { Payment } from '../../payments/contract.ts'
import { type BookingState, bookingState, pollAfter } from './booking-state.ts'
import { learnServerTime } from './server-clock.ts'

export interface SeenBooking {
  outcome: Outcome
  payment: Payment | null
  state: BookingState
}

export type Seen = { step: 'loading' } | { step: 'unknown' } | { step: 'failed' } | { step: 'ready'; booking: SeenBooking; long: boolean }

/** From when on the wait for the bank is called long, in ms. */
const longAfter = 20_000

/** How a booking stands, looked at again for as long as something may happen by itself. */
export function useBooking(key: string, arrived: 'success' | 'failure') {
  const [seen, setSeen] = useState<Seen>({ step: 'loading' })
  const [round, setRound] = useState(0)
  const since = useRef(0)
  const again = useCallback(() => setRound((before) => before + 1), [])
  const put = useCallback(
    (outcome: Outcome) =>
      setSeen({ step: 'ready', booking: { outcome, payment: null, state: bookingState(outcome, null, arrived) }, long: false }),
    [arrived],
  )

  useEffect(() => {
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    if (round === 0) since.current = Date.now()

    async function look(): Promise<void> {
      const found = await load(key, arrived)
      if (left) return
      const looked = Date.now() - since.current
      if (typeof found === 'string') {
        // what has been seen stays while the line is broken
        setSeen((before) => (found === 'failed' && before.step === 'ready' ? before : { step: found }))
        if (found === 'failed') timer = setTimeout(look, 5000)
        return
      }
      setSeen({ step: 'ready', booking: found, long: looked > longAfter })
      const next = pollAfter(found.state, looked)
      if (next !== null) timer = setTimeout(look, next)
    }

    void look()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [key, arrived, round])

  return { seen, again, put }
}

async function load(key: string, arrived: 'success' | 'failure'): Promise<SeenBooking | 'unknown' | 'failed'> {
  const api = browserApi()
  const asked = Date.now()
  try {
    const { data: outcome, response } = await api.GET('/api/bookings/{key}', { params: { path: { key } } })
    if (!outcome) return response.status === 404 || response.status === 400 ? 'unknown' : 'failed'
    learnServerTime(outcome.now, asked)
    const open = outcome.status === 'Draft' && outcome.paymentId !== null
    const { data: payment = null } = open
      ? await api.GET('/api/payments/{id}', { params: { path: { id: outcome.paymentId ?? '' } } })
      : { data: null }
    return { outcome, payment, state: bookingState(outcome, payment, arrived) }
  } catch {
    return 'failed'
  }
}

import { useCallback, useEffect, useState } from 'react'
import { browserApi } from '#client/api.ts'
import { useSession } from '#client/use-session.ts'
import type { CustomerBooking, CustomerSale, NextStep, Outcome } from '../../bookings/contract.ts'
import { learnServerTime } from '../../reservations/ui/server-clock.ts'
import { askHours, type Hours } from '../../reservations/ui/use-hours.ts'

export type Purchases =
  | { step: 'anonymous' }
  | { step: 'loading' }
  | { step: 'failed'; text: string | null }
  | { step: 'ready'; bookings: CustomerBooking[]; hours: Hours | null }

/** What the caller buys, what is open first; asked again after each step and when the page comes to the front. */
export function useSales(): { purchases: Purchases; again: () => void } {
  const { state } = useSession()
  const [found, setFound] = useState<Purchases>({ step: 'loading' })
  const again = useCallback(() => {
    void load().then((next) =>
      // what has been seen stays while the line is broken
      setFound((before) => (next.step === 'failed' && before.step === 'ready' ? before : next)),
    )
  }, [])
  useEffect(() => {
    if (state !== 'signedIn') return
    again()
    const look = () => document.visibilityState === 'visible' && again()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [state, again])
  return { purchases: state === 'anonymous' ? { step: 'anonymous' } : found, again }
}

async function load(): Promise<Purchases> {
  const api = browserApi()
  const asked = Date.now()
  try {
    const [{ data, error, response }, hours] = await Promise.all([api.GET('/api/customers/sales'), askHours(api)])
    if (response.status === 401) return { step: 'anonymous' }
    if (!data) return { step: 'failed', text: error?.message ?? null }
    const bookings = bookingsOf(data)
    const [first] = bookings
    if (first) learnServerTime(first.now, asked)
    return { step: 'ready', bookings, hours }
  } catch {
    return { step: 'failed', text: null }
  }
}

const mine: readonly NextStep[] = ['Pay', 'AnswerPrice', 'GivePaymentDetails', 'FetchCar']

/** The bookings of all sales: first those on which it is the customer's turn, then what is open, then the rest; the latest first. */
export function bookingsOf(sales: readonly CustomerSale[]): CustomerBooking[] {
  return sales.flatMap(({ bookings }) => bookings).sort((a, b) => rank(a) - rank(b) || b.created.localeCompare(a.created))
}

function rank(booking: CustomerBooking): number {
  if (mine.includes(booking.next)) return 0
  return isOver(booking) ? 2 : 1
}

/** Nothing more happens to it. */
export function isOver({ next, status }: Pick<Outcome, 'next' | 'status'>): boolean {
  return next === 'None' && !['Submitted', 'Accepted', 'Billed'].includes(status)
}

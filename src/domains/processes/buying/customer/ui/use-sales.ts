import { callApi } from '#client/call.ts'
import { useQuery } from '#client/query/query.ts'
import { learnServerTime } from '#client/server-clock.ts'
import { useSession } from '#client/use-session.ts'
import type { CustomerBooking, CustomerSale, Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { isOpen, type NextStep } from '#domains/processes/buying/bookings/status.ts'
import { askHours, type Hours } from '#domains/processes/buying/reservations/ui/use-hours.ts'

const path = '/api/customers/sales'

export type Purchases =
  | { step: 'anonymous' }
  | { step: 'loading' }
  | { step: 'failed'; text: string | null }
  | { step: 'ready'; bookings: CustomerBooking[]; hours: Hours | null }

/** Returns the caller's purchases, open ones first; refetched after each step and when the page becomes visible. */
export function useSales(): { purchases: Purchases; retry: () => void } {
  const { state } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => load(signal),
    enabled: state === 'signedIn',
    refetchOnWindowFocus: true,
  })
  const purchases: Purchases =
    state === 'anonymous' || error?.isSignedOut
      ? { step: 'anonymous' }
      : error
        ? { step: 'failed', text: error.message || null }
        : data
          ? { step: 'ready', ...data }
          : { step: 'loading' }
  return { purchases, retry: () => void refetch() }
}

async function load(signal: AbortSignal) {
  const asked = Date.now()
  const [sales, hours] = await Promise.all([callApi('get', path, {}, signal), askHours(signal).catch(() => null)])
  const bookings = bookingsOf(sales)
  const [first] = bookings
  if (first) learnServerTime(first.now, asked)
  return { bookings, hours }
}

const mine: readonly NextStep[] = ['Pay', 'AnswerPrice', 'GivePaymentDetails', 'FetchCar']

/** Returns the bookings of all sales: those where the customer must act, then open ones, then the rest; latest first. */
export function bookingsOf(sales: readonly CustomerSale[]): CustomerBooking[] {
  return sales.flatMap(({ bookings }) => bookings).sort((a, b) => rank(a) - rank(b) || b.created.localeCompare(a.created))
}

function rank(booking: CustomerBooking): number {
  if (mine.includes(booking.next)) return 0
  return isOver(booking) ? 2 : 1
}

/** Returns whether a booking has ended. */
export function isOver({ next, status }: Pick<Outcome, 'next' | 'status'>): boolean {
  return next === 'None' && !isOpen(status)
}

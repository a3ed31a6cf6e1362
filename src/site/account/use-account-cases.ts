import { useMemo } from 'react'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { serverNow } from '#client/server-clock.ts'
import { useSession } from '#client/use-session.ts'
import { useSales } from '#domains/processes/buying/customer/ui/use-sales.ts'
import { type AccountCase, adCase, bookingCase, mediationCase, saleCase } from './account-cases.ts'

export type AccountCases =
  | { step: 'anonymous' | 'loading' }
  | { step: 'failed'; text: string | null }
  | { step: 'ready'; cases: AccountCase[]; isPartial: boolean }

/**
 * Returns all cases of the user: bookings, requests, consignments and adverts. Ready once each list has loaded, which avoids layout
 * shift.
 */
export function useAccountCases(): { account: AccountCases; retry: () => void } {
  const { state } = useSession()
  const init = state === 'signedIn' ? {} : null
  const { purchases, retry } = useSales()
  const sales = useQuery(apiQuery('/api/customers/purchases', init, { refetchOnWindowFocus: true }))
  const mediations = useQuery(apiQuery('/api/customers/intermediations', init, { refetchOnWindowFocus: true }))
  const ads = useQuery(apiQuery('/api/vehicleads', init && { params: { query: { size: 100 } } }, { refetchOnWindowFocus: true }))
  const bookings = purchases.step === 'ready' ? purchases.bookings : null
  const cases = useMemo(() => {
    const now = serverNow()
    return [
      ...(bookings ?? []).map(bookingCase),
      ...(sales.data ?? []).map((sale) => saleCase(sale, now)),
      ...(mediations.data ?? []).map(mediationCase),
      ...(ads.data?.results ?? []).map((ad) => adCase(ad, now)),
    ]
  }, [bookings, sales.data, mediations.data, ads.data])

  const others = [sales, mediations, ads]
  const all = {
    retry: () => {
      retry()
      for (const { refetch } of others) void refetch()
    },
  }
  if (purchases.step === 'anonymous') return { ...all, account: { step: 'anonymous' } }
  if (purchases.step === 'loading' || others.some(({ data, failed }) => data === null && failed === null))
    return { ...all, account: { step: 'loading' } }
  const failures = others.filter(({ failed }) => failed !== null)
  if (purchases.step === 'failed' && failures.length === others.length) return { ...all, account: { step: 'failed', text: purchases.text } }
  return { ...all, account: { step: 'ready', cases, isPartial: purchases.step === 'failed' || failures.length > 0 } }
}

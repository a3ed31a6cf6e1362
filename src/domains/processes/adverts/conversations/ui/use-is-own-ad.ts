import { useLazyQuery } from '#client/lazy-query.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useSession } from '#client/use-session.ts'

/** Returns whether the advert of a car belongs to the user; false for a visitor, while it is not known, and for `null`. */
export function useIsOwnAd(vehicleId: number | null): boolean {
  const { state } = useSession()
  const isAsked = vehicleId !== null && state === 'signedIn'
  const { data } = useLazyQuery(apiQuery('/api/vehicleads/vehicle/{id}/contact', isAsked ? { params: { path: { id: vehicleId } } } : null))
  return data?.isOwn === true
}

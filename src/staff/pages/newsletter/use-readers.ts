import { callApi } from '#client/call.ts'
import { useQueryOf } from '#client/query/query.ts'
import type { Segment } from '#domains/customers/leads/newsletter/contract.ts'

/** Returns the current recipient count of a campaign; null while loading. */
export function useReaders({ languages, joinedAfter }: Segment): { confirmed: number; pending: number } | null {
  const segment = JSON.stringify({ languages, joinedAfter })
  const { data } = useQueryOf(
    ['/api/staff/newsletter/readers/count', segment],
    (signal) => callApi('post', '/api/staff/newsletter/readers/count', { body: JSON.parse(segment) as Segment }, signal),
    { keepsPrevious: true },
  )
  return data
}

import { callApi } from '#client/call.ts'
import { keepPreviousData } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import type { Segment } from '#domains/customers/leads/newsletter/contract.ts'

/** Returns the current recipient count of a campaign; null while loading. */
export function useReaders({ languages, joinedAfter }: Segment): { confirmed: number; pending: number } | null {
  const segment = JSON.stringify({ languages, joinedAfter })
  const { data } = useQuery({
    queryKey: ['/api/staff/newsletter/readers/count', segment],
    queryFn: ({ signal }) => callApi('post', '/api/staff/newsletter/readers/count', { body: JSON.parse(segment) as Segment }, signal),
    placeholderData: keepPreviousData,
  })
  return data
}

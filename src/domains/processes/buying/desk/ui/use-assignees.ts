import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'

/** Fetches the possible assignees of a sale; empty while loading. */
export function useAssignees(): readonly { subject: string; name: string }[] {
  return useQuery(apiQuery('/api/vehiclesales/assignees', {})).data ?? []
}

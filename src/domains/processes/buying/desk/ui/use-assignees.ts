import { useApiQuery } from '#client/query/query.ts'

/** Fetches the possible assignees of a sale; empty while loading. */
export function useAssignees(): readonly { subject: string; name: string }[] {
  return useApiQuery('/api/vehiclesales/assignees', {}).data ?? []
}

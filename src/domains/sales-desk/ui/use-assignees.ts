import { useApiQuery } from '#client/query/query.ts'

/** The colleagues to whom a sale can be given; none while they are not known. */
export function useAssignees(): readonly { subject: string; name: string }[] {
  return useApiQuery('/api/vehiclesales/assignees', {}).data ?? []
}

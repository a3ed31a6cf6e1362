import { z } from 'zod'
import { staffRoles } from '#shared/actor.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { maxPage, maxPageSize, paged } from '#shared/paging.ts'

/** One change by somebody of the staff. `action` is the id of the call; `details` names fields and states, never what a person told. */
export const AuditEntry = z.object({
  id: z.int(),
  created: z.string(),
  subject: z.string(),
  /** null for a deleted account */
  name: z.string().nullable(),
  roles: z.array(z.enum(staffRoles)),
  action: z.string(),
  recordType: z.string().nullable(),
  recordId: z.string().nullable(),
  /** of a member of the staff */
  recordName: z.string().nullable(),
  outcome: z.enum(['Done', 'Failed']),
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const page = {
  page: z.coerce.number().int().min(1).max(maxPage).default(1),
  size: z.coerce.number().int().min(1).max(maxPageSize).default(50),
}
const word = z.string().trim().min(1).max(100)

export const listAudit = defineEndpoint({
  id: 'listAudit',
  method: 'GET',
  path: '/api/staff/audit',
  summary: 'Lists audit entries, the latest first; filters by staff member, action, record and day in Morocco',
  query: z.object({
    subject: word.optional(),
    action: word.optional(),
    recordType: word.optional(),
    recordId: word.optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    ...page,
  }),
  output: paged(AuditEntry),
  roles: ['manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})

/** What the lines of the audit can be filtered by. */
export const listAuditNames = defineEndpoint({
  id: 'listAuditNames',
  method: 'GET',
  path: '/api/staff/audit/names',
  summary: 'Lists the people, actions and record kinds in the audit log',
  output: z.object({
    people: z.array(z.object({ subject: z.string(), name: z.string() })),
    actions: z.array(z.string()),
    recordTypes: z.array(z.string()),
  }),
  roles: ['manager', 'admin'],
  errors: ['Unauthorized', 'Forbidden'],
})

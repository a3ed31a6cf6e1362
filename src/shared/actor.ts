/** Roles of callers and of workflow actors. `anyone` includes anonymous callers. */
export const roles = ['anyone', 'customer', 'agent', 'expert', 'controller', 'manager', 'editor', 'admin', 'system'] as const
export type Role = (typeof roles)[number]

/** The caller of a request or the author of a change. `id` is the subject at the identity provider, null for anonymous callers. */
export interface Actor {
  id: string | null
  roles: readonly Role[]
  /** audit entry of the staff request in progress; absent in other requests and in jobs */
  audit?: RequestAudit
}

/** A record by its type (`bookings`, `settings` …) and its id or key. */
export interface AuditedRecord {
  type: string
  id: string | number
}

/** Audit entry of a staff request. `audited` (platform/audit.ts) writes it in the transaction of the change. */
export interface RequestAudit {
  action: string
  /** null while a new record has no id: the entry is written after the response unless `nameAudited` sets the record */
  record: AuditedRecord | null
  /** record ids, field names and statuses, never personal data */
  details: Record<string, unknown>
  now: () => Date
  requestId: string
  /** true when a committed transaction includes the entry */
  isWritten: boolean
}

/** Roles of staff accounts. */
export const staffRoles = ['agent', 'expert', 'controller', 'manager', 'editor', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

export const anonymous: Actor = { id: null, roles: ['anyone'] }

/** Author of jobs, payment gateway callbacks and automatic transitions. */
export const system: Actor = { id: null, roles: ['system'] }

/** Returns true when the actor owns a record. False for anonymous actors, also for records without an owner. */
export function isOwner(actor: Actor, subject: string | null | undefined): boolean {
  return actor.id !== null && actor.id === subject
}

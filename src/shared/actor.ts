/** Roles of callers and of workflow actors. `anyone` includes anonymous callers. */
export const roles = ['anyone', 'customer', 'agent', 'expert', 'controller', 'manager', 'editor', 'admin', 'system'] as const
export type Role = (typeof roles)[number]

/** The caller of a request or the author of a change. `id` is the subject at the identity provider, null for anonymous callers. */
export interface Actor {
  id: string | null
  roles: readonly Role[]
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

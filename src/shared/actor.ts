/** Who calls: the actors of the workflows. A call lists those that may use it; `anyone` includes the anonymous. */
export const roles = ['anyone', 'customer', 'agent', 'expert', 'controller', 'manager', 'editor', 'admin', 'system'] as const
export type Role = (typeof roles)[number]

/** The caller of a request or the author of a change. `id` is the subject at the identity provider, null for the anonymous. */
export interface Actor {
  id: string | null
  roles: readonly Role[]
}

/** The roles that staff may have. */
export const staffRoles = ['agent', 'expert', 'controller', 'manager', 'editor', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

export const anonymous: Actor = { id: null, roles: ['anyone'] }

/** Jobs, the gateway of payments, and what follows by itself from a step of somebody. */
export const system: Actor = { id: null, roles: ['system'] }

/** Whether somebody's account is the `subject` of a record. What is nobody's is not a visitor's either, who has no account. */
export function isOwner(actor: Actor, subject: string | null | undefined): boolean {
  return actor.id !== null && actor.id === subject
}

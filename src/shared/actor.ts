/** Who calls: the actors of the workflows. A call lists those that may use it; `anyone` includes the anonymous. */
export const roles = ['anyone', 'customer', 'agent', 'expert', 'controller', 'manager', 'editor', 'admin', 'system'] as const
export type Role = (typeof roles)[number]

/** The caller of a request or the author of a change. `id` is null for the anonymous. */
export interface Actor {
  id: string | null
  roles: readonly Role[]
}

export const anonymous: Actor = { id: null, roles: ['anyone'] }

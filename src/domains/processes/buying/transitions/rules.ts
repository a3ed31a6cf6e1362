import type { Role } from '#shared/actor.ts'

/**
 * Steps that need an approval: a price below the requester's limit, a refund above the configured limit, a cancellation after the invoice.
 * `GiveUp` is a customer's request to cancel a booking for which more than the deposit was received.
 */
export const askKinds = ['Price', 'Refund', 'Cancel', 'GiveUp'] as const
export type AskKind = (typeof askKinds)[number]
export const askStates = ['Open', 'Approved', 'Refused', 'Replaced', 'Lapsed', 'Withdrawn'] as const
export type AskState = (typeof askStates)[number]

/** Discount limit of each role in percent of the listed price; refund limit of one person in whole dirhams. */
export interface AskLimits {
  agent: number
  manager: number
  refund: number
}

/** Listed price of a car, and the price below which only a manager may sell it; whole dirhams. */
interface CarPrice {
  listedPrice: number
  floorPrice: number | null
  /** of a car on consignment: no sale below it */
  mandateFloor?: number | null
}

/**
 * Returns the lowest price, in whole dirhams, that a caller may propose without approval. Configured limits do not bind an admin, nor the
 * floor price a manager; the floor price of a contract binds every role.
 */
export function lowestPrice({ listedPrice, floorPrice, mandateFloor }: CarPrice, roles: readonly Role[], limits: AskLimits): number {
  const agreed = mandateFloor ?? 1
  if (roles.includes('admin')) return agreed
  const within = (percent: number) => Math.ceil((listedPrice * (100 - percent)) / 100)
  return Math.max(agreed, roles.includes('manager') ? within(limits.manager) : Math.max(within(limits.agent), floorPrice ?? 0))
}

/**
 * Returns whether a person may decide a request: never the requester; a price within the own limit, a refund by a refunding role, the
 * cancellation of a billed sale by a manager, a customer's request to cancel by an agent or manager.
 */
export function mayDecide(
  ask: { kind: AskKind; amount: number; by: string | null },
  { id, roles, lowest }: { id: string | null; roles: readonly Role[]; lowest: number },
): boolean {
  if (id === null || id === ask.by) return false
  if (ask.kind === 'GiveUp') return roles.some((role) => role === 'agent' || role === 'manager' || role === 'admin')
  if (ask.kind === 'Refund') return roles.some((role) => role === 'controller' || role === 'manager' || role === 'admin')
  return roles.some((role) => role === 'manager' || role === 'admin') && (ask.kind === 'Cancel' || ask.amount >= lowest)
}

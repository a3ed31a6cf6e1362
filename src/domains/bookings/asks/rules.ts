import type { Role } from '#shared/actor.ts'

/**
 * What needs a second person: a price below the limit of who proposes it, money that goes back above the limit of the house, a sale that is
 * given up after its invoice. `GiveUp` is asked by the customer: the end of a booking for which more than the deposit was received.
 */
export const askKinds = ['Price', 'Refund', 'Cancel', 'GiveUp'] as const
export type AskKind = (typeof askKinds)[number]
export const askStates = ['Open', 'Approved', 'Refused', 'Replaced', 'Lapsed', 'Withdrawn'] as const
export type AskState = (typeof askStates)[number]

/** Percent of the listed price that each may give away alone; whole dirhams that one person may give back. */
export interface AskLimits {
  agent: number
  manager: number
  refund: number
}

/** What a car was offered for, and below which it goes with a manager's yes alone; whole dirhams. */
interface CarPrice {
  listedPrice: number
  floorPrice: number | null
  /** of a car that is sold for its owner: below it nobody sells, whoever says yes */
  mandateFloor?: number | null
}

/**
 * The lowest price in whole dirhams that a caller may propose without anybody's yes. An admin is bound by no limit of the house, a manager
 * by no floor of it; the floor price of a contract binds everybody.
 */
export function lowestPrice({ listedPrice, floorPrice, mandateFloor }: CarPrice, roles: readonly Role[], limits: AskLimits): number {
  const agreed = mandateFloor ?? 1
  if (roles.includes('admin')) return agreed
  const within = (percent: number) => Math.ceil((listedPrice * (100 - percent)) / 100)
  return Math.max(agreed, roles.includes('manager') ? within(limits.manager) : Math.max(within(limits.agent), floorPrice ?? 0))
}

/** Who says yes or no: never the asker; a price within the own limit, a refund as one of those who give money back,
 * the end of a billed sale as a manager, the wish of a customer as their adviser. */
export function mayDecide(
  ask: { kind: AskKind; amount: number; by: string | null },
  { id, roles, lowest }: { id: string | null; roles: readonly Role[]; lowest: number },
): boolean {
  if (id === null || id === ask.by) return false
  if (ask.kind === 'GiveUp') return roles.some((role) => role === 'agent' || role === 'manager' || role === 'admin')
  if (ask.kind === 'Refund') return roles.some((role) => role === 'controller' || role === 'manager' || role === 'admin')
  return roles.some((role) => role === 'manager' || role === 'admin') && (ask.kind === 'Cancel' || ask.amount >= lowest)
}

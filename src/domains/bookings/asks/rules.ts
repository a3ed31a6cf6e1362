import type { Role } from '#shared/actor.ts'

/** What needs a second person: a price below the limit of who proposes it, money that goes back above the limit of the house. */
export const askKinds = ['Price', 'Refund'] as const
export type AskKind = (typeof askKinds)[number]
export const askStates = ['Open', 'Approved', 'Refused', 'Replaced'] as const

/** Percent of the listed price that each may give away alone; whole dirhams that one person may give back. */
export interface AskLimits {
  agent: number
  manager: number
  refund: number
}

/** The lowest price in whole dirhams that a caller may propose without anybody's yes. An admin is bound by none. */
export function lowestPrice(listed: number, roles: readonly Role[], limits: AskLimits): number {
  if (roles.includes('admin')) return 1
  const percent = roles.includes('manager') ? limits.manager : limits.agent
  return Math.ceil((listed * (100 - percent)) / 100)
}

/** Who says yes or no: never the asker; a price within the own limit, a refund as one of those who give money back. */
export function mayDecide(
  ask: { kind: AskKind; amount: number; by: string },
  { id, roles, lowest }: { id: string | null; roles: readonly Role[]; lowest: number },
): boolean {
  if (id === null || id === ask.by) return false
  if (ask.kind === 'Refund') return roles.some((role) => role === 'controller' || role === 'manager' || role === 'admin')
  return roles.some((role) => role === 'manager' || role === 'admin') && ask.amount >= lowest
}

import type { Deps } from '#platform/http.ts'
import type { StaffRole } from '#shared/actor.ts'
import { findStaffRoles } from './store.ts'

/** How long roles are believed, in ms: whoever is taken off the team is out this soon. */
const rolesAge = 5000
const mostKept = 10_000
const known = new WeakMap<Deps, Map<string, { readAt: number; roles: Promise<StaffRole[]> }>>()

/** The roles of an account, asked with every call: kept for a few seconds. */
export function staffRolesOf(deps: Deps, subject: string): Promise<StaffRole[]> {
  const kept = known.get(deps) ?? new Map<string, { readAt: number; roles: Promise<StaffRole[]> }>()
  known.set(deps, kept)
  const now = performance.now()
  const found = kept.get(subject)
  if (found && now - found.readAt < rolesAge) return found.roles
  if (kept.size >= mostKept) kept.clear()
  const roles = findStaffRoles(deps.db, subject)
  kept.set(subject, { readAt: now, roles })
  roles.catch(() => kept.delete(subject))
  return roles
}

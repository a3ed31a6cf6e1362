import type { Transaction } from 'kysely'
import type { Deps } from '#platform/http.ts'
import type { Database } from '#platform/tables.ts'
import type { Actor, StaffRole } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { localTime } from '#shared/working-time.ts'
import type { CurrentStaff } from './contract.ts'
import { findStaff, findStaffRoles, takeTurn } from './store.ts'

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

/** The caller at work. `within`: the areas whose records they see, null for all (managers, admins, and whoever is bound to none). */
export interface Staff extends CurrentStaff {
  within: number[] | null
}

/** The caller as a member of the staff, with the areas they see. Forbidden for anybody else. */
export async function staffOf({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Staff> {
  const found = actor.id === null ? null : await findStaff(db, actor.id)
  if (!found) throw new AppError(actor.id === null ? 'Unauthorized' : 'Forbidden')
  const everywhere = found.areas.length === 0 || found.roles.some((role) => role === 'manager' || role === 'admin')
  return { ...found, within: everywhere ? null : found.areas.map(({ id }) => id) }
}

/** The caller for the screens. */
export async function currentStaff(deps: Deps, actor: Actor): Promise<CurrentStaff> {
  const { within: _within, ...staff } = await staffOf(deps, actor)
  return staff
}

/**
 * Who takes a new sale of an area: the present agent of its rota with the fewest open sales, then the longest without a new one; null
 * when nobody does. Their turn counts as taken with the caller's transaction.
 */
export async function pickAgent(trx: Transaction<Database>, areaId: number, at: Date): Promise<string | null> {
  const { day, weekday } = localTime(at)
  return takeTurn(trx, areaId, { day, weekday, at })
}

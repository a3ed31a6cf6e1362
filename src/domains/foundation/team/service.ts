import type { Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { audited, nameAudited, removeOldAudit } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor, StaffRole } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { type Paged, toPage } from '#shared/paging.ts'
import { e164 } from '#shared/phone.ts'
import { instantOf, localTime } from '#shared/working-time.ts'
import type { Absence, AuditEntry, CurrentStaff, NewStaffMember, Rota, StaffMember } from './contract.ts'
import {
  countAdmins,
  findAccountByEmail,
  findEntries,
  findMembers,
  findRotas,
  findStaff,
  findStaffRoles,
  insertAbsence,
  isMember,
  lockStaff,
  removeAbsence,
  removeAbsences,
  saveAreas,
  saveRota,
  saveStaffMember,
  takeTurn,
  updateMember,
} from './store.ts'

/** Lifetime of cached roles in ms: the longest time that a removed staff member keeps access. */
const rolesAge = 5000
const maxKept = 10_000
const known = new WeakMap<Deps, LRUCache<string, Promise<StaffRole[]>>>()

/** Returns the roles of an account; cached for `rolesAge`. */
export function staffRolesOf(deps: Deps, subject: string): Promise<StaffRole[]> {
  const kept = known.get(deps) ?? new LRUCache<string, Promise<StaffRole[]>>({ max: maxKept, ttl: rolesAge })
  known.set(deps, kept)
  const found = kept.get(subject)
  if (found) return found
  const roles = findStaffRoles(deps.db, subject)
  kept.set(subject, roles)
  roles.catch(() => kept.delete(subject))
  return roles
}

/** Calls of the identity provider, which this module cannot import; `main` wires them. */
export interface StaffAccounts {
  /**
   * Creates an account without a usable password, runs `more` in the same transaction, and mails a link to choose a password.
   * Throws EmailExists, PhoneExists.
   */
  invite(
    actor: Actor,
    person: { civility: 'M.' | 'Mme.'; firstName: string; lastName: string; email: string; phone: string; language: Language },
    more: (trx: Transaction<Database>, subject: string) => Promise<void>,
  ): Promise<void>
  /** resends the link */
  inviteAgain(actor: Actor, subject: string): Promise<void>
  /** ends every session of an account */
  endSessions(subject: string): Promise<void>
}

/** The caller with their access. `within`: ids of the areas whose records they see; null for all (managers, admins, staff without areas). */
export interface Staff extends CurrentStaff {
  within: number[] | null
}

/** Returns the caller as a staff member with the visible areas. Throws Unauthorized or Forbidden. */
export async function staffOf({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Staff> {
  const found = actor.id === null ? null : await findStaff(db, actor.id)
  if (!found) throw new AppError(actor.id === null ? 'Unauthorized' : 'Forbidden')
  const everywhere = found.areas.length === 0 || found.roles.some((role) => role === 'manager' || role === 'admin')
  return { ...found, within: everywhere ? null : found.areas.map(({ id }) => id) }
}

export async function currentStaff(deps: Deps, actor: Actor): Promise<CurrentStaff> {
  const { within: _within, ...staff } = await staffOf(deps, actor)
  return staff
}

/**
 * Returns the agent for a new sale of an area: the present agent of its rota with the fewest open sales, then the longest without a new
 * one; null without any. Records the assignment in the caller's transaction.
 */
export async function pickAgent(trx: Transaction<Database>, areaId: number, at: Date): Promise<string | null> {
  return takeTurn(trx, areaId, localTime(at), at)
}

/** Returns current and former staff. */
export function listStaff({ db, clock }: Deps): Promise<StaffMember[]> {
  return findMembers(db, localTime(clock.now()).day)
}

/**
 * Adds an account to the staff. Creates it from `person` if the e-mail is unknown and sends an invitation. Throws AccountUnknown without
 * `person`; BadRequest for an unknown area or an account with an unverified e-mail.
 */
export async function addMember(deps: Deps, accounts: StaffAccounts, actor: Actor, wish: NewStaffMember): Promise<StaffMember> {
  const { email, roles, areaIds, person } = wish
  let added = ''
  const join = async (trx: Transaction<Database>, subject: string) => {
    added = subject
    await lockStaff(trx)
    await assertAdminStays(trx, subject, roles)
    await saveStaffMember(trx, subject, roles, actor.id)
    await bindTo(trx, subject, areaIds)
    nameAudited(actor, { type: 'members', id: subject }, { roles, areaIds })
  }
  const account = await findAccountByEmail(deps.db, email)
  if (account) {
    // anyone who registers with the address of a colleague to be would wait for these rights; members keep the account they have
    if (!account.isProven && !(await isMember(deps.db, account.subject))) throw fieldError('email', 'unproven')
    await audited(deps.db, actor, (trx) => join(trx, account.subject))
  } else {
    if (!person) throw new AppError('AccountUnknown')
    const phone = e164(person.phone)
    if (phone === null) throw fieldError('phone', 'phone')
    await accounts.invite(actor, { ...person, email, phone }, join)
  }
  known.get(deps)?.delete(added)
  return member(deps, added)
}

/** Replaces roles and areas. Throws NotFound, LastAdmin. */
export async function changeMember(
  deps: Deps,
  actor: Actor,
  subject: string,
  { roles, areaIds }: { roles: StaffRole[]; areaIds: number[] },
): Promise<StaffMember> {
  await audited(deps.db, actor, async (trx) => {
    await lockStaff(trx)
    const before = await findStaffRoles(trx, subject)
    if (!(await updateMember(trx, subject, { roles }, actor.id))) throw new AppError('NotFound')
    await assertAdminStays(trx, subject, roles)
    await bindTo(trx, subject, areaIds)
    nameAudited(actor, { type: 'members', id: subject }, { before, roles, areaIds })
  })
  known.get(deps)?.delete(subject)
  return member(deps, subject)
}

/** Deactivates a staff member and ends all their sessions. Throws NotFound, LastAdmin. */
export async function deactivateMember(deps: Deps, accounts: StaffAccounts, actor: Actor, subject: string): Promise<StaffMember> {
  await audited(deps.db, actor, async (trx) => {
    await lockStaff(trx)
    if (!(await updateMember(trx, subject, { isDeactivated: true }, actor.id))) throw new AppError('NotFound')
    await assertAdminStays(trx, subject, [])
  })
  known.get(deps)?.delete(subject)
  await accounts.endSessions(subject)
  return member(deps, subject)
}

/** Reactivates a former staff member with their previous roles. Throws NotFound, also for a deleted account. */
export async function reactivateMember(deps: Deps, actor: Actor, subject: string): Promise<StaffMember> {
  const [found] = await findMembers(deps.db, localTime(deps.clock.now()).day, subject)
  if (!found || found.email === null) throw new AppError('NotFound')
  await updateMember(deps.db, subject, { isDeactivated: false }, actor.id)
  known.get(deps)?.delete(subject)
  return member(deps, subject)
}

/** Resends the invitation. Throws NotFound after a first sign-in or for a deleted account. */
export async function inviteAgain(deps: Deps, accounts: StaffAccounts, actor: Actor, subject: string): Promise<void> {
  const found = await member(deps, subject)
  if (!found.invited || found.isDeactivated) throw new AppError('NotFound')
  await accounts.inviteAgain(actor, subject)
}

/**
 * Deactivates a member whose account was deleted and deletes their absences; the audit log keeps their entries. Listens to
 * `accountDeleted`.
 */
export async function forgetStaff(trx: Transaction<Database>, { subject }: { subject: string }): Promise<void> {
  await removeAbsences(trx, subject)
  await updateMember(trx, subject, { isDeactivated: true }, null)
}

async function member({ db, clock }: Deps, subject: string): Promise<StaffMember> {
  const [found] = await findMembers(db, localTime(clock.now()).day, subject)
  if (!found) throw new AppError('NotFound')
  return found
}

/** Throws LastAdmin when no admin would be left. */
async function assertAdminStays(trx: Transaction<Database>, subject: string, roles: readonly StaffRole[]): Promise<void> {
  if (!roles.includes('admin') && (await countAdmins(trx, subject)) === 0) throw new AppError('LastAdmin')
}

async function bindTo(trx: Transaction<Database>, subject: string, areaIds: readonly number[]): Promise<void> {
  if ((await saveAreas(trx, subject, areaIds)).length > 0) throw fieldError('areaIds', 'invalid')
}

export function listRotas({ db, clock }: Deps): Promise<Rota[]> {
  return findRotas(db, localTime(clock.now()))
}

/** Replaces the rota of an area. Throws NotFound; BadRequest for a subject that is not an agent of the area. */
export async function changeRota({ db, clock }: Deps, actor: Actor, areaId: number, days: readonly (readonly string[])[]): Promise<Rota> {
  return audited(db, actor, async (trx) => {
    const now = localTime(clock.now())
    const [before] = await findRotas(trx, now, areaId)
    if (!before) throw new AppError('NotFound')
    if (days.flat().some((subject) => !before.agents.some((agent) => agent.subject === subject))) throw fieldError('days', 'invalid')
    await saveRota(trx, areaId, days)
    const [after] = await findRotas(trx, now, areaId)
    if (!after) throw new AppError('NotFound')
    return after
  })
}

/** Throws NotFound for an unknown staff member. */
export async function addAbsence({ db, clock }: Deps, actor: Actor, subject: string, days: Omit<Absence, 'id'>): Promise<Absence> {
  const made = await insertAbsence(db, subject, days, actor.id, clock.now())
  if (!made) throw new AppError('NotFound')
  return made
}

export async function dropAbsence({ db }: Deps, id: number): Promise<void> {
  if (!(await removeAbsence(db, id))) throw new AppError('NotFound')
}

interface AuditQuery {
  subject?: string | undefined
  action?: string | undefined
  recordType?: string | undefined
  recordId?: string | undefined
  from?: string | undefined
  to?: string | undefined
  page: number
  size: number
}

/** Returns one page of the audit log; `from` and `to` are days in Morocco, both included. */
export async function listAudit({ db }: Pick<Deps, 'db'>, { page, size, from, to, ...names }: AuditQuery): Promise<Paged<AuditEntry>> {
  const { subject = null, action = null, recordType = null, recordId = null } = names
  const filter = {
    ...{ subject, action, recordType, recordId },
    since: from === undefined ? null : instantOf(from, '00:00'),
    until: to === undefined ? null : instantOf(dayAfter(to), '00:00'),
  }
  const { rows, count } = await findEntries(db, filter, page, size)
  return toPage(rows, page, size, count)
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

/** Job: deletes audit entries older than the setting `audit.keepMonths`. */
export async function forgetOldAudit({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const months = Number((await findSetting(db, 'audit.keepMonths')) ?? 60)
  await removeOldAudit(db, Number.isFinite(months) ? months : 60, clock.now())
}

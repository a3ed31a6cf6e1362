import type { Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import { audited, nameAudited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor, StaffRole } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { e164 } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import type { Absence, CurrentStaff, NewStaffMember, Rota, StaffMember } from './contract.ts'
import {
  countAdmins,
  findAccountByEmail,
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

/** How long roles are believed, in ms: anyone who is taken off the team is out this soon. */
const rolesAge = 5000
const maxKept = 10_000
const known = new WeakMap<Deps, LRUCache<string, Promise<StaffRole[]>>>()

/** The roles of an account, asked with every call: kept for a few seconds. */
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

/** What the team asks of the identity provider, which it does not know; main connects them. */
export interface StaffAccounts {
  /**
   * Opens an account nobody knows the password of, with `more` in the same transaction, and sends its owner a link to choose one.
   * EmailExists, PhoneExists.
   */
  invite(
    actor: Actor,
    person: { civility: 'M.' | 'Mme.'; firstName: string; lastName: string; email: string; phone: string; language: Language },
    more: (trx: Transaction<Database>, subject: string) => Promise<void>,
  ): Promise<void>
  /** sends that link once more */
  inviteAgain(actor: Actor, subject: string): Promise<void>
  /** ends every session of an account */
  endSessions(subject: string): Promise<void>
}

/** The caller at work. `within`: the areas whose records they see, null for all (managers, admins, and anyone who is bound to none). */
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
  return takeTurn(trx, areaId, localTime(at), at)
}

/** Everybody who is or was on the staff. */
export function listStaff({ db, clock }: Deps): Promise<StaffMember[]> {
  return findMembers(db, localTime(clock.now()).day)
}

/**
 * Puts an account on the staff. An e-mail without an account needs the person: the account is opened and its owner invited.
 * AccountUnknown without it; BadRequest for an unknown area, and for an account whose owner has not proven the e-mail.
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

/** Other roles and areas. NotFound, LastAdmin. */
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

/** Takes somebody off the staff and out of every session. NotFound, LastAdmin. */
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

/** Brings somebody back with the roles they had. NotFound, also for an account that was deleted. */
export async function reactivateMember(deps: Deps, actor: Actor, subject: string): Promise<StaffMember> {
  const [found] = await findMembers(deps.db, localTime(deps.clock.now()).day, subject)
  if (!found || found.email === null) throw new AppError('NotFound')
  await updateMember(deps.db, subject, { isDeactivated: false }, actor.id)
  known.get(deps)?.delete(subject)
  return member(deps, subject)
}

/** The invitation once more. NotFound for somebody who has signed in before, or whose account is gone. */
export async function inviteAgain(deps: Deps, accounts: StaffAccounts, actor: Actor, subject: string): Promise<void> {
  const found = await member(deps, subject)
  if (!found.invited || found.isDeactivated) throw new AppError('NotFound')
  await accounts.inviteAgain(actor, subject)
}

/**
 * The account of a member of the staff was deleted: they are off the staff, what they did stays, when they were away is forgotten.
 * Listens to `accountDeleted`.
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

/** Somebody must be able to change the staff afterwards. LastAdmin. */
async function assertAdminStays(trx: Transaction<Database>, subject: string, roles: readonly StaffRole[]): Promise<void> {
  if (!roles.includes('admin') && (await countAdmins(trx, subject)) === 0) throw new AppError('LastAdmin')
}

async function bindTo(trx: Transaction<Database>, subject: string, areaIds: readonly number[]): Promise<void> {
  if ((await saveAreas(trx, subject, areaIds)).length > 0) throw fieldError('areaIds', 'invalid')
}

/** The rota of every open area. */
export function listRotas({ db, clock }: Deps): Promise<Rota[]> {
  return findRotas(db, localTime(clock.now()))
}

/** Who takes new sales of an area by weekday. NotFound; BadRequest for somebody who is no agent of it. */
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

/** Days on which somebody takes no new sales. NotFound. */
export async function addAbsence({ db, clock }: Deps, actor: Actor, subject: string, days: Omit<Absence, 'id'>): Promise<Absence> {
  const made = await insertAbsence(db, subject, days, actor.id, clock.now())
  if (!made) throw new AppError('NotFound')
  return made
}

/** Strikes an absence. NotFound. */
export async function dropAbsence({ db }: Deps, id: number): Promise<void> {
  if (!(await removeAbsence(db, id))) throw new AppError('NotFound')
}

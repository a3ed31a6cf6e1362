import type { Kysely, Transaction } from 'kysely'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { type Actor, system } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { callerCard } from '../service.ts'
import { customerWorkflow } from '../status.ts'
import { findCaller, lockSubject } from '../store.ts'
import type { DataExport } from './contract.ts'
import { freshHours } from './rules.ts'
import {
  type DataOwner,
  eraseCard,
  findExport,
  findOwnData,
  insertExport,
  insertLeft,
  lockCard,
  removeCardlessConsents,
  updateDeleted,
} from './store.ts'

/** A place in which something personal is kept. */
export interface PersonalData {
  /** name of the room: the heading in the copy */
  room: string
  /** everything kept of this person, in words that the person understands; plain JSON, times in ISO 8601. Empty lists may stay out */
  collect(db: Kysely<Database>, owner: DataOwner): Promise<Record<string, unknown>>
  /** deletes it, or takes out what is personal where the rest must be kept. May run twice */
  erase(trx: Transaction<Database>, owner: DataOwner): Promise<void>
}

/** What this room keeps. */
export const customersData: PersonalData = {
  room: 'customers',
  collect: (db, { id }) => findOwnData(db, id),
  erase: (trx, { id }) => eraseCard(trx, id),
}

type Ground = Pick<Deps, 'db' | 'clock' | 'queue'>
const none: DataExport = { id: null, state: 'None', asked: null, expires: null, size: null }

/** How far the copy of the caller's data is; also for a card that is closed. */
export async function getExport(deps: Ground, actor: Actor): Promise<DataExport> {
  const { id } = await callerCard(deps, actor)
  return said(await findExport(deps.db, id, deps.clock.now()))
}

/** Asks for a copy, made by a job; one that is being made or is fresh stays. */
export async function askExport(deps: Ground, actor: Actor): Promise<DataExport> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (trx) => {
    const { id } = await callerCard(deps, actor, trx)
    await lockCard(trx, id)
    const present = await findExport(trx, id, now)
    const fresh = present && (present.ready === null || now.getTime() - present.ready.getTime() < freshHours * 3_600_000)
    if (!fresh) {
      const asked = await insertExport(trx, id, now)
      await deps.queue.enqueue('customers.export', { id: asked }, { db: trx, key: asked })
    }
    return said(await findExport(trx, id, now))
  })
}

/** The bytes of the caller's copy. NotFound for anybody else's, for one that is not there yet or no more. */
export async function readExport(deps: Ground & Pick<Deps, 'storage'>, actor: Actor, id: string): Promise<Buffer> {
  const present = await getExport(deps, actor)
  const bytes = present.id === id && present.state === 'Ready' ? await deps.storage.get(exportKey(id)) : null
  if (!bytes) throw new AppError('NotFound', { id })
  return bytes
}

/** Where the storage keeps a copy. */
export function exportKey(id: string): string {
  return `exports/${id}.zip`
}

/**
 * The owner of an account left: from now on the card is nobody's to see, a job erases what is personal. Listens to `accountDeleted`.
 */
export async function forgetAccount(trx: Transaction<Database>, { subject }: { subject: string }): Promise<void> {
  await lockSubject(trx, subject)
  await removeCardlessConsents(trx, subject)
  const card = await findCaller(trx, subject)
  if (!card) return insertLeft(trx, subject)
  if (!card.isDeleted) await forgetCard(trx, card.id, card.lastStatus === 'Active')
}

/** Closes a card for good; the job that erases it sees it within minutes. */
export async function forgetCard(trx: Transaction<Database>, id: number, isActive: boolean): Promise<void> {
  const actor = system
  if (isActive) await transition(trx, { workflow: customerWorkflow, id, action: 'deactivate', actor, comment: 'Compte supprimé' })
  await updateDeleted(trx, id)
}

function said(found: (DataExport & { ready: Date | null }) | null): DataExport {
  if (!found) return none
  const { ready: _, ...rest } = found
  return rest
}

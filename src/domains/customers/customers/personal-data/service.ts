import type { Transaction } from 'kysely'
import { serverText } from '#i18n/server.ts'
import type { Deps } from '#platform/context.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { type Actor, system } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { defaultLanguage } from '#shared/language.ts'
import { callerCard } from '../service.ts'
import { customerWorkflow } from '../status.ts'
import { findCaller, lockSubject } from '../store.ts'
import type { DataExport } from './contract.ts'
import { freshHours } from './rules.ts'
import { eraseCard, findExport, findOwnData, insertExport, insertLeft, lockCard, removeCardlessConsents, updateDeleted } from './store.ts'

export const customersData: PersonalData = {
  room: 'customers',
  collect: (db, { id }) => findOwnData(db, id),
  erase: (trx, { id }) => eraseCard(trx, id),
}

type Ground = Pick<Deps, 'db' | 'clock' | 'queue'>
const none: DataExport = { id: null, state: 'None', asked: null, expires: null, size: null }

/** Returns the state of the caller's export, also for a closed card. */
export async function getExport(deps: Ground, actor: Actor): Promise<DataExport> {
  const { id } = await callerCard(deps, actor)
  return said(await findExport(deps.db, id, deps.clock.now()))
}

/** Requests an export, created by a job; keeps a pending or current one. */
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

/** Returns the bytes of the caller's export. Throws NotFound for another owner, and for a pending or expired one. */
export async function readExport(deps: Ground & Pick<Deps, 'storage'>, actor: Actor, id: string): Promise<Buffer> {
  const present = await getExport(deps, actor)
  const bytes = present.id === id && present.state === 'Ready' ? await deps.storage.get(exportKey(id)) : null
  if (!bytes) throw new AppError('NotFound', { id })
  return bytes
}

/** Returns the storage key of an export. */
export function exportKey(id: string): string {
  return `exports/${id}.zip`
}

/** Closes the card of a deleted account; a job erases the personal data. Subscriber of `accountDeleted`. */
export async function forgetAccount(trx: Transaction<Database>, { subject }: { subject: string }): Promise<void> {
  await lockSubject(trx, subject)
  await removeCardlessConsents(trx, subject)
  const card = await findCaller(trx, subject)
  if (!card) return insertLeft(trx, subject)
  if (!card.isDeleted) await forgetCard(trx, card.id, card.lastStatus === 'Active')
}

/** Closes a card permanently; the erasure job finds it within minutes. */
export async function forgetCard(trx: Transaction<Database>, id: number, isActive: boolean): Promise<void> {
  if (isActive) {
    const comment = serverText('customersMail', defaultLanguage)('accountDeleted')
    await transition(trx, { workflow: customerWorkflow, id, action: 'deactivate', actor: system, comment })
  }
  await updateDeleted(trx, id)
}

function said(found: (DataExport & { ready: Date | null }) | null): DataExport {
  if (!found) return none
  const { ready: _, ...rest } = found
  return rest
}

import type { Transaction } from 'kysely'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { localTime } from '#shared/working-time.ts'
import { findUnread } from '../cases/store.ts'
import type { CarReading, Expertise } from '../contract.ts'
import { identityFacts, missingIdentity } from '../rules.ts'
import { atSheet, getExpertise } from '../service.ts'
import { editedSheets, openSheets } from '../status.ts'
import { updateCard } from '../steps/service.ts'
import * as store from '../store.ts'
import type { CardReading } from './contract.ts'

/**
 * Saves the inspected facts of a car and its registration card, by the expert until the submission. Afterwards only a missing model,
 * chassis number, fuel or gearbox can be added, to the vehicle as well. Throws NotFound, Forbidden, TransitionNotAllowed when none is
 * missing, BadRequest for an unknown model or a first registration in the future.
 */
export async function saveReading(deps: Deps, actor: Actor, id: number, reading: CarReading): Promise<Expertise> {
  await atSheet(deps, actor, id)
  const now = deps.clock.now()
  if (reading.releaseDate !== undefined && reading.releaseDate > localTime(now).day) throw fieldError('releaseDate', 'releaseDate')
  if (reading.modelId !== undefined && (await store.findBrandOf(deps.db, reading.modelId)) === null) throw fieldError('modelId', 'invalid')
  await audited(deps.db, actor, async (trx) => {
    const sheet = await store.lockExpertise(trx, id)
    if (!sheet) throw new AppError('NotFound', { id })
    if (openSheets.includes(sheet.status) || editedSheets.includes(sheet.status)) {
      if (!actor.roles.some((role) => role === 'expert' || role === 'admin')) throw new AppError('Forbidden')
      await store.updateSheet(trx, id, { reading }, actor.id, now)
      return
    }
    if (sheet.status === 'Rejected' || missingIdentity(sheet) === null)
      throw new AppError('TransitionNotAllowed', { state: sheet.status, actions: '' })
    const found = identityLacks(sheet, reading)
    await store.updateSheet(trx, id, { reading: { ...sheet.reading, ...found } }, actor.id, now)
    await updateCard(trx, { vehicleId: sheet.vehicleId, reading: found }, actor)
  })
  return getExpertise(deps, actor, id)
}

/**
 * Stores the facts that a vehicle lacks, for a case that has no inspection. Throws TransitionNotAllowed for a case with an inspection and
 * when no fact is missing.
 */
export async function saveUnread(
  trx: Transaction<Database>,
  about: { type: 'Purchase' | 'Intermediation'; id: number; vehicleId: number },
  reading: CardReading,
  actor: Actor,
): Promise<void> {
  const unread = await findUnread(trx, about)
  if (unread.length === 0) throw new AppError('TransitionNotAllowed', { state: 'read', actions: '' })
  const found = Object.fromEntries(unread.flatMap((fact) => (reading[fact] === undefined ? [] : [[fact, reading[fact]]])))
  await updateCard(trx, { vehicleId: about.vehicleId, reading: found }, actor)
}

/** Returns the facts of a reading that neither the inspection nor the vehicle has. */
function identityLacks({ reading: read, card }: store.ExpertiseFacts, reading: CarReading): CarReading {
  const lacking = identityFacts.filter((fact) => (read[fact] ?? card[fact]) === null)
  return Object.fromEntries(lacking.flatMap((fact) => (reading[fact] === undefined ? [] : [[fact, reading[fact]]])))
}

import type { Deps } from '#platform/context.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { localTime } from '#shared/working-time.ts'
import type { CarReading, Expertise } from '../contract.ts'
import { atSheet, getExpertise } from '../service.ts'
import { editedSheets, openSheets } from '../status.ts'
import * as store from '../store.ts'

/**
 * Saves what the inspector read from the car and its grey card. NotFound, Forbidden, TransitionNotAllowed once the sheet is submitted,
 * BadRequest for a model that does not exist or a first registration in the future.
 */
export async function saveReading(deps: Deps, actor: Actor, id: number, reading: CarReading): Promise<Expertise> {
  await atSheet(deps, actor, id)
  const now = deps.clock.now()
  if (reading.releaseDate !== undefined && reading.releaseDate > localTime(now).day) throw fieldError('releaseDate', 'releaseDate')
  if (reading.modelId !== undefined && (await store.findBrandOf(deps.db, reading.modelId)) === null) throw fieldError('modelId', 'invalid')
  await deps.db.transaction().execute(async (trx) => {
    const sheet = await store.lockExpertise(trx, id)
    if (!sheet || !(openSheets.includes(sheet.status) || editedSheets.includes(sheet.status)))
      throw new AppError('TransitionNotAllowed', { state: sheet?.status ?? '', actions: '' })
    await store.updateSheet(trx, id, { reading }, actor.id, now)
  })
  return getExpertise(deps, actor, id)
}

import { updateFields } from '#domains/catalogue/vehicles/entries/store.ts'
import { findModel, type NamedModel } from '#domains/foundation/reference/service.ts'
import { lockUnlisted, saveModel } from '#domains/foundation/reference/store.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'

/**
 * Assigns a listed model to a car whose make or model was free text, or adds the names to the list. Throws VehicleNotFound for any other
 * car and for one outside the caller's areas; BadRequest with the part that is not listed or not a valid name.
 */
export async function giveListedModel(
  deps: Deps,
  actor: Actor,
  id: number,
  { adds, ...names }: { brand: string; model: string; adds: boolean },
): Promise<NamedModel> {
  const { within } = await staffOf(deps, actor)
  return audited(deps.db, actor, async (trx) => {
    const car = await lockUnlisted(trx, id)
    const isSeen = car && (within === null || car.storageAreaId === null || within.includes(car.storageAreaId))
    if (!isSeen) throw new AppError('VehicleNotFound', { ids: String(id) })
    const found = await findModel(trx, { ...names, unlisted: adds ? 'Brand' : null })
    if ('refused' in found) throw fieldError(found.refused === 'Brand' ? 'brand' : 'model', adds ? 'invalid' : 'unlisted')
    const listed = 'written' in found ? await saveModel(trx, { ...found.written, bodyStyle: car.bodyStyle, isListed: true }) : found
    await updateFields(trx, id, listed, actor.id)
    return listed
  })
}

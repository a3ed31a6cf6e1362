import { currentCustomer } from '#domains/customers/customers/service.ts'
import type { DocumentType } from '#domains/foundation/documents/contract.ts'
import type { DocumentOwner } from '#domains/foundation/documents/service.ts'
import { arrangeDocuments } from '#domains/foundation/documents/upload/store.ts'
import type { Deps } from '#platform/context.ts'
import { type Actor, isOwner } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { VehicleAd } from '../contract.ts'
import { mayMend } from '../rules.ts'
import { type Caller, ownAd, readAd } from '../service.ts'
import { writtenStatuses } from '../status.ts'
import { findAdDocuments, findOwned, lockAd } from '../store.ts'

/** Roles that review adverts. */
const deskRoles: readonly Actor['roles'][number][] = ['agent', 'manager', 'admin']

/** Adds the access of an advert's seller to the documents of a car: adds and removes photos while editing, and always sees them. */
export function withAdverts(house: DocumentOwner): DocumentOwner {
  const ownOf = async (deps: Pick<Deps, 'db'>, actor: Actor, vehicleId: number) => {
    const ad = actor.id === null ? null : await findOwned(deps.db, { vehicleId })
    return isOwner(actor, ad?.owner) ? ad : null
  }
  const checkWriting = async (deps: Deps, actor: Actor, vehicleId: number, type: DocumentType): Promise<boolean> => {
    const ad = await ownOf(deps, actor, vehicleId)
    if (!ad) return false
    await currentCustomer(deps, actor)
    if (type !== 'VehicleAdPicture' || !writtenStatuses.includes(ad.status) || !mayMend(ad.corrects, 'photos'))
      throw new AppError('Forbidden')
    return true
  }
  return {
    // reviewers see the photos of submitted adverts; drafts are private
    async mayRead(deps, actor, id, type) {
      const ad = type === 'VehicleAdPicture' || actor.id !== null ? await findOwned(deps.db, { vehicleId: id }) : null
      if (isOwner(actor, ad?.owner)) return true
      if (type !== 'VehicleAdPicture' || !ad) return house.mayRead(deps, actor, id, type)
      return ad.status !== 'Draft' && actor.roles.some((role) => deskRoles.includes(role))
    },
    isOwn: async (deps, actor, id) => (await ownOf(deps, actor, id)) !== null || house.isOwn(deps, actor, id),
    async mayAdd(deps, actor, id, type) {
      if (!(await checkWriting(deps, actor, id, type))) await house.mayAdd(deps, actor, id, type)
    },
    async mayRemove(deps, trx, actor, document) {
      if (!(await checkWriting({ ...deps, db: trx }, actor, document.ownerId, document.type)))
        await house.mayRemove(deps, trx, actor, document)
    },
  }
}

/** Sorts the photos, main one first. Throws NotFound, TransitionNotAllowed after the submission, EditConflict for an incomplete list. */
export async function arrangePhotos(deps: Deps, { actor, language }: Caller, id: number, ids: readonly string[]): Promise<VehicleAd> {
  await ownAd(deps, actor, { id })
  await deps.db.transaction().execute(async (trx) => {
    const facts = await lockAd(trx, id)
    if (!facts || !writtenStatuses.includes(facts.status) || !mayMend(facts.corrects, 'photos'))
      throw new AppError('TransitionNotAllowed', { state: facts?.status ?? '', actions: '' })
    const specs = new Map((await findAdDocuments(trx, [facts.vehicleId])).map((photo) => [photo.id, photo.spec]))
    const given = ids.map((one) => ({ id: one, spec: specs.get(one.toLowerCase()) ?? ('None' as const) }))
    const owner = { type: 'Vehicle', id: facts.vehicleId } as const
    if (!(await arrangeDocuments(trx, owner, ['VehicleAdPicture'], given, actor.id))) throw new AppError('EditConflict')
  })
  return readAd(deps, id, language)
}

import type { Transaction } from 'kysely'
import type { DocumentOwner } from '#domains/foundation/documents/service.ts'
import { updatePublic } from '#domains/foundation/documents/store.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { type Actor, isOwner, staffRoles } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type ExpertiseStatus, editedSheets, openSheets } from '../status.ts'
import { findSeen } from '../store.ts'
import { findPhotoOwner, type PhotoOwner } from './store.ts'

const isStaff = ({ roles }: Actor): boolean => staffRoles.some((role) => role !== 'editor' && roles.includes(role))
const isOne = ({ roles }: Actor, ...wanted: string[]) => roles.some((role) => role === 'admin' || wanted.includes(role))

/** The seller sees the photos once the quotation is accepted. */
const toldToSeller: readonly ExpertiseStatus[] = ['QuotationAccepted', 'Accepted']
/** No photos of findings are added once the quotation is accepted. */
const agreed: readonly ExpertiseStatus[] = ['QuotationAccepted', 'Accepted', 'Rejected']
const unfixed: readonly ExpertiseStatus[] = ['Draft', 'Rejected']

/** Publishes the photos of these points and of their repairs. */
export function publishPhotos(trx: Transaction<Database>, parts: readonly number[]): Promise<void> {
  return updatePublic(trx, ['CheckPart', 'CheckPartRepair'], parts, 'VehicleCheckPartImage')
}

async function mayRead(deps: Deps, actor: Actor, partId: number): Promise<boolean> {
  const found = await findPhotoOwner(deps.db, partId)
  if (!found) return false
  if (isOwner(actor, found.seller)) return toldToSeller.includes(found.status)
  return isStaff(actor) && (await isSeen(deps, actor, found))
}

async function isSeen(deps: Deps, actor: Actor, { expertiseId }: PhotoOwner): Promise<boolean> {
  const { within, subject } = await staffOf(deps, actor)
  return (await findSeen(deps.db, within, subject, expertiseId)) !== null
}

/** Returns the point of a photo to change. Throws NotFound without access, Forbidden. */
async function changeable(deps: Deps, actor: Actor, partId: number, roles: readonly string[]): Promise<PhotoOwner> {
  const found = await findPhotoOwner(deps.db, partId)
  if (!found || !isStaff(actor) || !(await isSeen(deps, actor, found))) throw new AppError('NotFound', { id: partId })
  if (!isOne(actor, ...roles) || isOwner(actor, found.seller)) throw new AppError('Forbidden')
  return found
}

const isOpen = ({ status, isReopened }: PhotoOwner) => openSheets.includes(status) || (editedSheets.includes(status) && isReopened)

/** Photos of findings, added by the expert. A photo taken in time can arrive after the submission. */
export const checkPartPhotos: DocumentOwner = {
  mayRead,
  isOwn: async (deps, actor, partId) => isOwner(actor, (await findPhotoOwner(deps.db, partId))?.seller),
  async mayAdd(deps, actor, partId) {
    const { status } = await changeable(deps, actor, partId, ['expert'])
    if (agreed.includes(status)) throw new AppError('Forbidden')
  },
  async mayRemove(deps, _trx, actor, { ownerId }) {
    if (!isOpen(await changeable(deps, actor, ownerId, ['expert']))) throw new AppError('Forbidden')
  },
}

/** Photos of repairs after the inspection. */
export const repairPhotos: DocumentOwner = {
  ...checkPartPhotos,
  async mayAdd(deps, actor, partId) {
    const { status } = await changeable(deps, actor, partId, ['expert', 'manager'])
    if (unfixed.includes(status)) throw new AppError('Forbidden')
  },
  async mayRemove(deps, _trx, actor, { ownerId }) {
    const { status } = await changeable(deps, actor, ownerId, ['expert', 'manager'])
    // published photos cannot be removed
    if (status === 'Accepted') throw new AppError('Forbidden')
  },
}

import type { DocumentOwner } from '#domains/foundation/documents/service.ts'
import { purchaseEvidence, purchaseUploads } from '#domains/foundation/documents/upload/service.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import { type Actor, isOwner, staffRoles } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { findSeen } from '../desk/store.ts'
import { type PurchaseStatus, purchaseWorkflow } from '../status.ts'
import { findPurchaseOwner } from './store.ts'

const isStaff = ({ roles }: Actor): boolean => staffRoles.some((role) => role !== 'editor' && roles.includes(role))
/** Documents are closed once the price is paid or the request has ended. */
const isClosed = (status: PurchaseStatus): boolean => purchaseWorkflow.final.some((one) => one === status)

/** Access rules for the documents of a request: its owner's account and the staff of its area. */
export const purchaseDocuments: DocumentOwner = {
  async mayRead(deps, actor, ownerId) {
    const owner = await findPurchaseOwner(deps.db, ownerId)
    if (!owner) return false
    if (isOwner(actor, owner.subject)) return true
    if (!isStaff(actor)) return false
    const { within, subject } = await staffOf(deps, actor)
    return (await findSeen(deps.db, within, subject, ownerId)) !== null
  },
  async isOwn(deps, actor, ownerId) {
    const owner = await findPurchaseOwner(deps.db, ownerId)
    return isOwner(actor, owner?.subject)
  },
  async mayAdd(deps, actor, ownerId, type) {
    if (!(await this.mayRead(deps, actor, ownerId, type))) throw new AppError('NotFound', { id: ownerId })
    const owner = await findPurchaseOwner(deps.db, ownerId)
    if (!owner || isClosed(owner.status)) throw new AppError('Forbidden')
  },
  async mayRemove(deps, _trx, actor, { ownerId, type, id }) {
    // generated documents cannot be removed; the sender can remove an upload until it is accepted
    if (![...purchaseUploads, ...purchaseEvidence].some((one) => one === type)) throw new AppError('Forbidden')
    if (!(await this.mayRead(deps, actor, ownerId, type))) throw new AppError('NotFound', { id: ownerId })
    const owner = await findPurchaseOwner(deps.db, ownerId, id)
    if (!owner || isClosed(owner.status) || owner.isAccepted) throw new AppError('Forbidden')
  },
}

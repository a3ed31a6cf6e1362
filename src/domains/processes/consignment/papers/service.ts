import type { DocumentOwner } from '#domains/foundation/documents/service.ts'
import { intermediationUploads } from '#domains/foundation/documents/upload/service.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import { type Actor, isOwner, staffRoles } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { findSeen } from '../desk/store.ts'
import { beforeSignature, endedStatuses, type IntermediationStatus } from '../status.ts'
import { findOwner } from './store.ts'

const isStaff = ({ roles }: Actor): boolean => staffRoles.some((role) => role !== 'editor' && roles.includes(role))
const isClosed = (status: IntermediationStatus): boolean => endedStatuses.some((one) => one === status)
const isContract = (type: string): boolean => type.startsWith('IntermediationContract')

/** Access rules for the documents of a consignment: its owner's account and the staff of its area. */
export const intermediationDocuments: DocumentOwner = {
  async mayRead(deps, actor, ownerId) {
    const owner = await findOwner(deps.db, ownerId)
    if (!owner) return false
    if (isOwner(actor, owner.subject)) return true
    if (!isStaff(actor)) return false
    const { within, subject } = await staffOf(deps, actor)
    return (await findSeen(deps.db, within, subject, ownerId)) !== null
  },
  async isOwn(deps, actor, ownerId) {
    const owner = await findOwner(deps.db, ownerId)
    return isOwner(actor, owner?.subject)
  },
  async mayAdd(deps, actor, ownerId, type) {
    if (!(await this.mayRead(deps, actor, ownerId, type))) throw new AppError('NotFound', { id: ownerId })
    const owner = await findOwner(deps.db, ownerId)
    // a contract is signed after it is generated, and only once
    if (!owner || isClosed(owner.status) || (isContract(type) && owner.status !== 'ContractGenerated')) throw new AppError('Forbidden')
  },
  async mayRemove(deps, _trx, actor, { ownerId, type, id }) {
    // generated and signed documents cannot be removed; the sender can remove an upload until it is accepted
    if (!intermediationUploads.some((one) => one === type)) throw new AppError('Forbidden')
    if (!(await this.mayRead(deps, actor, ownerId, type))) throw new AppError('NotFound', { id: ownerId })
    const owner = await findOwner(deps.db, ownerId, id)
    const isLate = !owner || isClosed(owner.status) || (isContract(type) && !beforeSignature.includes(owner.status))
    if (isLate || owner.isFixed) throw new AppError('Forbidden')
  },
}

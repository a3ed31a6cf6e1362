import type { Deps } from '#platform/context.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { DocumentInfo } from '../contract.ts'
import type { DocumentOwners } from '../service.ts'
import { findDocument } from '../store.ts'
import { updateReview } from './store.ts'

/**
 * Accepts or rejects an uploaded document (workflows, section Documents: Preview to Accepted or Rejected, once). Throws BadRequest for a
 * rejection without a reason; DocumentNotFound without access to the record; Forbidden for the caller's own upload; TransitionNotAllowed
 * for a document that is not pending.
 */
export async function reviewOne(
  { db, clock, ...deps }: Deps,
  owners: DocumentOwners,
  actor: Actor,
  id: string,
  { status, comment }: { status: 'Accepted' | 'Rejected'; comment?: string | null | undefined },
): Promise<DocumentInfo> {
  const found = await findDocument(db, id)
  const mayRead = found && (await owners[found.ownerType]?.mayRead({ db, clock, ...deps }, actor, found.ownerId, found.type))
  if (!found || !mayRead) throw new AppError('DocumentNotFound')
  if (await owners[found.ownerType]?.isOwn({ db, clock, ...deps }, actor, found.ownerId)) throw new AppError('Forbidden')
  const reason = comment?.trim() || null
  if (status === 'Rejected' && !reason) throw fieldError('comment', 'required')
  if (!(await updateReview(db, id, { status, comment: reason, at: clock.now(), by: actor.id })))
    throw new AppError('TransitionNotAllowed', { state: found.status, actions: '' })
  const { ownerType: _type, ownerId: _id, hash, ...document } = { ...found, status, comment: reason }
  return { ...document, hash: document.width === null ? null : hash, validated: status === 'Accepted' ? clock.now().toISOString() : null }
}

import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { ownAd } from '../service.ts'
import { lockAd, removeDraft } from '../store.ts'

/** Deletes a draft of the caller. Throws NotFound, TransitionNotAllowed. */
export async function deleteAd(deps: Deps, actor: Actor, id: number): Promise<void> {
  await ownAd(deps, actor, { id })
  await deps.db.transaction().execute(async (trx) => {
    const facts = await lockAd(trx, id)
    if (!facts) throw new AppError('NotFound', { id })
    if (facts.status !== 'Draft') throw new AppError('TransitionNotAllowed', { state: facts.status, actions: '' })
    await removeDraft(trx, facts)
  })
}

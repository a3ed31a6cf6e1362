import type { DocumentOwner } from '#domains/foundation/documents/service.ts'
import { removeDocuments } from '#domains/foundation/documents/store.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { editorRoles, pageTypes } from '../pages/values.ts'
import { findUnused } from './store.ts'

/** Access rules for site pictures: the editors. The owner id is the position of the page type, from 1. */
export const websiteDocuments: DocumentOwner = {
  mayRead: async (_deps, actor) => mayEdit(actor),
  isOwn: async () => false,
  async mayAdd(_deps, actor, page) {
    if (!mayEdit(actor)) throw new AppError('Forbidden')
    if (page > pageTypes.length) throw new AppError('NotFound')
  },
  async mayRemove(_deps, _trx, actor) {
    if (!mayEdit(actor)) throw new AppError('Forbidden')
  },
}

const mayEdit = ({ roles }: Actor) => roles.some((role) => editorRoles.some((one) => one === role))

/** Default days without a setting. */
const usualDays = 30

/** Job: erases unused pictures after their days (setting content.unusedPictureDays); the job of the documents deletes their bytes. */
export async function forgetUnused({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const days = Number(await findSetting(trx, 'content.unusedPictureDays')) || usualDays
    const ids = await findUnused(trx, new Date(clock.now().getTime() - days * 86_400_000))
    await removeDocuments(trx, ids)
    if (ids.length > 0) log.info({ pictures: ids.length }, 'unused pictures of the site are forgotten')
  })
}

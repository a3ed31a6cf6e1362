import type { DocumentOwner } from '#domains/documents/service.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { editorRoles, pageTypes } from '../pages/values.ts'

/** Who may change the pictures of the site: its editors. A page is named by its place among the types, counted from 1. */
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

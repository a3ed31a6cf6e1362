import type { Transaction } from 'kysely'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import type { ExpertiseEvent } from '#shared/domain-events.ts'
import type { IntermediationAction } from '../status.ts'
import { moveIntermediation } from '../steps/service.ts'

/** Consignment action of each inspection transition. A rejected quotation reopens the inspection as rejected points do. */
const follows: Record<string, IntermediationAction> = {
  'Draft Submitted': 'submitExpertise',
  'Submitted PendingEdits': 'askEdits',
  'PendingEdits Submitted': 'resubmit',
  'QuotationSubmitted QuotationRejected': 'askEdits',
  'QuotationRejected QuotationSubmitted': 'resubmit',
}

/** Moves the consignment after an inspection transition. Throws the errors of `moveIntermediation`. */
export async function followExpertise(trx: Transaction<Database>, news: ExpertiseEvent, deps: Deps): Promise<void> {
  const action = follows[`${news.from} ${news.to}`]
  if (news.type !== 'Intermediation' || news.ownerId === null || action === undefined) return
  await moveIntermediation(deps, trx, { id: news.ownerId, action, actor: news.actor, comment: news.comment ?? undefined })
}

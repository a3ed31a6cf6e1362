import type { Transaction } from 'kysely'
import { agreeExtras, offerOf, sheetOf } from '#domains/processes/inspection/cases/service.ts'
import { moveExpertise } from '#domains/processes/inspection/steps/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import type { ExpertiseNews } from '#shared/announcements.ts'
import type { PurchaseAction } from '../status.ts'
import { movePurchase, type PurchaseMove } from '../steps/service.ts'
import { insertQuotation, lockPurchase, updatePurchase } from '../store.ts'

type Trx = Transaction<Database>

/** Purchase action of each inspection transition. */
const follows: Record<string, PurchaseAction> = {
  'Draft Submitted': 'submitExpertise',
  'PendingEdits Submitted': 'resubmit',
  'Submitted PendingEdits': 'askEdits',
  'QuotationRejected QuotationSubmitted': 'resubmit',
  'QuotationSubmitted QuotationAccepted': 'approveQuotation',
  'QuotationSubmitted QuotationRejected': 'rejectQuotation',
}
/** Purchase actions that the inspection executes. */
const judged = { approveQuotation: 'acceptQuotation', rejectQuotation: 'rejectQuotation' } as const

/**
 * Moves the purchase after an inspection transition; the quotation and findings become the offer and its reasons. Throws the errors of
 * `movePurchase`.
 */
export async function followExpertise(trx: Trx, news: ExpertiseNews, deps: Deps): Promise<void> {
  if (news.type !== 'Purchase' || news.ownerId === null) return
  const id = news.ownerId
  const action = follows[`${news.from} ${news.to}`]
  const { quotation, startValue, reasons } = await offerOf(trx, news.expertiseId)
  const offer = quotation !== null && startValue !== null ? { quotation, startValue, reasons } : {}
  if (action === undefined) {
    // the manager may have changed the start value after submission
    if (news.to !== 'QuotationSubmitted' || quotation === null) return
    const facts = await lockPurchase(trx, id)
    if (facts?.quotation === quotation) return
    await insertQuotation(trx, { id, amount: quotation, startValue, reasons, by: news.actor.id }, deps.clock.now())
    await updatePurchase(trx, id, { quotation })
    return
  }
  const isOffering = action === 'submitExpertise' || action === 'resubmit'
  await movePurchase(deps, trx, { id, action, actor: news.actor, comment: news.comment ?? undefined, ...(isOffering && offer) })
}

/**
 * Executes a staff action by the inspection: judges the quotation, or makes a new offer from the findings plus extras. An offer from
 * before inspections existed can only rise. Throws the errors of `movePurchase` and `moveExpertise`.
 */
export async function moveBySheet(deps: Deps, trx: Trx, move: PurchaseMove): Promise<void> {
  const { id, action, actor, comment, quotation } = move
  const sheet = await sheetOf(trx, 'Purchase', id)
  if (sheet && (action === 'approveQuotation' || action === 'rejectQuotation')) {
    await moveExpertise(deps, trx, { id: sheet.id, action: judged[action], actor, comment })
    return
  }
  if (action !== 'newOffer' || quotation === undefined) {
    await movePurchase(deps, trx, move)
    return
  }
  const facts = await lockPurchase(trx, id)
  if (!sheet) {
    if (facts?.quotation && quotation < facts.quotation) throw fieldError('quotation', 'tooSmall', { limit: facts.quotation })
    await movePurchase(deps, trx, move)
    return
  }
  await agreeExtras(deps, trx, sheet.id, { amount: quotation, reason: comment?.trim() || null, actor })
  const { startValue, reasons } = await offerOf(trx, sheet.id)
  await movePurchase(deps, trx, { ...move, startValue: startValue ?? undefined, reasons })
}

/** Returns the staff actions that are blocked until the inspection has a quotation to judge. */
export async function stepsBySheet({ db }: Pick<Deps, 'db'>, id: number): Promise<readonly PurchaseAction[]> {
  const sheet = await sheetOf(db, 'Purchase', id)
  return sheet && sheet.status !== 'QuotationSubmitted' ? ['approveQuotation', 'rejectQuotation'] : []
}

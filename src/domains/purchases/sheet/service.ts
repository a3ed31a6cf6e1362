import type { Transaction } from 'kysely'
import { agreeExtras, closeSheet, offerOf, sheetOfPurchase } from '#domains/expertise/cases/service.ts'
import { moveExpertise } from '#domains/expertise/steps/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import type { ExpertiseNews } from '#shared/announcements.ts'
import { AppError } from '#shared/errors.ts'
import type { PurchaseAction } from '../status.ts'
import { movePurchase, type PurchaseMove } from '../steps/service.ts'
import { insertQuotation, lockPurchase, updatePurchase } from '../store.ts'

type Trx = Transaction<Database>

/** What a purchase does when its sheet takes a step. */
const follows: Record<string, PurchaseAction> = {
  'Draft Submitted': 'submitExpertise',
  'PendingEdits Submitted': 'resubmit',
  'Submitted PendingEdits': 'askEdits',
  'QuotationRejected QuotationSubmitted': 'resubmit',
  'QuotationSubmitted QuotationAccepted': 'approveQuotation',
  'QuotationSubmitted QuotationRejected': 'rejectQuotation',
}
/** Steps of a purchase that its sheet takes instead, where there is one. */
const bySheet: readonly PurchaseAction[] = ['submitExpertise', 'askEdits', 'resubmit']
const judged = { approveQuotation: 'acceptQuotation', rejectQuotation: 'rejectQuotation' } as const

/** A sheet took a step: its purchase follows, with the quotation and its findings as the reasons of the offer. Errors of `movePurchase`. */
export async function followExpertise(trx: Trx, news: ExpertiseNews, deps: Deps): Promise<void> {
  if (news.type !== 'Purchase' || news.ownerId === null) return
  const id = news.ownerId
  const action = follows[`${news.from} ${news.to}`]
  const { quotation, startValue, reasons } = await offerOf(trx, news.expertiseId)
  const offer = quotation !== null && startValue !== null ? { quotation, startValue, reasons } : {}
  if (action === undefined) {
    // the manager may have set another start since it was handed in
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
 * A step of the staff, by the sheet where somebody has begun one: the quotation is judged there, and a new offer is what the findings leave
 * plus extras. Where nobody looked at the car with a sheet the offer is written by hand, and the sheet is closed. Errors of `movePurchase`
 * and `moveExpertise`.
 */
export async function moveBySheet(deps: Deps, trx: Trx, move: PurchaseMove): Promise<void> {
  const { id, action, actor, comment } = move
  const sheet = await sheetOfPurchase(trx, id)
  if (!sheet?.isBegun) {
    if (sheet && action === 'submitExpertise')
      await closeSheet(deps, trx, sheet.id, { isGood: false, comment: 'Cotation saisie à la main' })
    await movePurchase(deps, trx, move)
    return
  }
  if (bySheet.includes(action)) throw new AppError('TransitionNotAllowed', { state: sheet.status, actions: '' })
  if (action === 'approveQuotation' || action === 'rejectQuotation') {
    await moveExpertise(deps, trx, { id: sheet.id, action: judged[action], actor, comment })
    return
  }
  if (action !== 'newOffer' || move.quotation === undefined) {
    await movePurchase(deps, trx, move)
    return
  }
  await agreeExtras(deps, trx, sheet.id, { amount: move.quotation, reason: comment?.trim() || null, actor })
  const { startValue, reasons } = await offerOf(trx, sheet.id)
  await movePurchase(deps, trx, { ...move, startValue: startValue ?? undefined, reasons })
}

/** What the staff may not do by hand, for a sheet is begun; of judging its quotation while there is none to judge. */
export async function stepsBySheet({ db }: Pick<Deps, 'db'>, id: number): Promise<readonly PurchaseAction[]> {
  const sheet = await sheetOfPurchase(db, id)
  if (!sheet?.isBegun) return []
  return sheet.status === 'QuotationSubmitted' ? bySheet : [...bySheet, 'approveQuotation', 'rejectQuotation']
}

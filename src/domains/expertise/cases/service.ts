import type { Transaction } from 'kysely'
import { serverText } from '#i18n/server.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import { type Actor, system } from '#shared/actor.ts'
import { byLanguage } from '#shared/language.ts'
import type { FactDifference } from '../contract.ts'
import { differencesOf, findingsCost, quotationOf } from '../rules.ts'
import { type ExpertiseAction, expertiseWorkflow } from '../status.ts'
import { mileagePercent, moveExpertise } from '../steps/service.ts'
import { type ExpertiseFacts, findPartFacts, lockExpertise, updateSheet } from '../store.ts'
import { type CaseType, type Finding, findFindings, findHandedIn, findOfCase } from './store.ts'

export { findSeenFindings as seenFindings, updateCase as handSheetOn, updateToAd as giveSheetToAd } from './store.ts'

type Trx = Transaction<Database>

/** What a sheet says of the price: where it begins, what was found, what was added. Whole dirhams, what lowers it below 0. */
export interface SheetOffer {
  quotation: number | null
  startValue: number | null
  reasons: Finding[]
}

/** The sheet of a case that counts; null for none. */
export function sheetOf(db: Trx | Deps['db'], type: CaseType, id: number): Promise<ExpertiseFacts | null> {
  return findOfCase(db, type, id)
}

/** Where the sheet of a car begins: at the middle of its estimate, in the steps of 500 DH in which estimates are told; null without one. */
export function startOf(low: number | null, high: number | null): number | null {
  return low === null || high === null ? null : Math.round((low + high) / 1000) * 500
}

/** What a sheet says of the price, finding by finding. */
export async function offerOf(trx: Trx, id: number): Promise<SheetOffer> {
  const sheet = await lockExpertise(trx, id)
  const agreedExtras = byLanguage((language) => serverText('expertisePrintout', language)('agreedExtras'))
  const reasons = await findFindings(trx, id, agreedExtras)
  return { quotation: sheet?.quotation ?? null, startValue: sheet?.startValue ?? null, reasons }
}

/** The case behind a sheet has ended: one that was agreed is accepted with it, any other is rejected. Does nothing to a closed one. */
export async function closeSheet(
  deps: Deps,
  trx: Trx,
  id: number,
  { isGood, comment }: { isGood: boolean; comment: string },
): Promise<void> {
  const sheet = await lockExpertise(trx, id)
  if (!sheet || expertiseWorkflow.final.some((state) => state === sheet.status)) return
  const action: ExpertiseAction = isGood && sheet.status === 'QuotationAccepted' ? 'accept' : 'reject'
  await moveExpertise(deps, trx, { id, action, actor: system, comment })
}

/**
 * A new offer for an agreed sheet: what it has more than the findings leave becomes the extras, with their reason. BadRequest for less: an
 * offer falls only by what was found.
 */
export async function agreeExtras(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  id: number,
  { amount, reason, actor }: { amount: number; reason: string | null; actor: Actor },
): Promise<void> {
  const sheet = await lockExpertise(trx, id)
  const parts = await findPartFacts(trx, id)
  const least = sheet && quotationOf(sheet.startValue, findingsCost(parts), 0)
  if (!sheet || least === null) throw fieldError('quotation', 'invalid')
  if (amount < least) throw fieldError('quotation', 'tooSmall', { limit: least })
  await updateSheet(trx, id, { extras: amount - least, ...(reason !== null && { extrasReason: reason }) }, actor.id, clock.now())
}

/** What the inspector read otherwise than the seller announced, by the id of the case; sheets that were not handed in are left out. */
export async function differencesOfCases(db: Deps['db'], type: CaseType, ids: readonly number[]): Promise<Map<number, FactDifference[]>> {
  if (ids.length === 0) return new Map()
  const [sheets, percent] = await Promise.all([findHandedIn(db, type, ids), mileagePercent(db)])
  return new Map(
    sheets.map((sheet) => [
      { Purchase: sheet.purchaseId, Intermediation: sheet.intermediationId, Ad: sheet.adId }[type] ?? 0,
      differencesOf(sheet, percent),
    ]),
  )
}

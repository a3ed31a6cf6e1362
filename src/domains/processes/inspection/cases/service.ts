import type { Transaction } from 'kysely'
import { serverText } from '#i18n/server.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import { type Actor, system } from '#shared/actor.ts'
import { byLanguage, defaultLanguage } from '#shared/language.ts'
import type { FactDifference } from '../contract.ts'
import { differencesOf, findingsCost, quotationOf } from '../rules.ts'
import { type ExpertiseAction, expertiseWorkflow } from '../status.ts'
import { mileagePercent, moveExpertise } from '../steps/service.ts'
import { type ExpertiseFacts, findPartFacts, lockExpertise, updateSheet } from '../store.ts'
import { type CaseType, type Finding, findFindings, findHandedIn, findOfCase } from './store.ts'

export { findSeenFindings as seenFindings, updateCase as handSheetOn, updateToAd as giveSheetToAd } from './store.ts'

type Trx = Transaction<Database>

/** Price of an inspection: start value, findings, extras. Whole dirhams; deductions are negative. */
export interface SheetOffer {
  quotation: number | null
  startValue: number | null
  reasons: Finding[]
}

/** Returns the current inspection of a case; null for none. */
export function sheetOf(db: Trx | Deps['db'], type: CaseType, id: number): Promise<ExpertiseFacts | null> {
  return findOfCase(db, type, id)
}

/** Returns the start value: the middle of the estimate, rounded to 500 DH; null without an estimate. */
export function startOf(low: number | null, high: number | null): number | null {
  return low === null || high === null ? null : Math.round((low + high) / 1000) * 500
}

/** Returns the price of an inspection with each finding. */
export async function offerOf(trx: Trx, id: number): Promise<SheetOffer> {
  const sheet = await lockExpertise(trx, id)
  const agreedExtras = byLanguage((language) => serverText('expertisePrintout', language)('agreedExtras'))
  const reasons = await findFindings(trx, id, agreedExtras)
  return { quotation: sheet?.quotation ?? null, startValue: sheet?.startValue ?? null, reasons }
}

/**
 * Closes the inspection of an ended case: accepts one with an accepted quotation, rejects any other. `reason` is the comment of its history.
 * Does nothing when it is closed.
 */
export async function closeSheet(
  deps: Deps,
  trx: Trx,
  id: number,
  { isGood, reason }: { isGood: boolean; reason: 'caseEnded' | 'sellerCancelled' },
): Promise<void> {
  const sheet = await lockExpertise(trx, id)
  if (!sheet || expertiseWorkflow.final.some((state) => state === sheet.status)) return
  const action: ExpertiseAction = isGood && sheet.status === 'QuotationAccepted' ? 'accept' : 'reject'
  const comment = serverText('expertisePrintout', defaultLanguage)(`closed.${reason}`)
  await moveExpertise(deps, trx, { id, action, actor: system, comment })
}

/**
 * Raises the offer of an accepted inspection; the amount above the findings becomes the extras with their reason. Throws BadRequest for a
 * lower amount: only findings lower an offer.
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

/** Returns the differences between inspected and announced facts by case id. Excludes inspections that are not submitted. */
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

import { yearsBetween } from '#domains/catalogue/vehicles/rules.ts'
import type { DocumentType } from '#domains/foundation/documents/contract.ts'
import { type Language, localized, type PartlyLocalized } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import type { PurchaseStatus } from './status.ts'

/** Maximum requests of a visitor per rate-limit window. */
export const maxRequests = 20
/** Maximum open requests of a person. */
export const maxOpenRequests = 10

/** Facts that decide the required documents; null when unknown. */
export interface PaperFacts {
  isCompany: boolean
  /** the seller is the holder named on the registration card */
  isHolder: boolean | null
  isUnderCredit: boolean | null
  /** YYYY-MM-DD */
  releaseDate: string | null
}

/** Required document. `faces`: pictures needed, or one file with both. */
export interface NeededPaper {
  type: DocumentType
  faces: 1 | 2
}

/** Years after which a car needs a technical inspection (workflows, required documents). */
const visitYears = 5

/**
 * Returns the documents that a request needs (workflows, required documents). An unknown first registration requires the technical
 * inspection, because the car may be older.
 */
export function neededPapers({ isCompany, isHolder, isUnderCredit, releaseDate }: PaperFacts, now: Date): NeededPaper[] {
  const isOld = releaseDate === null || isOverYears(releaseDate, localTime(now).day)
  return [
    { type: 'VehicleGrayCard', faces: 2 },
    ...(isCompany
      ? ([
          { type: 'CustomerRC', faces: 1 },
          { type: 'CustomerCompanyStatus', faces: 1 },
        ] as const)
      : [{ type: 'CustomerCIN', faces: 1 } as const]),
    ...(isOld ? [{ type: 'VehicleTechnicalVisit', faces: 1 } as const] : []),
    { type: 'VehicleRoadTax', faces: 1 },
    ...(isHolder === false ? [{ type: 'VehiclePowerOfAttorney', faces: 1 } as const] : []),
    ...(isUnderCredit === true ? [{ type: 'VehicleWithdrawal', faces: 1 } as const] : []),
  ]
}

/** Returns true from the day after the fifth anniversary. */
function isOverYears(releaseDate: string, today: string): boolean {
  const years = yearsBetween(releaseDate, today)
  return years > visitYears || (years === visitYears && releaseDate.slice(5) !== today.slice(5))
}

export interface SentPaper {
  type: DocumentType
  status: string
  mimeType: string
  /** upload time, ISO 8601 */
  created?: string
}

/** Returns the state of a required document. Rejected files do not count. Two faces need two pictures, or one PDF that may hold both. */
export function paperState(needed: NeededPaper, sent: readonly SentPaper[]): 'Missing' | 'Sent' | 'Accepted' | 'Rejected' {
  const of = sent.filter(({ type }) => type === needed.type)
  const standing = of.filter(({ status }) => status !== 'Rejected')
  const isWhole = standing.length >= needed.faces || standing.some(({ mimeType }) => mimeType === 'application/pdf')
  if (standing.length === 0 || !isWhole) return of.length > standing.length ? 'Rejected' : 'Missing'
  return standing.every(({ status }) => status === 'Accepted') ? 'Accepted' : 'Sent'
}

/** Reason of an offer. `amount` in whole dirhams, negative for a deduction. */
export interface OfferReason {
  label: string
  /** of a finding, in the languages of the check list */
  names?: PartlyLocalized | null | undefined
  /** set phrases of a finding */
  phrases?: readonly PartlyLocalized[] | undefined
  amount: number
}

/** Returns the reason in the reader's language; free text is not translated. */
export const reasonWords = ({ names, label }: Pick<OfferReason, 'names' | 'label'>, language: Language): string =>
  localized(names, language) || label

/** Returns the set phrases of a reason in the reader's language; empty for offers from before phrases existed. */
export const phrasesOf = ({ phrases = [] }: Pick<OfferReason, 'phrases'>, language: Language): string[] =>
  phrases.map((texts) => localized(texts, language))

/** Returns the part of the offer that the reasons do not explain, in whole dirhams; 0 when they explain all of it. */
export function unexplained(startValue: number | null, reasons: readonly OfferReason[], amount: number): number {
  if (startValue === null) return 0
  return amount - reasons.reduce((sum, reason) => sum + reason.amount, startValue)
}

/** Formats a purchase order number: `BA-2026-000123`. */
export function orderNumber(year: string, number: number): string {
  return `BA-${year}-${String(number).padStart(6, '0')}`
}

/** States in which the accepted price is not paid yet and can be deducted from the other car. */
export const valueStands: readonly PurchaseStatus[] = [
  'CustomerAccepted',
  'DocumentsSubmited',
  'DocumentsRejected',
  'DocumentsAccepted',
  'Billed',
  'DocumentsConformityRejected',
  'DocumentsConformityAccepted',
]

interface Sides {
  /** price and fees of the car that the customer buys */
  price: number
  fees: number
  /** paid so far, including the deposit and a deducted trade-in */
  settled: number
  /** offer for the traded-in car; null before it is made */
  value: number | null
  status: PurchaseStatus
}

/**
 * Returns the amount to pay or to receive. The value counts from its acceptance until it is settled; then it is a receipt of the booking
 * or was transferred.
 */
export function tradeInSum({ price, fees, settled, value, status }: Sides): { isDeducted: boolean; toPay: number; toReceive: number } {
  const isDeducted = value !== null && valueStands.includes(status)
  const open = price + fees - settled - (isDeducted ? value : 0)
  return { isDeducted, toPay: Math.max(0, open), toReceive: Math.max(0, -open) }
}

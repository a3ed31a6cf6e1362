import type { DocumentType } from '#domains/documents/contract.ts'
import { yearsBetween } from '#domains/vehicles/rules.ts'
import { type Language, localized, type PartlyLocalized } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'

/** Requests that a visitor may send within the time in which attempts are counted. */
export const maxRequests = 20
/** Requests that a person may have open at once. */
export const maxOpenRequests = 10

/** What decides about the papers that a request needs; null where nobody has said. */
export interface PaperFacts {
  isCompany: boolean
  /** the seller is who the grey card names */
  isHolder: boolean | null
  isUnderCredit: boolean | null
  /** YYYY-MM-DD */
  releaseDate: string | null
}

/** A paper that the seller sends in; `faces`: as many pictures, or one file of both. */
export interface NeededPaper {
  type: DocumentType
  faces: 1 | 2
}

/** Years after whose end a car needs a technical visit (workflows, required documents). */
const visitYears = 5

/**
 * The papers that a request needs (workflows, required documents). A first registration that nobody knows asks for the visit: the car may
 * be older than its owner says.
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

/** Over five years: from the day after the fifth birthday. */
function isOverYears(releaseDate: string, today: string): boolean {
  const years = yearsBetween(releaseDate, today)
  return years > visitYears || (years === visitYears && releaseDate.slice(5) !== today.slice(5))
}

/** A paper that was sent in, as far as it decides. */
export interface SentPaper {
  type: DocumentType
  status: string
  mimeType: string
  /** when it was sent in, ISO 8601 */
  created?: string
}

/** How a needed paper stands: what was refused does not count; of two faces both are there, or a PDF that may hold both. */
export function paperState(needed: NeededPaper, sent: readonly SentPaper[]): 'Missing' | 'Sent' | 'Accepted' | 'Rejected' {
  const of = sent.filter(({ type }) => type === needed.type)
  const standing = of.filter(({ status }) => status !== 'Rejected')
  const isWhole = standing.length >= needed.faces || standing.some(({ mimeType }) => mimeType === 'application/pdf')
  if (standing.length === 0 || !isWhole) return of.length > standing.length ? 'Rejected' : 'Missing'
  return standing.every(({ status }) => status === 'Accepted') ? 'Accepted' : 'Sent'
}

/** A reason of an offer: what it adds, or below 0 what it takes away, in whole dirhams. */
export interface OfferReason {
  label: string
  /** of a finding, in the languages of the check list */
  names?: PartlyLocalized | null | undefined
  /** set phrases of the expert about a finding */
  phrases?: readonly PartlyLocalized[] | undefined
  amount: number
}

/** A reason in the language of its reader; what somebody wrote stands as it is. */
export const reasonWords = ({ names, label }: Pick<OfferReason, 'names' | 'label'>, language: Language): string =>
  localized(names, language) || label

/** The set phrases of a reason in the language of its reader; offers from before there were phrases have none. */
export const phrasesOf = ({ phrases = [] }: Pick<OfferReason, 'phrases'>, language: Language): string[] =>
  phrases.map((texts) => localized(texts, language))

/** What the reasons leave unexplained between the first value and the offer; 0 when they explain it all. Whole dirhams. */
export function unexplained(startValue: number | null, reasons: readonly OfferReason[], amount: number): number {
  if (startValue === null) return 0
  return amount - reasons.reduce((sum, reason) => sum + reason.amount, startValue)
}

/** `BA-2026-000123`: the number of the purchase order of the house. */
export function orderNumber(year: string, number: number): string {
  return `BA-${year}-${String(number).padStart(6, '0')}`
}

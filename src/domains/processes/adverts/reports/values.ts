/** Reasons of a report. */
export const reportReasons = ['NotForSale', 'WrongPrice', 'WrongCar', 'Scam', 'Stolen', 'Offensive', 'Other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Outcome: the advert was withdrawn, or found in order. */
export const reportOutcomes = ['Removed', 'Kept'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

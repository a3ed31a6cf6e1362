/** Why somebody reports an advert. */
export const reportReasons = ['NotForSale', 'WrongPrice', 'WrongCar', 'Scam', 'Stolen', 'Offensive', 'Other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** What came of it: the advert is not online any more, or there is nothing wrong with it. */
export const reportOutcomes = ['Removed', 'Kept'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

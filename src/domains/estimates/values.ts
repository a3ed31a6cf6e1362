/** Oldest year of a car that is estimated. */
export const firstYear = 1980
/** No car is believed to have run further, in km. */
export const mostKm = 1_000_000

/** How sure a range is. */
export const confidences = ['Low', 'Medium', 'High'] as const
export type Confidence = (typeof confidences)[number]

/** The three ways to sell a car. */
export const sellingWays = ['House', 'Mediation', 'Advert'] as const

/** What a comparable car says: the price at which it was sold, the last one asked before it was sold, or the one asked now. */
export const priceKinds = ['Paid', 'LastAsked', 'Asked'] as const
export type PriceKind = (typeof priceKinds)[number]

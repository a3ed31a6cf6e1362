/** Oldest year of a car that is estimated. */
export const firstYear = 1980
/** Least mileage of a used car that is estimated or offered, in km. */
export const leastKm = 1
/** No car is believed to have run further, in km. */
export const mostKm = 1_000_000

/** How sure a range is. */
export const confidences = ['Low', 'Medium', 'High'] as const
export type Confidence = (typeof confidences)[number]

/** The three ways to sell a car. */
export const sellingWays = ['House', 'Mediation', 'Advert'] as const

/**
 * What a comparable car says: the price at which it was sold, the last one asked before it was sold, or the one asked now. By the word of its
 * seller alone (an advert that was taken out as sold): the price that they say they got, or the last one they asked.
 */
export const priceKinds = ['Paid', 'LastAsked', 'SellerPaid', 'SellerAsked', 'Asked'] as const
export type PriceKind = (typeof priceKinds)[number]
/** Whether the house knows of the sale by the word of the seller alone. */
export const isTold = (kind: PriceKind): boolean => kind === 'SellerPaid' || kind === 'SellerAsked'

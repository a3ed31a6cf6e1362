export const firstYear = 1980
/** Minimum mileage of a used car in an estimate or offer, in km. */
export const leastKm = 1
/** Highest plausible mileage, in km. */
export const mostKm = 1_000_000

export const confidences = ['Low', 'Medium', 'High'] as const
export type Confidence = (typeof confidences)[number]

export const sellingWays = ['House', 'Mediation', 'Advert'] as const

/**
 * Price of a comparable car: sale price, last asking price before the sale, or current asking price. `Seller…`: a sale that only the seller
 * of an advert reported, with the reported price or the last asking price.
 */
export const priceKinds = ['Paid', 'LastAsked', 'SellerPaid', 'SellerAsked', 'Asked'] as const
export type PriceKind = (typeof priceKinds)[number]
/** Returns true when only the seller reports the sale. */
export const isTold = (kind: PriceKind): boolean => kind === 'SellerPaid' || kind === 'SellerAsked'

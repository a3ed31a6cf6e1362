/** Measured commitments: reply to a message, deposit refund, payment of a seller, report of each certified car. */
export const promises = ['Reply', 'DepositReturn', 'SellerPaid', 'Inspection'] as const

/** Days of the period, minimum cases of a metric, and legal days for a deposit refund (31-08). */
export const figureLimits = { days: 90, least: 10, returnDays: 15 } as const

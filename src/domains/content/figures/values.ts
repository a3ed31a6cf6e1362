/** What is promised and recorded: an answer to who writes to us, a deposit given back, a seller paid, the report of each certified car. */
export const promises = ['Reply', 'DepositReturn', 'SellerPaid', 'Inspection'] as const

/** Days that a figure looks back, cases below which it says nothing, and days within which the law has a deposit given back (31-08). */
export const figureLimits = { days: 90, least: 10, returnDays: 15 } as const

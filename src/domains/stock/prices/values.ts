/** States of a new price. `Open` waits for a second person, `Leaving` may still be taken back; the others are over. */
export const priceChangeStates = ['Open', 'Leaving', 'Applied', 'Refused', 'Withdrawn', 'Replaced', 'Lapsed'] as const
export type PriceChangeState = (typeof priceChangeStates)[number]

/** Seconds within which a new price of a public car can be taken back; the public sees it after them. */
export const priceUndoSeconds = 10

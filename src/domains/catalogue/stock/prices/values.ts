/** States of a price change. `Open` awaits a second person, `Leaving` can still be undone; the others are final. */
export const priceChangeStates = ['Open', 'Leaving', 'Applied', 'Refused', 'Withdrawn', 'Replaced', 'Lapsed'] as const
export type PriceChangeState = (typeof priceChangeStates)[number]

/** Seconds during which a new price of a public car can be undone. It is public afterwards. */
export const priceUndoSeconds = 10

/** The two who write to each other about an advert. */
export const sides = ['Buyer', 'Seller'] as const
export type Side = (typeof sides)[number]

/** Who may end a conversation: both of them, and the house. */
export const stoppers = ['Buyer', 'Seller', 'House'] as const
export type Stopper = (typeof stoppers)[number]

/** Whether there may be more: it goes on, was ended by this caller, the other or the house, one has blocked the other, or the advert or a person is gone. */
export const conversationStates = ['Open', 'Stopped', 'StoppedByOther', 'StoppedByHouse', 'Blocked', 'BlockedByOther', 'Over'] as const
export type ConversationState = (typeof conversationStates)[number]

/** What of a message leads past the house, or to money before the car was seen. */
export const warningKinds = ['Payment', 'Link', 'Email', 'Phone'] as const
export type WarningKind = (typeof warningKinds)[number]

/** Longest message, in letters. */
export const maxLetters = 2000
/** Newest messages of a conversation that are shown. */
export const maxShown = 500

/** Participants of a conversation. */
export const sides = ['Buyer', 'Seller'] as const
export type Side = (typeof sides)[number]

/** Parties that may end a conversation: both participants, and staff. */
export const stoppers = ['Buyer', 'Seller', 'House'] as const
export type Stopper = (typeof stoppers)[number]

/**
 * Whether messages are possible: open, ended by the caller, the other party or staff, blocked by either, or over with the advert or an
 * account.
 */
export const conversationStates = ['Open', 'Stopped', 'StoppedByOther', 'StoppedByHouse', 'Blocked', 'BlockedByOther', 'Over'] as const
export type ConversationState = (typeof conversationStates)[number]

/** Warnings: content that leads off the site, or to payment before a visit. */
export const warningKinds = ['Payment', 'Link', 'Email', 'Phone'] as const
export type WarningKind = (typeof warningKinds)[number]

/** Maximum characters of a message. */
export const maxLetters = 2000
/** Maximum messages shown of a conversation. */
export const maxShown = 500

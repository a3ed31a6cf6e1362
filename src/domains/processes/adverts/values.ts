/** Reasons of a refusal or correction. */
export const adReasons = [
  'PriceDoubtful',
  'PhotosOfAnother',
  'LinkOrPhone',
  'AdvanceAsked',
  'PhotosUnreadable',
  'Duplicate',
  'NotIdentified',
  'InsultingText',
  'PapersDoubtful',
  'Other',
] as const
export type AdReason = (typeof adReasons)[number]

/** Parts of an advert that a correction may name. */
export const adParts = ['price', 'photos', 'description', 'registrationNumber'] as const
export type AdPart = (typeof adParts)[number]

/** The part of an advert that each reason concerns. */
export const fieldOfReason = {
  PriceDoubtful: 'price',
  PhotosOfAnother: 'photos',
  LinkOrPhone: 'description',
  AdvanceAsked: 'description',
  PhotosUnreadable: 'photos',
  Duplicate: 'registrationNumber',
  NotIdentified: 'registrationNumber',
  InsultingText: 'description',
  PapersDoubtful: 'registrationNumber',
  Other: null,
} as const satisfies Record<AdReason, AdPart | null>

/** Risk score, of 100, from which an acceptance needs an internal comment. */
export const explainedRisk = 60

/** Suspension of the seller's account with a refusal: immediate, requested, or done. */
export const suspensions = ['Now', 'Asked', 'Suspended'] as const

/** Seconds during which a decision can be taken back; its seller is notified afterwards. */
export const takeBackSeconds = 10

/** Maximum characters of a description in one language (contract TypedDescription). */
export const maxDescription = 8000
/** Minimum characters of a submitted description. */
export const leastLetters = 30

/** Risk factors of an advert. */
export const riskKinds = [
  'PriceFarBelow',
  'SamePhoto',
  'SamePlate',
  'SameChassis',
  'ManyAccounts',
  'PhoneInText',
  'LinkInText',
  'AdvanceInText',
  'NewAccount',
] as const
export type RiskKind = (typeof riskKinds)[number]
/** Weight of each factor, of 100. */
export const riskWeights: Record<RiskKind, number> = {
  PriceFarBelow: 30,
  SamePhoto: 26,
  SamePlate: 22,
  SameChassis: 22,
  ManyAccounts: 18,
  PhoneInText: 14,
  LinkInText: 14,
  AdvanceInText: 14,
  NewAccount: 10,
}

/** Answers of a seller who withdraws an advert. */
export const soldAnswers = ['Here', 'Elsewhere', 'No'] as const
export type SoldAnswer = (typeof soldAnswers)[number]

/** Channel of a refund: the whole price through the gateway, a part by hand. */
export const refundWays = ['Gateway', 'ByHand'] as const
export type RefundWay = (typeof refundWays)[number]
/** Days off sale after which the unserved days of a boost are refunded without a request. */
export const refundAfterDays = 30

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

/** Reasons of a report. */
export const reportReasons = ['NotForSale', 'WrongPrice', 'WrongCar', 'Scam', 'Stolen', 'Offensive', 'Other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Outcome: the advert was withdrawn, or found in order. */
export const reportOutcomes = ['Removed', 'Kept'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

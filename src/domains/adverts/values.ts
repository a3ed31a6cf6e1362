/** Why an advert is refused, and what of it the seller mends. */
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

/** The part of an advert that a seller mends. */
export const adParts = ['price', 'photos', 'description', 'registrationNumber'] as const
export type AdPart = (typeof adParts)[number]

/** The part of an advert that a reason is about. */
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

/** From this risk on, of 100, whoever accepts an advert says why: in a word for colleagues, which its seller never reads. */
export const explainedRisk = 60

/** What may be done about the account of a seller with a refusal, or was done. */
export const suspensions = ['Now', 'Asked', 'Suspended'] as const

/** Seconds within which whoever decided about an advert may take that back; its seller is told after them. */
export const takeBackSeconds = 10

/** Most letters of a description in one language (contract TypedDescription). */
export const maxDescription = 8000
/** Fewest letters of the description of an advert that is sent to be read. */
export const leastLetters = 30

/** What makes somebody look twice at an advert. */
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
/** How much each weighs, of 100. */
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

/** What a seller says of the car as they take the advert out of the search. */
export const soldAnswers = ['Here', 'Elsewhere', 'No'] as const
export type SoldAnswer = (typeof soldAnswers)[number]

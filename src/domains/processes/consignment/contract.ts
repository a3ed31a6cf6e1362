import { z } from 'zod'
import { VehicleStore } from '#domains/catalogue/vehicles/contract.ts'
import { vehicleStatuses } from '#domains/catalogue/vehicles/status.ts'
import { BankAccountInput, BankWireAccount, CustomerName } from '#domains/customers/customers/contract.ts'
import { requestOrigins } from '#domains/customers/customers/rules.ts'
import { documentStatuses, documentTypes } from '#domains/foundation/documents/rules.ts'
import { unlistedParts } from '#domains/foundation/reference/rules.ts'
import { Area } from '#domains/foundation/team/contract.ts'
import { line, RecordName } from '#domains/processes/buying/bookings/contract.ts'
import { FactDifference } from '#domains/processes/inspection/contract.ts'
import { expertiseStatuses } from '#domains/processes/inspection/status.ts'
import { defineEndpoint, Localized, PartlyLocalized } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'
import { intermediationStatuses, ownActions } from './status.ts'
import { calculationRules, intermediationKinds, saleFeeTypes } from './values.ts'

const Moment = z.iso.datetime()
export const IntermediationStatus = z.enum(intermediationStatuses)
/** Whole dirhams of a price that somebody names. */
export const dirhams = z.int().min(1).max(100_000_000)

/** A fee of a type: whole dirhams, or percent. */
export const SaleFee = z.object({ names: PartlyLocalized, saleFeeType: z.enum(saleFeeTypes), value: z.number() })

/** How the house is paid, as it was proposed: later changes of the type do not reach it. */
export const AgreedTerms = z.object({
  intermediationTypeId: z.int(),
  names: PartlyLocalized,
  calculationRule: z.enum(calculationRules),
  saleFees: z.array(SaleFee),
})
export type AgreedTerms = z.infer<typeof AgreedTerms>

/** A sale as owner and house share it, every line in whole dirhams; `base`: what percent fees are a part of. */
export const Settlement = z.object({
  price: z.int(),
  base: z.int(),
  fees: z.array(SaleFee.extend({ amount: z.int() })),
  net: z.int(),
})

/** The car of a mediation; `slug`: its page, while visitors see it. */
export const MediatedVehicle = z.object({
  id: z.int(),
  reference: z.string(),
  title: z.string(),
  brand: z.string(),
  model: z.string(),
  /** make or model that the owner wrote because the list lacks it */
  unlisted: z.enum(unlistedParts).nullable(),
  year: z.int().nullable(),
  releaseDate: z.iso.date().nullable(),
  /** kilometres */
  mileage: z.int().nullable(),
  registrationNumber: z.string().nullable(),
  lastStatus: z.enum(vehicleStatuses),
  price: z.int().nullable(),
  isShown: z.boolean(),
  slug: z.string(),
  /** hash of the first public picture */
  picture: z.string().nullable(),
})

/** A step that a mediation took, as its owner reads it; `comment`: what the house said with a refusal. */
export const IntermediationStep = z.object({
  type: IntermediationStatus,
  price: z.int().nullable(),
  comment: z.string().nullable(),
  created: Moment,
  intermediationId: z.int(),
  intermediation: RecordName,
})

/** The comment of the staff on a refusal. */
export const IntermediationComment = z.object({ title: z.string(), body: z.string(), vehicleIntermediationId: z.int() })

/** A document of a mediation: sent in, or made by the house (`isGenerated`). */
export const IntermediationDocument = z.object({
  id: z.uuid(),
  type: z.enum(documentTypes),
  status: z.enum(documentStatuses),
  comment: z.string().nullable(),
  mimeType: z.string(),
  language: z.enum(languages).nullable(),
  isGenerated: z.boolean(),
  created: Moment,
})

/** When the car of a mediation is seen; `key` opens the calendar file. */
export const MediationVisit = z.object({ key: z.uuid(), starts: Moment, storageArea: Area })

/** A booking that holds a car. */
export const CarHold = z.object({ since: Moment, deliveryDate: z.iso.date().nullable() })

/** What the records prove of the interest in a car since it is on sale. */
export const BuyerInterest = z.object({
  since: Moment,
  /** people who looked at its page, each once a day */
  views: z.int(),
  favourites: z.int(),
  questions: z.int(),
  bookings: z.int(),
  /** 1 (very good price) to 5 (high) */
  pricePosition: z.int().min(1).max(5).nullable(),
})

/** What the inspection sheet of a car says of its worth: where it begins, every finding, what is left. Whole dirhams, what lowers it below 0. */
export const InspectedWorth = z.object({
  id: z.int(),
  reference: z.string(),
  lastStatus: z.enum(expertiseStatuses),
  startValue: z.int().nullable(),
  findings: z.array(
    z.object({
      names: Localized,
      quantity: z.int(),
      amount: z.int(),
      /** set phrases of the expert, then their free words as they were written */
      phrases: z.array(Localized),
      comment: z.string().nullable(),
    }),
  ),
  quotation: z.int().nullable(),
})

/** How far the money is on its way to the owner. */
export const payoutStates = ['None', 'Due', 'Prepared', 'Paid'] as const

/** A car that the house sells for its owner, as the owner sees it. Money in whole dirhams. */
export const Intermediation = z.object({
  id: z.int(),
  /** key that grants access to the consignment without an account */
  key: z.uuid(),
  reference: z.string(),
  baNumber: z.string().nullable(),
  requestOrigin: z.enum(requestOrigins),
  origin: z.enum(requestOrigins),
  type: z.enum(intermediationKinds),
  status: IntermediationStatus,
  lastStatus: IntermediationStatus,
  customer: CustomerName,
  customerId: z.int(),
  disposedVehicle: MediatedVehicle,
  disposedVehicleId: z.int(),
  storageArea: Area.nullable(),
  /** the store that handles the case */
  store: VehicleStore.nullable(),
  /** full name of the assigned staff member; null until then */
  adviser: z.string().nullable(),
  /** when the car is or was seen, unless it was called off */
  appointment: MediationVisit.nullable(),
  estimated: z.object({ low: z.int(), high: z.int() }).nullable(),
  /** the sheet of the inspection; the owner reads it once the house has agreed to it */
  expertise: InspectedWorth.nullable(),
  /** what the inspector read otherwise than it was announced, once the sheet was submitted */
  differences: z.array(FactDifference),
  intermediationType: AgreedTerms.nullable(),
  intermediationTypeId: z.int().nullable(),
  /** the price that the car is to be shown at, and the one below which it is not sold: from the moment at which they are proposed */
  askingPrice: z.int().nullable(),
  floorPrice: z.int().nullable(),
  /** why it lies below what the inspection left of the worth of the car */
  floorReason: z.string().nullable(),
  /** what the owner wished instead */
  wishedFloor: z.int().nullable(),
  /** what a sale at the price shown and at the floor price would leave, fee by fee */
  atAskingPrice: Settlement.nullable(),
  atFloorPrice: Settlement.nullable(),
  agreed: Moment.nullable(),
  contracted: Moment.nullable(),
  mandateUntil: z.iso.date().nullable(),
  signed: Moment.nullable(),
  signedBy: z.string().nullable(),
  /** since when somebody holds the car by a booking, and the day on which it is to be handed over to them */
  held: CarHold.nullable(),
  sold: Moment.nullable(),
  /** the sale as it was, fee by fee */
  settlement: Settlement.nullable(),
  bankWireAccount: BankWireAccount.nullable(),
  bankWireAccountId: z.int().nullable(),
  payout: z.enum(payoutStates),
  /** by when the money is transferred; when it was, and with which reference */
  transferDue: Moment.nullable(),
  paid: Moment.nullable(),
  transferReference: z.string().nullable(),
  /** what the records prove of the interest in the car since it is on sale; null before */
  interest: BuyerInterest.nullable(),
  /** what the owner may do now, by the names of the workflow */
  actions: z.array(z.enum(ownActions)),
  statuses: z.array(IntermediationStep),
  technicalExpertises: z.array(RecordName),
  comments: z.array(IntermediationComment),
  documents: z.array(IntermediationDocument),
  created: Moment,
  lastModified: Moment,
})
export type Intermediation = z.infer<typeof Intermediation>

export const listIntermediations = defineEndpoint({
  id: 'listIntermediations',
  method: 'GET',
  path: '/api/customers/intermediations',
  summary: 'Lists the consignments of the caller, the latest first',
  output: z.array(Intermediation),
  roles: ['customer'],
  errors: ['Unauthorized', 'CustomerInactive'],
})

// by the account that asked; of one without an account by whoever holds the key and has shown its phone by a code
const own = { params: z.object({ key: z.uuid() }), output: Intermediation, roles: ['anyone'] } as const
const ownErrors = ['BadRequest', 'Unauthorized', 'CustomerInactive', 'PhoneUnconfirmed', 'NotFound'] as const

export const getIntermediation = defineEndpoint({
  ...own,
  id: 'getIntermediation',
  method: 'GET',
  path: '/api/intermediations/{key}',
  summary: 'Returns a consignment to its owner: by account, or by key after a code to its phone (PhoneUnconfirmed)',
  errors: ownErrors,
})

export const answerIntermediation = defineEndpoint({
  ...own,
  id: 'answerIntermediation',
  method: 'POST',
  path: '/api/intermediations/{key}/steps',
  summary:
    'Takes a step of the owner: accepts price, floor price and fees (`agreeFloor`, with the floor price read), proposes another floor price (`wishFloor`), converts to an own advert (`toAd`, before the contract is signed: a draft), or withdraws. CarHeld while the vehicle is reserved',
  body: z.object({
    action: z.enum(ownActions),
    comment: line(1000).optional(),
    floorPrice: dirhams.optional(),
    wishedFloor: dirhams.optional(),
  }),
  errors: [...ownErrors, 'TransitionNotAllowed', 'EditConflict', 'CarHeld', 'TooManyAdverts', 'AntiForgery'],
})

export const saveIntermediationBankAccount = defineEndpoint({
  ...own,
  id: 'saveIntermediationBankAccount',
  method: 'PUT',
  path: '/api/intermediations/{key}/bankaccount',
  summary: 'Sets the bank account for the sale proceeds, until the transfer is prepared',
  body: BankAccountInput,
  errors: [...ownErrors, 'TransitionNotAllowed', 'AntiForgery'],
})

export const countMediationView = defineEndpoint({
  id: 'countIntermediationView',
  method: 'POST',
  path: '/api/intermediations/vehicle/{id}/views',
  summary:
    'Counts a page view of a consigned vehicle, by vehicle id, once a day for each visitor; ignores robots, its owner and staff. The response does not depend on it',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  roles: ['anyone'],
  errors: ['BadRequest', 'AntiForgery'],
})

import { z } from 'zod'
import { Appointment } from '#domains/cases/appointments/contract.ts'
import { OtherWay } from '#domains/catalogue/market/contract.ts'
import { VehicleStore } from '#domains/catalogue/vehicles/contract.ts'
import { BankAccountInput, BankWireAccount, CustomerName } from '#domains/customers/customers/contract.ts'
import { requestOrigins } from '#domains/customers/customers/rules.ts'
import { documentStatuses, documentTypes } from '#domains/foundation/documents/rules.ts'
import { unlistedParts } from '#domains/foundation/reference/rules.ts'
import { Area } from '#domains/foundation/team/contract.ts'
import { line, RecordName } from '#domains/processes/buying/bookings/contract.ts'
import { bookingStatuses } from '#domains/processes/buying/bookings/status.ts'
import { FactDifference } from '#domains/processes/inspection/contract.ts'
import { defineEndpoint, PartlyLocalized } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'
import { ownActions, purchaseStatuses, purchaseTypes } from './status.ts'

const Moment = z.iso.datetime()
/** Where a request to sell or trade in stands. */
export const PurchaseStatus = z.enum(purchaseStatuses)
/** A row of a closed list that staff keep: kinds of sellers, reasons of giving up. */
export const ListName = z.object({ id: z.int(), name: z.string() })

/** The car of a request, or the one that is wished for it. */
export const RequestedVehicle = z.object({
  id: z.int(),
  reference: z.string(),
  title: z.string(),
  brand: z.string(),
  model: z.string(),
  /** make or model that the seller wrote because the list lacks it */
  unlisted: z.enum(unlistedParts).nullable(),
  year: z.int().nullable(),
  releaseDate: z.iso.date().nullable(),
  /** kilometres */
  mileage: z.int().nullable(),
  registrationNumber: z.string().nullable(),
})

/** A range of prices, in whole dirhams. */
export const EstimatedRange = z.object({ low: z.int(), high: z.int() })

/** What raises an offer, or below 0 what lowers it: a finding of the inspection by its names, or what somebody wrote. */
export const OfferReason = z.object({
  label: z.string(),
  names: PartlyLocalized.nullish(),
  /** set phrases of the expert about a finding */
  phrases: z.array(PartlyLocalized).optional(),
  amount: z.int(),
})

/** An offer with what explains it: amounts in whole dirhams, what lowers it below 0. */
export const Offer = z.object({
  amount: z.int(),
  startValue: z.int().nullable(),
  reasons: z.array(OfferReason),
  created: Moment,
})

/** How a paper stands that the request needs. */
export const NeededPaperState = z.object({
  type: z.enum(documentTypes),
  state: z.enum(['Missing', 'Sent', 'Accepted', 'Rejected']),
})

/** A step that a request took, as its owner reads it; `comment`: what the house said with a refusal. */
export const PurchaseStep = z.object({
  type: PurchaseStatus,
  quotation: z.int().nullable(),
  comment: z.string().nullable(),
  created: Moment,
  vehiclePurchaseId: z.int(),
  vehiclePurchase: RecordName,
})

/** What the house tells the owner, besides its steps. */
export const PurchaseComment = z.object({
  id: z.int(),
  title: z.string(),
  body: z.string(),
  vehiclePurchaseId: z.int(),
  created: Moment,
})

/** A document of a request: sent in, or made by the house (`isGenerated`). */
export const PurchaseDocument = z.object({
  id: z.uuid(),
  type: z.enum(documentTypes),
  /** which of its kind: `Front` or `Back` of a grey card */
  spec: z.string().nullable(),
  status: z.enum(documentStatuses),
  comment: z.string().nullable(),
  mimeType: z.string(),
  /** of a printed paper, the language in which it is written */
  language: z.enum(languages).nullable(),
  isGenerated: z.boolean(),
  created: Moment,
})

/** What was found of the car, sheet by sheet. */
export const ExpertiseName = RecordName

/**
 * The other side of a trade-in: the booking of the car of ours, and what is left to pay, reckoned from both records. Whole dirhams.
 * `isDeducted`: the value is taken off, since its owner accepted it.
 */
export const TradeIn = z.object({
  bookingId: z.int(),
  bookingKey: z.uuid(),
  bookingReference: z.string(),
  bookingStatus: z.enum(bookingStatuses),
  title: z.string(),
  price: z.int(),
  /** what comes on top of the price: the warranty pack */
  fees: z.int(),
  settled: z.int(),
  value: z.int().nullable(),
  isDeducted: z.boolean(),
  toPay: z.int(),
  /** what the value exceeds the other car by */
  toReceive: z.int(),
  /** more than the deposit was received for the other car: who gives up asks their adviser; `cancelAsked`: they did */
  cancelAsks: z.boolean(),
  cancelAsked: z.boolean(),
})
export type TradeIn = z.infer<typeof TradeIn>

/** A car that its owner sells to the house or trades in, as the owner sees the request. Money in whole dirhams. */
export const Purchase = z.object({
  id: z.int(),
  /** key that grants access to the request without an account */
  key: z.uuid(),
  reference: z.string(),
  /** number of the purchase order of the house, from the bill on */
  baNumber: z.string().nullable(),
  requestOrigin: z.enum(requestOrigins),
  type: z.enum(purchaseTypes),
  status: PurchaseStatus,
  lastStatus: PurchaseStatus,
  customer: CustomerName,
  customerId: z.int(),
  providerType: ListName.nullable(),
  providerTypeId: z.int().nullable(),
  requestCancellationReason: ListName.nullable(),
  requestCancellationReasonId: z.int().nullable(),
  disposedVehicle: RequestedVehicle,
  disposedVehicleId: z.int(),
  newVehicle: RequestedVehicle.nullable(),
  newVehicleId: z.int().nullable(),
  /** of a trade-in that belongs to a booking */
  tradeIn: TradeIn.nullable(),
  desiredVehicleBrand: z.string().nullable(),
  desiredVehicleModel: z.string().nullable(),
  bankWireAccount: BankWireAccount.nullable(),
  bankWireAccountId: z.int().nullable(),
  /** where the car is looked at */
  storageArea: Area.nullable(),
  /** the store that handles the case */
  store: VehicleStore.nullable(),
  /** full name of the staff member who accepted the request; null until then */
  adviser: z.string().nullable(),
  /** when it is or was, unless it was called off */
  appointment: Appointment.nullable(),
  /** what was estimated online before the request */
  estimated: EstimatedRange.nullable(),
  /** what is offered, from the moment at which it is, and until when */
  quotation: z.int().nullable(),
  quotationUntil: Moment.nullable(),
  wishedPrice: z.int().nullable(),
  /** upper market value: a wished price above it must be confirmed (`isSure`); null without an offer */
  marketHigh: z.int().nullable(),
  /** every offer that was made, the latest first */
  offers: z.array(Offer),
  /** what explains the latest offer, by the names of its reasons: what the expert wrote, and the photos, for who has an account */
  findings: z.array(z.object({ label: z.string(), comment: z.string().nullable(), photos: z.array(z.uuid()) })),
  /** while an offer stands or was declined: what the other ways would leave of the first estimate */
  otherWays: z.array(OtherWay),
  /** what the inspector read otherwise than it was announced, once the sheet was submitted */
  differences: z.array(FactDifference),
  /** what the owner may do now, by the names of the workflow */
  actions: z.array(z.enum(ownActions)),
  papers: z.array(NeededPaperState),
  /** by when the price is transferred, once the signed papers are in order; when it was, and with which reference */
  transferDue: Moment.nullable(),
  paid: Moment.nullable(),
  transferReference: z.string().nullable(),
  statuses: z.array(PurchaseStep),
  technicalExpertises: z.array(ExpertiseName),
  comments: z.array(PurchaseComment),
  documents: z.array(PurchaseDocument),
  created: Moment,
  lastModified: Moment,
})
export type Purchase = z.infer<typeof Purchase>

export const listPurchases = defineEndpoint({
  id: 'listPurchases',
  method: 'GET',
  path: '/api/customers/purchases',
  summary: 'Lists the vehicles that the caller sells or trades in, the latest request first',
  output: z.array(Purchase),
  roles: ['customer'],
  errors: ['Unauthorized', 'CustomerInactive'],
})

// by the account that asked; of a request without one by whoever holds the key and has shown its phone by a code
const own = {
  params: z.object({ key: z.uuid() }),
  output: Purchase,
  roles: ['anyone'],
} as const
const ownErrors = ['BadRequest', 'Unauthorized', 'CustomerInactive', 'PhoneUnconfirmed', 'NotFound'] as const

export const getPurchase = defineEndpoint({
  ...own,
  id: 'getPurchase',
  method: 'GET',
  path: '/api/purchases/{key}',
  summary: 'Returns a request to its owner: by account, or by key after a code to its phone (PhoneUnconfirmed)',
  errors: ownErrors,
})

/** Whole dirhams of a price that somebody names. */
export const dirhams = z.int().min(1).max(100_000_000)

export const answerPurchase = defineEndpoint({
  ...own,
  id: 'answerPurchase',
  method: 'POST',
  path: '/api/purchases/{key}/steps',
  summary:
    'Takes a step of the owner: accepts the offer, proposes a price (`negotiate`; the offer stays acceptable until its date), withdraws the proposal (`takeBack`), declines, converts to an own advert (`toAd`, after a refusal: a draft), sends the documents, or gives up with a reason of `/api/purchases/cancellationreasons`',
  body: z.object({
    action: z.enum(ownActions),
    comment: line(1000).optional(),
    wishedPrice: dirhams.optional(),
    /** repeats a wished price above the market range, which is refused with `aboveRange` otherwise */
    isSure: z.boolean().optional(),
    reasonId: z.int().min(1).max(2_147_483_647).optional(),
  }),
  errors: [...ownErrors, 'TransitionNotAllowed', 'OfferOver', 'PapersMissing', 'TooManyAdverts', 'AntiForgery'],
})

export const saveBankAccount = defineEndpoint({
  ...own,
  id: 'savePurchaseBankAccount',
  method: 'PUT',
  path: '/api/purchases/{key}/bankaccount',
  summary: 'Sets the bank account for the price of the vehicle, until the invoice',
  body: BankAccountInput,
  errors: [...ownErrors, 'TransitionNotAllowed', 'AntiForgery'],
})

export const listCancellationReasons = defineEndpoint({
  id: 'listCancellationReasons',
  method: 'GET',
  path: '/api/purchases/cancellationreasons',
  summary: 'Lists the reasons for giving up a request',
  output: z.array(ListName),
  roles: ['anyone'],
  errors: [],
})

/** A request to sell, or a consignment, that the caller may have sent without signing in; `token` claims it, `title` is its make and model. */
export const PurchaseClaim = z.object({ token: z.string(), title: z.string(), created: z.iso.datetime() })
export type PurchaseClaim = z.infer<typeof PurchaseClaim>

export const listPurchaseClaims = defineEndpoint({
  id: 'listPurchaseClaims',
  method: 'GET',
  path: '/api/customers/purchases/claims',
  summary:
    'Lists requests to sell and consignments sent without signing in under the e-mail and phone of the caller, the latest first; empty until the caller has confirmed both',
  output: z.array(PurchaseClaim),
  roles: ['customer'],
  errors: ['Unauthorized', 'CustomerInactive'],
})

export const claimPurchase = defineEndpoint({
  id: 'claimPurchase',
  method: 'POST',
  path: '/api/customers/purchases/claims',
  summary:
    'Assigns a request to sell or a consignment sent without signing in to the caller: by the token of the mail sent to their confirmed e-mail or of `listPurchaseClaims`, or by its key after a code to its phone (PhoneUnconfirmed). The request gets a new key',
  body: z
    .object({ token: line(100).min(1).optional(), key: z.uuid().optional() })
    .refine(({ token, key }) => (token === undefined) !== (key === undefined), { path: ['token'], params: { reason: 'required' } }),
  output: z.object({ key: z.uuid() }),
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'CustomerInactive', 'PhoneUnconfirmed', 'NotFound', 'AntiForgery'],
})

import { z } from 'zod'
import { BankAccountInput } from '#domains/customers/customers/contract.ts'
import { Area } from '#domains/foundation/team/contract.ts'
import { line, RecordName } from '#domains/processes/buying/bookings/contract.ts'
import { SellerCard } from '#domains/processes/consignment/desk/contract.ts'
import { CardReading } from '#domains/processes/inspection/points/contract.ts'
import { deskFacts } from '#domains/processes/inspection/rules.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'
import { maxPage, maxPageSize, paged } from '#shared/paging.ts'
import { dirhams, Offer, Purchase, PurchaseComment, PurchaseStatus } from '../contract.ts'
import { purchaseStatuses, purchaseTypes, staffActions } from '../status.ts'

const desk = ['agent', 'expert', 'controller', 'manager', 'admin'] as const
const Moment = z.iso.datetime()
const pathId = z.coerce.number<string>().int().min(1).max(2_147_483_647)
const remark = z.string().trim().max(2000)

/** `todo`: the house is to do the next step; `overdue`: it should have; `waiting`: it is the owner's turn; `closed`: ended. */
const purchaseViews = ['todo', 'overdue', 'waiting', 'all', 'closed'] as const
const Counts = z.object({ todo: z.int(), overdue: z.int(), waiting: z.int(), all: z.int(), closed: z.int() })

/** One line of the list of the staff. Money in whole dirhams. */
export const PurchaseLine = z.object({
  id: z.int(),
  reference: z.string(),
  type: z.enum(purchaseTypes),
  status: PurchaseStatus,
  /** deadline of the next step; for a pending transfer its promised date */
  due: Moment.nullable(),
  isOverdue: z.boolean(),
  since: Moment,
  created: Moment,
  vehicle: z.object({
    id: z.int(),
    title: z.string(),
    plate: z.string().nullable(),
    year: z.int().nullable(),
    mileage: z.int().nullable(),
  }),
  seller: z.object({ id: z.int(), name: z.string(), phone: z.string().nullable() }),
  area: Area.nullable(),
  quotation: z.int().nullable(),
  wishedPrice: z.int().nullable(),
})
export type PurchaseLine = z.infer<typeof PurchaseLine>

const filters = {
  view: z.enum(purchaseViews).default('todo'),
  status: z.array(PurchaseStatus).max(purchaseStatuses.length).optional(),
  /** storage area */
  area: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** `none`: only those that have no appointment ahead */
  visit: z.enum(['none']).optional(),
  /** reference, plate, name, phone, make and model */
  text: z.string().trim().max(80).optional(),
}
export type PurchaseFilters = z.infer<z.ZodObject<typeof filters>>

export const listStaffPurchases = defineEndpoint({
  id: 'listStaffPurchases',
  method: 'GET',
  path: '/api/staff/purchases',
  summary: 'Lists requests to sell or trade in for staff: overdue transfers first, then by deadline',
  query: z.object({
    ...filters,
    page: z.coerce.number().int().min(1).max(maxPage).default(1),
    size: z.coerce.number().int().min(1).max(maxPageSize).default(25),
  }),
  output: paged(PurchaseLine).extend({ counts: Counts }),
  roles: desk,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})

/** A request with the fields for staff. */
export const PurchaseRecord = Purchase.omit({
  actions: true,
  key: true,
  findings: true,
  otherWays: true,
  store: true,
  adviser: true,
}).extend({
  seller: SellerCard,
  /** in which the owner reads what the house says */
  language: z.enum(languages),
  isHolder: z.boolean().nullable(),
  isUnderCredit: z.boolean().nullable(),
  /** of a trade-in: bookings of the same customer that it may be tied to */
  bookings: z.array(z.object({ id: z.int(), reference: z.string(), title: z.string() })),
  /** facts of the grey card that the car lacks and the desk may enter: it has no inspection */
  unread: z.array(z.enum(deskFacts)),
  /** who looks at it sells the car themselves: a colleague works on it */
  isOwn: z.boolean(),
  /** the partner whose key sent it */
  partner: z.string().nullable(),
  due: Moment.nullable(),
  isOverdue: z.boolean(),
  /** the newest offer as it is written, made to the owner or not */
  draftOffer: Offer.nullable(),
  /** who said what with each step, for the staff */
  history: z.array(
    z.object({
      type: PurchaseStatus,
      comment: z.string().nullable(),
      price: z.int().nullable(),
      created: Moment,
      author: z.string().nullable(),
    }),
  ),
  /** what the house wrote to the owner besides the steps, with who wrote it */
  comments: z.array(PurchaseComment.extend({ author: z.string().nullable() })),
  /** transfers of the price, the newest first: what is prepared waits for somebody else than who prepared it (`isOwn`: the caller did) */
  transfers: z.array(
    z.object({
      amount: z.int(),
      debited: z.string(),
      reference: z.string(),
      isDeduction: z.boolean(),
      state: z.enum(['Prepared', 'Confirmed', 'SentBack']),
      prepared: Moment,
      preparer: z.string().nullable(),
      isOwn: z.boolean(),
      decided: Moment.nullable(),
      decider: z.string().nullable(),
      remark: z.string().nullable(),
    }),
  ),
  /** other open requests for the same plate */
  twins: z.array(RecordName),
  /** what this caller may do now; `missing`: why it would be refused, by the code of the error or the field that lacks */
  steps: z.array(z.object({ action: z.enum(staffActions), needsComment: z.boolean(), missing: z.string().nullable() })),
})
export type PurchaseRecord = z.infer<typeof PurchaseRecord>

const one = { params: z.object({ id: pathId }), output: PurchaseRecord, roles: desk } as const
const reading = ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'] as const

export const getStaffPurchase = defineEndpoint({
  ...one,
  id: 'getStaffPurchase',
  method: 'GET',
  path: '/api/staff/purchases/{id}',
  summary: 'Returns a request to sell or trade in with all fields for staff',
  errors: reading,
})

export const stepPurchase = defineEndpoint({
  ...one,
  id: 'stepPurchase',
  method: 'POST',
  path: '/api/staff/purchases/{id}/steps',
  summary:
    'Takes a step of the staff, their own or for the owner. An offer is computed from the inspection findings; a new one (`newOffer`) has its own amount, never below the computed one',
  body: z.object({
    action: z.enum(staffActions),
    comment: remark.optional(),
    quotation: dirhams.optional(),
    wishedPrice: dirhams.optional(),
    isSure: z.boolean().optional(),
    reasonId: z.int().min(1).max(2_147_483_647).optional(),
  }),
  errors: [...reading, 'TransitionNotAllowed', 'OfferOver', 'PapersMissing', 'SecondPerson', 'TooManyAdverts', 'AntiForgery'],
})

export const saveSellerBankAccount = defineEndpoint({
  ...one,
  id: 'saveSellerBankAccount',
  method: 'PUT',
  path: '/api/staff/purchases/{id}/bankaccount',
  summary: 'Sets the bank account that the owner gave, until the invoice',
  body: BankAccountInput,
  roles: ['agent', 'controller', 'manager', 'admin'],
  errors: [...reading, 'TransitionNotAllowed', 'AntiForgery'],
})

export const savePurchaseCar = defineEndpoint({
  ...one,
  id: 'savePurchaseCar',
  method: 'PUT',
  path: '/api/staff/purchases/{id}/car',
  summary:
    'Adds missing facts of the grey card to a car without an inspection. TransitionNotAllowed for an inspected car, one without missing facts and an ended request',
  body: CardReading,
  roles: ['agent', 'controller', 'manager', 'admin'],
  errors: [...reading, 'TransitionNotAllowed', 'AntiForgery'],
})

export const commentPurchase = defineEndpoint({
  ...one,
  id: 'commentPurchase',
  method: 'POST',
  path: '/api/staff/purchases/{id}/comments',
  summary: 'Adds a comment to a request, visible to its owner',
  body: z.object({ title: line(120).optional(), body: remark.min(1) }),
  errors: [...reading, 'AntiForgery'],
})

/** Where and when the car is to be seen: a time of `/api/appointments/slots`. */
export const VisitWish = z.object({
  storageAreaId: z.int().min(1).max(2_147_483_647),
  starts: z.iso.datetime(),
})

const own = { params: z.object({ key: z.uuid() }), output: Purchase, roles: ['anyone'] } as const
const ownErrors = [
  'BadRequest',
  'Unauthorized',
  'CustomerInactive',
  'PhoneUnconfirmed',
  'NotFound',
  'TransitionNotAllowed',
  'AppointmentNear',
  'AntiForgery',
] as const

export const arrangeVisit = defineEndpoint({
  ...own,
  id: 'arrangePurchaseVisit',
  method: 'PUT',
  path: '/api/purchases/{key}/appointment',
  summary: 'Chooses or moves the inspection appointment, for the owner; the request moves to that store',
  body: VisitWish,
  errors: [...ownErrors, 'SlotTaken'],
})

export const cancelVisit = defineEndpoint({
  ...own,
  id: 'cancelPurchaseVisit',
  method: 'DELETE',
  path: '/api/purchases/{key}/appointment',
  summary: 'Cancels the inspection appointment, for the owner; the request stays',
  errors: ownErrors,
})

const staffVisit = { params: z.object({ id: pathId }), output: PurchaseRecord, roles: ['agent', 'expert', 'manager', 'admin'] } as const
const staffVisitErrors = ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'TransitionNotAllowed', 'AntiForgery'] as const

export const arrangeVisitFor = defineEndpoint({
  ...staffVisit,
  id: 'arrangeVisitFor',
  method: 'PUT',
  path: '/api/staff/purchases/{id}/appointment',
  summary: 'Chooses or moves the appointment for the owner, who is notified; at any free time ahead, without minimum notice',
  body: VisitWish,
  errors: [...staffVisitErrors, 'SlotTaken'],
})

export const cancelVisitFor = defineEndpoint({
  ...staffVisit,
  id: 'cancelVisitFor',
  method: 'DELETE',
  path: '/api/staff/purchases/{id}/appointment',
  summary: 'Cancels the appointment for the owner, who is notified',
  errors: staffVisitErrors,
})

export const endVisit = defineEndpoint({
  ...staffVisit,
  id: 'endPurchaseVisit',
  method: 'POST',
  path: '/api/staff/purchases/{id}/appointment/steps',
  summary: 'Records the outcome of an appointment that has begun: the vehicle was seen, or the person did not come',
  body: z.object({ status: z.enum(['Done', 'Missed']) }),
  errors: staffVisitErrors,
})

const rowId = z.int().min(1).max(2_147_483_647)

export const linkTradeIn = defineEndpoint({
  id: 'linkTradeIn',
  method: 'PUT',
  path: '/api/staff/purchases/{id}/booking',
  summary:
    'Links a trade-in to the booking it pays for, of the same customer and before its invoice; null unlinks them. Linked records are cancelled together',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  body: z.object({ bookingId: rowId.nullable() }),
  output: PurchaseRecord,
  roles: ['agent', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'TransitionNotAllowed', 'AntiForgery'],
})

/** A car that is traded in for a booking. */
const TradedIn = z.object({
  id: z.int(),
  reference: z.string(),
  status: PurchaseStatus,
  title: z.string(),
  /** what the house offers for it, whole dirhams; null before */
  value: z.int().nullable(),
})
export type TradedIn = z.infer<typeof TradedIn>

export const listTradedIn = defineEndpoint({
  id: 'listTradedIn',
  method: 'GET',
  path: '/api/staff/bookings/{id}/tradeins',
  summary: 'Lists the trade-ins of a booking for staff with access to it; omits cancelled ones',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: z.array(TradedIn),
  roles: ['agent', 'expert', 'controller', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'],
})

const transferOf = {
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: PurchaseRecord,
  roles: ['controller', 'manager', 'admin'],
} as const
const transferErrors = ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'TransitionNotAllowed', 'AntiForgery'] as const

export const prepareTransfer = defineEndpoint({
  ...transferOf,
  id: 'prepareTransfer',
  method: 'POST',
  path: '/api/staff/purchases/{id}/transfer',
  summary:
    'Prepares the transfer of the price: the whole offer, to the account of the owner, or deducted from the booking of a trade-in (`isDeduction`). Another person confirms it by the step `pay` (SecondPerson), or sends it back',
  body: z
    .object({
      /** of a trade-in: no money moves, the price is taken off the car that its owner buys */
      isDeduction: z.boolean().default(false),
      /** the account of the house that it leaves */
      debited: line(80).default(''),
      /** of the order at the bank */
      reference: line(60).default(''),
    })
    .refine(({ isDeduction, debited }) => isDeduction || debited !== '', { path: ['debited'], params: { reason: 'required' } })
    .refine(({ isDeduction, reference }) => isDeduction || reference !== '', { path: ['reference'], params: { reason: 'required' } }),
  errors: transferErrors,
})

export const sendTransferBack = defineEndpoint({
  ...transferOf,
  id: 'sendTransferBack',
  method: 'POST',
  path: '/api/staff/purchases/{id}/transfer/sendback',
  summary: 'Sends a prepared transfer back with a reason; it can be prepared again',
  body: z.object({ comment: z.string().trim().min(1).max(2000) }),
  errors: transferErrors,
})

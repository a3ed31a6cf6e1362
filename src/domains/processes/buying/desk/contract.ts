import { z } from 'zod'
import { Picture } from '#domains/foundation/documents/contract.ts'
import { documentStatuses, documentTypes } from '#domains/foundation/documents/rules.ts'
import { Area } from '#domains/foundation/team/contract.ts'
import { siteAddress } from '#shared/address.ts'
import { defineEndpoint, Localized } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'
import { maxPage, maxPageSize, paged } from '#shared/paging.ts'
import { Cheque, Exchanged, ledgerKinds, paymentMethods, paymentTypes, RecordName, WarrantyPack } from '../bookings/contract.ts'
import { answerWays, neededOfBuyer } from '../bookings/rules.ts'
import { bookingStatuses, saleStatuses, staffActions, staffOfAction } from '../bookings/status.ts'
import { askKinds, askStates } from '../transitions/rules.ts'
import { correctable } from '../writes/rules.ts'

export const BookingStatus = z.enum(bookingStatuses)
export const BookingAction = z.enum(staffActions)
export const SaleStatus = z.enum(saleStatuses)
export const PaymentType = z.enum(paymentTypes)
export const PaymentMethod = z.enum(paymentMethods)
export const Moment = z.iso.datetime()
export const Day = z.iso.date()
export const rowId = z.int().min(1).max(2_147_483_647)
export const pathId = z.coerce.number<string>().int().min(1).max(2_147_483_647)
export const dirhams = z.int().min(1).max(100_000_000)
export const kilometres = z.int().min(0).max(5_000_000)
export const remark = z.string().trim().max(2000)

/** Why a step of the table is not possible now: what is missing, or whose it is. */
const blockReasons = [
  'OtherRole',
  'PriceMissing',
  'PaymentDetailsMissing',
  'BuyerIncomplete',
  'CancelAsked',
  'PriceNotPaid',
  'CheckListOpen',
  'NotSigned',
  'ExchangeOver',
] as const
export type BlockReason = (typeof blockReasons)[number]

/** What is to be done by hand besides the steps: money that goes back and that no gateway brings. */
const queueViews = ['mine', 'myAreas', 'unassigned', 'overdue', 'asks', 'refunds', 'all', 'closed'] as const
export type QueueView = (typeof queueViews)[number]
const Counts = z.object({
  mine: z.int(),
  myAreas: z.int(),
  unassigned: z.int(),
  overdue: z.int(),
  /** somebody asked, and nobody has said yes or no */
  asks: z.int(),
  refunds: z.int(),
  all: z.int(),
  closed: z.int(),
})
export type QueueCounts = z.infer<typeof Counts>

/** The customer of a booking or a sale, as a line of the back office names them. */
export const DeskCustomer = z.object({ id: z.int(), name: z.string(), phone: z.string().nullable() })
export const Colleague = z.object({ subject: z.string(), name: z.string() })

/** One line of the work queue. */
export const QueueRow = z.object({
  id: z.int(),
  reference: z.string(),
  status: BookingStatus,
  /** deadline of the next step */
  due: Moment.nullable(),
  isOverdue: z.boolean(),
  /** when the present status began */
  since: Moment,
  created: Moment,
  vehicle: z.object({ id: z.int(), reference: z.string(), title: z.string(), plate: z.string().nullable(), picture: Picture.nullable() }),
  customer: DeskCustomer,
  area: Area.nullable(),
  sale: RecordName,
  assignee: Colleague.nullable(),
  price: z.int(),
  newPrice: z.int().nullable(),
  /** whole dirhams to refund by hand */
  toReturn: z.int(),
  /** the gateway does not settle the deposit by itself: see `/api/payments/stuck` */
  isPaymentStuck: z.boolean(),
  /** the customer asks for its end and waits for the word of the adviser */
  isCancelAsked: z.boolean(),
  /** something in it waits for the decision of this caller */
  isToDecide: z.boolean(),
  /** the first step available to this caller, null when it is another person's turn */
  nextAction: BookingAction.nullable(),
})
export type QueueRow = z.infer<typeof QueueRow>

export const desk = ['agent', 'expert', 'controller', 'manager', 'admin'] as const
export const reading = { roles: desk, errors: ['BadRequest', 'Unauthorized', 'Forbidden'] } as const
export const record = { roles: desk, errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'] } as const

export const filters = {
  view: z.enum(queueViews).default('all'),
  status: z.array(BookingStatus).max(bookingStatuses.length).optional(),
  /** storage area */
  area: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** subject of the person who looks after it */
  assignee: z.string().trim().max(64).optional(),
  /** reference, plate, name, phone, make and model */
  text: z.string().trim().max(80).optional(),
}
export type QueueFilters = z.infer<z.ZodObject<typeof filters>>

export const listVehicleBookings = defineEndpoint({
  ...reading,
  id: 'listVehicleBookings',
  method: 'GET',
  path: '/api/vehiclebookings',
  summary: 'Lists the work queue of the staff: overdue bookings first, then by deadline; closed ones the latest first',
  query: z.object({
    ...filters,
    page: z.coerce.number().int().min(1).max(maxPage).default(1),
    size: z.coerce.number().int().min(1).max(maxPageSize).default(25),
  }),
  output: paged(QueueRow).extend({ counts: Counts }),
})

export const countDecisions = defineEndpoint({
  ...reading,
  id: 'countDecisions',
  method: 'GET',
  path: '/api/vehiclebookings/decisions',
  summary: 'Counts the bookings in which something waits for the decision of the caller',
  output: z.object({ count: z.int() }),
})

export const exportVehicleBookings = defineEndpoint({
  ...reading,
  id: 'exportVehicleBookings',
  method: 'GET',
  path: '/api/vehiclebookings.csv',
  summary: 'Exports the whole queue as CSV (UTF-8 with byte order mark, semicolons)',
  query: z.object(filters),
  file: 'text/csv',
})

/** One entry of the money of a booking; whole dirhams. `Corrected` takes a wrong entry back. */
export const LedgerRow = z.object({
  id: z.int(),
  kind: z.enum([...ledgerKinds, 'Corrected']),
  amount: z.int(),
  reason: z.string().nullable(),
  method: PaymentMethod.nullable(),
  externalReference: z.string().nullable(),
  cheque: Cheque.nullable(),
  created: Moment,
  author: z.string().nullable(),
  /** the entry that this one takes back */
  corrects: z.int().nullable(),
  isCorrected: z.boolean(),
})
export type LedgerRow = z.infer<typeof LedgerRow>

export const Balance = z.object({
  price: z.int(),
  /** of the warranty pack, on top of the price */
  warranty: z.int(),
  total: z.int(),
  /** deposit and receipts, less what was returned */
  settled: z.int(),
  /** still to be paid; 0 for a booking that ended without a sale */
  open: z.int(),
  /** to refund by hand */
  toReturn: z.int(),
})
export type Balance = z.infer<typeof Balance>

export const CheckPart = z.object({
  id: z.int(),
  title: z.string(),
  titles: Localized,
  section: Localized,
  /** null until it has been checked */
  isFine: z.boolean().nullable(),
  comment: z.string().nullable(),
  checked: Moment.nullable(),
  author: z.string().nullable(),
})
export type CheckPart = z.infer<typeof CheckPart>

/** What one may do with the record now, and what not and why. */
export const Steps = z.object({
  allowed: z.array(BookingAction),
  blocked: z.array(z.object({ action: BookingAction, reason: z.enum(blockReasons), roles: z.array(z.string()) })),
})
export type Steps = z.infer<typeof Steps>

/** What the staff wrote about a sale: a note, or a contact with the customer. */
export const commentKinds = ['Note', 'Call', 'Email', 'Visit'] as const
export const Comment = z.object({ id: z.int(), kind: z.enum(commentKinds), body: z.string(), at: Moment, author: z.string() })
export type Comment = z.infer<typeof Comment>

/** What somebody asked of a second person, and what became of it; whole dirhams. */
export const Ask = z.object({
  id: z.int(),
  kind: z.enum(askKinds),
  amount: z.int(),
  method: PaymentMethod.nullable(),
  comment: z.string(),
  state: z.enum(askStates),
  asked: Moment,
  author: z.string().nullable(),
  decided: Moment.nullable(),
  decider: z.string().nullable(),
  remark: z.string().nullable(),
  /** the caller may say yes or no */
  mayDecide: z.boolean(),
})
export type Ask = z.infer<typeof Ask>

/** A correction of who buys. */
export const BuyerCorrection = z.object({
  id: z.int(),
  field: z.enum(correctable),
  before: z.string().nullable(),
  after: z.string().nullable(),
  at: Moment,
  author: z.string().nullable(),
  /** by the customer */
  isCustomer: z.boolean(),
})
export type BuyerCorrection = z.infer<typeof BuyerCorrection>

/** Everything of the record screen. */
export const BookingRecord = QueueRow.omit({ toReturn: true }).extend({
  origin: z.string(),
  language: z.enum(languages),
  listedPrice: z.int(),
  /** of the car: below it a price needs a manager */
  floorPrice: z.int().nullable(),
  advanceAmount: z.int(),
  holdUntil: Moment,
  paymentType: PaymentType.nullable(),
  paymentMethod: PaymentMethod.nullable(),
  loan: z.object({ advance: z.number(), months: z.int() }).nullable(),
  invoice: z.object({ number: z.string(), created: Moment }).nullable(),
  deliveryDate: Day.nullable(),
  delivery: z.object({ at: Moment, mileage: z.int(), signedBy: z.string() }).nullable(),
  /** a signature has been given and waits for the handing over, or belongs to it */
  signature: z.object({ signedBy: z.string() }).nullable(),
  recovery: z.object({ at: Moment, mileage: z.int() }).nullable(),
  /** the booking that was opened for the car taken instead, and the one whose car was given back for this */
  exchangedFor: Exchanged.nullable(),
  exchangeOf: Exchanged.nullable(),
  /** of a delivered car: until when and up to which mileage it may come back */
  exchange: z.object({ until: Moment, mileageLimit: z.int(), isOpen: z.boolean() }).nullable(),
  warrantyPack: WarrantyPack.nullable(),
  warrantyUntil: Day.nullable(),
  vehicle: QueueRow.shape.vehicle.extend({
    slug: z.string(),
    version: z.string().nullable(),
    status: z.string(),
    chassisNumber: z.string().nullable(),
    mileage: z.int().nullable(),
    releaseDate: Day.nullable(),
    isCertified: z.boolean(),
    price: z.int().nullable(),
  }),
  customer: QueueRow.shape.customer.extend({ email: z.string().nullable(), language: z.enum(languages), bookings: z.int() }),
  /** person or company as told at booking; empty once its owner has left */
  buyer: z.record(z.string(), z.unknown()),
  /** what was corrected about them, newest first */
  buyerChanges: z.array(BuyerCorrection),
  /** what the papers need of them and nobody has said yet */
  buyerMissing: z.array(z.enum(neededOfBuyer)),
  sale: QueueRow.shape.sale.extend({ status: SaleStatus, assigned: Moment.nullable() }),
  /** the way to the delivery; `at` is when it was reached */
  journey: z.array(z.object({ status: BookingStatus, at: Moment.nullable() })),
  /** newest first; the author is null for the system */
  timeline: z.array(
    z.object({
      id: z.int(),
      status: BookingStatus,
      comment: z.string().nullable(),
      price: z.int().nullable(),
      at: Moment,
      author: z.string().nullable(),
      isCustomer: z.boolean(),
      /** an answer of the customer that the author noted: how they gave it */
      way: z.enum(answerWays).nullable(),
    }),
  ),
  steps: Steps,
  /** what a second person decides or decided, newest first */
  asks: z.array(Ask),
  /** what the caller may do alone: the lowest price to propose, and the most to give back */
  alone: z.object({ price: z.int(), refund: z.int() }),
  /** the lowest price to which a manager says yes; below, an admin does */
  managerPrice: z.int(),
  ledger: z.array(LedgerRow),
  balance: Balance,
  documents: z.array(
    z.object({
      id: z.uuid(),
      type: z.enum(documentTypes),
      fileName: z.string(),
      status: z.enum(documentStatuses),
      version: z.int(),
      /** of a printed paper: the number that it bears */
      reference: z.string().nullable(),
      language: z.enum(languages).nullable(),
      size: z.int(),
      created: Moment,
      /** since when a newer document replaces it, such as a corrected invoice */
      superseded: Moment.nullable(),
      uri: siteAddress,
    }),
  ),
  messages: z.array(z.object({ id: z.int(), occasion: z.string(), channel: z.enum(['Email', 'Sms']), state: z.string(), at: Moment })),
  /** number of people on the waiting list */
  waiting: z.int(),
  checkParts: z.array(CheckPart),
  comments: z.array(Comment),
})
export type BookingRecord = z.infer<typeof BookingRecord>

export const getVehicleBooking = defineEndpoint({
  ...record,
  id: 'getVehicleBooking',
  method: 'GET',
  path: '/api/vehiclebookings/{id}',
  summary: 'Returns a booking for the staff of its area: customer, vehicle, history, available steps, money, documents, messages',
  params: z.object({ id: pathId }),
  output: BookingRecord,
})

/** Errors of every call that changes a record. */
export const changing = ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'] as const

/** A car that may be taken instead of a delivered one, with what becomes of the money; whole dirhams. */
export const ExchangeCar = z.object({
  id: z.int(),
  reference: z.string(),
  title: z.string(),
  year: z.int().nullable(),
  plate: z.string().nullable(),
  mileage: z.int().nullable(),
  price: z.int().nullable(),
  /** the car of the booking itself */
  isSame: z.boolean(),
  /** what would be carried to it, and the difference; null for a car that is not for sale */
  sums: z.object({ carried: z.int(), toPay: z.int(), toReturn: z.int() }).nullable(),
})
export type ExchangeCar = z.infer<typeof ExchangeCar>

export const listExchangeCars = defineEndpoint({
  ...record,
  id: 'listExchangeCars',
  method: 'GET',
  path: '/api/vehiclebookings/{id}/exchange',
  summary: 'Finds vehicles by reference, plate or chassis number in any notation, each with the difference to pay or refund',
  params: z.object({ id: pathId }),
  query: z.object({ q: z.string().trim().min(3).max(100) }),
  output: z.array(ExchangeCar),
  roles: staffOfAction('exchange'),
})

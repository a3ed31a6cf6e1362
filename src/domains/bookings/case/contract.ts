import { z } from 'zod'
import { call } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'
import { maxPage, maxPageSize, paged } from '#shared/paging.ts'
import { documentStatuses, documentTypes, Picture } from '../../documents/contract.ts'
import { bookingStatuses, paymentMethods, paymentTypes, saleStatuses } from '../contract.ts'

const BookingStatus = z.enum(bookingStatuses)
const SaleStatus = z.enum(saleStatuses)
const PaymentType = z.enum(paymentTypes)
const PaymentMethod = z.enum(paymentMethods)
const Moment = z.iso.datetime()
const Day = z.iso.date()
const rowId = z.int().min(1).max(2_147_483_647)
const pathId = z.coerce.number<string>().int().min(1).max(2_147_483_647)
const dirhams = z.int().min(1).max(100_000_000)
const kilometres = z.int().min(0).max(5_000_000)
const remark = z.string().trim().max(2000)

/** The steps that the staff take with a booking, in the order of the table. */
export const staffActions = [
  'accept',
  'reject',
  'proposePrice',
  'submitPaymentDetails',
  'bill',
  'control',
  'deliver',
  'recover',
  'cancel',
] as const
export type StaffAction = (typeof staffActions)[number]

/** Why a step of the table is not possible now: what is missing, or whose it is. */
export const blockReasons = [
  'OtherRole',
  'PriceMissing',
  'PaymentDetailsMissing',
  'PriceNotPaid',
  'CheckListOpen',
  'NotSigned',
  'ExchangeOver',
] as const
export type BlockReason = (typeof blockReasons)[number]

/** What is to be done by hand besides the steps: money that goes back and that no gateway brings. */
export const queueViews = ['mine', 'myAreas', 'unassigned', 'overdue', 'refunds', 'all', 'closed'] as const
export type QueueView = (typeof queueViews)[number]
const Counts = z.object({
  mine: z.int(),
  myAreas: z.int(),
  unassigned: z.int(),
  overdue: z.int(),
  refunds: z.int(),
  all: z.int(),
  closed: z.int(),
})
export type QueueCounts = z.infer<typeof Counts>

const Area = z.object({ id: z.int(), name: z.string(), nameAr: z.string() })
const Colleague = z.object({ subject: z.string(), name: z.string() })

/** One line of the work queue. */
export const QueueRow = z.object({
  id: z.int(),
  reference: z.string(),
  status: BookingStatus,
  /** by when somebody should have done the next step */
  due: Moment.nullable(),
  isOverdue: z.boolean(),
  /** when the present status began */
  since: Moment,
  created: Moment,
  vehicle: z.object({ id: z.int(), reference: z.string(), title: z.string(), plate: z.string().nullable(), picture: Picture.nullable() }),
  customer: z.object({ id: z.int(), name: z.string(), phone: z.string().nullable() }),
  area: Area.nullable(),
  sale: z.object({ id: z.int(), reference: z.string() }),
  assignee: Colleague.nullable(),
  price: z.int(),
  newPrice: z.int().nullable(),
  /** whole dirhams that somebody has to give back by hand */
  toReturn: z.int(),
  /** the first step of the table that this caller may take, null where others are awaited */
  nextAction: z.enum(staffActions).nullable(),
})
export type QueueRow = z.infer<typeof QueueRow>

const desk = ['agent', 'expert', 'controller', 'manager', 'admin'] as const
const reading = { roles: desk, errors: ['BadRequest', 'Unauthorized', 'Forbidden'] } as const
const record = { roles: desk, errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'] } as const

const filters = {
  view: z.enum(queueViews).default('all'),
  status: z.array(BookingStatus).max(bookingStatuses.length).optional(),
  /** storage area */
  area: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** subject of whoever looks after it */
  assignee: z.string().trim().max(64).optional(),
  /** reference, plate, name, phone, make and model */
  text: z.string().trim().max(80).optional(),
}
export type QueueFilters = z.infer<z.ZodObject<typeof filters>>

export const listBookings = call({
  ...reading,
  id: 'listBookings',
  method: 'GET',
  path: '/api/vehiclebookings',
  summary:
    'The work queue of the staff: what is overdue first, then by the moment by which it should be done. Closed ones: the latest first',
  query: z.object({
    ...filters,
    page: z.coerce.number().int().min(1).max(maxPage).default(1),
    size: z.coerce.number().int().min(1).max(maxPageSize).default(25),
  }),
  output: paged(QueueRow).extend({ counts: Counts }),
})

export const exportBookings = call({
  ...reading,
  id: 'exportBookings',
  method: 'GET',
  path: '/api/vehiclebookings.csv',
  summary: 'The same queue as a table for a spreadsheet (UTF-8 with mark, semicolons), whole',
  query: z.object(filters),
  file: 'text/csv',
})

/** One entry of the money of a booking; whole dirhams. `Corrected` takes a wrong entry back. */
export const ledgerKinds = ['Held', 'Counted', 'Paid', 'Returned', 'Corrected'] as const
export const LedgerRow = z.object({
  id: z.int(),
  kind: z.enum(ledgerKinds),
  amount: z.int(),
  reason: z.string().nullable(),
  method: PaymentMethod.nullable(),
  externalReference: z.string().nullable(),
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
  /** to be given back by hand */
  toReturn: z.int(),
})
export type Balance = z.infer<typeof Balance>

export const CheckPart = z.object({
  id: z.int(),
  titleFr: z.string(),
  titleAr: z.string(),
  sectionFr: z.string(),
  sectionAr: z.string(),
  /** null until it has been looked at */
  isFine: z.boolean().nullable(),
  comment: z.string().nullable(),
  checked: Moment.nullable(),
  author: z.string().nullable(),
})
export type CheckPart = z.infer<typeof CheckPart>

export const WarrantyPack = z.object({
  id: z.int(),
  nameFr: z.string(),
  nameAr: z.string(),
  descriptionFr: z.string(),
  descriptionAr: z.string(),
  months: z.int(),
  price: z.int(),
})
export type WarrantyPack = z.infer<typeof WarrantyPack>

/** What one may do with the record now, and what not and why. */
export const Steps = z.object({
  allowed: z.array(z.enum(staffActions)),
  blocked: z.array(z.object({ action: z.enum(staffActions), reason: z.enum(blockReasons), roles: z.array(z.string()) })),
})
export type Steps = z.infer<typeof Steps>

/** Everything of the record screen. */
export const BookingRecord = QueueRow.omit({ toReturn: true }).extend({
  origin: z.string(),
  language: z.enum(languages),
  listedPrice: z.int(),
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
  sale: QueueRow.shape.sale.extend({ status: SaleStatus, assigned: Moment.nullable() }),
  /** the way to the delivery; `at` is when it was reached */
  journey: z.array(z.object({ status: BookingStatus, at: Moment.nullable() })),
  /** newest first; the author is null for the house itself */
  timeline: z.array(
    z.object({
      id: z.int(),
      status: BookingStatus,
      comment: z.string().nullable(),
      price: z.int().nullable(),
      at: Moment,
      author: z.string().nullable(),
      isCustomer: z.boolean(),
    }),
  ),
  steps: Steps,
  ledger: z.array(LedgerRow),
  balance: Balance,
  documents: z.array(
    z.object({
      id: z.uuid(),
      type: z.enum(documentTypes),
      fileName: z.string(),
      status: z.enum(documentStatuses),
      version: z.int(),
      size: z.int(),
      created: Moment,
      uri: z.string(),
    }),
  ),
  messages: z.array(z.object({ id: z.int(), occasion: z.string(), channel: z.enum(['Email', 'Sms']), state: z.string(), at: Moment })),
  /** how many people wait behind this booking */
  waiting: z.int(),
  checkParts: z.array(CheckPart),
  comments: z.array(
    z.object({ id: z.int(), kind: z.enum(['Note', 'Call', 'Email', 'Visit']), body: z.string(), at: Moment, author: z.string() }),
  ),
})
export type BookingRecord = z.infer<typeof BookingRecord>

export const getBooking = call({
  ...record,
  id: 'getBooking',
  method: 'GET',
  path: '/api/vehiclebookings/{id}',
  summary:
    'Everything about a booking for the staff of its area: who, what, how it came so far, what may be done now, money, papers, messages',
  params: z.object({ id: pathId }),
  output: BookingRecord,
})

const changing = ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'] as const
const step = {
  method: 'POST',
  params: z.object({ id: pathId }),
  output: BookingRecord,
  errors: [...changing, 'TransitionNotAllowed'],
} as const
const optional = z.object({ comment: remark.optional() })
const explained = z.object({ comment: remark.min(1) })

export const acceptBooking = call({
  ...step,
  id: 'acceptBooking',
  path: '/api/vehiclebookings/{id}/accept',
  summary: 'The car is kept for its customer; the sale begins and has somebody who looks after it',
  body: optional,
  roles: ['agent', 'admin'],
})

export const rejectBooking = call({
  ...step,
  id: 'rejectBooking',
  path: '/api/vehiclebookings/{id}/reject',
  summary: 'No sale: the deposit goes back, the car is free again. The comment is for the customer too',
  body: explained,
  roles: ['agent', 'admin'],
})

export const proposePrice = call({
  ...step,
  id: 'proposePrice',
  path: '/api/vehiclebookings/{id}/proposePrice',
  summary: 'Proposes another price, which the customer accepts or refuses',
  body: z.object({ price: dirhams, comment: remark.optional() }),
  roles: ['agent', 'admin'],
})

export const submitPaymentDetails = call({
  ...step,
  id: 'submitPaymentDetails',
  path: '/api/vehiclebookings/{id}/submitPaymentDetails',
  summary: 'How the rest is paid, as the customer told; pro forma and purchase order follow',
  body: z
    .object({
      paymentType: PaymentType,
      paymentMethod: PaymentMethod,
      /** of a financed car: percent of the price paid at once, number of months */
      loanAdvance: z.number().min(0).max(99).optional(),
      loanMonths: z.int().min(1).max(120).optional(),
      comment: remark.optional(),
    })
    .refine(({ paymentType, loanMonths }) => paymentType === 'Direct' || loanMonths !== undefined, {
      path: ['loanMonths'],
      params: { reason: 'required' },
    }),
  roles: ['agent', 'admin'],
})

export const billBooking = call({
  ...step,
  id: 'billBooking',
  path: '/api/vehiclebookings/{id}/bill',
  summary: 'Makes the invoice, once the whole price is settled',
  body: optional,
  roles: ['controller', 'admin'],
  errors: [...step.errors, 'PriceNotPaid'],
})

export const controlBooking = call({
  ...step,
  id: 'controlBooking',
  path: '/api/vehiclebookings/{id}/control',
  summary: 'The car is ready to be handed over: every part of the check list is fine',
  body: optional,
  roles: ['expert', 'admin'],
  errors: [...step.errors, 'CheckListOpen'],
})

export const deliverBooking = call({
  ...step,
  id: 'deliverBooking',
  path: '/api/vehiclebookings/{id}/deliver',
  summary: 'The car is handed over: sold, the warranty and the exchange month begin. The customer has signed (signBooking)',
  body: z.object({ mileage: kilometres, comment: remark.optional() }),
  roles: ['agent', 'admin'],
  errors: [...step.errors, 'NotSigned'],
})

export const recoverBooking = call({
  ...step,
  id: 'recoverBooking',
  path: '/api/vehiclebookings/{id}/recover',
  summary: 'The car comes back within the exchange month and the mileage limit; the money is given back by hand',
  body: z.object({ mileage: kilometres, comment: remark.min(1) }),
  roles: ['manager', 'admin'],
  errors: [...step.errors, 'ExchangeOver'],
})

export const cancelBooking = call({
  ...step,
  id: 'cancelBooking',
  path: '/api/vehiclebookings/{id}/cancel',
  summary: 'The customer gives the booking up; the deposit follows the setting, the car is free again',
  body: explained,
  roles: ['agent', 'admin'],
})

export const addReceipt = call({
  id: 'addReceipt',
  method: 'POST',
  path: '/api/vehiclebookings/{id}/receipts',
  summary: 'Notes money of the customer. Not more than is open, and only while the booking waits for its invoice',
  params: z.object({ id: pathId }),
  body: z.object({ method: PaymentMethod, amount: dirhams, reference: z.string().trim().max(100).optional() }),
  output: BookingRecord,
  roles: ['agent', 'controller', 'manager', 'admin'],
  errors: [...changing, 'TransitionNotAllowed'],
})

export const takeReceiptBack = call({
  id: 'takeReceiptBack',
  method: 'POST',
  path: '/api/vehiclebookings/{id}/receipts/{receiptId}/takeback',
  summary: 'Takes a wrong receipt back by an entry against it, with the reason; once, and before the invoice',
  params: z.object({ id: pathId, receiptId: pathId }),
  body: z.object({ reason: remark.min(1).max(300) }),
  output: BookingRecord,
  roles: ['controller', 'manager', 'admin'],
  errors: [...changing, 'TransitionNotAllowed'],
})

export const addRefund = call({
  id: 'addRefund',
  method: 'POST',
  path: '/api/vehiclebookings/{id}/refunds',
  summary: 'Notes money that somebody gave back by hand; not more than is to be returned',
  params: z.object({ id: pathId }),
  body: z.object({ method: PaymentMethod, amount: dirhams, reference: z.string().trim().max(100).optional() }),
  output: BookingRecord,
  roles: ['controller', 'manager', 'admin'],
  errors: changing,
})

export const listCheckParts = call({
  ...record,
  id: 'listCheckParts',
  method: 'GET',
  path: '/api/vehiclebookings/{id}/checkparts',
  summary: 'The check list of a car before it is handed over, in its order',
  params: z.object({ id: pathId }),
  output: z.array(CheckPart),
})

export const updateCheckPart = call({
  id: 'updateCheckPart',
  method: 'PUT',
  path: '/api/vehiclebookings/{id}/checkparts/{partId}',
  summary: 'What was found at one point of the check list; a point that is not fine needs words. While the booking is Billed',
  params: z.object({ id: pathId, partId: pathId }),
  body: z
    .object({ isFine: z.boolean(), comment: remark.max(500).optional() })
    .refine(({ isFine, comment }) => isFine || comment, { path: ['comment'], params: { reason: 'required' } }),
  output: CheckPart,
  roles: ['expert', 'admin'],
  errors: [...changing, 'TransitionNotAllowed'],
})

/** Most bytes of a drawn signature. */
export const maxSignatureBytes = 200 * 1024

export const signBooking = call({
  id: 'signBooking',
  method: 'PUT',
  path: '/api/vehiclebookings/{id}/signature',
  summary: 'The signature of whoever takes the car, drawn on the tablet: a PNG in base64, at most 200 KB. While the booking is Controlled',
  params: z.object({ id: pathId }),
  body: z.object({
    signedBy: z.string().trim().min(1).max(120),
    png: z.string().min(1).max(400_000).meta({ description: 'base64, without the head of a data address' }),
  }),
  output: BookingRecord,
  roles: ['agent', 'admin'],
  errors: [...changing, 'TransitionNotAllowed', 'PayloadTooLarge', 'UnsupportedMediaType'],
})

export const planDelivery = call({
  id: 'planDelivery',
  method: 'PUT',
  path: '/api/vehiclebookings/{id}/delivery',
  summary: 'The day of the handing over and the warranty pack. The pack only before the invoice, the day until the car is handed over',
  params: z.object({ id: pathId }),
  body: z.object({ deliveryDate: Day.nullable(), warrantyPackId: rowId.nullable() }),
  output: BookingRecord,
  roles: ['agent', 'manager', 'admin'],
  errors: [...changing, 'TransitionNotAllowed'],
})

export const listWarrantyPacks = call({
  id: 'listWarrantyPacks',
  method: 'GET',
  path: '/api/warrantypacks',
  summary: 'The warranty packs that one may choose',
  output: z.array(WarrantyPack),
  roles: ['anyone'],
  errors: [],
})

/** One line of the list of sales. */
export const SaleRow = z.object({
  id: z.int(),
  reference: z.string(),
  status: SaleStatus,
  created: Moment,
  customer: z.object({ id: z.int(), name: z.string(), phone: z.string().nullable() }),
  area: Area.nullable(),
  assignee: Colleague.nullable(),
  assigned: Moment.nullable(),
  bookings: z.array(z.object({ id: z.int(), reference: z.string(), status: BookingStatus, title: z.string(), price: z.int() })),
})
export type SaleRow = z.infer<typeof SaleRow>

export const saleViews = ['mine', 'unassigned', 'open', 'closed'] as const
export type SaleView = (typeof saleViews)[number]

export const listSales = call({
  ...reading,
  id: 'listSales',
  method: 'GET',
  path: '/api/vehiclesales',
  summary: 'Sales with their bookings: the oldest that are open first, of the closed the latest',
  query: z.object({
    view: z.enum(saleViews).default('open'),
    area: filters.area,
    assignee: filters.assignee,
    text: filters.text,
    page: z.coerce.number().int().min(1).max(maxPage).default(1),
    size: z.coerce.number().int().min(1).max(maxPageSize).default(25),
  }),
  output: paged(SaleRow).extend({
    counts: z.object({ mine: z.int(), unassigned: z.int(), open: z.int(), closed: z.int() }),
  }),
})

export const SaleRecord = SaleRow.extend({
  timeline: z.array(
    z.object({ id: z.int(), status: SaleStatus, comment: z.string().nullable(), at: Moment, author: z.string().nullable() }),
  ),
  comments: BookingRecord.shape.comments,
  /** what this caller may do with it */
  allowed: z.array(z.enum(['assign', 'begin'])),
})
export type SaleRecord = z.infer<typeof SaleRecord>

export const getSale = call({
  ...record,
  id: 'getSale',
  method: 'GET',
  path: '/api/vehiclesales/{id}',
  summary: 'A sale with its bookings, what happened and what the staff wrote',
  params: z.object({ id: pathId }),
  output: SaleRecord,
})

export const listAssignees = call({
  ...reading,
  id: 'listAssignees',
  method: 'GET',
  path: '/api/vehiclesales/assignees',
  summary: 'Who can look after sales: agents and managers with the areas they are bound to (none: all)',
  output: z.array(Colleague.extend({ areas: z.array(z.int()) })),
})

export const assignSale = call({
  id: 'assignSale',
  method: 'POST',
  path: '/api/vehiclesales/{id}/assign',
  summary: 'Takes a sale that nobody has, or (managers) gives it to somebody',
  params: z.object({ id: pathId }),
  /** without a subject: to the caller */
  body: z.object({ subject: z.string().trim().min(1).max(64).optional(), comment: remark.optional() }),
  output: SaleRecord,
  roles: ['agent', 'manager', 'admin'],
  errors: [...changing, 'TransitionNotAllowed'],
})

export const assignSales = call({
  id: 'assignSales',
  method: 'POST',
  path: '/api/vehiclesales/assign',
  summary: 'Gives several sales to one colleague; each has its own result',
  body: z.object({ ids: z.array(rowId).min(1).max(100), subject: z.string().trim().min(1).max(64) }),
  output: z.object({
    results: z.array(z.object({ id: z.int(), code: z.enum(['Done', 'NotFound', 'TransitionNotAllowed', 'Forbidden']) })),
  }),
  roles: ['manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery'],
})

export const addSaleComment = call({
  id: 'addSaleComment',
  method: 'POST',
  path: '/api/vehiclesales/{id}/comments',
  summary: 'A note, or a contact with the customer: the first contact begins the sale',
  params: z.object({ id: pathId }),
  body: z.object({ kind: z.enum(['Note', 'Call', 'Email', 'Visit']), body: remark.min(1) }),
  output: SaleRecord,
  roles: desk,
  errors: changing,
})

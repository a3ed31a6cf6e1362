import { z } from 'zod'
import { VehicleStore } from '#domains/catalogue/vehicles/contract.ts'
import { CustomerName } from '#domains/customers/customers/contract.ts'
import { civilities, requestOrigins } from '#domains/customers/customers/rules.ts'
import { Localized } from '#shared/contract.ts'
import { e164 } from '#shared/phone.ts'
import { isCin, isIce, isPersonName, isRegistrationNumber, neededOfBuyer } from './rules.ts'
import { bookingStatuses, journeyLength, nextSteps, saleStatuses } from './status.ts'

/** Changes with every change of the terms beside the form (pack `bookings`, `terms`); stored with each booking. */
export const termsVersion = '2026-11-2'

export const paymentTypes = ['Direct', 'Financing'] as const
export type PaymentType = (typeof paymentTypes)[number]

/** What stands on a cheque besides number and amount. `isCertified`: the bank has blocked the amount; only who holds the cheque can say so. */
export const Cheque = z.object({ bank: z.string().trim().min(2).max(80), day: z.iso.date(), isCertified: z.boolean() })
export type Cheque = z.infer<typeof Cheque>

export const paymentMethods = ['Cash', 'Checks', 'CreditCard', 'BankTransfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/**
 * The money of a booking: held, counted in the price, a payment of the rest, on its way back, given back, kept by the house; an entry
 * that takes a wrong one back; what an exchange carried to the booking of the other car, and from that of the one given back.
 */
export const ledgerKinds = ['Held', 'Counted', 'Paid', 'Returning', 'Returned', 'Kept', 'Corrected', 'CarriedOut', 'CarriedIn'] as const
/** Why a deposit went back or stays: the reasons of payments, and a cancellation after the days within which it is always returned. */
export const ledgerReasons = ['HoldOver', 'CarGone', 'Rejected', 'Cancelled', 'Recovered', 'LateCancel'] as const

export const LedgerEntry = z.object({
  kind: z.enum(ledgerKinds),
  /** whole dirhams */
  amount: z.int(),
  reason: z.enum(ledgerReasons).nullable(),
  method: z.enum(paymentMethods).nullable(),
  created: z.iso.datetime(),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

/** Why a reservation failed (spec, section 8): 1 the payment, 2 the car, 3 the hours. */
export const ReservationFailure = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type ReservationFailure = z.infer<typeof ReservationFailure>

export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !/\p{Cc}/u.test(text), { params: { reason: 'invalid' } })
const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((text) => text || null)
const name = line(60)
  .min(1)
  .refine(isPersonName, { params: { reason: 'name' } })
const upper = (max: number) => line(max).transform((text) => text.replaceAll(/[\s.-]/g, '').toUpperCase())

/** What a customer may complete and correct alone, until the invoice: the papers need it. */
export const buyerDetails = {
  address: optionalLine(120),
  addressLine2: optionalLine(120),
  zip: optionalLine(5).refine((zip) => zip === null || /^\d{5}$/.test(zip), { params: { reason: 'zip' } }),
  /** one of the names of `/api/cities` */
  city: optionalLine(60),
  /** CIN of the person; of a company the representative's */
  idNumber: upper(12)
    .nullish()
    .transform((text) => text || null)
    .refine((text) => text === null || isCin(text), { params: { reason: 'cin' } }),
}
export type BuyerDetails = z.output<z.ZodObject<typeof buyerDetails>>

/**
 * Who buys. A company (civility `Société`) names itself, its ICE (the national number) and its number in the trade register; first and
 * last name are those of its representative. A person may add the number of the identity card, which the papers will need.
 */
export const Buyer = z
  .object({
    civility: z.enum(civilities),
    firstName: name,
    lastName: name,
    email: z.string().trim().toLowerCase().meta({ format: 'email', maxLength: 254 }).pipe(z.email().max(254)),
    phone: z
      .string()
      .trim()
      .max(40)
      .refine((text) => e164(text) !== null, { params: { reason: 'phone' } })
      .transform((text) => e164(text) ?? text),
    ...buyerDetails,
    companyName: optionalLine(120),
    ice: upper(20)
      .nullish()
      .transform((text) => text || null)
      .refine((text) => text === null || isIce(text), { params: { reason: 'ice' } }),
    /** number in the trade register (RC) */
    registrationNumber: upper(12)
      .nullish()
      .transform((text) => text || null)
      .refine((text) => text === null || isRegistrationNumber(text), { params: { reason: 'rc' } }),
  })
  .refine(({ civility, companyName }) => (civility === 'Société') === (companyName !== null), {
    path: ['companyName'],
    params: { reason: 'company' },
  })
  .refine(({ civility, ice }) => civility !== 'Société' || ice !== null, { path: ['ice'], params: { reason: 'required' } })
  .refine(({ civility, registrationNumber }) => civility !== 'Société' || registrationNumber !== null, {
    path: ['registrationNumber'],
    params: { reason: 'required' },
  })
export type Buyer = z.output<typeof Buyer>

export const terms = z.boolean().refine((accepted) => accepted, { params: { reason: 'consent' } })
/** The loan that the customer has in mind: percent of the price paid at once, number of months. */
export const Loan = z.object({ advance: z.number().min(0).max(90), months: z.int().min(1).max(120) })
export type Loan = z.output<typeof Loan>

export const byKey = z.object({ key: z.uuid() })

/** The car of a booking, as a line of a list names it. */
export const BookedVehicle = z.object({
  id: z.int(),
  reference: z.string(),
  title: z.string(),
  slug: z.string(),
  year: z.int().nullable(),
  /** hash of the first picture */
  picture: z.string().nullable(),
})
export type BookedVehicle = z.infer<typeof BookedVehicle>

/** The cancellation request of a customer; refused by the adviser with a remark, or undecided. */
export const CancelAsked = z.object({ asked: z.iso.datetime(), isRefused: z.boolean(), remark: z.string().nullable() })

/** The booking that an exchange joins to this one: its reference, make and model of its car. */
export const Exchanged = z.object({ id: z.int(), reference: z.string(), title: z.string() })

/**
 * What a cancellation by the customer means today. `freeUntil`: last day of the legal withdrawal period, null before a deposit is paid;
 * `needsReason`: `comment` is required; `returns`: whole dirhams of the deposit that go back, at the latest on `returnsBy`; `keeps`: whole
 * dirhams of it that stay with the seller.
 */
export const CancelTerms = z.object({
  freeUntil: z.iso.date().nullable(),
  needsReason: z.boolean(),
  returns: z.int(),
  returnsBy: z.iso.date(),
  keeps: z.int(),
})
export type CancelTerms = z.infer<typeof CancelTerms>

/** The call of the adviser that is due: by when, by the opening hours; `adviser`: first name, null until one is assigned. */
export const BookingCall = z.object({ by: z.iso.datetime().nullable(), adviser: z.string().nullable() })

/** A booking as anyone who holds its key sees it: nothing of the person. */
export const Outcome = z.object({
  key: z.uuid(),
  reference: z.string(),
  status: z.enum(bookingStatuses),
  failure: ReservationFailure.nullable(),
  vehicle: BookedVehicle,
  /** whole dirhams: agreed price, deposit, and what is left to pay */
  price: z.int(),
  deposit: z.int(),
  rest: z.int(),
  holdUntil: z.iso.datetime(),
  /** server time, for the countdown */
  now: z.iso.datetime(),
  paymentId: z.uuid().nullable(),
  /** the deposit can still be paid: the hold lasts and nothing has been paid */
  payable: z.boolean(),
  ledger: z.array(LedgerEntry),
  next: z.enum(nextSteps),
  /** steps that are done, of `journeyLength` */
  step: z.int().min(0).max(journeyLength),
  /** the customer can cancel: alone, or as `cancelAsks` states */
  cancellable: z.boolean(),
  /** more than the deposit was received: a cancellation request goes to the adviser, who decides */
  cancelAsks: z.boolean(),
  /** the store where the car is handed over; null for a car without one */
  store: VehicleStore.nullable(),
  /** null once it has taken place */
  call: BookingCall.nullable(),
  /** null where the customer cannot cancel */
  cancelTerms: CancelTerms.nullable(),
  /** the last cancellation request that was not withdrawn: undecided, or refused with this remark */
  cancelAsked: CancelAsked.nullable(),
  /** booked without an account: who holds the key answers for its customer after a code to the phone of the booking */
  isGuest: z.boolean(),
  /** proposed price without an answer yet; whole dirhams */
  newPrice: z.int().nullable(),
  /** until when the customer may object to an answer recorded by staff */
  objectUntil: z.iso.datetime().nullable(),
  /** buyer fields that the documents still need; requested before the payment details */
  missing: z.array(z.enum(neededOfBuyer)),
  /** the car was given back for another one, of that booking; and the other way round */
  exchangedFor: Exchanged.nullable(),
  exchangeOf: Exchanged.nullable(),
})
export type Outcome = z.infer<typeof Outcome>

export const WarrantyPack = z.object({
  id: z.int(),
  name: z.string(),
  names: Localized,
  description: z.string(),
  descriptions: Localized,
  months: z.int(),
  /** whole dirhams on top of the price; 0 for what every certified car brings */
  price: z.int(),
})
export type WarrantyPack = z.infer<typeof WarrantyPack>

/** A message sent about a booking. */
export const SentMessage = z.object({
  channel: z.enum(['Email', 'Sms']),
  /** what it was about: the last word of its key, such as `submitted` */
  about: z.string(),
  sent: z.iso.datetime(),
})

/** The month in which a car may come back: until when, and the kilometres that are left. */
export const Exchange = z.object({
  until: z.iso.date(),
  daysLeft: z.int(),
  kilometres: z.int(),
})
export type Exchange = z.infer<typeof Exchange>

/** A booking with the fields for its customer. */
/** A reference to another record, without its content. */
export const RecordName = z.object({ id: z.int(), reference: z.string() })

/** A point of the delivery check that was looked at; what was found is told at the handover, and stands in its paper. */
export const BookingCheckPart = z.object({
  deliveryCheckPartId: z.int(),
  deliveryCheckPart: z.object({ id: z.int(), title: z.string() }),
  vehicleBookingId: z.int(),
  vehicleBooking: RecordName,
})

export const CustomerBooking = Outcome.extend({
  id: z.int(),
  created: z.iso.datetime(),
  lastModified: z.iso.datetime(),
  isDeleted: z.literal(false),
  /** the same as `status` and `deposit`, under the names of the specification */
  lastStatus: z.enum(bookingStatuses),
  advanceAmount: z.int(),
  requestOrigin: z.enum(requestOrigins),
  vehicleId: z.int(),
  vehicleSaleId: z.int(),
  vehicleSale: RecordName,
  warrantyPackId: z.int().nullable(),
  checkParts: z.array(BookingCheckPart),
  /** whole dirhams, when it was booked */
  listedPrice: z.int(),
  paymentType: z.enum(paymentTypes).nullable(),
  paymentMethod: z.enum(paymentMethods).nullable(),
  loan: Loan.nullable(),
  warrantyPack: WarrantyPack.nullable(),
  warrantyUntil: z.iso.date().nullable(),
  deliveryDate: z.iso.date().nullable(),
  delivered: z.iso.datetime().nullable(),
  recovered: z.iso.datetime().nullable(),
  invoiceNumber: z.string().nullable(),
  statuses: z.array(z.object({ type: z.enum(bookingStatuses), price: z.int().nullable(), created: z.iso.datetime() })),
  /** what the caller may do now, by the names of the workflow */
  actions: z.array(z.string()),
  documents: z.int(),
  messages: z.array(SentMessage),
  exchange: Exchange.nullable(),
  /** full name of the assigned staff member; null until then */
  adviser: z.string().nullable(),
})
export type CustomerBooking = z.infer<typeof CustomerBooking>

export const CustomerSale = z.object({
  id: z.int(),
  reference: z.string(),
  status: z.enum(saleStatuses),
  /** the same as `status`, under the name of the specification */
  lastStatus: z.enum(saleStatuses),
  statuses: z.array(z.object({ type: z.enum(saleStatuses), created: z.iso.datetime() })),
  customerId: z.int(),
  customer: CustomerName,
  /** when a staff member took it over */
  assigned: z.iso.datetime().nullable(),
  /** number of published documents of its bookings */
  documents: z.int(),
  created: z.iso.datetime(),
  lastModified: z.iso.datetime(),
  isDeleted: z.literal(false),
  bookings: z.array(CustomerBooking),
})
export type CustomerSale = z.infer<typeof CustomerSale>

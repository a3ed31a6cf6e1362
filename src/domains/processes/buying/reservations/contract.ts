import { z } from 'zod'
import { VehicleId } from '#domains/catalogue/vehicles/contract.ts'
import { Buyer, Loan, ReservationFailure, terms } from '#domains/processes/buying/bookings/contract.ts'
import { maxCarsPerBooking } from '#domains/processes/buying/bookings/rules.ts'
import { defineEndpoint } from '#shared/contract.ts'

/** What a customer sends to reserve a car. */
export const ReservationInput = z.object({ buyer: Buyer, terms, loan: Loan.nullish().transform((loan) => loan ?? null) })
export type ReservationInput = z.output<typeof ReservationInput>

/** A car that is held for its payment. */
export const Hold = z.object({
  /** key that grants access to the booking and its payment */
  key: z.uuid(),
  reference: z.string(),
  paymentId: z.uuid(),
  holdUntil: z.iso.datetime(),
  /** whole dirhams */
  deposit: z.int(),
})
export type Hold = z.infer<typeof Hold>

export const byVehicle = z.object({ id: VehicleId })
const booking = {
  roles: ['anyone'],
  errors: [
    'BadRequest',
    'VehicleNotFound',
    'CarTaken',
    'BookingClosed',
    'DuplicateEnquiry',
    'CustomerInactive',
    'PhoneUnconfirmed',
    'TooManyRequests',
    'AntiForgery',
  ],
} as const

export const getBookingHours = defineEndpoint({
  id: 'getBookingHours',
  method: 'GET',
  path: '/api/bookings/hours',
  summary: 'Returns whether reservations are open, else when they open; the deposit and how long a vehicle is held for it',
  output: z.object({
    open: z.boolean(),
    /** the next opening; null while open, or when there is none */
    opens: z.iso.datetime().nullable(),
    now: z.iso.datetime(),
    /** minutes by which the clocks of Morocco are ahead of UTC now: browsers may know an older law */
    utcOffset: z.int(),
    /** whole dirhams */
    deposit: z.int(),
    holdMinutes: z.int(),
    /** days within which the deposit of a cancelled booking is always given back */
    refundDays: z.int(),
    /** without an account the phone is confirmed by a code before a car is held */
    phoneCode: z.boolean(),
    termsVersion: z.string(),
  }),
  roles: ['anyone'],
  errors: [],
})

export const bookVehicle = defineEndpoint({
  ...booking,
  id: 'bookVehicle',
  method: 'POST',
  path: '/api/vehicles/{id}/book',
  summary:
    'Holds a vehicle for the payment of its deposit. CarTaken is failure 2, BookingClosed failure 3 with the next opening in `opens`; both offer a place on the waiting list. Without an account the phone must be confirmed first by `/phonenumbers/send` and `/check` (PhoneUnconfirmed), unless the setting `booking.phoneCode` is off',
  params: byVehicle,
  body: ReservationInput,
  output: Hold,
})

/** What became of one car of several. */
export const BookedOne = z.object({
  vehicleId: z.int(),
  held: Hold.nullable(),
  /** why not */
  error: z.enum(['CarTaken', 'VehicleNotFound', 'DuplicateEnquiry', 'TooManyRequests']).nullable(),
  failure: ReservationFailure.nullable(),
})
export type BookedOne = z.infer<typeof BookedOne>

export const bookFavourites = defineEndpoint({
  id: 'bookFavourites',
  method: 'POST',
  path: '/api/customers/favourites/book',
  summary: `Holds several vehicles in one sale, at most ${maxCarsPerBooking}; each has its own result and deposit`,
  query: z.object({
    ids: z
      .array(VehicleId)
      .min(1)
      .max(maxCarsPerBooking)
      .refine((ids) => new Set(ids).size === ids.length, { params: { reason: 'repeated' } }),
  }),
  body: ReservationInput,
  output: z.array(BookedOne),
  roles: ['customer'],
  errors: ['BadRequest', 'BookingClosed', 'Unauthorized', 'CustomerInactive', 'TooManyRequests', 'AntiForgery'],
})

import { z } from 'zod'
import { defineEndpoint, Localized } from '#shared/contract.ts'
import { VehicleAd } from '../contract.ts'
import { refundWays } from '../values.ts'

const Moment = z.iso.datetime()
const rowId = z.coerce.number<string>().int().min(1).max(2_147_483_647)
const names = Localized.refine((given) => Object.values(given).every((name) => name.trim() !== '' && name.length <= 60), {
  params: { reason: 'required' },
})

/** A boost pack: a higher place in the search for a number of days, at a price in whole dirhams. */
export const BoostPack = z.object({
  id: z.int(),
  /** in the language of the caller */
  name: z.string(),
  names: Localized,
  /** whole dirhams */
  price: z.int(),
  boostInDays: z.int(),
})
export type BoostPack = z.infer<typeof BoostPack>

export const listBoostPacks = defineEndpoint({
  id: 'listBoostPacks',
  method: 'GET',
  path: '/api/vehicleads/boostpack',
  summary: 'Lists the boost packs on sale, the shortest first',
  output: z.array(BoostPack),
  roles: ['anyone'],
  errors: [],
})

const own = { roles: ['customer'], params: z.object({ id: rowId }) } as const
const reading = ['BadRequest', 'Unauthorized', 'Forbidden', 'CustomerInactive', 'NotFound'] as const

export const boostVehicleAd = defineEndpoint({
  ...own,
  id: 'boostVehicleAd',
  method: 'POST',
  path: '/api/vehicleads/{id}/boost',
  summary:
    'Starts the card payment of a boost pack for a published advert of the caller. Returns the open payment when one can still be paid. The days start when the bank confirms, after any days left',
  query: z.object({ boostPackId: rowId }),
  output: z.object({ id: z.int(), paymentId: z.uuid(), amount: z.int(), expires: Moment }),
  errors: [...reading, 'TransitionNotAllowed', 'TooManyRequests', 'PaymentsClosed', 'AntiForgery'],
})

export const refundVehicleAdBoost = defineEndpoint({
  ...own,
  id: 'refundVehicleAdBoost',
  method: 'POST',
  path: '/api/vehicleads/{id}/boost/refund',
  summary:
    'Refunds the unused days of a boost for an advert that is off sale. TransitionNotAllowed while it is published or will be republished automatically, or when no day is left',
  output: VehicleAd,
  errors: [...reading, 'TransitionNotAllowed', 'AntiForgery'],
})

/** A boost pack with the fields for staff. */
export const StaffBoostPack = BoostPack.extend({
  isDeactivated: z.boolean(),
  /** number of paid purchases */
  sold: z.int(),
})
export type StaffBoostPack = z.infer<typeof StaffBoostPack>

/** A boost pack as a manager edits it. Existing purchases keep their terms. */
export const BoostPackInput = z.object({
  names,
  price: z.int().min(1).max(100_000),
  boostInDays: z.int().min(1).max(365),
  isDeactivated: z.boolean().default(false),
})
export type BoostPackInput = z.output<typeof BoostPackInput>

export const listStaffBoostPacks = defineEndpoint({
  id: 'listStaffBoostPacks',
  method: 'GET',
  path: '/api/staff/boostpacks',
  summary: 'Lists all boost packs, including inactive ones',
  output: z.array(StaffBoostPack),
  roles: ['agent', 'controller', 'manager', 'admin'],
  errors: ['Unauthorized', 'Forbidden'],
})

const writing = { body: BoostPackInput, output: z.array(StaffBoostPack), roles: ['manager', 'admin'] } as const

export const addBoostPack = defineEndpoint({
  ...writing,
  id: 'addBoostPack',
  method: 'POST',
  path: '/api/staff/boostpacks',
  summary: 'Adds a boost pack',
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery'],
})

export const saveBoostPack = defineEndpoint({
  ...writing,
  id: 'saveBoostPack',
  method: 'PUT',
  path: '/api/staff/boostpacks/{id}',
  summary: 'Changes or deactivates a boost pack; existing purchases keep their terms',
  params: z.object({ id: rowId }),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

/** The refund of a boost for unused days. */
export const BoostRefund = z.object({
  id: z.int(),
  vehicleAdId: z.int(),
  reference: z.string(),
  billNumber: z.string(),
  seller: z.string(),
  /** whole dirhams: the amount paid and the amount refunded */
  price: z.int(),
  refund: z.int(),
  refundWay: z.enum(refundWays),
  due: Moment,
  /** order number at the gateway; identifies the payment in the merchant back office there */
  oid: z.string().nullable(),
  refunded: Moment.nullable(),
  refundReference: z.string().nullable(),
})
export type BoostRefund = z.infer<typeof BoostRefund>

const desk = { roles: ['controller', 'manager', 'admin'] } as const

export const listBoostRefunds = defineEndpoint({
  ...desk,
  id: 'listBoostRefunds',
  method: 'GET',
  path: '/api/staff/boosts/refunds',
  summary: 'Lists boost refunds for unused days: refunds to pay by hand first, the oldest first',
  output: z.array(BoostRefund),
  errors: ['Unauthorized', 'Forbidden'],
})

export const noteBoostRefund = defineEndpoint({
  ...desk,
  id: 'noteBoostRefund',
  method: 'POST',
  path: '/api/staff/boosts/{id}/refund',
  summary: 'Records that a boost refund was paid by hand, with its reference',
  params: z.object({ id: rowId }),
  body: z.object({ reference: z.string().trim().min(3).max(60) }),
  output: z.array(BoostRefund),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

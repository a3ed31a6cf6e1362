import { z } from 'zod'
import { defineEndpoint, Localized } from '#shared/contract.ts'
import { VehicleAd } from '../contract.ts'
import { refundWays } from './values.ts'

const Moment = z.iso.datetime()
const rowId = z.coerce.number<string>().int().min(1).max(2_147_483_647)
const names = Localized.refine((given) => Object.values(given).every((name) => name.trim() !== '' && name.length <= 60), {
  params: { reason: 'required' },
})

/** What a seller may buy to stand higher: so many days for so many dirhams. */
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
  summary: 'The packs by which an advert stands higher for some days, the shortest first',
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
    'Begins to buy a pack for a published advert of the caller: a payment by card, by its key as any other. Asked again while it can be paid it is the same one. The days count once the bank said yes, after those that are left',
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
    'Gives back what was paid for days that were not served, of an advert that is not on sale any more. TransitionNotAllowed while it is published or comes back by itself, or when no day is left',
  output: VehicleAd,
  errors: [...reading, 'TransitionNotAllowed', 'AntiForgery'],
})

/** A pack as the staff keep it. */
export const StaffBoostPack = BoostPack.extend({
  isDeactivated: z.boolean(),
  /** how often it was paid */
  sold: z.int(),
})
export type StaffBoostPack = z.infer<typeof StaffBoostPack>

/** A pack as a manager writes it. What was bought stays as it was agreed. */
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
  summary: 'All packs, those out of use too',
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
  summary: 'Adds a pack',
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery'],
})

export const saveBoostPack = defineEndpoint({
  ...writing,
  id: 'saveBoostPack',
  method: 'PUT',
  path: '/api/staff/boostpacks/{id}',
  summary: 'Changes a pack, or takes it out of use; what was bought stays as it was agreed',
  params: z.object({ id: rowId }),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

/** What goes back of a boost, for days that were not served. */
export const BoostRefund = z.object({
  id: z.int(),
  vehicleAdId: z.int(),
  reference: z.string(),
  billNumber: z.string(),
  seller: z.string(),
  /** whole dirhams: what was paid, and what goes back */
  price: z.int(),
  refund: z.int(),
  refundWay: z.enum(refundWays),
  due: Moment,
  /** order number at the gateway: by it the payment is found in the merchant's pages there */
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
  summary: 'What goes back for days of boosts that were not served: first what is to be given back by hand, the oldest first',
  output: z.array(BoostRefund),
  errors: ['Unauthorized', 'Forbidden'],
})

export const noteBoostRefund = defineEndpoint({
  ...desk,
  id: 'noteBoostRefund',
  method: 'POST',
  path: '/api/staff/boosts/{id}/refund',
  summary: 'Notes that the part of a price was given back by hand, with the reference of it',
  params: z.object({ id: rowId }),
  body: z.object({ reference: z.string().trim().min(3).max(60) }),
  output: z.array(BoostRefund),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

import { z } from 'zod'
import { Day, VehicleCard, VehicleId } from '#domains/catalogue/vehicles/contract.ts'
import { CustomerName } from '#domains/customers/customers/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { accountLimit, deviceLimit, favouriteStates } from './rules.ts'

const maxPrice = 2_147_483_647
const Price = z.int().min(1).max(maxPrice)

/** "Tell me at this price or less", in whole dirhams; once told, the day and the price of that day. */
export const PriceAlert = z.object({ below: z.int(), toldOn: Day.nullable(), toldPrice: z.int().nullable() })
export type PriceAlert = z.infer<typeof PriceAlert>

/** A car kept in an account. `vehicle` is null once the car is sold or withdrawn: its name and price at saving remain. */
export const Favourite = z.object({
  id: z.int(),
  vehicleId: z.int(),
  customerId: z.int(),
  customer: CustomerName,
  created: z.iso.datetime(),
  title: z.string(),
  slug: z.string(),
  /** whole dirhams; null when the price was hidden */
  savedPrice: z.int().nullable(),
  /** the day in Morocco */
  savedOn: Day,
  savedAt: z.iso.datetime(),
  state: z.enum(favouriteStates),
  vehicle: VehicleCard.nullable(),
  alert: PriceAlert.nullable(),
})
export type Favourite = z.infer<typeof Favourite>

/** What a device remembers of the day of saving; without it the car is saved now, at its price of now. */
const Saving = z.object({
  price: Price.nullable().optional(),
  savedAt: z.iso.datetime().optional(),
  /** puts back the price alert of a favourite that was removed a moment ago */
  below: Price.optional(),
})

const byVehicle = z.object({ id: VehicleId })
const byToken = z.object({ token: z.uuid() })

export const listFavourites = defineEndpoint({
  id: 'listFavourites',
  method: 'GET',
  path: '/api/customers/favourites',
  summary: 'Lists the favourites of the caller, the last saved first',
  output: z.array(Favourite),
  roles: ['customer'],
  errors: ['Unauthorized', 'CustomerInactive'],
})

export const mergeFavourites = defineEndpoint({
  id: 'mergeFavourites',
  method: 'POST',
  path: '/api/customers/favourites',
  summary: `Merges favourites stored on a device; an existing one keeps the earlier date. At most ${accountLimit} in all`,
  body: z.object({ cars: z.array(Saving.extend({ id: z.int().min(1).max(maxPrice) })).max(deviceLimit) }),
  output: z.object({
    favourites: z.array(Favourite),
    /** ids that were not taken: never on sale with us, or no room left */
    left: z.array(z.int()),
  }),
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'CustomerInactive', 'AntiForgery'],
})

export const addFavourite = defineEndpoint({
  id: 'addFavourite',
  method: 'POST',
  path: '/api/vehicles/{id}/favourites',
  summary: 'Saves a vehicle as a favourite. Idempotent',
  params: byVehicle,
  body: Saving.nullish(),
  roles: ['customer'],
  errors: ['BadRequest', 'VehicleNotFound', 'FavouritesFull', 'Unauthorized', 'CustomerInactive', 'AntiForgery'],
})

export const removeFavourite = defineEndpoint({
  id: 'removeFavourite',
  method: 'DELETE',
  path: '/api/vehicles/{id}/favourites',
  summary: 'Removes a favourite and its price alert. Idempotent',
  params: byVehicle,
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'CustomerInactive', 'AntiForgery'],
})

export const setPriceAlert = defineEndpoint({
  id: 'setPriceAlert',
  method: 'PUT',
  path: '/api/vehicles/{id}/favourites/alert',
  summary: 'Sets a price alert for a vehicle at or below an amount and saves the vehicle; replaces the previous amount',
  params: byVehicle,
  body: z.object({ below: Price }),
  output: PriceAlert.extend({
    /** false: the message waits until the address of the account is confirmed */
    emailVerified: z.boolean(),
  }),
  roles: ['customer'],
  errors: ['BadRequest', 'VehicleNotFound', 'FavouritesFull', 'Gone', 'Unauthorized', 'CustomerInactive', 'AntiForgery'],
})

export const removePriceAlert = defineEndpoint({
  id: 'removePriceAlert',
  method: 'DELETE',
  path: '/api/vehicles/{id}/favourites/alert',
  summary: 'Removes the price alert of a favourite. Idempotent',
  params: byVehicle,
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'CustomerInactive', 'AntiForgery'],
})

export const stopPriceAlert = defineEndpoint({
  id: 'stopPriceAlert',
  method: 'POST',
  path: '/api/favourites/alerts/{token}/stop',
  summary: 'Stops a price alert by the token of its message, or all price-drop messages (`all`), without signing in. Idempotent',
  params: byToken,
  output: z.object({ title: z.string(), all: z.boolean() }),
  roles: ['anyone'],
  skipCsrf: true,
  errors: ['BadRequest', 'NotFound'],
})

import { z } from 'zod'
import { Day, fieldShape, maxId, RowId, VehicleStatus } from '#domains/catalogue/vehicles/contract.ts'
import { formFields } from '#domains/catalogue/vehicles/fields.ts'
import { PriceBasis } from '#domains/catalogue/vehicles/market/contract.ts'
import { priceDoubts } from '#domains/catalogue/vehicles/market/rules.ts'
import { vehicleStatuses } from '#domains/catalogue/vehicles/status.ts'
import { DocumentInfo, DocumentSpec } from '#domains/foundation/documents/contract.ts'
import { BodyStyle } from '#domains/foundation/reference/contract.ts'
import { maxModelName } from '#domains/foundation/reference/rules.ts'
import { defineEndpoint, Localized } from '#shared/contract.ts'
import { maxPage, maxPageSize, paged } from '#shared/paging.ts'
import { priceChangeStates } from './prices/values.ts'
import { Task } from './tasks/contract.ts'
import { stockActions } from './values.ts'

const area = z.object({ id: z.int(), name: z.string(), names: Localized })

/** What the form of the card holds: the fields of the spec's Vehicle that a person enters. Empty ones are null. */
export const StockFields = z.object({
  ...fieldShape(formFields, 'form'),
  /** ids of the equipment */
  features: z.array(RowId).max(200),
})
export type StockFields = z.infer<typeof StockFields>

/** A row of the stock. */
export const StockRow = z.object({
  id: z.int(),
  reference: z.string(),
  brand: z.string(),
  model: z.string(),
  version: z.string().nullable(),
  releaseDate: Day.nullable(),
  mileage: z.int().nullable(),
  price: z.int().nullable(),
  oldPrice: z.int().nullable(),
  lastStatus: VehicleStatus,
  registrationNumber: z.string().nullable(),
  storageArea: area.nullable(),
  /** where it is on its way to */
  transferArea: area.nullable(),
  city: z.string().nullable(),
  cityNames: Localized.nullable(),
  bodyStyle: BodyStyle.nullable(),
  pictureCount: z.int(),
  /** the first picture; `hash` is public only while the vehicle is */
  picture: z.object({ id: z.uuid(), type: z.string(), hash: z.string() }).nullable(),
  isPublic: z.boolean(),
  isPromoted: z.boolean(),
  isFeatured: z.boolean(),
  isArchived: z.boolean(),
  /** a new price waits for a second person */
  hasOpenPrice: z.boolean(),
  openTasks: z.int(),
  lastModified: z.string(),
})
export type StockRow = z.infer<typeof StockRow>

/** A line of the history: a status change or a price change. `by` is a name, null for the system. */
export const StockEvent = z.object({
  kind: z.enum(['status', 'price']),
  type: VehicleStatus,
  comment: z.string().nullable(),
  price: z.int().nullable(),
  oldPrice: z.int().nullable(),
  at: z.string(),
  by: z.string().nullable(),
})
export type StockEvent = z.infer<typeof StockEvent>

export const Transfer = z.object({
  id: z.int(),
  from: area.nullable(),
  to: area,
  comment: z.string().nullable(),
  sent: z.string(),
  sentBy: z.string().nullable(),
  received: z.string().nullable(),
  receivedBy: z.string().nullable(),
})
export type Transfer = z.infer<typeof Transfer>

/** What the table of the statuses says of an action now. `reason`: why not; `missing`: names of what it still needs. */
export const StockMove = z.object({
  action: z.enum(stockActions),
  to: VehicleStatus,
  reason: z.enum(['status', 'advert', 'role', 'area', 'missing']).nullable(),
  missing: z.array(z.string()),
})
export type StockMove = z.infer<typeof StockMove>

/** A new price that is not in effect: it waits for a second person, or can be taken back for some seconds. */
export const PriceChange = z.object({
  id: z.int(),
  price: z.int(),
  was: z.int().nullable(),
  state: z.enum(priceChangeStates),
  doubts: z.array(z.enum(priceDoubts)),
  asked: z.string(),
  /** name of the requester; null for a stock file */
  by: z.string().nullable(),
  isOwn: z.boolean(),
  mayDecide: z.boolean(),
})
export type PriceChange = z.infer<typeof PriceChange>

/** The whole card for staff. */
export const StockCard = z.object({
  id: z.int(),
  reference: z.string(),
  slug: z.string(),
  brand: z.string(),
  model: z.string(),
  lastStatus: VehicleStatus,
  isPublic: z.boolean(),
  /** changes whenever a field of the form does: a form filled for another revision is not saved over it */
  revision: z.string(),
  fields: StockFields.extend({ origin: z.string().nullable() }),
  price: z.int().nullable(),
  oldPrice: z.int().nullable(),
  /** below it advisers sell with a manager's yes alone */
  floorPrice: z.int().nullable(),
  priceUpdateDate: Day.nullable(),
  pricePosition: z.int().nullable(),
  isPriceDoubtful: z.boolean(),
  /** the former price that visitors see beside the present one: as the history proves it, else null */
  formerPrice: z.int().nullable(),
  /** with the days since publication or, before, entry; null for callers who set no prices */
  priceBasis: PriceBasis.extend({ days: z.int() }).nullable(),
  priceChange: PriceChange.nullable(),
  isCertified: z.boolean(),
  isPromoted: z.boolean(),
  isFeatured: z.boolean(),
  isArchived: z.boolean(),
  hasPublicExpertiseSheet: z.boolean(),
  storageArea: area.nullable(),
  transferArea: area.nullable(),
  transferDate: Day.nullable(),
  /** expected day of arrival of a car that stays on the site while it moves */
  arrivesOn: Day.nullable(),
  /** gallery order */
  pictures: z.array(DocumentInfo),
  minPictures: z.int(),
  tasks: z.array(Task),
  /** the newest first */
  history: z.array(StockEvent),
  transfers: z.array(Transfer),
  moves: z.array(StockMove),
  /** what the caller may change */
  may: z.object({ edit: z.boolean(), price: z.boolean(), switches: z.boolean() }),
  created: z.string(),
  createdBy: z.string().nullable(),
  lastModified: z.string(),
  lastModifiedBy: z.string().nullable(),
})
export type StockCard = z.infer<typeof StockCard>

const flag = z.enum(['true', 'false']).transform((given) => given === 'true')
const Filters = z.object({
  status: z.array(VehicleStatus).max(vehicleStatuses.length).optional(),
  storageAreaId: z.array(z.coerce.number<string>().int().min(1).max(maxId)).max(50).optional(),
  brandId: z.array(z.coerce.number<string>().int().min(1).max(maxId)).max(50).optional(),
  /** words of make, model and version, or a reference, plate or chassis number */
  q: z.string().max(100).optional(),
  archived: flag.optional(),
  /** only cars whose new price waits for a second person */
  openPrice: flag.optional(),
  sort: z.enum(['modified', 'created', 'price', 'mileage', 'reference']).default('modified'),
  direction: z.enum(['asc', 'desc']).default('desc'),
})
export type StockFilters = z.infer<typeof Filters>

const readers = { roles: ['agent', 'expert', 'controller', 'manager', 'admin'] } as const
const keepers = { roles: ['agent', 'manager', 'admin'] } as const
export const managers = { roles: ['manager', 'admin'] } as const
export const dirhams = z.int().min(1).max(100_000_000)
const byId = z.object({ id: z.coerce.number<string>().int().min(1).max(maxId) })
export const common = ['BadRequest', 'Unauthorized', 'Forbidden'] as const
export const changing = [...common, 'AntiForgery', 'VehicleNotFound'] as const

export const listStock = defineEndpoint({
  ...readers,
  id: 'listStock',
  method: 'GET',
  path: '/api/staff/vehicles',
  summary: 'Lists the vehicles in the areas of the caller, with counts by status',
  query: Filters.extend({
    page: z.coerce.number<string>().int().min(1).max(maxPage).default(1),
    size: z.coerce.number<string>().int().min(1).max(maxPageSize).default(20),
  }),
  output: paged(StockRow).extend({
    /** vehicles by status under the other filters */
    counts: z.record(VehicleStatus, z.int()),
  }),
  errors: [...common],
})

export const getStock = defineEndpoint({
  ...readers,
  id: 'getStock',
  method: 'GET',
  path: '/api/staff/vehicles/{id}',
  summary: 'Returns a stock vehicle with all fields, its history and available actions',
  params: byId,
  output: StockCard,
  errors: [...common, 'VehicleNotFound'],
})

export const addStock = defineEndpoint({
  ...keepers,
  id: 'addStock',
  method: 'POST',
  path: '/api/staff/vehicles',
  summary: 'Creates a vehicle as a draft',
  body: StockFields,
  output: StockCard,
  errors: [...common, 'AntiForgery'],
})

export const saveStock = defineEndpoint({
  ...keepers,
  id: 'saveStock',
  method: 'PUT',
  path: '/api/staff/vehicles/{id}',
  summary: 'Saves the fields of a vehicle if `revision` is still current',
  params: byId,
  body: z.object({ revision: z.string().min(1).max(64), fields: StockFields }),
  output: StockCard,
  errors: [...changing, 'EditConflict'],
})

export const floorStock = defineEndpoint({
  ...managers,
  id: 'floorStock',
  method: 'PUT',
  path: '/api/staff/vehicles/{id}/floorprice',
  summary: 'Sets or removes the floor price, below which advisers need manager approval',
  params: byId,
  body: z.object({ floorPrice: dirhams.nullable() }),
  output: StockCard,
  errors: [...changing],
})

const StockSwitches = z.object({
  isPromoted: z.boolean().optional(),
  isFeatured: z.boolean().optional(),
  isCertified: z.boolean().optional(),
  isArchived: z.boolean().optional(),
})
export type StockSwitches = z.infer<typeof StockSwitches>

export const switchStock = defineEndpoint({
  ...managers,
  id: 'switchStock',
  method: 'PUT',
  path: '/api/staff/vehicles/{id}/switches',
  summary:
    'Promotes (with a proven former price), features (not above the market) or archives a vehicle, or reverts that. A certification can only be removed',
  params: byId,
  body: StockSwitches,
  output: StockCard,
  errors: [...changing, 'VehicleTaken'],
})

export const moveStock = defineEndpoint({
  ...keepers,
  id: 'moveStock',
  method: 'POST',
  path: '/api/staff/vehicles/{id}/move',
  summary:
    'Moves a vehicle to its next status. A transfer needs a destination and, for a published vehicle, the arrival day; withdrawing from the site needs a comment',
  params: byId,
  body: z.object({
    action: z.enum(stockActions),
    comment: z.string().trim().max(500).nullable().optional(),
    storageAreaId: RowId.optional(),
    /** required for the transfer of a published car: from today on, at most 60 days ahead */
    arrivesOn: z.iso.date().optional(),
  }),
  output: StockCard,
  errors: [...changing, 'TransitionNotAllowed'],
})

export const arrangePictures = defineEndpoint({
  ...keepers,
  id: 'arrangePictures',
  method: 'PUT',
  path: '/api/staff/vehicles/{id}/pictures',
  summary: 'Reorders all pictures of a vehicle and sets the angle of each',
  params: byId,
  body: z.object({ pictures: z.array(z.object({ id: z.uuid(), spec: DocumentSpec })).max(200) }),
  output: StockCard,
  errors: [...changing, 'EditConflict'],
})

const name = z.string().trim().min(1).max(maxModelName)

export const listModel = defineEndpoint({
  id: 'listModel',
  method: 'PUT',
  path: '/api/staff/vehicles/{id}/model',
  summary:
    'Assigns a listed model to a vehicle whose seller typed make or model. `adds` adds missing names to the list for everybody; without it they fail with `unlisted`. VehicleNotFound when the model is already listed',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  body: z.object({ brand: name, model: name, adds: z.boolean() }),
  output: z.object({ brandId: z.int(), modelId: z.int() }),
  roles: ['agent', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'VehicleNotFound', 'AntiForgery'],
})

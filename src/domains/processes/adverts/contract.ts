import { z } from 'zod'
import { leastKm, mostKm } from '#domains/catalogue/market/values.ts'
import { TypedDescription } from '#domains/catalogue/vehicles/contract.ts'
import { colors, fuelTypes, gearTypes, registrationTypes } from '#domains/catalogue/vehicles/rules.ts'
import { vehicleStatuses } from '#domains/catalogue/vehicles/status.ts'
import { CustomerName } from '#domains/customers/customers/contract.ts'
import { DocumentInfo, DocumentType } from '#domains/foundation/documents/contract.ts'
import { bodyStyles, unlistedParts } from '#domains/foundation/reference/rules.ts'
import { RecordName } from '#domains/processes/buying/bookings/contract.ts'
import { defineEndpoint, PartlyLocalized } from '#shared/contract.ts'
import { maxPage, maxPageSize, paged } from '#shared/paging.ts'
import { adStatuses } from './status.ts'
import { adParts, adReasons, soldAnswers } from './values.ts'

const Moment = z.iso.datetime()
const rowId = z.int().min(1).max(2_147_483_647)
const pathId = z.coerce.number<string>().int().min(1).max(2_147_483_647)
const maxPrice = 100_000_000
const word = (max: number) => z.string().trim().min(1).max(max)

/** The vehicle of an advert as its seller entered it. `isShown`: visible to visitors; `slug`: its page. */
export const AdVehicle = z.object({
  id: z.int(),
  brand: z.string(),
  model: z.string(),
  /** make or model that the seller typed because the list lacks it; not public until staff choose a listed one */
  unlisted: z.enum(unlistedParts).nullable(),
  version: z.string().nullable(),
  releaseDate: z.iso.date().nullable(),
  /** kilometres */
  mileage: z.int().nullable(),
  fuelType: z.enum(fuelTypes).nullable(),
  gearType: z.enum(gearTypes).nullable(),
  bodyStyle: z.enum(bodyStyles).nullable(),
  color: z.enum(colors).nullable(),
  doors: z.int().nullable(),
  seats: z.int().nullable(),
  fiscalPower: z.int().nullable(),
  isFirstHand: z.boolean().nullable(),
  registrationNumber: z.string().nullable(),
  registrationType: z.enum(registrationTypes),
  chassisNumber: z.string().nullable(),
  city: z.string().nullable(),
  /** whole dirhams */
  price: z.int().nullable(),
  oldPrice: z.int().nullable(),
  lastStatus: z.enum(vehicleStatuses),
  isShown: z.boolean(),
  slug: z.string(),
})

/** A status change of an advert; `comment`: the text of a refusal or an appeal. */
export const AdStep = z.object({
  type: z.enum(adStatuses),
  comment: z.string().nullable(),
  created: Moment,
  vehicleAdId: z.int(),
  vehicleAd: RecordName,
})

/** The comment of the staff on a refusal. */
export const AdComment = z.object({ title: z.string(), body: z.string(), vehicleAdId: z.int() })
/** A reason for refusal and the part of the advert that the seller corrects. */
export const AdRefusal = z.object({ code: z.enum(adReasons), field: z.enum(adParts).nullable() })

/** A boost bought for an advert, with the refunded amount. Amounts are whole dirhams. */
export const AdBoost = z.object({
  id: z.int(),
  name: z.string(),
  price: z.int(),
  days: z.int(),
  billNumber: z.string(),
  paid: Moment,
  /** when all its days were used or refunded */
  ended: Moment.nullable(),
  refund: z.int().nullable(),
  refunded: Moment.nullable(),
})

/** A boost pack as bought. */
export const BoughtPack = z.object({ id: z.int(), name: z.string(), price: z.int(), boostInDays: z.int() })
/** Paid days left: `until` while they run, null while paused because the vehicle is off sale. */
export const BoostLeft = z.object({
  until: Moment.nullable(),
  secondsLeft: z.int(),
  /** whole dirhams refunded if the advert leaves the search now */
  refund: z.int(),
})

/** An advert with the fields for its seller. */
export const VehicleAd = z.object({
  id: z.int(),
  reference: z.string(),
  customer: CustomerName,
  customerId: z.int(),
  disposedVehicle: AdVehicle,
  disposedVehicleId: z.int(),
  lastStatus: z.enum(adStatuses),
  statuses: z.array(AdStep),
  technicalExpertises: z.array(RecordName),
  /** page views, at most one a visitor and day: total and last seven days */
  views: z.int(),
  viewsOfWeek: z.int(),
  comments: z.array(AdComment),
  documents: z.array(DocumentInfo),
  /** in the language of the caller, else in the available language */
  description: z.string().nullable(),
  descriptions: PartlyLocalized,
  reasons: z.array(AdRefusal),
  /** when staff requested a correction: the only editable parts until it is resubmitted; null: everything is editable */
  mends: z.array(z.enum(adParts)).nullable(),
  /** names of the request fields still required before submission */
  missing: z.array(z.string()),
  /** whether the seller can still appeal; one appeal for each refusal */
  mayAppeal: z.boolean(),
  /** deadline of the review */
  due: Moment.nullable(),
  /** end of publication; the advert is then deactivated and can be republished */
  visibleUntil: Moment.nullable(),
  /** the latest boost pack that has not ended */
  boostPack: BoughtPack.nullable(),
  boostPackId: z.int().nullable(),
  boost: BoostLeft.nullable(),
  boosts: z.array(AdBoost),
  /** answer of the seller on taking the advert offline, and the sale price in whole dirhams; null without an answer */
  sold: z.enum(soldAnswers).nullable(),
  soldPrice: z.int().nullable(),
  /** a new price under review; until it is approved `disposedVehicle.price` is public */
  wishedPrice: z.int().nullable(),
  /** the price of the last review; null before the first */
  approvedPrice: z.int().nullable(),
  /** buyers who revealed the number can also write by WhatsApp */
  isOnWhatsApp: z.boolean(),
  /** visitors can reveal the number of the seller; otherwise they send a message */
  showsPhone: z.boolean(),
  created: Moment,
  lastModified: Moment,
})
export type VehicleAd = z.infer<typeof VehicleAd>

/** The fields of an advert; omitted fields stay unchanged, null clears a field. */
export const AdInput = z.object({
  /** of an existing advert; without it a new advert is created, which needs brand and model */
  id: rowId.optional(),
  disposedVehicle: z
    .object({
      brand: word(60),
      model: word(60),
      /** make or model typed because the list lacks it */
      unlisted: z.enum(unlistedParts).nullable(),
      version: word(120).nullable(),
      releaseDate: z.iso.date().nullable(),
      mileage: z.int().min(leastKm).max(mostKm).nullable(),
      fuelType: z.enum(fuelTypes).nullable(),
      gearType: z.enum(gearTypes).nullable(),
      bodyStyle: z.enum(bodyStyles).nullable(),
      color: z.enum(colors).nullable(),
      doors: z.int().min(1).max(9).nullable(),
      seats: z.int().min(1).max(60).nullable(),
      fiscalPower: z.int().min(1).max(100).nullable(),
      isFirstHand: z.boolean().nullable(),
      registrationNumber: word(20).nullable(),
      registrationType: z.enum(registrationTypes),
      chassisNumber: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-HJ-NPR-Z0-9]{17}$/)
        .nullable(),
      city: word(60).nullable(),
      price: z.int().min(1).max(maxPrice),
    })
    .partial()
    .optional(),
  descriptions: TypedDescription.nullable().optional(),
  /** repeats a price that was refused as `doubtfulPrice` */
  confirmedPrice: z.int().min(1).max(maxPrice).optional(),
  /** lets buyers who revealed the number write by WhatsApp; does not trigger a review */
  isOnWhatsApp: z.boolean().optional(),
  /** lets visitors reveal the number of the seller; does not trigger a review */
  showsPhone: z.boolean().optional(),
})
export type AdInput = z.infer<typeof AdInput>

const own = { roles: ['customer'] } as const
const one = { ...own, params: z.object({ id: pathId }), output: VehicleAd } as const
const reading = ['BadRequest', 'Unauthorized', 'Forbidden', 'CustomerInactive', 'NotFound'] as const

export const listVehicleAds = defineEndpoint({
  ...own,
  id: 'listVehicleAds',
  method: 'GET',
  path: '/api/vehicleads',
  summary: 'Lists the adverts of the caller, the latest first',
  query: z.object({
    page: z.coerce.number().int().min(1).max(maxPage).default(1),
    size: z.coerce.number().int().min(1).max(maxPageSize).default(12),
  }),
  output: paged(VehicleAd),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'CustomerInactive'],
})

export const getVehicleAd = defineEndpoint({
  ...one,
  id: 'getVehicleAd',
  method: 'GET',
  path: '/api/vehicleads/{id}',
  summary: 'Returns an advert of the caller',
  errors: reading,
})

export const getVehicleAdOfVehicle = defineEndpoint({
  ...one,
  id: 'getVehicleAdOfVehicle',
  method: 'GET',
  path: '/api/vehicleads/vehicle/{id}',
  summary: 'Returns the advert of the caller for a vehicle id',
  errors: reading,
})

export const listVehicleAdDocuments = defineEndpoint({
  ...own,
  id: 'listVehicleAdDocuments',
  method: 'GET',
  path: '/api/vehicleads/{id}/documents',
  summary: 'Lists the photos and documents of an advert of the caller; `types` filters by document type',
  params: z.object({ id: pathId }),
  query: z.object({ types: z.union([DocumentType, z.array(DocumentType)]).optional() }),
  output: z.array(DocumentInfo),
  errors: reading,
})

export const arrangeVehicleAdPhotos = defineEndpoint({
  ...one,
  id: 'arrangeVehicleAdPhotos',
  method: 'PUT',
  path: '/api/vehicleads/{id}/photos',
  summary: 'Reorders all photos of an editable advert; the first is the main one. EditConflict when the list is not complete',
  body: z.object({ ids: z.array(z.uuid()).max(200) }),
  errors: [...reading, 'TransitionNotAllowed', 'EditConflict', 'AntiForgery'],
})

export const saveVehicleAd = defineEndpoint({
  ...own,
  id: 'saveVehicleAd',
  method: 'POST',
  path: '/api/vehicleads/save',
  summary:
    'Creates or changes an advert. An accepted or published one returns to review and its vehicle leaves the search until then; one under review, refused or deactivated becomes a draft',
  body: AdInput,
  output: VehicleAd,
  errors: [...reading, 'TooManyAdverts', 'TransitionNotAllowed', 'AntiForgery'],
})

export const publishVehicleAd = defineEndpoint({
  ...own,
  id: 'publishVehicleAd',
  method: 'POST',
  path: '/api/vehicleads/publish',
  summary:
    'Submits a draft for review, or publishes an accepted or withdrawn advert. Saves the fields sent with it first. BadRequest lists every missing field',
  body: AdInput,
  output: VehicleAd,
  errors: [...reading, 'PhoneUnconfirmed', 'TransitionNotAllowed', 'TooManyAdverts', 'AntiForgery'],
})

export const deleteVehicleAd = defineEndpoint({
  ...own,
  id: 'deleteVehicleAd',
  method: 'DELETE',
  path: '/api/vehicleads/{id}',
  summary: 'Deletes a draft with its photos. TransitionNotAllowed for any other advert',
  params: z.object({ id: pathId }),
  errors: [...reading, 'TransitionNotAllowed', 'AntiForgery'],
})

export const deactivateVehicleAd = defineEndpoint({
  ...own,
  id: 'deactivateVehicleAd',
  method: 'POST',
  path: '/api/vehicleads/deactivate',
  summary:
    'Takes a published advert out of the search; it can be republished unchanged. Refunds the unused days of a boost. The page of a sold vehicle stays visible for `vehicles.soldPageDays`. `sold` states whether and where it was sold, `price` the sale price',
  query: z.object({
    id: pathId,
    sold: z.enum(soldAnswers).optional(),
    price: z.coerce.number<string>().int().min(1).max(maxPrice).optional(),
  }),
  output: VehicleAd,
  errors: [...reading, 'TransitionNotAllowed', 'AntiForgery'],
})

export const renewVehicleAd = defineEndpoint({
  ...one,
  id: 'renewVehicleAd',
  method: 'POST',
  path: '/api/vehicleads/{id}/renew',
  summary: 'Renews an advert: restarts the publication period of a published one, republishes an expired one unchanged',
  errors: [...reading, 'PhoneUnconfirmed', 'TransitionNotAllowed', 'TooManyAdverts', 'AntiForgery'],
})

export const appealVehicleAd = defineEndpoint({
  ...one,
  id: 'appealVehicleAd',
  method: 'POST',
  path: '/api/vehicleads/{id}/appeal',
  summary: 'Appeals once against a refusal, with a comment',
  body: z.object({ comment: word(1000) }),
  errors: [...reading, 'TransitionNotAllowed', 'EditConflict', 'AntiForgery'],
})

export const priceVehicleAd = defineEndpoint({
  ...one,
  id: 'priceVehicleAd',
  method: 'POST',
  path: '/api/vehicleads/{id}/price',
  summary:
    'Changes the price. A published advert shows it immediately, next to the old one. A price far from the last approved price or the market fails with `doubtfulPrice` until `confirmed` repeats it; then a published advert returns to review and stays public at the approved price. Sending the approved price again withdraws the new one. TransitionNotAllowed while the advert itself is under review',
  query: z.object({
    price: z.coerce.number<string>().int().min(1).max(maxPrice),
    confirmed: z.coerce.number<string>().int().min(1).max(maxPrice).optional(),
  }),
  errors: [...reading, 'TransitionNotAllowed', 'AntiForgery'],
})

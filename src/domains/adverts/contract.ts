import { z } from 'zod'
import { RecordName } from '#domains/bookings/contract.ts'
import { CustomerName } from '#domains/customers/contract.ts'
import { DocumentInfo, DocumentType } from '#domains/documents/contract.ts'
import { bodyStyles } from '#domains/reference/rules.ts'
import { unlistedParts } from '#domains/reference/unlisted/rules.ts'
import { TypedDescription } from '#domains/vehicles/contract.ts'
import { colors, fuelTypes, gearTypes, registrationTypes } from '#domains/vehicles/rules.ts'
import { vehicleStatuses } from '#domains/vehicles/status.ts'
import { defineEndpoint, PartlyLocalized } from '#shared/contract.ts'
import { maxPage, maxPageSize, paged } from '#shared/paging.ts'
import { adStatuses } from './status.ts'
import { adParts, adReasons, soldAnswers } from './values.ts'

const Moment = z.iso.datetime()
const rowId = z.int().min(1).max(2_147_483_647)
const pathId = z.coerce.number<string>().int().min(1).max(2_147_483_647)
const maxPrice = 100_000_000
const word = (max: number) => z.string().trim().min(1).max(max)

/** The car of an advert as its seller wrote it. `isShown`: visitors find it; `slug`: its page. */
export const AdVehicle = z.object({
  id: z.int(),
  brand: z.string(),
  model: z.string(),
  /** make or model that the seller wrote because the list lacks it; not public until staff chose a listed one */
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

/** A step that an advert took; `comment`: what was said with a refusal, or with an appeal. */
export const AdStep = z.object({
  type: z.enum(adStatuses),
  comment: z.string().nullable(),
  created: Moment,
  vehicleAdId: z.int(),
  vehicleAd: RecordName,
})

/** What the house said with a refusal. */
export const AdComment = z.object({ title: z.string(), body: z.string(), vehicleAdId: z.int() })
/** Why an advert was refused, and the part of it that the seller mends. */
export const AdRefusal = z.object({ code: z.enum(adReasons), field: z.enum(adParts).nullable() })

/** A pack that was paid for an advert, and what of its price went back. Amounts are whole dirhams. */
export const AdBoost = z.object({
  id: z.int(),
  name: z.string(),
  price: z.int(),
  days: z.int(),
  billNumber: z.string(),
  paid: Moment,
  /** when all of its days were served or given back */
  ended: Moment.nullable(),
  refund: z.int().nullable(),
  refunded: Moment.nullable(),
})

/** A pack as it was bought. */
export const BoughtPack = z.object({ id: z.int(), name: z.string(), price: z.int(), boostInDays: z.int() })
/** Paid days that are left: `until` while they count, null while they stand because the car is not on sale. */
export const BoostLeft = z.object({
  until: Moment.nullable(),
  secondsLeft: z.int(),
  /** whole dirhams that go back if the advert leaves the search now */
  refund: z.int(),
})

/** An advert as its seller reads it. */
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
  /** how often its page was looked at, each visitor once a day: in all, and in the last seven days */
  views: z.int(),
  viewsOfWeek: z.int(),
  comments: z.array(AdComment),
  documents: z.array(DocumentInfo),
  /** in the language of the caller, or the one that there is */
  description: z.string().nullable(),
  descriptions: PartlyLocalized,
  reasons: z.array(AdRefusal),
  /** of a correction that the house asked for: the parts that are mended, and nothing else until it is sent again; null: everything may be written */
  mends: z.array(z.enum(adParts)).nullable(),
  /** what is still to be written before it can be sent to be read, by the names of what is sent */
  missing: z.array(z.string()),
  /** a refusal may be answered once by asking for a second look */
  mayAppeal: z.boolean(),
  /** by when somebody should have read it */
  due: Moment.nullable(),
  /** until when a published one is shown; then it is deactivated, and may be published again */
  visibleUntil: Moment.nullable(),
  /** the pack that was bought last and is not over */
  boostPack: BoughtPack.nullable(),
  boostPackId: z.int().nullable(),
  boost: BoostLeft.nullable(),
  boosts: z.array(AdBoost),
  /** what the seller said as they took it out, and for how much it went, in whole dirhams: their word; null: they were not asked, or did not say */
  sold: z.enum(soldAnswers).nullable(),
  soldPrice: z.int().nullable(),
  /** a new price that the staff read before it is public; until then `disposedVehicle.price` is shown */
  wishedPrice: z.int().nullable(),
  /** buyers who were shown the number may write to it by WhatsApp, too */
  isOnWhatsApp: z.boolean(),
  /** visitors may see the number of the seller by a press; otherwise they write */
  showsPhone: z.boolean(),
  created: Moment,
  lastModified: Moment,
})
export type VehicleAd = z.infer<typeof VehicleAd>

/** What a seller writes; what is not sent stays as it is, null takes it away. */
export const AdInput = z.object({
  /** of an advert that is there; without it a new one begins, with brand and model */
  id: rowId.optional(),
  disposedVehicle: z
    .object({
      brand: word(60),
      model: word(60),
      /** make or model is written because the list lacks it */
      unlisted: z.enum(unlistedParts).nullable(),
      version: word(120).nullable(),
      releaseDate: z.iso.date().nullable(),
      mileage: z.int().min(0).max(2_000_000).nullable(),
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
  /** the price once more, where the one sent was refused as `doubtfulPrice` */
  confirmedPrice: z.int().min(1).max(maxPrice).optional(),
  /** lets buyers who were shown the number write by WhatsApp; nobody reads an advert again for it */
  isOnWhatsApp: z.boolean().optional(),
  /** lets visitors see the number of the seller; nobody reads an advert again for it */
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
  summary: 'The adverts of the caller, the latest first',
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
  summary: 'An advert of the caller',
  errors: reading,
})

export const getVehicleAdOfVehicle = defineEndpoint({
  ...one,
  id: 'getVehicleAdOfVehicle',
  method: 'GET',
  path: '/api/vehicleads/vehicle/{id}',
  summary: 'The advert of the caller for the car of that id',
  errors: reading,
})

export const listVehicleAdDocuments = defineEndpoint({
  ...own,
  id: 'listVehicleAdDocuments',
  method: 'GET',
  path: '/api/vehicleads/{id}/documents',
  summary: 'Photos and papers of an advert of the caller; `types` names those that are wanted',
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
  summary:
    'Puts all photos of an advert that is written into this order; the first is the main one. EditConflict when these are not all of them',
  body: z.object({ ids: z.array(z.uuid()).max(200) }),
  errors: [...reading, 'TransitionNotAllowed', 'EditConflict', 'AntiForgery'],
})

export const saveVehicleAd = defineEndpoint({
  ...own,
  id: 'saveVehicleAd',
  method: 'POST',
  path: '/api/vehicleads/save',
  summary:
    'Keeps what the seller wrote: a new advert, or changes of one. What was accepted or published is read again at once, and its car leaves the search until then; what is being read, was refused or is deactivated becomes a draft',
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
    'Sends a draft to be read by the house, or shows an advert that was accepted or withdrawn. What is sent along is kept first. BadRequest names everything that is missing',
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
    'Takes a published advert out of the search; it can be published again as it is. What is left of a paid boost goes back. The page of a sold car stays as sold for a while (setting `vehicles.soldPageDays`). `sold` says whether the car is sold, through the house or elsewhere; with a sale, `price` says for how much',
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
  summary: 'Goes on with an advert: a published one is shown its full time from now, one whose time is over is published again as it is',
  errors: [...reading, 'PhoneUnconfirmed', 'TransitionNotAllowed', 'TooManyAdverts', 'AntiForgery'],
})

export const appealVehicleAd = defineEndpoint({
  ...one,
  id: 'appealVehicleAd',
  method: 'POST',
  path: '/api/vehicleads/{id}/appeal',
  summary: 'Asks once, with a word, for a second look at a refusal',
  body: z.object({ comment: word(1000) }),
  errors: [...reading, 'TransitionNotAllowed', 'EditConflict', 'AntiForgery'],
})

export const priceVehicleAd = defineEndpoint({
  ...one,
  id: 'priceVehicleAd',
  method: 'POST',
  path: '/api/vehicleads/{id}/price',
  summary:
    'A new price: of a published advert it is shown at once, with the old one. One far from the last approved price or from the market is refused with the reason `doubtfulPrice` until `confirmed` repeats it; then a published advert returns to be read and stays public at the approved price, which sent again withdraws the new one. TransitionNotAllowed while the advert itself is being read',
  query: z.object({
    price: z.coerce.number<string>().int().min(1).max(maxPrice),
    confirmed: z.coerce.number<string>().int().min(1).max(maxPrice).optional(),
  }),
  errors: [...reading, 'TransitionNotAllowed', 'AntiForgery'],
})

import { z } from 'zod'
import { DocumentType } from '#domains/documents/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { maxPage, maxPageSize, paged } from '#shared/paging.ts'
import { VehicleAd } from '../contract.ts'
import { adStaffActions, adStatuses } from '../status.ts'
import { adReasons, riskKinds, suspensions } from '../values.ts'

const Moment = z.iso.datetime()
const desk = ['agent', 'manager', 'admin'] as const
const RiskPoint = z.object({ kind: z.enum(riskKinds), weight: z.int() })

/** One line of the adverts as the staff read them. */
export const AdLine = z.object({
  id: z.int(),
  reference: z.string(),
  lastStatus: z.enum(adStatuses),
  /** its main photo, by the id of its document */
  photo: z.uuid().nullable(),
  title: z.string(),
  year: z.int().nullable(),
  city: z.string().nullable(),
  /** whole dirhams */
  price: z.int().nullable(),
  seller: z.string(),
  due: Moment.nullable(),
  isOverdue: z.boolean(),
  /** the seller asked for a second look */
  isAppeal: z.boolean(),
  /** its seller is asked to mend a part of it, which is less than a refusal */
  isCorrection: z.boolean(),
  /** of 100; it sorts the queue and decides nothing */
  score: z.int(),
  /** open reports of visitors */
  reports: z.int(),
})
export type AdLine = z.infer<typeof AdLine>

/** What the staff decided today of adverts that waited to be read. */
export const AdToday = z.object({ accepted: z.int(), corrections: z.int(), refused: z.int() })
export type AdToday = z.infer<typeof AdToday>

export const adViews = ['toRead', 'reported', 'corrections', 'refused', 'published', 'all'] as const

export const listStaffVehicleAds = defineEndpoint({
  id: 'listStaffVehicleAds',
  method: 'GET',
  path: '/api/staff/vehicleads',
  summary: 'The adverts for the staff: those to be read by risk, then by the moment by which somebody should have read them',
  query: z.object({
    view: z.enum(adViews).default('toRead'),
    page: z.coerce.number().int().min(1).max(maxPage).default(1),
    size: z.coerce.number().int().min(1).max(maxPageSize).default(25),
  }),
  output: paged(AdLine).extend({
    counts: z.object({ toRead: z.int(), reported: z.int(), corrections: z.int(), refused: z.int(), published: z.int(), all: z.int() }),
    today: AdToday,
  }),
  roles: desk,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})

/** Another car that goes by the same plate or chassis number. */
export const AdTwin = z.object({
  vehicleId: z.int(),
  /** of its advert; null for a car of the house */
  reference: z.string().nullable(),
  title: z.string(),
  same: z.array(z.enum(['registrationNumber', 'chassisNumber'])),
  registrationNumber: z.string().nullable(),
  chassisNumber: z.string().nullable(),
  mileage: z.int().nullable(),
  price: z.int().nullable(),
  lastStatus: z.string(),
})

/** A photo of the advert that shows what a photo of another car shows; pictures by the id of their document. */
export const AdCopy = z.object({
  photo: z.uuid(),
  other: z.object({ id: z.uuid(), type: DocumentType }),
  /** 1: the same picture; less, down to 0.91: mirrored, cut or coloured */
  likeness: z.number(),
  vehicleId: z.int(),
  /** of its advert; null for a car of the house */
  reference: z.string().nullable(),
  title: z.string(),
  lastStatus: z.string(),
  isSameSeller: z.boolean(),
  /** when the other picture was kept */
  since: Moment,
})

/** An advert of another account that came from the same device. */
export const AdOfDevice = z.object({
  adId: z.int(),
  reference: z.string(),
  title: z.string(),
  seller: z.string(),
  phone: z.string().nullable(),
  /** how old that account is */
  since: Moment,
  price: z.int().nullable(),
  lastStatus: z.enum(adStatuses),
  /** when it was last sent from there */
  sent: Moment,
})

/** An advert as the staff read it before they decide. */
export const AdRecord = VehicleAd.omit({ missing: true, mayAppeal: true }).extend({
  seller: z.object({
    id: z.int(),
    name: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    isPhoneVerified: z.boolean(),
    /** in which they are written to */
    language: z.string(),
    since: Moment,
    /** adverts of this person, this one included */
    adverts: z.int(),
  }),
  isOverdue: z.boolean(),
  isAppeal: z.boolean(),
  risk: z.object({
    score: z.int(),
    points: z.array(RiskPoint),
    /** of comparable cars on sale: their median in whole dirhams, and how many there are */
    market: z.object({ median: z.int().nullable(), comparables: z.int() }),
    /** places of each text that somebody should read, in letters */
    findings: z.array(z.object({ language: z.string(), kind: z.enum(riskKinds), start: z.int(), length: z.int() })),
  }),
  twins: z.array(AdTwin),
  copies: z.array(AdCopy),
  /** the latest, where so many accounts sent from one device that it is a point of risk; else none */
  sameDevice: z.array(AdOfDevice),
  /** why it was accepted in spite of its risk: a word for colleagues */
  explanation: z.string().nullable(),
  /** what a refusal may bring its seller: a manager suspends the account, others ask for it; or it is suspended already */
  suspension: z.enum(suspensions).nullable(),
  /** what this caller may do now */
  steps: z.array(z.enum(adStaffActions)),
})
export type AdRecord = z.infer<typeof AdRecord>

const one = { params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }), output: AdRecord, roles: desk } as const
const reading = ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'] as const

export const getStaffVehicleAd = defineEndpoint({
  ...one,
  id: 'getStaffVehicleAd',
  method: 'GET',
  path: '/api/staff/vehicleads/{id}',
  summary: 'An advert with its risk, point by point, and the cars that it resembles',
  errors: reading,
})

export const stepVehicleAd = defineEndpoint({
  ...one,
  id: 'stepVehicleAd',
  method: 'POST',
  path: '/api/staff/vehicleads/{id}/steps',
  summary:
    'Accepts an advert, asks its seller to mend parts of it, refuses it, takes one of these back within ten seconds, after which its seller is told, or takes a published one out of the search: withdrawn it is refused, deactivated its seller may publish it again. A refusal names its reasons by code, and says in words what the seller reads; so does a correction, of which each reason names a part, and no other is changed until it is sent again. From a risk of 60 on an acceptance says why in words that its seller never reads',
  body: z.object({
    action: z.enum(adStaffActions),
    reasons: z.array(z.enum(adReasons)).max(adReasons.length).optional(),
    comment: z.string().trim().max(2000).optional(),
    /** of a refusal: why the account of its seller is suspended with it; from who is no manager it is a wish, which stands among the reports */
    suspends: z.string().trim().min(10).max(1000).optional(),
    /** `lastModified` of the advert as it was read: of one that was changed since nothing is decided */
    seen: Moment.optional(),
  }),
  errors: [...reading, 'TransitionNotAllowed', 'EditConflict', 'AntiForgery'],
})

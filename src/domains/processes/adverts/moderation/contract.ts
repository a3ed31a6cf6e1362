import { z } from 'zod'
import { DocumentType } from '#domains/foundation/documents/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { maxPage, maxPageSize, paged } from '#shared/paging.ts'
import { VehicleAd } from '../contract.ts'
import { adStaffActions, adStatuses } from '../status.ts'
import { adReasons, reportOutcomes, reportReasons, riskKinds, sides, suspensions } from '../values.ts'

const id = z.coerce.number<string>().int().min(1).max(2_147_483_647)
const Moment = z.iso.datetime()
const desk = ['agent', 'manager', 'admin'] as const
const RiskPoint = z.object({ kind: z.enum(riskKinds), weight: z.int() })

/** An advert in the list for staff. */
export const AdLine = z.object({
  id: z.int(),
  reference: z.string(),
  lastStatus: z.enum(adStatuses),
  /** document id of the main photo */
  photo: z.uuid().nullable(),
  title: z.string(),
  year: z.int().nullable(),
  city: z.string().nullable(),
  /** whole dirhams */
  price: z.int().nullable(),
  seller: z.string(),
  due: Moment.nullable(),
  isOverdue: z.boolean(),
  /** the seller appealed */
  isAppeal: z.boolean(),
  /** a correction was requested, which is less than a refusal */
  isCorrection: z.boolean(),
  /** risk from 0 to 100; only sorts the queue */
  score: z.int(),
  /** open visitor reports */
  reports: z.int(),
})
export type AdLine = z.infer<typeof AdLine>

/** The number of review decisions made today. */
export const AdToday = z.object({ accepted: z.int(), corrections: z.int(), refused: z.int() })
export type AdToday = z.infer<typeof AdToday>

export const adViews = ['toRead', 'reported', 'corrections', 'refused', 'published', 'all'] as const

export const listStaffVehicleAds = defineEndpoint({
  id: 'listStaffVehicleAds',
  method: 'GET',
  path: '/api/staff/vehicleads',
  summary: 'Lists adverts for staff: those under review by risk, then by review deadline',
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

/** Another vehicle with the same plate or chassis number. */
export const AdTwin = z.object({
  vehicleId: z.int(),
  /** of its advert; null for a vehicle of the operator */
  reference: z.string().nullable(),
  title: z.string(),
  same: z.array(z.enum(['registrationNumber', 'chassisNumber'])),
  registrationNumber: z.string().nullable(),
  chassisNumber: z.string().nullable(),
  mileage: z.int().nullable(),
  price: z.int().nullable(),
  lastStatus: z.string(),
})

/** A photo that resembles a photo of another vehicle; pictures by document id. */
export const AdCopy = z.object({
  photo: z.uuid(),
  other: z.object({ id: z.uuid(), type: DocumentType }),
  /** 1: identical; down to 0.91: mirrored, cropped or recoloured */
  likeness: z.number(),
  vehicleId: z.int(),
  /** of its advert; null for a vehicle of the operator */
  reference: z.string().nullable(),
  title: z.string(),
  lastStatus: z.string(),
  isSameSeller: z.boolean(),
  /** when the other picture was stored */
  since: Moment,
})

/** An advert of another account sent from the same device. */
export const AdOfDevice = z.object({
  adId: z.int(),
  reference: z.string(),
  title: z.string(),
  seller: z.string(),
  phone: z.string().nullable(),
  /** creation of that account */
  since: Moment,
  price: z.int().nullable(),
  lastStatus: z.enum(adStatuses),
  /** when it was last sent from that device */
  sent: Moment,
})

/** An advert with the fields for its review. */
export const AdRecord = VehicleAd.omit({ missing: true, mayAppeal: true }).extend({
  seller: z.object({
    id: z.int(),
    name: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    isPhoneVerified: z.boolean(),
    /** language of mails to the seller */
    language: z.string(),
    since: Moment,
    /** number of adverts of this person, including this one */
    adverts: z.int(),
  }),
  isOverdue: z.boolean(),
  isAppeal: z.boolean(),
  risk: z.object({
    score: z.int(),
    points: z.array(RiskPoint),
    /** median price in whole dirhams and number of comparable vehicles on sale */
    market: z.object({ median: z.int().nullable(), comparables: z.int() }),
    /** text ranges to review; offsets in characters */
    findings: z.array(z.object({ language: z.string(), kind: z.enum(riskKinds), start: z.int(), length: z.int() })),
  }),
  twins: z.array(AdTwin),
  copies: z.array(AdCopy),
  /** the latest, when enough accounts share a device to count as a risk; else empty */
  sameDevice: z.array(AdOfDevice),
  /** why it was accepted despite its risk; internal */
  explanation: z.string().nullable(),
  /** effect of a refusal on the account: a manager suspends it, others request it; or already suspended */
  suspension: z.enum(suspensions).nullable(),
  /** steps available to the caller */
  steps: z.array(z.enum(adStaffActions)),
})
export type AdRecord = z.infer<typeof AdRecord>

const one = { params: z.object({ id }), output: AdRecord, roles: desk } as const
const reading = ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'] as const

export const getStaffVehicleAd = defineEndpoint({
  ...one,
  id: 'getStaffVehicleAd',
  method: 'GET',
  path: '/api/staff/vehicleads/{id}',
  summary: 'Returns an advert with its risk factors and similar vehicles',
  errors: reading,
})

export const stepVehicleAd = defineEndpoint({
  ...one,
  id: 'stepVehicleAd',
  method: 'POST',
  path: '/api/staff/vehicleads/{id}/steps',
  summary:
    'Accepts an advert, requests corrections, refuses it, undoes one of these within ten seconds (the seller is notified afterwards), or takes a published one offline: withdrawn counts as refused, deactivated can be republished. A refusal needs reason codes and a text for the seller; a correction too, and only the parts named by its reasons are editable until resubmission. Accepting a risk of 60 or more needs an internal explanation',
  body: z.object({
    action: z.enum(adStaffActions),
    reasons: z.array(z.enum(adReasons)).max(adReasons.length).optional(),
    comment: z.string().trim().max(2000).optional(),
    /** of a refusal: reason to suspend the account of the seller; from non-managers it is a request listed with the reports */
    suspends: z.string().trim().min(10).max(1000).optional(),
    /** `lastModified` of the advert as read; the step is rejected when it has changed since */
    seen: Moment.optional(),
  }),
  errors: [...reading, 'TransitionNotAllowed', 'EditConflict', 'AntiForgery'],
})

export const reportAd = defineEndpoint({
  id: 'reportVehicleAd',
  method: 'POST',
  path: '/api/vehicleads/vehicle/{id}/reports',
  summary:
    'Reports an advert, by vehicle id. At most one report a day for each connection is counted; the response is the same. A reporter who leaves an address is notified of the outcome',
  params: z.object({ id }),
  body: z.object({
    reason: z.enum(reportReasons),
    text: z.string().trim().max(1000).default(''),
    email: z.string().trim().toLowerCase().meta({ format: 'email', maxLength: 254 }).pipe(z.email().max(254)).optional(),
    /** honeypot: people leave it empty */
    website: z.string().max(500).default(''),
  }),
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound', 'TooManyRequests', 'AntiForgery'],
})

/** A report with the fields for staff, without its author. */
export const AdReport = z.object({
  id: z.int(),
  reason: z.enum(reportReasons),
  text: z.string(),
  /** the reporter is to be notified of the outcome */
  isAwaited: z.boolean(),
  created: Moment,
  outcome: z.enum(reportOutcomes).nullable(),
  closed: Moment.nullable(),
  /** a participant reported received messages: staff can read that conversation */
  conversationId: z.int().nullable(),
  reportedBy: z.enum(sides).nullable(),
})
export type AdReport = z.infer<typeof AdReport>

const reportCall = { params: z.object({ id }), output: z.array(AdReport), roles: desk } as const

export const listAdReports = defineEndpoint({
  ...reportCall,
  id: 'listVehicleAdReports',
  method: 'GET',
  path: '/api/staff/vehicleads/{id}/reports',
  summary: 'Lists the reports on an advert, the newest first',
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})

export const closeAdReports = defineEndpoint({
  ...reportCall,
  id: 'closeVehicleAdReports',
  method: 'POST',
  path: '/api/staff/vehicleads/{id}/reports/close',
  summary:
    'Closes the open reports on an advert as Kept, or as Removed once it is offline. Notifies reporters who left an address and deletes it. Forbidden for the own advert; TransitionNotAllowed for Removed while it is online',
  body: z.object({ outcome: z.enum(reportOutcomes) }),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'TransitionNotAllowed', 'AntiForgery'],
})

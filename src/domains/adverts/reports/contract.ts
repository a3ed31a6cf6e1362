import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { sides } from '../conversations/values.ts'
import { reportOutcomes, reportReasons } from './values.ts'

const id = z.coerce.number<string>().int().min(1).max(2_147_483_647)
const desk = ['agent', 'manager', 'admin'] as const
const Moment = z.iso.datetime()

export const reportAd = defineEndpoint({
  id: 'reportVehicleAd',
  method: 'POST',
  path: '/api/vehicleads/vehicle/{id}/reports',
  summary:
    'Tells the house that something is wrong with the advert of a car, by the id of the car. Once a day for each connection: more is answered alike and not counted. Who leaves an address is told what came of it',
  params: z.object({ id }),
  body: z.object({
    reason: z.enum(reportReasons),
    text: z.string().trim().max(1000).default(''),
    email: z.string().trim().toLowerCase().meta({ format: 'email', maxLength: 254 }).pipe(z.email().max(254)).optional(),
    /** people leave it empty */
    website: z.string().max(500).default(''),
  }),
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound', 'TooManyRequests', 'AntiForgery'],
})

/** A report as the staff read it. Who wrote it is not told. */
export const AdReport = z.object({
  id: z.int(),
  reason: z.enum(reportReasons),
  text: z.string(),
  /** somebody waits to be told what came of it */
  isAwaited: z.boolean(),
  created: Moment,
  outcome: z.enum(reportOutcomes).nullable(),
  closed: Moment.nullable(),
  /** one of the two reports what they were written: the staff may read that conversation */
  conversationId: z.int().nullable(),
  reportedBy: z.enum(sides).nullable(),
})
export type AdReport = z.infer<typeof AdReport>

const one = { params: z.object({ id }), output: z.array(AdReport), roles: desk } as const

export const listAdReports = defineEndpoint({
  ...one,
  id: 'listVehicleAdReports',
  method: 'GET',
  path: '/api/staff/vehicleads/{id}/reports',
  summary: 'What was reported of an advert, the newest first',
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})

export const closeAdReports = defineEndpoint({
  ...one,
  id: 'closeVehicleAdReports',
  method: 'POST',
  path: '/api/staff/vehicleads/{id}/reports/close',
  summary:
    'Says what came of the open reports of an advert: Kept, or Removed once it is not online any more. Who left an address is told, and the address is forgotten. Forbidden for the own advert, TransitionNotAllowed for Removed while it is online',
  body: z.object({ outcome: z.enum(reportOutcomes) }),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'TransitionNotAllowed', 'AntiForgery'],
})

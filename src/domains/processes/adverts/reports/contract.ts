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

const one = { params: z.object({ id }), output: z.array(AdReport), roles: desk } as const

export const listAdReports = defineEndpoint({
  ...one,
  id: 'listVehicleAdReports',
  method: 'GET',
  path: '/api/staff/vehicleads/{id}/reports',
  summary: 'Lists the reports on an advert, the newest first',
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})

export const closeAdReports = defineEndpoint({
  ...one,
  id: 'closeVehicleAdReports',
  method: 'POST',
  path: '/api/staff/vehicleads/{id}/reports/close',
  summary:
    'Closes the open reports on an advert as Kept, or as Removed once it is offline. Notifies reporters who left an address and deletes it. Forbidden for the own advert; TransitionNotAllowed for Removed while it is online',
  body: z.object({ outcome: z.enum(reportOutcomes) }),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'TransitionNotAllowed', 'AntiForgery'],
})

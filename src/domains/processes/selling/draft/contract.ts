import { z } from 'zod'
import { line } from '#domains/processes/buying/bookings/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'

/** What was typed so far, by the names of the request: anything may be missing or half done. No identity number, and no photos. */
export const DraftTexts = z.object({
  RegistrationType: line(20).optional(),
  RegistrationNumber: line(40).optional(),
  Brand: line(60).optional(),
  Model: line(80).optional(),
  Unlisted: line(10).optional(),
  ReleaseDate: line(10).optional(),
  Mileage: line(20).optional(),
  Type: line(20).optional(),
  DesiredModel: line(80).optional(),
  IsUnderCredit: line(5).optional(),
  IsHolder: line(5).optional(),
  Civility: line(20).optional(),
  FirstName: line(60).optional(),
  LastName: line(60).optional(),
  CompanyName: line(120).optional(),
  Ice: line(30).optional(),
  TradeRegister: line(20).optional(),
  Phone: line(40).optional(),
  Email: line(254).optional(),
  City: line(60).optional(),
  Address: line(160).optional(),
  Zip: line(10).optional(),
  StorageAreaId: line(10).optional(),
  AppointmentStart: line(40).optional(),
})

const dirhams = z.int().min(0).max(100_000_000).nullable()

/** The estimate that a draft began with, with its range in whole dirhams. */
export const DraftEstimate = z.object({ key: line(64), low: dirhams, high: dirhams })

/** A draft as it goes from one device to another. */
export const PurchaseDraft = z.object({
  /** the number of the draft on its device: the request that comes of it says it as `DraftKey` */
  draftKey: z.uuid(),
  typed: DraftTexts,
  estimate: DraftEstimate.nullable(),
})
export type PurchaseDraft = z.infer<typeof PurchaseDraft>

export const savePurchaseDraft = defineEndpoint({
  id: 'savePurchaseDraft',
  method: 'POST',
  path: '/api/purchases/drafts',
  summary:
    'Saves a draft of a request to sell, to continue on another device under the returned key; the same draft keeps its key. With `email` sends the link there, once. The draft is deleted with the request created from it, and on expiry (setting `purchases.draftDays`)',
  body: PurchaseDraft.extend({
    email: z.string().trim().toLowerCase().meta({ format: 'email', maxLength: 254 }).pipe(z.email().max(254)).optional(),
  }),
  output: z.object({ key: z.string(), expires: z.iso.datetime() }),
  roles: ['anyone'],
  errors: ['BadRequest', 'TooManyRequests', 'AntiForgery'],
})

export const getPurchaseDraft = defineEndpoint({
  id: 'getPurchaseDraft',
  method: 'GET',
  path: '/api/purchases/drafts/{key}',
  summary: 'Returns a draft of a request to sell. NotFound after submission or expiry',
  params: z.object({ key: z.string().regex(/^[0-9a-f]{32}$/) }),
  output: PurchaseDraft,
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound', 'TooManyRequests'],
})

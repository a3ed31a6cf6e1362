import { z } from 'zod'
import { leastKm, mostKm } from '#domains/catalogue/market/values.ts'
import { fuelTypes, gearTypes, registrationTypes } from '#domains/catalogue/vehicles/rules.ts'
import { civilities } from '#domains/customers/customers/rules.ts'
import { unlistedParts } from '#domains/foundation/reference/rules.ts'
import { buyerDetails, line } from '#domains/processes/buying/bookings/contract.ts'
import { isIce, isPersonName, isRegistrationNumber } from '#domains/processes/buying/bookings/rules.ts'
import { Intermediation } from '#domains/processes/consignment/contract.ts'
import { defineEndpoint, Flag } from '#shared/contract.ts'
import { withAliases } from '#shared/enum-aliases.ts'
import { e164 } from '#shared/phone.ts'
import { Purchase, PurchaseStatus } from '../contract.ts'
import { purchaseTypes, requestTypes } from '../status.ts'

const name = line(60)
  .min(1)
  .refine(isPersonName, { params: { reason: 'name' } })
const rowId = z.coerce.number<string>().int().min(1).max(2_147_483_647)

/** What a request to sell or trade in says (specification, section 7), under the names of its query. */
const fields = {
  Civility: z.enum(civilities),
  FirstName: name,
  LastName: name,
  CompanyName: line(120)
    .nullish()
    .transform((text) => text || null),
  /** of a company: its ICE, and its number in the trade register; left out for a person */
  Ice: line(20)
    .nullish()
    .transform((text) => text?.replaceAll(/[\s.-]/g, '') || null)
    .refine((text) => text === null || isIce(text), { params: { reason: 'ice' } }),
  TradeRegister: line(12)
    .nullish()
    .transform((text) => text?.replaceAll(/\s/g, '') || null)
    .refine((text) => text === null || isRegistrationNumber(text), { params: { reason: 'rc' } }),
  /** CIN of the person; of a company its representative's */
  IdNumber: buyerDetails.idNumber,
  Email: z.string().trim().toLowerCase().meta({ format: 'email', maxLength: 254 }).pipe(z.email().max(254)),
  Phone: z
    .string()
    .trim()
    .max(40)
    .refine((text) => e164(text) !== null, { params: { reason: 'phone' } })
    .transform((text) => e164(text) ?? text),
  /** a name of `/api/cities` */
  City: line(60).min(1),
  Address: buyerDetails.address,
  AddressLine2: buyerDetails.addressLine2,
  Zip: buyerDetails.zip,
  /** a make of `/api/vehiclebrands/stripped`, and a model of it; what the list lacks is written as it is called, and named by `Unlisted` */
  Brand: line(60).min(1),
  Model: line(80).min(1),
  /** make or model is written because the list lacks it: nothing is estimated, and staff choose the listed model */
  Unlisted: z.enum(unlistedParts).optional(),
  RegistrationNumber: line(20).min(1),
  /** first registration, YYYY-MM-DD */
  ReleaseDate: z.iso.date(),
  /** kilometres */
  Mileage: z.coerce.number<string>().int().min(leastKm).max(mostKm),
  FuelType: z.enum(fuelTypes).optional(),
  GearType: z.enum(gearTypes).optional(),
  RegistrationType: z.enum(registrationTypes).default('Local'),
  /** `Intermediation`: the house is to sell the car for its owner; the answer is the mediation */
  /** `Standard`, the other reading of the specification, means Purchase */
  Type: withAliases(z.enum(requestTypes), { standard: 'Purchase' }),
  /** the store that looks at the car, of `/api/storageareas` */
  StorageAreaId: rowId,
  /** when the car is seen there: a time of `/api/appointments/slots`; without it the staff arrange it */
  AppointmentStart: z.iso.datetime().optional(),
  /** of a trade-in: the car of ours that is wished, or the make and model of one that we have not */
  NewVehicleId: rowId.optional(),
  DesiredBrand: line(60).optional(),
  DesiredModel: line(80).optional(),
  /** the estimate that the seller saw before: its range counts while the facts of the request are those of the estimate, otherwise the car is estimated from the request */
  EstimateKey: line(64).optional(),
  /** the number of the draft: the same one sent twice is one request */
  DraftKey: z.uuid().optional(),
}

/** A company names itself; its representative is who signs. */
const isNamed = ({ Civility, CompanyName }: { Civility: string; CompanyName: string | null }) =>
  (Civility === 'Société') === (CompanyName !== null)
const named = { path: ['CompanyName'], params: { reason: 'company' } }

/** The request of a page: a query. `IsHolder`: the seller is who the grey card names; `IsUnderCredit`: a loan on the car still runs. */
export const RequestQuery = z.object({ ...fields, IsHolder: Flag, IsUnderCredit: Flag }).refine(isNamed, named)
export type RequestQuery = z.output<typeof RequestQuery>
/** The same as the staff send it: a body. `CustomerId`: the card of who sells, where the house knows them already. */
const RequestBody = z
  .object({ ...fields, IsHolder: z.boolean().optional(), IsUnderCredit: z.boolean().optional(), CustomerId: rowId.optional() })
  .refine(isNamed, named)
export type RequestBody = z.output<typeof RequestBody>

/** The same as a partner sends it, with their key: a car to buy or to trade in, of somebody without an account. */
export const PartnerRequest = z
  .object({ ...fields, Type: z.enum(purchaseTypes), IsHolder: z.boolean().optional(), IsUnderCredit: z.boolean().optional() })
  .refine(isNamed, named)
export type PartnerRequest = z.output<typeof PartnerRequest>

/** What comes of a request: a purchase, or a mediation for who wants the house to sell the car for them. */
export const Requested = z.union([Purchase, Intermediation])
export type Requested = z.infer<typeof Requested>

export const submitPurchase = defineEndpoint({
  id: 'submitPurchase',
  method: 'POST',
  path: '/vehiclepurchases',
  aliases: ['/api/vehiclepurchases'],
  summary:
    'Submits a request to sell or trade in a vehicle, with up to two photos of its grey card (File1 the front, File2 the back). Without an account the phone must be confirmed first by `/phonenumbers/send` and `/check` (PhoneUnconfirmed), unless the setting `purchases.phoneCode` is off. DuplicateEnquiry while the same person has an open one for the same plate',
  query: RequestQuery,
  body: z.object({ File1: z.file().optional(), File2: z.file().optional() }),
  output: Requested,
  roles: ['anyone'],
  errors: [
    'BadRequest',
    'Unauthorized',
    'CustomerInactive',
    'PhoneUnconfirmed',
    'DuplicateEnquiry',
    'SlotTaken',
    'VehicleNotFound',
    'TooManyRequests',
    'PayloadTooLarge',
    'UnsupportedMediaType',
    'AntiForgery',
  ],
})

export const takePurchase = defineEndpoint({
  id: 'takePurchase',
  method: 'POST',
  path: '/api/staff/purchases',
  summary: 'Records a request at the counter or by phone: the same fields, without a phone code',
  body: RequestBody,
  output: Requested,
  roles: ['agent', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'DuplicateEnquiry', 'SlotTaken', 'VehicleNotFound', 'TooManyRequests', 'AntiForgery'],
})

/** Somebody whom the house knows, with what the form of a request asks for. */
export const KnownSeller = z.object({
  id: z.int(),
  hasAccount: z.boolean(),
  civility: z.enum(civilities),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  idNumber: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  address: z.string().nullable(),
  zip: z.string().nullable(),
  /** requests of theirs that are open */
  open: z.int(),
})
export type KnownSeller = z.infer<typeof KnownSeller>

export const findSellers = defineEndpoint({
  id: 'findSellers',
  method: 'GET',
  path: '/api/staff/purchases/sellers',
  summary: 'Finds a seller by exact phone or ID-card number; returns an empty list otherwise',
  query: z.object({ q: line(40).min(1) }),
  output: z.array(KnownSeller),
  roles: ['agent', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})

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

const Moment = z.iso.datetime()

/** What a partner reads of a request that came from them: where it stands, nothing of its seller or its price. */
export const PartnerPurchase = z.object({ reference: z.string(), status: PurchaseStatus, since: Moment, created: Moment })
export type PartnerPurchase = z.infer<typeof PartnerPurchase>

export const sendPartnerPurchase = defineEndpoint({
  id: 'sendPartnerPurchase',
  method: 'POST',
  path: '/api/partners/purchases',
  summary:
    'Submits the vehicle of a consenting seller for a partner; header x-partner-key holds the key. Idempotent by DraftKey. TooManyRequests after `purchases.partnerHourly` calls in an hour. We contact the seller',
  body: PartnerRequest,
  output: PartnerPurchase,
  roles: ['anyone'],
  skipCsrf: true,
  errors: ['BadRequest', 'Unauthorized', 'DuplicateEnquiry', 'SlotTaken', 'VehicleNotFound', 'TooManyRequests'],
})

export const getPartnerPurchase = defineEndpoint({
  id: 'getPartnerPurchase',
  method: 'GET',
  path: '/api/partners/purchases/{reference}',
  summary: 'Returns the status of a request sent with the same key (header x-partner-key); NotFound for any other',
  params: z.object({ reference: z.string().regex(/^RA-\d{4}-\d{6,9}$/) }),
  output: PartnerPurchase,
  roles: ['anyone'],
  errors: ['BadRequest', 'Unauthorized', 'NotFound', 'TooManyRequests'],
})

/** A key of a partner, without itself. */
export const PartnerKey = z.object({
  id: z.int(),
  name: z.string(),
  /** its last characters */
  hint: z.string(),
  created: Moment,
  creator: z.string().nullable(),
  /** expiry: `purchases.partnerKeyMonths` after its creation */
  expires: Moment,
  revoked: Moment.nullable(),
  lastUsed: Moment.nullable(),
  /** number of requests sent with it */
  requests: z.int(),
})
export type PartnerKey = z.infer<typeof PartnerKey>

/** A new key: returned only once, since only its hash is stored. */
export const MadePartnerKey = PartnerKey.extend({ key: z.string() })
export type MadePartnerKey = z.infer<typeof MadePartnerKey>

export const listPartnerKeys = defineEndpoint({
  id: 'listPartnerKeys',
  method: 'GET',
  path: '/api/staff/partnerkeys',
  summary: 'Lists the partner keys, the latest first, including revoked ones',
  output: z.array(PartnerKey),
  roles: ['admin'],
  errors: ['Unauthorized', 'Forbidden'],
})

export const makePartnerKey = defineEndpoint({
  id: 'makePartnerKey',
  method: 'POST',
  path: '/api/staff/partnerkeys',
  summary: 'Creates a partner key, which expires after `purchases.partnerKeyMonths`; only this response contains the key',
  body: z.object({ name: line(80).min(1) }),
  output: MadePartnerKey,
  roles: ['admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery'],
})

export const revokePartnerKey = defineEndpoint({
  id: 'revokePartnerKey',
  method: 'POST',
  path: '/api/staff/partnerkeys/{id}/revoke',
  summary: 'Revokes a partner key immediately and permanently; requests sent with it stay',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: PartnerKey,
  roles: ['admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

import { z } from 'zod'
import { leastKm, mostKm } from '#domains/catalogue/market/values.ts'
import { fuelTypes, gearTypes, registrationTypes } from '#domains/catalogue/vehicles/rules.ts'
import { civilities } from '#domains/customers/customers/rules.ts'
import { unlistedParts } from '#domains/foundation/reference/unlisted/rules.ts'
import { buyerDetails, line } from '#domains/processes/buying/bookings/contract.ts'
import { isIce, isPersonName, isRegistrationNumber } from '#domains/processes/buying/bookings/rules.ts'
import { Intermediation } from '#domains/processes/consignment/contract.ts'
import { alsoSaid } from '#shared/also-said.ts'
import { defineEndpoint, Flag } from '#shared/contract.ts'
import { e164 } from '#shared/phone.ts'
import { Purchase } from '../contract.ts'
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
  Type: alsoSaid(z.enum(requestTypes), { standard: 'Purchase' }),
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

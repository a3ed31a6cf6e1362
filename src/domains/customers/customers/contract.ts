import { z } from 'zod'
import type { StaffRole } from '#shared/actor.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'
import { maxPage, maxPageSize, paged } from '#shared/paging.ts'
import { rib } from '#shared/rib.ts'
import { civilities, consentChannels, consentPurposes, operationTypes, requestOrigins } from './rules.ts'
import { customerStatuses } from './status.ts'

/** Changes with every change of the sentences beside the boxes (pack `customers`, `consents`); stored with each word. */
export const consentVersion = '2026-11-2'

/** The last word of a person on one purpose and channel; `created` is ISO 8601. */
export const Consent = z.object({
  purpose: z.enum(consentPurposes),
  channel: z.enum(consentChannels),
  given: z.boolean(),
  textVersion: z.string(),
  created: z.string(),
})
export type Consent = z.infer<typeof Consent>

/**
 * The customer card (spec, section 3). `phone` is written `0612345678`, a foreign one `0033…`, `city` the French name as in `/api/cities`, times are ISO 8601. Author and
 * comment of a status are for the staff: a customer reads null.
 */
export const Customer = z.object({
  id: z.int(),
  userId: z.string().nullable(),
  civility: z.enum(civilities),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  idNumber: z.string().nullable(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  phone: z.string().nullable(),
  phoneVerified: z.boolean(),
  language: z.enum(languages),
  address: z.string().nullable(),
  addressLine2: z.string().nullable(),
  zip: z.string().nullable(),
  city: z.string().nullable(),
  operationType: z.enum(operationTypes),
  origin: z.enum(requestOrigins),
  lastStatus: z.enum(customerStatuses),
  statuses: z.array(z.object({ type: z.enum(customerStatuses), comment: z.string().nullable(), created: z.string() })),
  consents: z.array(Consent),
  /** the documents of the card: identity, company */
  documents: z.array(z.object({ id: z.uuid(), type: z.string(), status: z.string() })),
  favoriteVehicles: z.array(z.object({ vehicleId: z.int(), customerId: z.int() })),
  created: z.string(),
  lastModified: z.string(),
  isDeleted: z.literal(false),
})
export type Customer = z.infer<typeof Customer>

/** A reference to a customer, without the whole card. */
export const CustomerName = Customer.pick({ id: true, firstName: true, lastName: true })

/** Text on one line: no control signs, not even the one that PostgreSQL cannot keep. */
const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !/\p{Cc}/u.test(text), { params: { reason: 'invalid' } })
const line = (max: number) =>
  words(max)
    .transform((text) => text || null)
    .nullable()

/** Where the post arrives; what is empty or null is forgotten. */
export const PostalAddress = z.object({
  address: line(120),
  addressLine2: line(120),
  zip: line(5).refine((zip) => zip === null || /^\d{5}$/.test(zip), { params: { reason: 'zip' } }),
  /** a name of `/api/cities` */
  city: line(60),
})

export type PostalAddress = z.output<typeof PostalAddress>

/** Staff that work with customers; the editors of the website do not. */
export const customerStaff = ['agent', 'expert', 'controller', 'manager', 'admin'] as const satisfies readonly StaffRole[]
const byId = z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) })

export const getCurrentCustomer = defineEndpoint({
  id: 'getCurrentCustomer',
  method: 'GET',
  path: '/api/customers/current',
  summary: 'Returns the customer card of the caller; creates it on the first call of a new account',
  output: Customer,
  roles: ['customer'],
  errors: ['Unauthorized', 'CustomerInactive'],
})

export const updateCurrentCustomer = defineEndpoint({
  id: 'updateCurrentCustomer',
  method: 'PUT',
  path: '/api/customers/current',
  summary: 'Changes the postal address of the caller; name, e-mail and phone are changed at the identity provider',
  body: z.object({
    address: PostalAddress.shape.address.default(null),
    addressLine2: PostalAddress.shape.addressLine2.default(null),
    zip: PostalAddress.shape.zip.default(null),
    city: PostalAddress.shape.city.default(null),
  }),
  output: Customer,
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'CustomerInactive', 'AntiForgery'],
})

export const ConsentChoice = z.object({
  consents: z
    .array(z.object({ purpose: z.enum(consentPurposes), channel: z.enum(consentChannels), given: z.boolean() }))
    .min(1)
    .max(consentPurposes.length * consentChannels.length),
})
export type ConsentChoice = z.output<typeof ConsentChoice>

export const updateConsents = defineEndpoint({
  id: 'updateConsents',
  method: 'PUT',
  path: '/api/customers/current/consents',
  summary: 'Grants and withdraws consents of the caller; omitted purposes and channels stay unchanged',
  body: ConsentChoice,
  output: z.array(Consent),
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'CustomerInactive', 'AntiForgery'],
})

export const getCustomer = defineEndpoint({
  id: 'getCustomer',
  method: 'GET',
  path: '/api/customers/{id}',
  summary: 'Returns a customer card to its owner or staff; NotFound for any other caller',
  params: byId,
  output: Customer,
  roles: ['customer', ...customerStaff],
  errors: ['BadRequest', 'Unauthorized', 'CustomerInactive', 'NotFound'],
})

/** A person or company with an e-mail, a phone or both. */
export const NewCustomer = z
  .object({
    civility: z.enum(civilities),
    firstName: words(60).min(1),
    lastName: words(60).min(1),
    companyName: line(120).default(null),
    email: z.string().trim().toLowerCase().meta({ format: 'email', maxLength: 254 }).pipe(z.email().max(254)).nullable().default(null),
    phone: words(40).nullable().default(null),
    language: z.enum(languages),
    ...PostalAddress.partial().shape,
  })
  .refine(({ civility, companyName }) => (civility === 'Société') === (companyName !== null), {
    path: ['companyName'],
    params: { reason: 'company' },
  })
  .refine(({ email, phone }) => email !== null || phone !== null, { path: ['phone'], params: { reason: 'required' } })
export type NewCustomer = z.output<typeof NewCustomer>

export const addCustomer = defineEndpoint({
  id: 'addCustomer',
  method: 'POST',
  path: '/api/customers',
  summary: 'Creates a customer card for a store visitor or phone caller. It joins the account that confirms the same e-mail or phone',
  body: NewCustomer,
  output: Customer,
  roles: ['agent', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'EmailExists', 'PhoneExists', 'AntiForgery'],
})

/** Why a card was closed or opened, for its history. */
export const StatusComment = z.object({ comment: words(500).min(1) })

const statusChange = {
  method: 'POST',
  params: byId,
  body: StatusComment,
  output: Customer,
  roles: ['manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'TransitionNotAllowed', 'AntiForgery'],
} as const

export const deactivateCustomer = defineEndpoint({
  ...statusChange,
  id: 'deactivateCustomer',
  path: '/api/customers/{id}/deactivate',
  summary: 'Deactivates a customer card: its owner can still sign in but not act on the site',
})

export const activateCustomer = defineEndpoint({
  ...statusChange,
  id: 'activateCustomer',
  path: '/api/customers/{id}/activate',
  summary: 'Reactivates a customer card',
})

/** A customer in the list for staff; times are ISO 8601. */
export const CustomerLine = z.object({
  id: z.int(),
  civility: z.enum(civilities),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  lastStatus: z.enum(customerStatuses),
  hasAccount: z.boolean(),
  bookings: z.int(),
  created: z.string(),
  lastSeen: z.string(),
})
export type CustomerLine = z.infer<typeof CustomerLine>

export const listCustomers = defineEndpoint({
  id: 'listCustomers',
  method: 'GET',
  path: '/api/customers',
  summary: 'Finds customers by name, phone, e-mail or plate of a booked vehicle; without a search lists the latest first',
  query: z.object({
    q: z.string().trim().min(2).max(100).optional(),
    status: z.enum(customerStatuses).optional(),
    page: z.coerce.number().int().min(1).max(maxPage).default(1),
    size: z.coerce.number().int().min(1).max(maxPageSize).default(30),
  }),
  output: paged(CustomerLine),
  roles: customerStaff,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})

/** What a customer has going on, for their card. */
export const CustomerBookingLine = z.object({
  id: z.int(),
  reference: z.string(),
  saleId: z.int(),
  car: z.string(),
  plate: z.string().nullable(),
  price: z.int(),
  status: z.string(),
  created: z.string(),
})
export type CustomerBookingLine = z.infer<typeof CustomerBookingLine>

export const listCustomerBookings = defineEndpoint({
  id: 'listCustomerBookings',
  method: 'GET',
  path: '/api/customers/{id}/bookings',
  summary: 'Lists the bookings of a customer that the caller can access, the latest first',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: z.array(CustomerBookingLine),
  roles: customerStaff,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})

const bankLine = (max: number) => z.string().trim().max(max)

/** A bank account to which money is transferred; `bankNumber` is the RIB. */
export const BankWireAccount = z.object({
  id: z.int(),
  holder: z.string(),
  bankName: z.string(),
  bankNumber: z.string(),
  bankAddress: z.string().nullable(),
})
export type BankWireAccount = z.infer<typeof BankWireAccount>

/** A bank account as somebody types it. */
export const BankAccountInput = z.object({
  holder: bankLine(120).min(1),
  bankName: bankLine(80).min(1),
  /** RIB of 24 digits, grouped or not, or the IBAN */
  bankNumber: bankLine(60)
    .min(1)
    .refine((text) => rib(text) !== null, { params: { reason: 'rib' } })
    .transform((text) => rib(text) ?? text),
  bankAddress: bankLine(160)
    .nullish()
    .transform((text) => text || null),
})
export type BankAccountInput = z.output<typeof BankAccountInput>

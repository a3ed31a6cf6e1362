import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'
import { defaultPageSize, maxPage, maxPageSize, paged } from '#shared/paging.ts'
import { callablePhone } from '#shared/phone.ts'
import { contactTopics, heldReasons, isName, messageLimit } from './rules.ts'
/** Changes with every change of `newsletter.consent` or `newsletter.notice` in the packs; stored with each consent. */
export const consentVersion = '2026-03'

/** Changes with every change of the notice beside the forms (pack `personalData`); stored with each message. */
export const noticeVersion = '2026-11'

const emailAddress = z.string().trim().toLowerCase().meta({ format: 'email', maxLength: 254 }).pipe(z.email().max(254))
const name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine(isName, { params: { reason: 'name' } })
/** somebody is called back: a number abroad will do */
const phone = z
  .string()
  .trim()
  .max(40)
  .refine((text) => callablePhone(text) !== null, { params: { reason: 'phone' } })
/** people leave it empty; what is filled in by a machine is held back */
const trap = z.string().max(500).default('')
const rowId = z.int().min(1).max(2_147_483_647)

export const sendContactRequest = defineEndpoint({
  id: 'sendContactRequest',
  method: 'POST',
  path: '/api/contactrequests',
  summary:
    'Sends a contact message or a question about a vehicle; returns the reply deadline. A question about a vehicle needs a phone, any other message an e-mail',
  body: z
    .object({
      firstName: name,
      lastName: name,
      email: emailAddress.optional(),
      phone: phone.optional(),
      message: z.string().trim().min(1).max(messageLimit),
      topic: z.enum(contactTopics).optional(),
      vehicleId: rowId.optional(),
      website: trap,
    })
    .refine(({ vehicleId, email }) => vehicleId !== undefined || email !== undefined, { path: ['email'], params: { reason: 'required' } })
    .refine(({ vehicleId, phone }) => vehicleId === undefined || phone !== undefined, { path: ['phone'], params: { reason: 'required' } }),
  output: z.object({
    replyBy: z.iso.datetime(),
    /** the same moment on the clocks of Morocco: `YYYY-MM-DD` and `HH:MM` */
    replyDay: z.iso.date(),
    replyTime: z.string(),
    /** an e-mail with the same text has been queued */
    acknowledged: z.boolean(),
  }),
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound', 'DuplicateEnquiry', 'TooManyRequests', 'AntiForgery'],
})

export const askForCall = defineEndpoint({
  id: 'askForCall',
  method: 'POST',
  path: '/api/contactrequests/callback',
  summary:
    'Requests a roadside callback; returns its deadline. The person on duty gets an SMS. Repeating it for the same phone returns the waiting request. NotFound when callbacks are off (setting `assistance.mobile`)',
  body: z.object({
    name,
    phone,
    what: z.enum(['Breakdown', 'Accident']),
    /** road, kilometre, town */
    place: z.string().trim().max(200).default(''),
    /** degrees, as reported by the device */
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
    website: trap,
  }),
  output: z.object({
    callBy: z.iso.datetime(),
    /** the same moment on the clocks of Morocco, `HH:MM` */
    callTime: z.string(),
  }),
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound', 'TooManyRequests', 'AntiForgery'],
})

/** A contact message with the fields for staff. */
export const ContactRequest = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string(),
  topic: z.enum(contactTopics).nullable(),
  language: z.enum(languages),
  vehicle: z.object({ id: z.int(), reference: z.string(), title: z.string() }).nullable(),
  storageAreaId: z.int().nullable(),
  replyBy: z.iso.datetime(),
  heldFor: z.enum(heldReasons).nullable(),
  answered: z.iso.datetime().nullable(),
  created: z.iso.datetime(),
})
export type ContactRequest = z.infer<typeof ContactRequest>

const desk = { roles: ['agent', 'manager', 'admin'] } as const
const byId = z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) })

export const listContactRequests = defineEndpoint({
  ...desk,
  id: 'listContactRequests',
  method: 'GET',
  path: '/api/contactrequests',
  summary: 'Lists contact messages: waiting ones by urgency, held-back ones, or answered ones',
  query: z.object({
    state: z.enum(['open', 'held', 'answered']).default('open'),
    page: z.coerce.number().int().min(1).max(maxPage).default(1),
    size: z.coerce.number().int().min(1).max(maxPageSize).default(defaultPageSize),
  }),
  output: paged(ContactRequest),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})

export const answerContactRequest = defineEndpoint({
  ...desk,
  id: 'answerContactRequest',
  method: 'POST',
  path: '/api/contactrequests/{id}/answer',
  summary: 'Marks a contact message as answered. Idempotent',
  params: byId,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

export const releaseContactRequest = defineEndpoint({
  ...desk,
  id: 'releaseContactRequest',
  method: 'POST',
  path: '/api/contactrequests/{id}/release',
  summary: 'Releases a held-back message that is no spam; its reply deadline starts now',
  params: byId,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

export const subscribe = defineEndpoint({
  id: 'subscribeToNewsletter',
  method: 'POST',
  path: '/api/newsletter',
  summary: 'Subscribes an address to the newsletter. The response does not reveal whether it was subscribed',
  body: z.object({
    email: emailAddress,
    language: z.enum(languages),
    consent: z.boolean().refine((given) => given, { params: { reason: 'consent' } }),
    website: trap,
  }),
  output: z.object({ consentVersion: z.string() }),
  roles: ['anyone'],
  errors: ['BadRequest', 'TooManyRequests', 'AntiForgery'],
})

const byToken = z.object({ token: z.uuid() })

export const confirm = defineEndpoint({
  id: 'confirmNewsletter',
  method: 'POST',
  path: '/api/newsletter/{token}/confirm',
  summary: 'Confirms a newsletter address by the token of the first message',
  params: byToken,
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound', 'TooManyRequests', 'AntiForgery'],
})

export const unsubscribe = defineEndpoint({
  id: 'unsubscribeFromNewsletter',
  method: 'POST',
  path: '/api/newsletter/{token}/unsubscribe',
  summary: 'Unsubscribes by the token in every newsletter. Idempotent',
  params: byToken,
  roles: ['anyone'],
  skipCsrf: true,
  errors: ['BadRequest', 'NotFound', 'TooManyRequests'],
})

export const chooseConsent = defineEndpoint({
  id: 'chooseConsent',
  method: 'POST',
  path: '/api/consents',
  summary: 'Records whether a visitor consents to analytics; `device` is a random key that the browser created only for this',
  body: z.object({
    device: z.uuid(),
    accepted: z.boolean(),
    /** of the words that they read */
    version: z
      .string()
      .max(7)
      .regex(/^\d{4}-\d{2}$/),
    language: z.enum(languages),
  }),
  roles: ['anyone'],
  errors: ['BadRequest', 'TooManyRequests', 'AntiForgery'],
})

import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { maxPage, maxPageSize, paged } from '#shared/paging.ts'
import { conversationStates, maxLetters, reportReasons, sides, stoppers, warningKinds } from '../values.ts'

const Moment = z.iso.datetime()
const id = z.coerce.number<string>().int().min(1).max(2_147_483_647)
const own = { roles: ['customer'] } as const
const desk = ['agent', 'manager', 'admin'] as const
const text = z.string().trim().min(1).max(maxLetters)
const reading = ['BadRequest', 'Unauthorized', 'Forbidden', 'CustomerInactive', 'NotFound'] as const
const writing = ['ContactBlocked', 'MessagesClosed', 'ConversationClosed', 'TooManyRequests', 'AntiForgery'] as const

/** The vehicle of a conversation. `isShown`: visitors can open its page. */
export const AdSubject = z.object({
  adId: z.int(),
  vehicleId: z.int(),
  slug: z.string(),
  title: z.string(),
  year: z.int().nullable(),
  /** whole dirhams */
  price: z.int().nullable(),
  isShown: z.boolean(),
})

/** A conversation in the list of a participant. Of the other participant only the first name is returned; null: the account was deleted. */
export const AdConversation = z.object({
  id: z.int(),
  side: z.enum(sides),
  other: z.string().nullable(),
  subject: AdSubject,
  state: z.enum(conversationStates),
  lastMessage: Moment,
  /** start of the newest message; null: the account of its author was deleted */
  lastText: z.string().nullable(),
  lastIsOwn: z.boolean(),
  /** unread messages of the other participant */
  unread: z.int(),
})
export type AdConversation = z.infer<typeof AdConversation>

/** A message for a participant. `warnings`: parts of a received message that lead away from the platform. */
export const AdMessage = z.object({
  id: z.int(),
  isOwn: z.boolean(),
  text: z.string().nullable(),
  created: Moment,
  warnings: z.array(z.enum(warningKinds)),
})

/** A conversation with its messages, the oldest first. */
export const WholeAdConversation = AdConversation.extend({
  messages: z.array(AdMessage),
  /** the caller has an open report on it */
  isReported: z.boolean(),
})
export type WholeAdConversation = z.infer<typeof WholeAdConversation>

const one = { ...own, params: z.object({ id }), output: WholeAdConversation } as const

/** The seller of an advertised vehicle and the ways to contact them. */
export const SellerContact = z.object({
  /** first name, or company name */
  name: z.string().nullable(),
  /** a number can be revealed */
  hasPhone: z.boolean(),
  /** the caller is the seller */
  isOwn: z.boolean(),
})
export type SellerContact = z.infer<typeof SellerContact>

export const getSellerContact = defineEndpoint({
  id: 'getSellerContact',
  method: 'GET',
  path: '/api/vehicleads/vehicle/{id}/contact',
  summary: 'Returns how to contact the seller of an advertised vehicle, by vehicle id. VehicleNotFound when it has no private seller',
  params: z.object({ id }),
  output: SellerContact,
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound'],
})

export const writeToSeller = defineEndpoint({
  ...one,
  id: 'writeToSeller',
  method: 'POST',
  path: '/api/vehicleads/vehicle/{id}/messages',
  summary:
    'Sends a message to the seller of an advertised vehicle, by vehicle id; starts or continues a conversation. Forbidden for the own advert. Neither participant sees the address of the other',
  body: z.object({ text }),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'CustomerInactive', 'VehicleNotFound', ...writing],
})

export const listAdConversations = defineEndpoint({
  ...own,
  id: 'listAdConversations',
  method: 'GET',
  path: '/api/vehicleads/conversations',
  summary: 'Lists the advert conversations of the caller, as buyer and as seller, the latest first',
  query: z.object({
    page: z.coerce.number().int().min(1).max(maxPage).default(1),
    size: z.coerce.number().int().min(1).max(maxPageSize).default(25),
  }),
  output: paged(AdConversation).extend({ unread: z.int() }),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'CustomerInactive'],
})

export const getAdConversation = defineEndpoint({
  ...one,
  id: 'getAdConversation',
  method: 'GET',
  path: '/api/vehicleads/conversations/{id}',
  summary: 'Returns a conversation of the caller with its newest 500 messages',
  errors: reading,
})

export const readAdConversation = defineEndpoint({
  ...own,
  params: z.object({ id }),
  id: 'readAdConversation',
  method: 'POST',
  path: '/api/vehicleads/conversations/{id}/read',
  summary: 'Marks messages as read up to a given one; later messages are notified again',
  body: z.object({ upTo: z.int().min(1).max(2_147_483_647) }),
  errors: [...reading, 'AntiForgery'],
})

export const answerAdConversation = defineEndpoint({
  ...one,
  id: 'answerAdConversation',
  method: 'POST',
  path: '/api/vehicleads/conversations/{id}/messages',
  summary: 'Sends a message in a conversation of the caller. The recipient gets one e-mail or SMS until they read it',
  body: z.object({ text }),
  errors: [...reading, ...writing],
})

export const stopAdConversation = defineEndpoint({
  ...one,
  id: 'stopAdConversation',
  method: 'PUT',
  path: '/api/vehicleads/conversations/{id}/stop',
  summary: 'Ends a conversation: neither participant can write in it',
  errors: [...reading, 'ConversationClosed', 'AntiForgery'],
})

export const resumeAdConversation = defineEndpoint({
  ...one,
  id: 'resumeAdConversation',
  method: 'DELETE',
  path: '/api/vehicleads/conversations/{id}/stop',
  summary: 'Resumes a conversation that the caller ended. ConversationClosed when somebody else ended it',
  errors: [...reading, 'ConversationClosed', 'AntiForgery'],
})

export const blockAdPerson = defineEndpoint({
  ...one,
  id: 'blockAdPerson',
  method: 'PUT',
  path: '/api/vehicleads/conversations/{id}/block',
  summary: 'Blocks the other participant from writing to the caller about any advert; their attempts fail with that reason',
  errors: [...reading, 'AntiForgery'],
})

export const unblockAdPerson = defineEndpoint({
  ...one,
  id: 'unblockAdPerson',
  method: 'DELETE',
  path: '/api/vehicleads/conversations/{id}/block',
  summary: 'Unblocks the other participant of a conversation',
  errors: [...reading, 'AntiForgery'],
})

export const reportAdConversation = defineEndpoint({
  ...one,
  id: 'reportAdConversation',
  method: 'POST',
  path: '/api/vehicleads/conversations/{id}/reports',
  summary: 'Reports the other participant; staff can then read the conversation. Idempotent while a report is open',
  body: z.object({ reason: z.enum(reportReasons), text: z.string().trim().max(1000).default('') }),
  errors: [...reading, 'AntiForgery'],
})

/** A participant of a reported conversation; `restricted`: staff blocked their messages, with the reason. */
export const ReportedPerson = z.object({
  id: z.int(),
  name: z.string(),
  restricted: z.object({ reason: z.string(), since: Moment }).nullable(),
})

/** A reported conversation with the fields for staff. */
export const ReportedConversation = z.object({
  id: z.int(),
  adId: z.int(),
  reference: z.string(),
  buyer: ReportedPerson,
  seller: ReportedPerson,
  stoppedBy: z.enum(stoppers).nullable(),
  messages: z.array(
    z.object({ id: z.int(), author: z.enum(sides), text: z.string().nullable(), created: Moment, warnings: z.array(z.enum(warningKinds)) }),
  ),
})
export type ReportedConversation = z.infer<typeof ReportedConversation>

const reported = { params: z.object({ id }), output: ReportedConversation, roles: desk } as const

export const getReportedConversation = defineEndpoint({
  ...reported,
  id: 'getReportedAdConversation',
  method: 'GET',
  path: '/api/staff/vehicleads/conversations/{id}',
  summary: 'Returns a reported conversation about an advert; NotFound for any other. Forbidden for a participant',
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'],
})

export const stopReportedConversation = defineEndpoint({
  ...reported,
  id: 'stopReportedAdConversation',
  method: 'POST',
  path: '/api/staff/vehicleads/conversations/{id}/stop',
  summary: 'Ends a reported conversation permanently',
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

export const showSellerPhone = defineEndpoint({
  id: 'showSellerPhone',
  method: 'POST',
  path: '/api/vehicleads/vehicle/{id}/phone',
  summary:
    'Returns the phone number of the seller, by vehicle id; rate-limited by person and by connection. Counts as a contact in the statistics of the advert. VehicleNotFound when the seller hides it',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  /** `phone`: E.164; `isOnWhatsApp`: the seller accepts WhatsApp */
  output: z.object({ phone: z.string(), isOnWhatsApp: z.boolean() }),
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound', 'ContactBlocked', 'TooManyRequests', 'AntiForgery'],
})

const restriction = {
  params: z.object({ id }),
  output: ReportedConversation,
  roles: desk,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
} as const

export const restrictAdPerson = defineEndpoint({
  ...restriction,
  id: 'restrictAdPerson',
  method: 'POST',
  path: '/api/staff/vehicleads/conversations/{id}/restriction',
  summary:
    'Blocks a participant of a reported conversation from writing about adverts until lifted, notifies them with the given reason, and ends the conversation permanently',
  body: z.object({ side: z.enum(sides), reason: z.string().trim().min(10).max(1000) }),
})

export const liftAdRestriction = defineEndpoint({
  ...restriction,
  id: 'liftAdRestriction',
  method: 'DELETE',
  path: '/api/staff/vehicleads/conversations/{id}/restriction',
  summary: 'Lifts the restriction of a participant of a reported conversation; the conversation stays ended',
  query: z.object({ side: z.enum(sides) }),
})

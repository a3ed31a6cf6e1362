import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { maxPage, maxPageSize, paged } from '#shared/paging.ts'
import { reportReasons } from '../reports/values.ts'
import { conversationStates, maxLetters, sides, stoppers, warningKinds } from './values.ts'

const Moment = z.iso.datetime()
const id = z.coerce.number<string>().int().min(1).max(2_147_483_647)
const own = { roles: ['customer'] } as const
const desk = ['agent', 'manager', 'admin'] as const
const text = z.string().trim().min(1).max(maxLetters)
const reading = ['BadRequest', 'Unauthorized', 'Forbidden', 'CustomerInactive', 'NotFound'] as const
const writing = ['ContactBlocked', 'MessagesClosed', 'ConversationClosed', 'TooManyRequests', 'AntiForgery'] as const

/** What a conversation is about. `isShown`: visitors find the car at its page. */
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

/** A conversation in the list of one of the two. Of the other they read a first name alone; null: they have left. */
export const AdConversation = z.object({
  id: z.int(),
  side: z.enum(sides),
  other: z.string().nullable(),
  subject: AdSubject,
  state: z.enum(conversationStates),
  lastMessage: Moment,
  /** the beginning of the newest message; null: its writer has left */
  lastText: z.string().nullable(),
  lastIsOwn: z.boolean(),
  /** messages of the other that were not read yet */
  unread: z.int(),
})
export type AdConversation = z.infer<typeof AdConversation>

/** A message as one of the two reads it. `warnings`: what of a message of the other leads past the house. */
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
  /** this caller has reported it, and nobody has said yet what came of it */
  isReported: z.boolean(),
})
export type WholeAdConversation = z.infer<typeof WholeAdConversation>

const one = { ...own, params: z.object({ id }), output: WholeAdConversation } as const

/** Who sells an advertised car, and how one reaches them. */
export const SellerContact = z.object({
  /** first name, or that of a company */
  name: z.string().nullable(),
  /** a press shows a number */
  hasPhone: z.boolean(),
  /** the caller is the seller */
  isOwn: z.boolean(),
})
export type SellerContact = z.infer<typeof SellerContact>

export const getSellerContact = defineEndpoint({
  id: 'getSellerContact',
  method: 'GET',
  path: '/api/vehicleads/vehicle/{id}/contact',
  summary: 'How the seller of an advertised car is reached, by the id of the car. VehicleNotFound where nobody sells it here themselves',
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
    'Writes to the seller of an advertised car, by the id of the car: a conversation begins, or goes on. Forbidden for the own advert. Nobody reads an address of the other',
  body: z.object({ text }),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'CustomerInactive', 'VehicleNotFound', ...writing],
})

export const listAdConversations = defineEndpoint({
  ...own,
  id: 'listAdConversations',
  method: 'GET',
  path: '/api/vehicleads/conversations',
  summary: 'The conversations of the caller about adverts, as a buyer and as a seller, the latest first',
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
  summary: 'A conversation of the caller with its newest 500 messages',
  errors: reading,
})

export const readAdConversation = defineEndpoint({
  ...own,
  params: z.object({ id }),
  id: 'readAdConversation',
  method: 'POST',
  path: '/api/vehicleads/conversations/{id}/read',
  summary: 'Says up to which message the caller has read; from then on they are told of the next one',
  body: z.object({ upTo: z.int().min(1).max(2_147_483_647) }),
  errors: [...reading, 'AntiForgery'],
})

export const answerAdConversation = defineEndpoint({
  ...one,
  id: 'answerAdConversation',
  method: 'POST',
  path: '/api/vehicleads/conversations/{id}/messages',
  summary: 'Writes into a conversation of the caller. The other is told by e-mail or SMS, once until they have read',
  body: z.object({ text }),
  errors: [...reading, ...writing],
})

export const stopAdConversation = defineEndpoint({
  ...one,
  id: 'stopAdConversation',
  method: 'PUT',
  path: '/api/vehicleads/conversations/{id}/stop',
  summary: 'Ends a conversation: neither of the two writes into it any more',
  errors: [...reading, 'ConversationClosed', 'AntiForgery'],
})

export const resumeAdConversation = defineEndpoint({
  ...one,
  id: 'resumeAdConversation',
  method: 'DELETE',
  path: '/api/vehicleads/conversations/{id}/stop',
  summary: 'Goes on with a conversation that the caller has ended. ConversationClosed where somebody else did',
  errors: [...reading, 'ConversationClosed', 'AntiForgery'],
})

export const blockAdPerson = defineEndpoint({
  ...one,
  id: 'blockAdPerson',
  method: 'PUT',
  path: '/api/vehicleads/conversations/{id}/block',
  summary: 'The other of this conversation writes to the caller no more, about whatever advert, and is told so when they try',
  errors: [...reading, 'AntiForgery'],
})

export const unblockAdPerson = defineEndpoint({
  ...one,
  id: 'unblockAdPerson',
  method: 'DELETE',
  path: '/api/vehicleads/conversations/{id}/block',
  summary: 'The other of this conversation may write to the caller again',
  errors: [...reading, 'AntiForgery'],
})

export const reportAdConversation = defineEndpoint({
  ...one,
  id: 'reportAdConversation',
  method: 'POST',
  path: '/api/vehicleads/conversations/{id}/reports',
  summary:
    'Tells the house that something is wrong with what the other writes: the staff read this conversation. A second report before an answer changes nothing',
  body: z.object({ reason: z.enum(reportReasons), text: z.string().trim().max(1000).default('') }),
  errors: [...reading, 'AntiForgery'],
})

/** One of the two of a reported conversation; `restricted`: the house has closed their messages, and why. */
export const ReportedPerson = z.object({
  id: z.int(),
  name: z.string(),
  restricted: z.object({ reason: z.string(), since: Moment }).nullable(),
})

/** A conversation that was reported, as the staff read it. */
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
  summary:
    'A conversation about an advert that one of the two has reported; any other is not found. Forbidden for somebody who takes part in it',
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'],
})

export const stopReportedConversation = defineEndpoint({
  ...reported,
  id: 'stopReportedAdConversation',
  method: 'POST',
  path: '/api/staff/vehicleads/conversations/{id}/stop',
  summary: 'Ends a reported conversation for good',
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

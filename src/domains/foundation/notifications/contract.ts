import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'
import { maxPage, maxPageSize, paged } from '#shared/paging.ts'
import { messageChannels, messageStates } from './rules.ts'

/** A report of a provider on a message that it accepted: bounced permanently, marked as spam, or late. */
export const BounceReport = z
  .object({
    kind: z.enum(['Bounced', 'Complained', 'Delayed']),
    channel: z.enum(['Email', 'Sms']).default('Email'),
    /** Message-ID of the e-mail, or the provider's number of the SMS */
    messageId: z.string().max(300).optional(),
    address: z.string().max(254).optional(),
    reason: z.string().max(2000).default(''),
  })
  .refine(({ messageId, address }) => messageId || address, { path: ['messageId'], params: { reason: 'required' } })
export type BounceReport = z.output<typeof BounceReport>

export const reportBounces = defineEndpoint({
  id: 'reportBounces',
  method: 'POST',
  path: '/api/notifications/bounces',
  summary: 'Receives delivery reports of the mail or SMS provider; header x-bounce-secret holds BOUNCE_SECRET. Idempotent',
  body: z.object({ reports: z.array(BounceReport).min(1).max(1000) }),
  roles: ['anyone'],
  skipCsrf: true,
  errors: ['BadRequest', 'Forbidden', 'NotFound'],
})

/** A message of the outbox without its words. `occasion` is the first part of its key, e.g. `contact.desk`; times are ISO 8601. */
export const OutboxMessage = z.object({
  id: z.int(),
  occasion: z.string(),
  channel: z.enum(messageChannels),
  recipient: z.string(),
  language: z.enum(languages),
  customerId: z.int().nullable(),
  marketing: z.boolean(),
  state: z.enum(messageStates),
  attempts: z.int(),
  due: z.string(),
  fault: z.string().nullable(),
  /** its words are still there and its time has not run out */
  canRetry: z.boolean(),
  created: z.string(),
  lastModified: z.string(),
})
export type OutboxMessage = z.infer<typeof OutboxMessage>

const readers = { roles: ['agent', 'manager', 'admin'] } as const
const pages = {
  page: z.coerce.number().int().min(1).max(maxPage).default(1),
  size: z.coerce.number().int().min(1).max(maxPageSize).default(30),
}

export const listMessages = defineEndpoint({
  ...readers,
  id: 'listMessages',
  method: 'GET',
  path: '/api/staff/messages',
  summary: 'Lists the outbox, the latest first: waiting, sent and failed messages, by recipient or customer; without their text',
  query: z.object({
    state: z.enum(messageStates).optional(),
    recipient: z.string().trim().min(3).max(254).optional(),
    customerId: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    ...pages,
  }),
  output: paged(OutboxMessage),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})

const keepers = { roles: ['manager', 'admin'] } as const

export const retryMessage = defineEndpoint({
  ...keepers,
  id: 'retryMessage',
  method: 'POST',
  path: '/api/staff/messages/{id}/retry',
  summary: 'Sends a waiting or abandoned message now; one without its text stays unchanged',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: z.object({ isDue: z.boolean() }),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

/** An address that takes no more mail. */
export const Suppressed = z.object({
  id: z.string(),
  address: z.string(),
  channel: z.enum(messageChannels),
  reason: z.enum(['NotFound', 'Complaint']),
  created: z.string(),
})
export type Suppressed = z.infer<typeof Suppressed>

export const listSuppressed = defineEndpoint({
  ...keepers,
  id: 'listSuppressed',
  method: 'GET',
  path: '/api/staff/suppressed',
  summary: 'Lists suppressed addresses, the latest first',
  query: z.object(pages),
  output: paged(Suppressed),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})

export const liftSuppression = defineEndpoint({
  ...keepers,
  id: 'liftSuppression',
  method: 'POST',
  path: '/api/staff/suppressed/lift',
  summary: 'Lifts the suppression of a corrected address; complaints of its owner stay in force',
  body: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) }),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

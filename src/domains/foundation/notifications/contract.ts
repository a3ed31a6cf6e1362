import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'

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

import { z } from 'zod'
import { call } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'

/** Changes with every change of `newsletter.consent` or `newsletter.notice` in the packs; stored with each consent. */
export const consentVersion = '2026-03'

export const subscribe = call({
  id: 'subscribeToNewsletter',
  method: 'POST',
  path: '/api/newsletter',
  summary: 'Signs an address up for the letter; the answer is the same whether it stood there before or not',
  body: z.object({
    email: z.string().trim().toLowerCase().meta({ format: 'email', maxLength: 254 }).pipe(z.email().max(254)),
    language: z.enum(languages),
    consent: z.boolean().refine((given) => given, { params: { reason: 'consent' } }),
    /** people leave it empty; what is filled in by a machine is not stored */
    website: z.string().max(500).default(''),
  }),
  output: z.object({ consentVersion: z.string() }),
  roles: ['anyone'],
  errors: ['BadRequest', 'TooManyRequests', 'AntiForgery'],
})

const byToken = z.object({ token: z.uuid() })

export const confirm = call({
  id: 'confirmNewsletter',
  method: 'POST',
  path: '/api/newsletter/{token}/confirm',
  summary: 'Confirms an address by the token of the first message',
  params: byToken,
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound', 'AntiForgery'],
})

export const unsubscribe = call({
  id: 'unsubscribeFromNewsletter',
  method: 'POST',
  path: '/api/newsletter/{token}/unsubscribe',
  summary: 'Ends the letter by the token that stands in every message; a second time changes nothing',
  params: byToken,
  roles: ['anyone'],
  fromElsewhere: true,
  errors: ['BadRequest', 'NotFound'],
})

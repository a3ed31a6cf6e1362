import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'

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

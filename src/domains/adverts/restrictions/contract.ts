import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { ReportedConversation } from '../conversations/contract.ts'
import { sides } from '../conversations/values.ts'

const one = {
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: ReportedConversation,
  roles: ['agent', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
} as const

export const restrictAdPerson = defineEndpoint({
  ...one,
  id: 'restrictAdPerson',
  method: 'POST',
  path: '/api/staff/vehicleads/conversations/{id}/restriction',
  summary:
    'Closes the messages of one of the two of a reported conversation, which ends for good: they write to nobody about adverts until it is lifted, and are told why in these words',
  body: z.object({ side: z.enum(sides), reason: z.string().trim().min(10).max(1000) }),
})

export const liftAdRestriction = defineEndpoint({
  ...one,
  id: 'liftAdRestriction',
  method: 'DELETE',
  path: '/api/staff/vehicleads/conversations/{id}/restriction',
  summary: 'One of the two of a reported conversation may write about adverts again; the conversation stays ended',
  query: z.object({ side: z.enum(sides) }),
})

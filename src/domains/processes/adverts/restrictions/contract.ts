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
    'Blocks a participant of a reported conversation from writing about adverts until lifted, notifies them with the given reason, and ends the conversation permanently',
  body: z.object({ side: z.enum(sides), reason: z.string().trim().min(10).max(1000) }),
})

export const liftAdRestriction = defineEndpoint({
  ...one,
  id: 'liftAdRestriction',
  method: 'DELETE',
  path: '/api/staff/vehicleads/conversations/{id}/restriction',
  summary: 'Lifts the restriction of a participant of a reported conversation; the conversation stays ended',
  query: z.object({ side: z.enum(sides) }),
})

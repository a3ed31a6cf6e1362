import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { editorRoles } from '../pages/values.ts'

export const voteOnAnswer = defineEndpoint({
  id: 'voteOnAnswer',
  method: 'POST',
  path: '/api/websitepages/faq/votes',
  summary:
    'Records whether the answer to a frequent question helped, once a day for each visitor; ignores staff. The response does not depend on it. The question is identified by its French text',
  body: z.object({ question: z.string().trim().min(1).max(300), isHelpful: z.boolean() }),
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound', 'AntiForgery'],
})

export const listAnswerVotes = defineEndpoint({
  id: 'listAnswerVotes',
  method: 'GET',
  path: '/api/websitepages/faq/votes',
  summary: 'Lists helpful and unhelpful votes by question; omits questions without votes',
  output: z.array(z.object({ question: z.string(), helpful: z.int(), unhelpful: z.int() })),
  roles: editorRoles,
  errors: ['Unauthorized', 'Forbidden'],
})

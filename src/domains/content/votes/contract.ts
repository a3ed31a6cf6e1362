import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { editorRoles } from '../pages/values.ts'

export const voteOnAnswer = defineEndpoint({
  id: 'voteOnAnswer',
  method: 'POST',
  path: '/api/websitepages/faq/votes',
  summary:
    'Says whether the answer to a frequent question helped: counted once a day for each visitor, not for the staff. Answers alike whether it counted or not. The question is named as it stands in French',
  body: z.object({ question: z.string().trim().min(1).max(300), isHelpful: z.boolean() }),
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound', 'AntiForgery'],
})

export const listAnswerVotes = defineEndpoint({
  id: 'listAnswerVotes',
  method: 'GET',
  path: '/api/websitepages/faq/votes',
  summary: 'How often visitors said of an answer that it helped, or did not; questions without a vote are not among them',
  output: z.array(z.object({ question: z.string(), helpful: z.int(), unhelpful: z.int() })),
  roles: editorRoles,
  errors: ['Unauthorized', 'Forbidden'],
})

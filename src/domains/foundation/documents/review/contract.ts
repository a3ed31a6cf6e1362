import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { DocumentInfo } from '../contract.ts'

export const reviewDocument = defineEndpoint({
  id: 'reviewDocument',
  method: 'POST',
  path: '/documents/{id}/review',
  aliases: ['/api/documents/{id}/review'],
  summary: 'Accepts or refuses a document sent by a customer; a refusal needs a reason',
  params: z.object({ id: z.uuid() }),
  body: z.object({ status: z.enum(['Accepted', 'Rejected']), comment: z.string().trim().max(1000).nullish() }),
  output: DocumentInfo,
  roles: ['agent', 'controller', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery', 'DocumentNotFound', 'TransitionNotAllowed'],
})

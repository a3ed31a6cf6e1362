import { z } from 'zod'
import { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'

export const printExpertise = defineEndpoint({
  id: 'printExpertise',
  method: 'POST',
  path: '/api/staff/expertises/{id}/papers',
  summary: 'Prints a submitted inspection as PDF for staff; reprints it when the inspection has changed. Earlier versions stay',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  body: z.object({ language: z.enum(languages) }),
  output: DocumentInfo,
  roles: ['agent', 'expert', 'controller', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery', 'NotFound', 'PrintoutNotReady'],
})

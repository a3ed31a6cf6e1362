import { z } from 'zod'
import { DocumentInfo } from '#domains/documents/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'

export const printExpertise = defineEndpoint({
  id: 'printExpertise',
  method: 'POST',
  path: '/api/staff/expertises/{id}/papers',
  summary:
    'A whole sheet as PDF for the staff, once it was handed in: its newest version, printed anew when the sheet has changed; the former ones are kept',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  body: z.object({ language: z.enum(languages) }),
  output: DocumentInfo,
  roles: ['agent', 'expert', 'controller', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery', 'NotFound', 'PrintoutNotReady'],
})

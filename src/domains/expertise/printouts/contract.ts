import { z } from 'zod'
import { PrintoutCode } from '#domains/documents/printouts/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'

/** Papers of a sealed sheet that anybody may have. */
export type SheetPaper = 'PublicExpertiseSheet' | 'VehicleCertificate'

const paper = {
  method: 'GET',
  params: z.object({ code: PrintoutCode }),
  redirects: true,
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound'],
} as const

export const getExpertisePaper = defineEndpoint({
  ...paper,
  id: 'getExpertisePaper',
  path: '/api/expertises/{code}/paper',
  summary:
    'A sealed sheet as PDF in the language of the request: sent on by 303 to its newest version, printed anew when the sheet has grown',
})

export const getVehicleCertificate = defineEndpoint({
  ...paper,
  id: 'getVehicleCertificate',
  path: '/api/expertises/{code}/certificate',
  summary: 'The certificate of the car of a sealed sheet as PDF, in the same way; NotFound while the car is not certified',
})

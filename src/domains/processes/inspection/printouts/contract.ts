import { z } from 'zod'
import { PrintoutCode } from '#domains/foundation/documents/printouts/contract.ts'
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
    'Redirects (303) to the newest PDF of a sealed report in the language of the request; prints a new version when the report has grown',
})

export const getVehicleCertificate = defineEndpoint({
  ...paper,
  id: 'getVehicleCertificate',
  path: '/api/expertises/{code}/certificate',
  summary: 'Redirects (303) to the PDF certificate of the vehicle of a sealed report; NotFound while it is not certified',
})

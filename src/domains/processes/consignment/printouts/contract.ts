import { z } from 'zod'
import { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'

/** The papers of a mediation, by document type: the contract, the owner's commitments and the contract with the buyer by whom we sell for. */
export const intermediationPrintouts = [
  'IntermediationContractIndividual',
  'IntermediationContractGarageOwner',
  'IntermediationCommitmentIndividual',
  'IntermediationCommitmentGarageOwner',
  'IntermediationExpertiseSheet',
  'IntermediationSaleContractIndividual',
  'IntermediationSaleContractGarageOwner',
  'BankTransferCommitment',
  'TransferPV',
] as const
const IntermediationPrintout = z.enum(intermediationPrintouts)
export type IntermediationPrintout = z.infer<typeof IntermediationPrintout>

const desk = ['agent', 'expert', 'controller', 'manager', 'admin'] as const
const one = z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) })

export const listIntermediationPrintouts = defineEndpoint({
  id: 'listIntermediationPrintouts',
  method: 'GET',
  path: '/api/staff/intermediations/{id}/papers',
  summary: 'Lists all document versions of a consignment, the newest first, and the documents that can be printed now',
  params: one,
  output: z.object({ documents: z.array(DocumentInfo), printable: z.array(IntermediationPrintout) }),
  roles: desk,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'],
})

export const printIntermediationDocument = defineEndpoint({
  id: 'printIntermediationDocument',
  method: 'POST',
  path: '/api/staff/intermediations/{id}/papers',
  summary: 'Prints a document of a consignment in either language. Reprinting creates a new version; earlier versions stay',
  params: one,
  body: z.object({ type: IntermediationPrintout, language: z.enum(languages) }),
  output: DocumentInfo,
  roles: desk,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery', 'NotFound', 'PrintoutNotReady'],
})

// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const printIntermediationDocumentLimits = {
  type: { required: true, values: ['IntermediationContractIndividual', 'IntermediationContractGarageOwner', 'IntermediationCommitmentIndividual', 'IntermediationCommitmentGarageOwner', 'IntermediationExpertiseSheet', 'IntermediationSaleContractIndividual', 'IntermediationSaleContractGarageOwner', 'BankTransferCommitment', 'TransferPV'] },
  language: { required: true, values: ['fr', 'ar'] },
} as const satisfies Limits

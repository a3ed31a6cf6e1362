import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'
import { DocumentType } from '../contract.ts'

/** Document types that the application prints. */
export const printedTypes = [
  'BookingSimulation',
  'SaleProforma',
  'PurchaseOrder',
  'PurchaseInvoice',
  'DeliveryForm',
  'DeliveryVoucher',
  'CreditNote',
  'SaleRecoveryRequest',
  'SaleRecoveryExpertiseSheet',
  'SaleRecoveryVoucher',
  'ReleaseVoucher',
  'QualityControlSheet',
  'VehicleInfoSheet',
  'VehicleWarranty',
  'QuotationSheet',
  'TradeInVoucher',
  'PurchaseVoucher',
  'BankTransferCommitment',
  'ExpertiseSheet',
  'PublicExpertiseSheet',
  'VehicleCertificate',
  'IntermediationContractIndividual',
  'IntermediationContractGarageOwner',
  'IntermediationCommitmentIndividual',
  'IntermediationCommitmentGarageOwner',
  'IntermediationExpertiseSheet',
  'IntermediationSaleContractIndividual',
  'IntermediationSaleContractGarageOwner',
  'TransferPV',
] as const satisfies readonly DocumentType[]
export type PrintedType = (typeof printedTypes)[number]

/** The code on a printed document, 12 characters in groups of four; lower case and missing hyphens are accepted. */
export const PrintoutCode = z
  .string()
  .max(40)
  .meta({ pattern: '^[2-9A-HJ-NP-Z]{4}-?[2-9A-HJ-NP-Z]{4}-?[2-9A-HJ-NP-Z]{4}$' })
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[2-9A-HJ-NP-Z]{12}$/))

/** Public facts about a printed document: that we issued it, and whether a newer version replaces it. No personal data. */
export const PrintoutCheck = z.object({
  type: DocumentType,
  reference: z.string(),
  language: z.enum(languages),
  version: z.int(),
  created: z.string(),
  /** null while it is the newest version */
  superseded: z.string().nullable(),
})
export type PrintoutCheck = z.infer<typeof PrintoutCheck>

export const checkPrintout = defineEndpoint({
  id: 'checkPrintout',
  method: 'GET',
  path: '/api/papers/{code}',
  summary: 'Checks by its code whether a printed document is genuine and the newest version',
  params: z.object({ code: PrintoutCode }),
  output: PrintoutCheck,
  roles: ['anyone'],
  errors: ['BadRequest', 'DocumentNotFound', 'TooManyRequests'],
})

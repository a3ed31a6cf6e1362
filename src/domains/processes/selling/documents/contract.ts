import { z } from 'zod'
import { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'
import { purchasePrintouts } from './values.ts'

const PurchasePrintout = z.enum(purchasePrintouts)
export type PurchasePrintout = z.infer<typeof PurchasePrintout>

const desk = ['agent', 'expert', 'controller', 'manager', 'admin'] as const
const one = z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) })

export const listOwnPurchasePrintouts = defineEndpoint({
  id: 'listOwnPurchasePrintouts',
  method: 'GET',
  path: '/api/purchases/{key}/documents',
  summary: 'Lists the documents of a request to sell or trade in for its owner, printed and uploaded, all versions, the newest first',
  params: z.object({ key: z.uuid() }),
  output: z.array(DocumentInfo),
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'NotFound'],
})

export const listPurchasePrintouts = defineEndpoint({
  id: 'listPurchasePrintouts',
  method: 'GET',
  path: '/api/staff/purchases/{id}/papers',
  summary: 'Lists all document versions of a request to sell or trade in, the newest first, and the documents that can be printed now',
  params: one,
  output: z.object({ documents: z.array(DocumentInfo), printable: z.array(PurchasePrintout) }),
  roles: desk,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'],
})

export const printPurchaseDocument = defineEndpoint({
  id: 'printPurchaseDocument',
  method: 'POST',
  path: '/api/staff/purchases/{id}/papers',
  summary:
    'Prints a document of a request to sell or trade in, in either language. Reprinting creates a new version; earlier versions stay',
  params: one,
  body: z.object({ type: PurchasePrintout, language: z.enum(languages) }),
  output: DocumentInfo,
  roles: desk,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery', 'NotFound', 'PrintoutNotReady'],
})

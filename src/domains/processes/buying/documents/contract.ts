import { z } from 'zod'
import { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'

/** The documents of a booking, by document type. */
export const bookingPrintouts = [
  'BookingSimulation',
  'SaleProforma',
  'PurchaseOrder',
  'PurchaseInvoice',
  'ReleaseVoucher',
  'QualityControlSheet',
  'DeliveryForm',
  'DeliveryVoucher',
  'VehicleWarranty',
  'CreditNote',
  'SaleRecoveryRequest',
  'SaleRecoveryExpertiseSheet',
  'SaleRecoveryVoucher',
] as const
export const BookingPrintout = z.enum(bookingPrintouts)
export type BookingPrintout = z.infer<typeof BookingPrintout>

export const printBookingDocument = defineEndpoint({
  id: 'printBookingDocument',
  method: 'POST',
  path: '/api/staff/bookings/{id}/papers',
  summary: 'Prints a document of a booking in either language. Reprinting creates a new version; earlier versions stay',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  body: z.object({ type: BookingPrintout, language: z.enum(languages) }),
  output: DocumentInfo,
  roles: ['agent', 'expert', 'controller', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery', 'NotFound', 'PrintoutNotReady'],
})

export const listOwnPrintouts = defineEndpoint({
  id: 'listOwnPrintouts',
  method: 'GET',
  path: '/api/bookings/{key}/documents',
  summary: 'Lists the documents of a booking for its customer, printed and uploaded, all versions, the newest first',
  params: z.object({ key: z.uuid() }),
  output: z.array(DocumentInfo),
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'NotFound'],
})

export const listBookingPrintouts = defineEndpoint({
  id: 'listBookingPrintouts',
  method: 'GET',
  path: '/api/staff/bookings/{id}/papers',
  summary: 'Lists all document versions of a booking, the newest first, and the documents that can be printed now',
  params: printBookingDocument.params,
  output: z.object({ documents: z.array(DocumentInfo), printable: z.array(BookingPrintout) }),
  roles: ['agent', 'expert', 'controller', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'],
})

import type { Transaction } from 'kysely'
import { purchaseUploads } from '#domains/foundation/documents/upload/service.ts'
import { copyDocuments } from '#domains/foundation/documents/upload/store.ts'
import { openIntermediation } from '#domains/processes/consignment/request/service.ts'
import { handSheetOn } from '#domains/processes/inspection/cases/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { AppError } from '#shared/errors.ts'
import { findHandedOn } from './store.ts'

/** Documents that a consignment also needs; excludes the deed of a sale to the company. */
const handedOn = purchaseUploads.filter((type) => type !== 'TransferPV')

/** Opens a consignment with the car, inspection and documents of a declined offer, and returns its id. Throws NotFound. */
export async function continueAsIntermediation(
  deps: Deps,
  trx: Transaction<Database>,
  purchaseId: number,
  { by, isStaff }: { by: string | null; isStaff: boolean },
): Promise<number> {
  const found = await findHandedOn(trx, purchaseId)
  if (!found) throw new AppError('NotFound', { id: purchaseId })
  const wished = { ...found, purchaseId, requestOrigin: isStaff ? 'BO' : 'FO', draftKey: null, by } as const
  return openIntermediation(deps, trx, wished, async (id) => {
    await copyDocuments(trx, { type: 'Purchase', id: purchaseId }, { type: 'Intermediation', id }, handedOn)
    await handSheetOn(trx, purchaseId, id)
  })
}

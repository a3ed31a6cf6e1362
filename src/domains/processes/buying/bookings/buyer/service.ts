import type { Transaction } from 'kysely'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import type { Buyer } from '../contract.ts'
import { findLastStatus, type StoredBuyer } from '../store.ts'
import { buyerChanges } from './rules.ts'
import { findPrinted, insertBuyerChanges } from './store.ts'

/**
 * Corrects the buyer in the caller's transaction and under its lock. Documents printed before get a new version. E-mail and phone do not
 * change. `except`: documents without a new version, or printed by the step itself.
 */
export async function correctBuyer(
  { queue, clock }: Pick<Deps, 'queue' | 'clock'>,
  trx: Transaction<Database>,
  booking: { id: number; buyer: StoredBuyer },
  after: Buyer,
  by: string | null,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<void> {
  const { id: bookingId } = booking
  const changes = buyerChanges(booking.buyer, after)
  if (changes.length === 0) return
  const change = await insertBuyerChanges(trx, bookingId, changes, by, clock.now())
  const statusId = (await findLastStatus(trx, bookingId))?.id
  for (const type of await findPrinted(trx, bookingId)) {
    if (except.includes(type)) continue
    const again = `buyer:${change}`
    await queue.enqueue('bookings.paper', { bookingId, type, statusId, again }, { db: trx, key: `${type}:${again}` })
  }
}

import type { Transaction } from 'kysely'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { localTime } from '#shared/working-time.ts'
import { tell } from '../messages/service.ts'
import { dueIn } from '../steps/service.ts'
import { updateIntermediation } from '../store.ts'
import { insertIntermediation, type NewIntermediation } from './store.ts'

export { findOpen } from './store.ts'

/** Input from another module; the owner's type follows from the seller. */
export type WishedIntermediation = Omit<NewIntermediation, 'type' | 'year'>

/**
 * Creates a consignment in the caller's transaction and returns its id. `attach` adds photos, documents or an appointment before the owner
 * is notified.
 */
export async function openIntermediation(
  deps: Deps,
  trx: Transaction<Database>,
  wished: WishedIntermediation,
  attach: (id: number) => Promise<void>,
): Promise<number> {
  const now = deps.clock.now()
  const type = wished.seller?.civility === 'Société' ? 'GarageOwner' : 'Individual'
  const id = await insertIntermediation(trx, { ...wished, type, year: localTime(now).day.slice(0, 4) }, now)
  await updateIntermediation(trx, id, { due: await dueIn(deps, trx, id) })
  await attach(id)
  await tell(deps, trx, id, { way: 'mail+sms', notice: 'submitted', word: null })
  return id
}

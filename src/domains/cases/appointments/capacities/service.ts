import type { Kysely, Transaction } from 'kysely'
import { audited, nameAudited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { termsOf } from '../service.ts'
import { appointmentKinds } from '../values.ts'
import type { OwnCapacity, StoreCapacity } from './contract.ts'
import { findOwnCapacities, hasStore, lockCapacities, replaceCapacities } from './store.ts'

/** Returns the capacities of a store for every kind. Throws NotFound. */
export async function listStoreCapacities(db: Kysely<Database> | Transaction<Database>, id: number): Promise<StoreCapacity[]> {
  if (!(await hasStore(db, id))) throw new AppError('NotFound')
  const own = await findOwnCapacities(db, id)
  return Promise.all(
    appointmentKinds.map(async (kind) => {
      const { places, minutes } = await termsOf(db, kind)
      return { kind, own: own.get(kind) ?? null, usual: { places, minutes } }
    }),
  )
}

/** Replaces the capacities of a store. Throws NotFound; EditConflict when they have changed since the caller read them. */
export async function changeStoreCapacities(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: number,
  { capacities, was }: { capacities: readonly OwnCapacity[]; was: readonly OwnCapacity[] },
): Promise<StoreCapacity[]> {
  return audited(db, actor, async (trx) => {
    await lockCapacities(trx, id)
    const before = await listStoreCapacities(trx, id)
    if (linesOf(before) !== linesOf(was)) throw new AppError('EditConflict')
    nameAudited(actor, { type: 'stores', id }, { fields: ['capacities'] })
    await replaceCapacities(trx, id, capacities, actor.id, clock.now())
    return listStoreCapacities(trx, id)
  })
}

/** Serializes capacities for comparison. */
function linesOf(capacities: readonly OwnCapacity[]): string {
  return appointmentKinds
    .map((kind) => {
      const own = capacities.find((one) => one.kind === kind)?.own
      return own ? `${own.places} ${own.minutes}` : ''
    })
    .join()
}

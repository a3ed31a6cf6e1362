import type { Transaction } from 'kysely'
import { audited, nameAudited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { dialledPhone, e164 } from '#shared/phone.ts'
import { fold } from '../rules.ts'
import type { Store, StoreEntry } from './contract.ts'
import { findCityId, findStores, insertStore, lockStores, type StoreRow, updateStore } from './store.ts'

type Ground = Pick<Deps, 'db' | 'clock'>

/** Returns every store, for staff. */
export function listStores({ db, clock }: Ground): Promise<Store[]> {
  return findStores(db, clock.now())
}

/** Adds a store. BadRequest for an unknown city, an invalid number or a duplicate name. */
export async function addStore({ db, clock }: Ground, actor: Actor, entry: StoreEntry): Promise<Store> {
  const now = clock.now()
  return audited(db, actor, async (trx) => {
    const stores = await lockStores(trx)
    const row = await rowOf(trx, actor, entry, stores)
    const id = await insertStore(trx, { ...row, tag: tagOf(entry.names.fr, new Set(stores.map(({ tag }) => tag))) }, now)
    return (await findStores(trx, now, id))[0] as Store
  })
}

/** Replaces a store. NotFound; EditConflict when it changed after the version that the editor read; BadRequest as `addStore`. */
export async function changeStore(
  { db, clock }: Ground,
  actor: Actor,
  seen: { id: number; version: number },
  entry: StoreEntry,
): Promise<Store> {
  const now = clock.now()
  return audited(db, actor, async (trx) => {
    const stores = await lockStores(trx)
    const found = stores.find(({ id, isDeleted }) => id === seen.id && !isDeleted)
    if (!found) throw new AppError('NotFound')
    if (found.version !== seen.version) throw new AppError('EditConflict')
    const row = await rowOf(
      trx,
      actor,
      entry,
      stores.filter((store) => store !== found),
    )
    const [before] = await findStores(trx, now, seen.id)
    await updateStore(trx, seen.id, row, now)
    const [after] = await findStores(trx, now, seen.id)
    if (before && after) nameAudited(actor, { type: 'stores', id: seen.id }, { fields: changedFields(before, after) })
    return after as Store
  })
}

/** Converts an entry to columns; rejects a duplicate name. */
async function rowOf(
  trx: Transaction<Database>,
  actor: Actor,
  { city, phone, ...entry }: StoreEntry,
  others: readonly { name: string }[],
): Promise<StoreRow> {
  const cityId = await findCityId(trx, city)
  if (cityId === undefined) throw fieldError('store.city', 'invalid')
  const number = e164(phone)
  if (number === null) throw fieldError('store.phone', 'phone')
  const name = fold(entry.names.fr)
  if (others.some((other) => fold(other.name) === name)) throw fieldError('store.names.fr', 'taken')
  return { ...entry, cityId, phone: dialledPhone(number), services: [...new Set(entry.services)], by: actor.id }
}

/** Returns a unique URL tag from the name of a store. */
function tagOf(name: string, taken: ReadonlySet<string>): string {
  const plain =
    fold(name)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'store'
  let tag = plain
  for (let n = 2; taken.has(tag); n++) tag = `${plain}-${n}`
  return tag
}

const told = ['names', 'addresses', 'city', 'zip', 'phone', 'email', 'latitude', 'longitude', 'hours', 'services', 'isDeactivated'] as const

/** Returns the names of the changed fields. */
function changedFields(before: Store, after: Store): string[] {
  return told.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}

import { findSettings } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { visitorHash } from '#platform/visitor-hash.ts'
import { type Actor, isOwner } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { networkOf } from '#shared/network.ts'
import { isMobile } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import { countShown, findPhone, insertShown } from './store.ts'

/**
 * Reveals a seller's number. Repeated views of a number within the hour are free, and the seller's own are not counted. Throws
 * VehicleNotFound, ContactBlocked, TooManyRequests.
 */
export async function showPhone(
  { db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>,
  vehicleId: number,
  { actor, address }: { actor: Actor; address: string },
): Promise<{ phone: string; isOnWhatsApp: boolean }> {
  const found = await findPhone(db, vehicleId, actor.id)
  if (!found) throw new AppError('VehicleNotFound', { ids: vehicleId })
  const { adId, phone, owner, isBlocked, allowsWhatsApp } = found
  const shown = { phone, isOnWhatsApp: allowsWhatsApp && isMobile(phone) }
  if (isBlocked) throw new AppError('ContactBlocked')
  if (isOwner(actor, owner)) return shown
  const now = clock.now()
  const { day } = localTime(now)
  const hashed = (what: string) => visitorHash(keys, 'phone', day, what)
  const looker = { day, network: hashed(networkOf(address)), person: actor.id === null ? null : hashed(`account ${actor.id}`) }
  await db.transaction().execute(async (trx) => {
    const set = await findSettings(trx, 'ads.')
    const before = await countShown(trx, adId, looker, new Date(now.getTime() - 3_600_000))
    const isTooMuch =
      before.ofNetwork >= Number(set.get('ads.phonesOfNetworkHourly') ?? 30) || before.ofPerson >= Number(set.get('ads.phonesHourly') ?? 15)
    if (isTooMuch) throw new AppError('TooManyRequests')
    await insertShown(trx, adId, looker, now)
  })
  return shown
}

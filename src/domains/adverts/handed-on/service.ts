import type { Transaction } from 'kysely'
import { updateOperation, updatePrice } from '#domains/vehicles/entries/store.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import { checkOpenAds } from '../limits/service.ts'
import { insertAd } from '../store.ts'

/** A car that the house was to sell, whose owner sells it themselves now. */
export interface HandedOn {
  vehicleId: number
  customerId: number
  language: Language
  /** whole dirhams; null where none was named yet */
  price: number | null
  by: string | null
}

/** A draft of its owner, with the car as it is known; gives the id of the advert. TooManyAdverts for one too many. */
export async function openAdvertOf({ clock }: Pick<Deps, 'clock'>, trx: Transaction<Database>, car: HandedOn): Promise<number> {
  await checkOpenAds(trx, car.customerId, { isOpened: false })
  const now = clock.now()
  const today = localTime(now).day
  await updateOperation(trx, car.vehicleId, 'Ad', car.by)
  if (car.price !== null) await updatePrice(trx, car.vehicleId, car.price, car.by, today)
  return insertAd(trx, { ...car, year: today.slice(0, 4), isOnWhatsApp: false, showsPhone: true }, now)
}

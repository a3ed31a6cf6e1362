import type { Transaction } from 'kysely'
import { updateOperation, updatePrice } from '#domains/catalogue/vehicles/entries/store.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import { checkOpenAds } from '../limits/service.ts'
import { insertAd } from '../store.ts'

/** A car on consignment that its owner now sells privately. */
export interface HandedOn {
  vehicleId: number
  customerId: number
  language: Language
  /** whole dirhams; null when not set */
  price: number | null
  by: string | null
}

/** Creates the owner's draft with the data of the car. Returns the advert's id. Throws TooManyAdverts above the limit. */
export async function openAdvertOf({ clock }: Pick<Deps, 'clock'>, trx: Transaction<Database>, car: HandedOn): Promise<number> {
  await checkOpenAds(trx, car.customerId, { isOpened: false })
  const now = clock.now()
  const today = localTime(now).day
  await updateOperation(trx, car.vehicleId, 'Ad', car.by)
  if (car.price !== null) await updatePrice(trx, car.vehicleId, car.price, car.by, today)
  return insertAd(trx, { ...car, year: today.slice(0, 4), isOnWhatsApp: false, showsPhone: true }, now)
}

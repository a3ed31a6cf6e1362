import type { Transaction } from 'kysely'
import { findSetting } from '#domains/reference/store.ts'
import { updateOperation, updatePrice } from '#domains/vehicles/entries/store.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import { countOpenAds, insertAd } from '../store.ts'

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
  const most = Number((await findSetting(trx, 'ads.maxOwn')) ?? 10)
  if ((await countOpenAds(trx, car.customerId)) >= most) throw new AppError('TooManyAdverts', { limit: most })
  const now = clock.now()
  const today = localTime(now).day
  await updateOperation(trx, car.vehicleId, 'Ad', car.by)
  if (car.price !== null) await updatePrice(trx, car.vehicleId, car.price, car.by, today)
  return insertAd(trx, { ...car, year: today.slice(0, 4), isOnWhatsApp: false, showsPhone: true }, now)
}

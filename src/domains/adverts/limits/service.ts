import type { Kysely, Transaction } from 'kysely'
import { findSettings } from '#domains/reference/store.ts'
import type { Database } from '#platform/tables.ts'
import { AppError } from '#shared/errors.ts'
import { countOpenAds } from '../store.ts'

/** Returns the settings of adverts: photos and open adverts, days online, working minutes until somebody reads. */
export async function adLimits(db: Kysely<Database>): Promise<Record<'minPictures' | 'maxOwn' | 'visibleDays' | 'readingMinutes', number>> {
  const set = await findSettings(db, 'ads.')
  const number = (name: string, otherwise: number) => Number(set.get(`ads.${name}`) ?? otherwise)
  return {
    minPictures: number('minPictures', 3),
    maxOwn: number('maxOwn', 10),
    visibleDays: number('visibleDays', 60),
    readingMinutes: number('readingMinutes', 120),
  }
}

/** Checks that a person may open one more advert, or has not opened too many (`isOpened`: it counts already). TooManyAdverts. */
export async function checkOpenAds(trx: Transaction<Database>, customerId: number, { isOpened }: { isOpened: boolean }): Promise<void> {
  const { maxOwn } = await adLimits(trx)
  const count = await countOpenAds(trx, customerId)
  if (count + (isOpened ? 0 : 1) > maxOwn) throw new AppError('TooManyAdverts', { limit: maxOwn })
}

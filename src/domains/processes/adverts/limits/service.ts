import type { Kysely, Transaction } from 'kysely'
import { findSettings } from '#domains/foundation/reference/store.ts'
import type { Database } from '#platform/tables.ts'
import { AppError } from '#shared/errors.ts'
import { countOpenAds } from '../store.ts'

/** Returns the settings of adverts: minimum photos, maximum open adverts, days online, working minutes until the review. */
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

/** Checks the limit of open adverts before one is opened, or after (`isOpened`: already counted). Throws TooManyAdverts. */
export async function checkOpenAds(trx: Transaction<Database>, customerId: number, { isOpened }: { isOpened: boolean }): Promise<void> {
  const { maxOwn } = await adLimits(trx)
  const count = await countOpenAds(trx, customerId)
  if (count + (isOpened ? 0 : 1) > maxOwn) throw new AppError('TooManyAdverts', { limit: maxOwn })
}

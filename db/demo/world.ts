import type { Transaction } from 'kysely'
import { measureEstimates } from '#domains/catalogue/market/service.ts'
import { refreshMarket } from '#domains/catalogue/vehicles/market/store.ts'
import { insertDocuments } from '#domains/foundation/documents/store.ts'
import { measureEffects } from '#domains/processes/adverts/figures/service.ts'
import type { Deps } from '#platform/context.ts'
import { progress as plainProgress } from '#platform/progress.ts'
import type { Database } from '#platform/tables.ts'
import { insertVehicles } from './insert.ts'
import { findMasters } from './masters.ts'
import { bannerOf, galleriesOf } from './pictures.ts'
import { insertPriceDays } from './price-days.ts'
import { buildStock, demoCount, demoSeed } from './stock.ts'

export interface WorldOptions {
  seed?: string
  count?: number
  /** the day on which the world is looked at; by default the day of the clock */
  today?: Date
  /** false leaves the galleries empty */
  pictures?: boolean
  /** archive of the masters that the pictures are composed of */
  masters?: string
  /** what happens in the world, written with its cars */
  within?: (trx: Transaction<Database>) => Promise<unknown>
}

/**
 * Fills the database with the demo world: cars, their history and their pictures. All cars or none; the pictures are
 * made when somebody first looks at them (`withDemoPictures`). `progress` starts showing a step (platform/progress.ts).
 */
export async function loadDemoWorld(
  deps: Pick<Deps, 'db' | 'clock'>,
  progress: typeof plainProgress = plainProgress,
  { seed = demoSeed, count = demoCount, today = deps.clock.now(), pictures = true, masters: archive, within }: WorldOptions = {},
): Promise<{ vehicles: number; pictures: number }> {
  const cars = buildStock({ seed, count, today })
  const places = cars.map((_, i) => i)
  const masters = findMasters(archive)
  const galleries = pictures ? await galleriesOf(cars, places, masters) : []
  const banner = pictures ? bannerOf(masters) : null

  const shown = progress('Demo cars', cars.length)
  try {
    const ids = await deps.db.transaction().execute(async (trx) => {
      const ids = await insertVehicles(trx, cars, (done) => shown.at(done))
      const owned = galleries.map((document) => ({ ...document, ownerId: ids[document.ownerId] ?? 0 }))
      for (let from = 0; from < owned.length; from += 2_000) await insertDocuments(trx, owned.slice(from, from + 2_000))
      if (banner) await insertDocuments(trx, [banner])
      await within?.(trx)
      return ids
    })
    await refreshMarket(deps.db)
    await measureEstimates(deps)
    await insertPriceDays(deps.db)
    await measureEffects(deps)
    shown.done(`${ids.length} vehicles`)
    return { vehicles: ids.length, pictures: galleries.length }
  } catch (error) {
    shown.failed()
    throw error
  }
}

import type { Deps } from '#platform/context.ts'
import { tellFallenFavourites } from './drops/service.ts'
import { notifyPriceDrops } from './service.ts'

/** Takes the work of this room in the worker: every minute, telling of prices that fell: to the amount asked for, or of kept cars by a part of note. */
export async function startJobs(deps: Deps): Promise<void> {
  const { log, queue } = deps
  await queue.work('favourites.tellFallenPrices', async () => {
    // alerts first: what they tell is not told again
    const told = (await notifyPriceDrops(deps)) + (await tellFallenFavourites(deps))
    if (told > 0) log.info({ told }, 'fallen prices told')
  })
  await queue.schedule('favourites.tellFallenPrices', '* * * * *')
}

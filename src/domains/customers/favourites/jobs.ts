import type { Deps } from '#platform/context.ts'
import { notifyPriceDrops, sendCheaperFavouriteMails } from './service.ts'

/** Registers the price drop notifications in the worker: every minute, first price alerts, then drops of saved cars. */
export async function startJobs(deps: Deps): Promise<void> {
  const { log, queue } = deps
  await queue.work('favourites.tellFallenPrices', async () => {
    // alerts first: their drops are not notified again
    const told = (await notifyPriceDrops(deps)) + (await sendCheaperFavouriteMails(deps))
    if (told > 0) log.info({ told }, 'fallen prices told')
  })
  await queue.schedule('favourites.tellFallenPrices', '* * * * *')
}

import type { Deps } from '#platform/context.ts'
import { refreshMarket } from './market/store.ts'

/** Registers the market refresh in the worker: after every publication and every half hour. */
export async function startJobs({ db, log, queue }: Pick<Deps, 'db' | 'log' | 'queue'>): Promise<void> {
  await queue.work('vehicles.refreshMarket', async () => {
    const changed = await refreshMarket(db)
    log.info({ changed }, 'market positions refreshed')
  })
  await queue.schedule('vehicles.refreshMarket', '*/30 * * * *')
}

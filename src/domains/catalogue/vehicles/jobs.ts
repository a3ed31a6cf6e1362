import { setTimeout } from 'node:timers/promises'
import { originalKey } from '#domains/foundation/documents/rules.ts'
import type { Deps } from '#platform/context.ts'
import { refreshMarket } from './market/store.ts'
import { findGeneratedPictures } from './store.ts'

const warmJob = 'vehicles.warmPictures'
/** A stop of the process waits for a batch. */
const warmBatch = 8
/** Pause after a picture, as a multiple of the time that it took: visitors have the rest of the processor. */
const warmPause = 1
/** Seconds between the start of the worker and the first picture. */
const warmAfter = 60

/** Registers the market refresh in the worker, after every publication and every half hour, and renders first pictures after the start. */
export async function startJobs(deps: Pick<Deps, 'db' | 'log' | 'queue' | 'storage'>): Promise<void> {
  const { db, log, queue } = deps
  await queue.work('vehicles.refreshMarket', async () => {
    const changed = await refreshMarket(db)
    log.info({ changed }, 'market positions refreshed')
  })
  await queue.schedule('vehicles.refreshMarket', '*/30 * * * *')
  const enqueue = (from: number, after: number) => queue.enqueue(warmJob, { from }, { key: String(from), after })
  await queue.work<{ from: number }>(warmJob, async ({ from }) => {
    const next = await warmPictures(deps, from)
    if (next !== null) await enqueue(next, 0)
  })
  await enqueue(0, warmAfter)
}

/**
 * Renders the first pictures of cars from this place on, if their storage generates them on the first request, so that no visitor waits.
 * Uploaded photos get their variants after the upload. Returns the place of the next batch; null at the end.
 */
export async function warmPictures({ db, log, storage }: Pick<Deps, 'db' | 'log' | 'storage'>, from: number): Promise<number | null> {
  const hashes = await findGeneratedPictures(db, from, warmBatch)
  for (const hash of hashes) {
    const began = performance.now()
    await storage.stat(originalKey(hash)).catch((err) => log.warn({ err, hash }, 'a picture could not be rendered'))
    await setTimeout((performance.now() - began) * warmPause)
  }
  return hashes.length < warmBatch ? null : from + warmBatch
}

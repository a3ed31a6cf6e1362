import { join } from 'node:path'
import type { Logger } from 'pino'
import { seedReference } from '#domains/foundation/reference/service.ts'
import { seedCheckList } from '#domains/processes/inspection/points/service.ts'
import { findUnstated } from '#domains/publishing/content/pages/service.ts'
import { seedPages } from '#domains/publishing/content/service.ts'
import { createAnnounce } from '#platform/announce.ts'
import { systemClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { createDb, createPool } from '#platform/db.ts'
import { loadKeys } from '#platform/keys.ts'
import { migrate } from '#platform/migrate.ts'
import { startPostgres } from '#platform/postgres.ts'
import { createProcessLease } from '#platform/process-lease.ts'
import { step } from '#platform/progress.ts'
import { createQueue } from '#platform/queue.ts'
import { closeToOthers, folderStorage, type Storage } from '#platform/storage.ts'
import { withDemoPictures } from '../../db/demo/pictures.ts'
import { listeners } from './listeners.ts'
import type { Stopping } from './stop.ts'

export interface OpenOptions {
  /** owner of the data folder, for the error message of other processes */
  purpose: string
  /** use the database server of another living process */
  attach: boolean
  /** monitor schedules and lost jobs */
  keeper: boolean
}

/**
 * Opens the shared dependencies of a process or tool: database (started unless DATABASE_URL is set), migrations, reference data, files,
 * queue. `stopping` closes each of them, also when the start is interrupted.
 */
export async function openDeps(config: Config, log: Logger, stopping: Stopping, options: OpenOptions): Promise<Deps> {
  const url = config.database.url ?? (await startDatabase(config, log, stopping, options))
  const pool = createPool(url, config.database.pool, log)
  stopping.onStop(async () => {
    // do not wait for long statements: the server rolls uncommitted changes back
    await Promise.race([pool.end(), new Promise((resolve) => setTimeout(resolve, 3000))])
  })
  // closed after the queue, whose jobs depend on it
  const life = createProcessLease(pool, log)
  stopping.onStop(() => life.end())
  const queue = createQueue(pool, log, { keeper: options.keeper })
  stopping.onStop(() => queue.stop(config.stopSeconds))
  await step(
    'Migrations',
    (shown) => migrate(pool, undefined, (name) => shown.at(0, name)),
    (applied) => (applied.length > 0 ? applied.join(', ') : 'up to date'),
  )
  const db = createDb(pool)
  await step(
    'Reference data',
    async () => [await seedReference(db), await seedPages(db), await seedCheckList(db)].includes(true),
    (written) => (written ? 'written' : 'up to date'),
  )
  const unstated = await findUnstated(db)
  if (unstated.length > 0) log.warn({ settings: unstated }, 'company settings are incomplete: pages omit empty ones')
  const deps: Deps = {
    config,
    db,
    pool,
    log,
    storage: withDemoPictures(await openStorage(config, log)),
    queue,
    clock: systemClock,
    keys: await loadKeys(config.identity.keyFile),
    announce: createAnnounce(listeners, () => deps),
    life,
  }
  return deps
}

/** Opens the bucket of `STORAGE_URL`, or the folder of files. */
async function openStorage({ storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>, log: Logger): Promise<Storage> {
  // the S3 client takes 0.2 s to load
  if (storage) return (await import('#platform/s3-storage.ts')).s3Storage(storage)
  const files = join(dataDir, 'files')
  const closed = await closeToOthers(files)
  if (closed > 0) log.warn({ folder: files, closed }, 'removed the access of other users of this machine to files')
  return folderStorage(files)
}

async function startDatabase(config: Config, log: Logger, stopping: Stopping, { purpose, attach }: OpenOptions): Promise<string> {
  const onDeath = (reason: string) => {
    log.fatal(reason)
    void stopping.stop(1)
  }
  const starting = step('Database', (shown) =>
    startPostgres({ folder: config.dataDir, purpose, attach, onDeath, onStep: (now) => shown.at(0, now) }),
  )
  // registered before the start completes: a stop during the start waits for it
  stopping.onStop(async () => (await starting.catch(() => null))?.stop())
  const server = await starting
  stopping.onBegin(() => server.stopping())
  return server.url
}

// The API as it is served, alone in a process. Started by search-speed.ts: node bench/our-server.ts postgres://…  (prints its address)
import { tmpdir } from 'node:os'
import { createStockIndex } from '#domains/catalogue/search/index/stock-index.ts'
import { buildApi } from '#main/api.ts'
import { listeners } from '#main/listeners.ts'
import { createAnnounce } from '#platform/announce.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { createDb, createPool } from '#platform/db.ts'
import { loadKeys } from '#platform/keys.ts'
import { createProcessLease } from '#platform/process-lease.ts'
import { createLog } from '#platform/log.ts'
import { createQueue } from '#platform/queue.ts'
import { folderStorage } from '#platform/storage.ts'

const config = readConfig({ DATABASE_URL: process.argv[2], LOG_LEVEL: 'warn', DATA_DIR: tmpdir() })
const log = createLog(config.log, process.stderr)
const pool = createPool(process.argv[2] ?? '', 10, log)
const deps: Deps = {
  config,
  log,
  pool,
  db: createDb(pool),
  clock: systemClock,
  queue: createQueue(pool, log, { keeper: false }),
  storage: folderStorage(tmpdir()),
  keys: await loadKeys(config.identity.keyFile),
  announce: createAnnounce(listeners, () => deps),
  life: createProcessLease(pool, log),
}
const stock = createStockIndex(deps)
const app = await buildApi(deps, { stock })
await stock.start()
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
process.on('SIGTERM', async () => {
  await stock.stop()
  await app.close()
  await deps.queue.stop(1)
  await pool.end()
})

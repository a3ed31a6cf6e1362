// The API as it is served, alone in a process. Started by search-speed.ts: node packages/bench/src/our-server.ts postgres://…  (prints its address)
import { tmpdir } from 'node:os'
import { createStockIndex } from '../../../src/domains/catalogue/search/index/stock-index.ts'
import { buildApi } from '../../../src/main/api.ts'
import { listeners } from '../../../src/main/listeners.ts'
import { createAnnounce } from '../../../src/platform/announce.ts'
import { systemClock } from '../../../src/platform/clock.ts'
import { readConfig } from '../../../src/platform/config.ts'
import type { Deps } from '../../../src/platform/context.ts'
import { createDb, createPool } from '../../../src/platform/db.ts'
import { loadKeys } from '../../../src/platform/keys.ts'
import { createLog } from '../../../src/platform/log.ts'
import { createProcessLease } from '../../../src/platform/process-lease.ts'
import { createQueue } from '../../../src/platform/queue.ts'
import { folderStorage } from '../../../src/platform/storage.ts'

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

// The API and the identity provider as they are served, alone in a process, pages without their looks. Started by sign-in.ts:
// node packages/bench/src/identity-server.ts postgres://… 3999  (prints its address)
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mountIdentity } from '../../../src/identity/mount.ts'
import { buildApi } from '../../../src/main/api.ts'
import { identityPorts } from '../../../src/main/identity.ts'
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

const [, , url = '', port = '3999'] = process.argv
const folder = mkdtempSync(join(tmpdir(), 'rihla-bench-'))
const config = readConfig({ DATABASE_URL: url, PORT: port, LOG_LEVEL: 'warn', DATA_DIR: folder })
const log = createLog(config.log, process.stderr)
const pool = createPool(url, 10, log)
const deps: Deps = {
  config,
  log,
  pool,
  db: createDb(pool),
  clock: systemClock,
  queue: createQueue(pool, log, { keeper: false }),
  storage: folderStorage(folder),
  keys: await loadKeys(config.identity.keyFile),
  announce: createAnnounce(listeners, () => deps),
  life: createProcessLease(pool, log),
}
const app = await buildApi(deps, {})
await mountIdentity(app, deps, {
  ...identityPorts(deps),
  renderPage: (page) => JSON.stringify(page),
  files: { styles: [], script: null },
})
await app.listen({ port: config.port, host: 'localhost' })
process.stdout.write(`${config.identity.issuer}\n`)
process.on('SIGTERM', async () => {
  await app.close()
  await deps.queue.stop(1)
  await pool.end()
})

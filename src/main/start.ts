// must be first
import './production.ts'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { createStockIndex } from '#domains/catalogue/search/index/stock-index.ts'
import { watchIdentity } from '#identity/metrics.ts'
import { type Config, loadConfig, processRoles } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { wrongClocks } from '#shared/working-time.ts'
import { buildApi } from './api.ts'
import { fillEmptyDatabase } from './demo.ts'
import { openDeps } from './deps.ts'
import { developmentIdentityPages } from './development-identity.ts'
import { registerHealth } from './health.ts'
import { registerIdentity } from './identity.ts'
import { askInProcess } from './in-process.ts'
import { refuseKnownPasswords } from './known-passwords.ts'
import { watchCallbacks, watchOutbox, watchPayments } from './metrics.ts'
import { assertPortFree } from './port.ts'
import { development, pagesComing } from './production.ts'
import { builtIdentityPages, loadBuiltSite } from './site-build.ts'
import { createSiteNews } from './site-news.ts'
import { explain, type Stopping, stopOnSignal } from './stop.ts'
import { registerFiles, registerWeb } from './web.ts'
import { startWorker } from './worker.ts'

/** Subscribed early, as the message may arrive before it is awaited. */
const pagesBuilt = pagesComing && process.channel ? once(process, 'message') : null

/** Starts a process with the configured roles. */
async function start(config: Config, stopping: Stopping): Promise<void> {
  await assertPortFree(config)
  const log = createLog(config.log)
  const wrong = wrongClocks()
  if (wrong.length > 0)
    log.warn(
      { zoneData: process.versions.tz, wrong },
      'the zone data of this Node is older than IANA 2026c: hours and days of Morocco are wrong',
    )
  const has = (role: (typeof processRoles)[number]) => config.roles.includes(role)
  const deps = await openDeps(config, log, stopping, {
    purpose: `Rihla at ${address(config)}`,
    attach: development || !processRoles.every(has),
    keeper: has('worker'),
  })
  await refuseKnownPasswords(deps)
  if (config.demoWorld) await fillEmptyDatabase(deps)
  const stock = has('api') || has('web') ? createStockIndex(deps) : undefined
  if (stock) stopping.onStop(() => stock.stop())
  const news = stock && createSiteNews(deps.pool)
  if (news) stopping.onStop(() => news.stop())
  void news?.start()
  const app = await buildApi(deps, { stock, news })
  stopping.onStop(() => closeApp(app, config.stopSeconds))
  const metrics = createMetrics()
  metrics.watchPool(deps.pool)
  registerHealth(
    app,
    metrics,
    [
      { name: 'database', ready: async () => (await deps.pool.query('select 1')).rowCount === 1 },
      ...(stock ? [{ name: 'stock', ready: () => stock.ready }] : []),
    ],
    config,
  )
  watchCallbacks(metrics.registry)
  // searches use PostgreSQL until the index is loaded
  void stock?.start()
  await pagesBuilt
  // in development another process renders the pages (development.ts)
  const site = development || !(has('web') || has('identity')) ? null : await loadBuiltSite(config.basePath)
  if (has('identity')) {
    watchIdentity(metrics.registry)
    await registerIdentity(app, deps, site ? await builtIdentityPages(site, config.basePath) : developmentIdentityPages(config))
    // a process with the identity role only serves the styles of its pages
    if (site && !has('web')) await registerFiles(app)
  }
  if (site && has('web')) {
    await registerWeb(app, config, {
      site,
      ask: (language) => askInProcess(app, config, language),
      version: () => `${stock?.version ?? 0} ${news?.version ?? 0}`,
    })
  }
  if (has('worker')) {
    stopping.onBegin(await startWorker(deps))
    watchOutbox(metrics.registry, deps)
    watchPayments(metrics.registry, deps)
  }
  await app.listen({ host: config.host, port: config.port })
  process.stderr.write(`\nRihla: ${address(config)}\n\n`)
}

/** Stops accepting requests, waits for the running ones, and closes the rest after `seconds`. */
async function closeApp(app: FastifyInstance, seconds: number): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), seconds * 1000)
  await app.close()
  clearTimeout(late)
}

function address({ host, port, basePath }: Config): string {
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host
  return `http://${name}:${port}${basePath}`
}

try {
  const config = loadConfig()
  const stopping = stopOnSignal(config.stopSeconds)
  await start(config, stopping).catch(async (error: unknown) => {
    // errors during the shutdown are expected
    if (stopping.begun()) return
    process.stderr.write(`\n${explain(error)}\n`)
    await stopping.stop(1)
  })
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`)
  process.exit(1)
}

/**
 * `npm run dev`: serves pages from their sources through Vite, and proxies all other requests to the product, a separate process that
 * restarts when one of its files changes. Pages, texts and styles need no restart. The database server runs in this process. Base path `/`
 * only.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyBaseLogger } from 'fastify'
import { matchRoutes } from 'react-router'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { loadConfig, siteOrigin } from '#platform/config.ts'
import { freePort } from '#platform/free-port.ts'
import { createLog } from '#platform/log.ts'
import { startPostgres } from '#platform/postgres.ts'
import { identityPageAddress } from './development-identity.ts'
import { assertPortFree } from './port.ts'
import type { SiteBuild } from './site-build.ts'
import { stopOnSignal } from './stop.ts'
import { registerWeb } from './web.ts'

const root = join(import.meta.dirname, '../..')
const args = process.argv.slice(2)
const config = loadConfig(args)
const stopping = stopOnSignal(2)

/** URLs served by Vite: sources, packages, its client, and files of `public/`. */
const viteAddress = /^\/(@|src\/|packages\/|node_modules\/|fonts\/|img\/|\.react-router\/|__manifest|verify-sheet\.mjs)/
/** Server files: sources, SQL, document templates, and packs that no page uses. */
const serverFile = /^(?!.*\.(test|example)\.ts)(.*\.(ts|sql|typ)|.*(Mail|Printout|errors)\.json|.*\/data\/.*\.json)$/
/** Server files that only pages import. */
const pageFile = /(^|\/)(ui|pages|layout|client|site|staff)\/.*$/

/** The product without its pages, on its own port. */
interface Product {
  ready: Promise<void>
  process: ChildProcess
  port: number
}

/** Starts a process that loads the packages and waits. */
function loadProduct(port: number): Omit<Product, 'ready'> {
  const own = [`--port=${port}`, `--public-url=${siteOrigin(config)}`, '--roles=api,identity,worker', '--stop-seconds=1']
  // it listens behind a proxy, so it cannot detect that it is on loopback only
  const shown = ['--dev-inbox=true', '--payment-gateway=sandbox', '--trust-proxy=1']
  const child = spawn(process.execPath, ['src/main/development-product.ts', ...args, ...own, ...shown], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.once('exit', (code) => {
    if (code && !stopping.begun()) process.stderr.write('\nThe server ended; it starts again with the next change.\n')
  })
  return { process: child, port }
}

/** The preloaded next process. */
let waiting: Omit<Product, 'ready'> | null = null

/** Starts the product on a port, and preloads the next process once it responds. */
function startProduct(port: number): Product {
  const next = waiting?.process.connected ? waiting : loadProduct(port)
  waiting = null
  next.process.send('begin')
  const ready = untilReady(next).then(() => {
    if (product.process === next.process && !stopping.begun()) waiting = loadProduct(otherPort(port))
  })
  return { ...next, ready }
}

/** Two alternating ports: the next process starts while the previous one ends. */
const ports = [await freePort(), await freePort()] as const
const otherPort = (port: number) => (port === ports[0] ? ports[1] : ports[0])

/** Waits until the product responds or has exited. */
async function untilReady({ process: child, port }: Omit<Product, 'ready'>): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(25)
  }
}

async function stopProduct({ process: child }: Pick<Product, 'process'>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

/** Proxies a request to the product. */
function passOn(request: IncomingMessage, response: ServerResponse): void {
  const { method, url: path, headers } = request
  const forwarded = { ...headers, 'x-forwarded-host': headers.host, 'x-forwarded-proto': 'http' }
  const onward = httpRequest({ host: 'localhost', port: product.port, method, path, headers: forwarded }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.once('error', (error) => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' })
    response.end(error.message)
  })
  request.pipe(onward)
}

async function loadBuild(vite: ViteDevServer): Promise<SiteBuild> {
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that renders pages')
  return ssr.runner.import<SiteBuild>('virtual:react-router/server-build')
}

/** Returns the URLs of all stylesheets that the page sources import. */
function styleSheets(vite: ViteDevServer): string[] {
  const modules = [...(vite.environments.ssr?.moduleGraph.idToModuleMap.values() ?? [])]
  return modules.flatMap(({ url }) => (url.endsWith('.css') ? [`${url}?direct`] : []))
}

await assertPortFree(config)
if (!config.database.url) {
  const onDeath = (reason: string) => {
    process.stderr.write(`${reason}\n`)
    void stopping.stop(1)
  }
  const database = await startPostgres({ folder: config.dataDir, purpose: 'npm run dev', onDeath })
  stopping.onStop(() => database.stop())
  stopping.onBegin(() => database.stopping())
}
let product = startProduct(ports[0])
stopping.onStop(() => stopProduct(product))
stopping.onStop(async () => {
  if (waiting) await stopProduct(waiting)
})

const app = fastify({ loggerInstance: createLog(config.log) as FastifyBaseLogger, disableRequestLogging: true })
const ownListeners = process.listeners('SIGTERM')
const vite = await createServer({
  root,
  server: { middlewareMode: true, hmr: { server: app.server }, watch: { ignored: ['**/.data/**', '**/.cache/**', '**/build/**'] } },
  appType: 'custom',
})
// a Vite server of the React Router plugin ends this process on SIGTERM before the database has stopped
for (const listener of process.listeners('SIGTERM')) if (!ownListeners.includes(listener)) process.off('SIGTERM', listener)
stopping.onStop(() => vite.close())
stopping.onStop(async () => app.server.closeAllConnections())

app.addHook('onRequest', async (request, reply) => {
  const { url, method } = request
  const path = url.split('?')[0] ?? '/'
  if (path === identityPageAddress) return
  if (viteAddress.test(url)) {
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
    return
  }
  const { routes } = await loadBuild(vite)
  const pages = Object.values(routes).flatMap((route) => (route && route.path !== '*' && !route.id.startsWith('root') ? [route] : []))
  const isPage =
    path === '/' ||
    matchRoutes(
      pages.map(({ path: own }) => ({ path: own ?? '' })),
      path,
    )?.[0]?.route.path
  if (method === 'GET' && isPage) return
  await product.ready
  reply.hijack()
  passOn(request.raw, reply.raw)
})
app.post(identityPageAddress, async (request, reply) => {
  const { page, shown } = request.body as { page: never; shown: { files: object } }
  const build = await loadBuild(vite)
  reply.type('text/html')
  return build.entry.module.renderIdentityPage(page, { ...shown, files: { ...shown.files, styles: styleSheets(vite) } } as never)
})
await registerWeb(app, config, {
  site: { development: true, load: () => loadBuild(vite), packFiles: () => ({}) },
  ask: (language) => async (path) => {
    await product.ready
    const answer = await fetch(`http://localhost:${product.port}${path}`, { headers: { 'accept-language': language } })
    return { status: answer.status, text: await answer.text() }
  },
  version: () => '0',
})

let pending: NodeJS.Timeout | undefined
let ended = Promise.resolve()
/** Restarts the product and reloads the browsers; debounced. */
function restart(file: string): void {
  clearTimeout(pending)
  pending = setTimeout(async () => {
    const began = Date.now()
    const [last, before] = [product, ended]
    let started = () => {}
    product = { ...last, ready: new Promise((resolve) => (started = resolve)) }
    // the process before the previous one may still use the port
    await before
    ended = stopProduct(last)
    product = startProduct(otherPort(last.port))
    await product.ready
    started()
    vite.environments.client.hot.send({ type: 'full-reload' })
    process.stderr.write(`${file} changed: the server started again (${Date.now() - began} ms)\n`)
  }, 30)
}
for (const folder of ['src', 'db']) {
  const watcher = watch(join(root, folder), { recursive: true }, (_event, name) => {
    const file = `${folder}/${String(name).replaceAll('\\', '/')}`
    if (serverFile.test(file) && !pageFile.test(file)) restart(file)
  })
  stopping.onStop(async () => watcher.close())
}
await app.listen({ host: config.host, port: config.port })
await product.ready
process.stderr.write(`\nRihla in development: ${siteOrigin(config)}/\n\n`)

/**
 * `npm run test:cache`: puts Varnish (Debian: `apt-get install varnish`) before a running site with the configuration of docs/examples and
 * checks what a shared cache may do: keep pages, keep languages apart, hold nothing personal, show no price that is older than two seconds.
 *   npm start                              (another terminal)
 *   npm run test:cache -- [--url=http://localhost:3000/] [--port=6081] [--changes=20]
 */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDeps } from '#main/deps.ts'
import { stopOnSignal } from '#main/stop.ts'
import { loadConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'

const { values } = parseArgs({
  options: { url: { type: 'string' }, port: { type: 'string' }, changes: { type: 'string' } },
})
const site = new URL(values.url ?? 'http://localhost:3000/')
const port = Number(values.port ?? 6081)
const changes = Number(values.changes ?? 20)
const cache = `http://127.0.0.1:${port}`
/** Maximum ms after a change in which the page with the old price may be served. */
const limit = 2000

if (spawnSync('varnishd', ['-V']).error) {
  process.stderr.write('Varnish is not installed: apt-get install varnish\n')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'rihla-varnish-'))
// Varnish compiles as its own user
chmodSync(folder, 0o755)
const config = readFileSync(join(import.meta.dirname, '../docs/examples/varnish.vcl'), 'utf8')
writeFileSync(join(folder, 'site.vcl'), config.replace('.port = "3000"', `.port = "${site.port || '80'}"`))
const varnish = spawn('varnishd', ['-F', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', join(folder, 'site.vcl'), '-s', 'malloc,64m'], {
  stdio: 'ignore',
})
const stopping = stopOnSignal(5)
const settings = loadConfig([])
const { pool } = await openDeps(settings, createLog({ ...settings.log, level: 'warn' }, process.stderr), stopping, {
  purpose: 'the test of a shared cache',
  attach: true,
  keeper: false,
})

const failures: string[] = []
function check(what: string, holds: boolean): void {
  process.stdout.write(`${holds ? '✓' : '✗'} ${what}\n`)
  if (!holds) failures.push(what)
}
const get = (path: string, headers: Record<string, string> = {}) => fetch(cache + path, { headers })
const isHit = (response: Response) => (response.headers.get('x-varnish') ?? '').includes(' ')

async function untilUp(): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if (await get('/home').catch(() => null)) return
    await sleep(100)
  }
  throw new Error(`Varnish does not answer at ${cache}`)
}

/** Changes a price repeatedly; returns the maximum ms after which a page with the old price was requested and served. */
async function oldestPrice(): Promise<number> {
  const [car] = ((await (await fetch(new URL('api/vehicles?size=1', site))).json()) as { results: { id: number; price: number }[] }).results
  if (!car) throw new Error('the stock is empty')
  let longest = 0
  for (let turn = 1; turn <= changes; turn++) {
    const price = car.price + turn * 10
    await pool.query('update vehicles set price = $2 where id = $1', [car.id, price])
    const began = performance.now()
    for (;;) {
      const requested = performance.now()
      if ((await (await get('/search-result')).text()).includes(String(price))) break
      longest = Math.max(longest, requested - began)
      await sleep(10)
    }
    await sleep(turn * 37)
  }
  await pool.query('update vehicles set price = $2 where id = $1', [car.id, car.price])
  return longest
}

try {
  await untilUp()
  await get('/home')
  const page = await get('/home', { cookie: 'token=somebody' })
  check('a page is served from the cache, whatever cookies a visitor has', isHit(page))
  check('a page sets no cookie', page.headers.get('set-cookie') === null)
  check('a visitor with Arabic gets the Arabic page', (await (await get('/home', { cookie: 'lang=ar' })).text()).includes('lang="ar"'))
  check('… and the next one the French one', (await (await get('/home')).text()).includes('lang="fr"'))
  await get('/api/customers/current')
  check('a call is never served from the cache', !isHit(await get('/api/customers/current')))
  const longest = await oldestPrice()
  check(`an old price was served for ${Math.round(longest)} ms at most (limit ${limit})`, longest <= limit)
} catch (error) {
  check(error instanceof Error ? error.message : String(error), false)
} finally {
  varnish.kill()
  await stopping.stop(failures.length > 0 ? 1 : 0)
}

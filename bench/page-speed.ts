// Server-rendered anonymous search page: requests per second from the page cache, and uncached as a ratio to a bare renderToString
// of the same markup behind Fastify, taken in turns in the same run.
//   npm start                             (another terminal)
//   npm run bench:pages -- [--url=http://localhost:3000/] [--path=search-result] [--seconds=5] [--rounds=3]
import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { median, option } from './option.ts'
import { keepFigures } from './results.ts'

const site = option('url', 'http://localhost:3000/').replace(/\/$/, '')
const seconds = Number(option('seconds', '5'))
const rounds = Number(option('rounds', '3'))
const page = `${site}/${option('path', 'search-result')}`

const html = await (await fetch(page)).text()
const file = join(mkdtempSync(join(tmpdir(), 'rihla-page-')), 'page.html')
writeFileSync(file, html)
const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare-page.ts'), file], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
})
const bareAt = await new Promise<string>((resolve) => bare.stdout.once('data', (line: Buffer) => resolve(line.toString().trim())))

let turn = 0
async function rate(url: string, fresh: boolean, encoding = 'identity'): Promise<number> {
  const result = await autocannon({
    url,
    connections: 10,
    duration: seconds,
    headers: { 'accept-encoding': encoding },
    // an address never asked for is never in the cache
    ...(fresh && {
      requests: [{ setupRequest: (request) => ({ ...request, path: `${new URL(page).pathname}?MaxPrice=${9_000_000 + turn++}` }) }],
    }),
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were not 200, ${result.errors} failed`)
  return result.requests.average
}

const figures = { cached: [] as number[], ratio: [] as number[], uncached: [] as number[], bare: [] as number[] }
try {
  process.stdout.write(`${Math.round(html.length / 1024)} KB of markup, 10 connections, ${seconds} s each, ${rounds} rounds\n`)
  for (let round = 1; round <= rounds; round++) {
    const cached = await rate(page, false, 'br')
    const plain = await rate(`${bareAt}/page`, false)
    const uncached = await rate(page, true)
    figures.cached.push(cached)
    figures.bare.push(plain)
    figures.uncached.push(uncached)
    figures.ratio.push(uncached / plain)
    process.stdout.write(
      `round ${round}: cached ${Math.round(cached)}/s, bare ${Math.round(plain)}/s, uncached ${Math.round(uncached)}/s = ${(uncached / plain).toFixed(2)}x\n`,
    )
  }
  const [cached, ratio] = [median(figures.cached), median(figures.ratio)]
  keepFigures('Search page from the server', [
    { what: `from memory, a second, median of ${rounds}`, goal: '3000', now: `${Math.round(cached)}`, reached: cached >= 3000 },
    { what: 'never asked for, against a bare renderToString', goal: '0.6', now: ratio.toFixed(2), reached: ratio >= 0.6 },
  ])
} finally {
  bare.kill()
}

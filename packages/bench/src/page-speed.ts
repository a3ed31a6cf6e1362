// Server-rendered anonymous search page: requests per second from the page cache, and uncached as a ratio to a bare renderToString
// of the same markup behind Fastify, taken in turns in the same run.
//   npm start                             (another terminal)
//   npm run bench -- --only=page-speed [--url=http://localhost:3000/] [--path=search-result] [--seconds=5] [--rounds=3]
import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, option } from './option.ts'
import { keepFigures } from './results.ts'

const site = option('url', 'http://localhost:3000/').replace(/\/$/, '')
const seconds = Number(option('seconds', '5'))
const rounds = Number(option('rounds', '3'))
const visitors = 10
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
/** An address never asked for is never in the cache. */
const neverAsked = () => `${page}?MaxPrice=${9_000_000 + turn++}`

/**
 * Answers a second to ten visitors who ask one after the other. Node's own client reads three times as many pages a second as autocannon,
 * which was full before the server.
 */
async function rate(address: () => string, encoding = 'identity'): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const began = performance.now()
  const end = began + seconds * 1000
  let answers = 0
  const visitor = async () => {
    for (; performance.now() < end; answers++) await read(address(), agent, encoding)
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  agent.destroy()
  return (answers / (performance.now() - began)) * 1000
}

/** Reads an answer to its end; throws when it is not a 200. */
function read(url: string, agent: Agent, encoding: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': encoding } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`))
      answer.on('end', resolve).on('error', reject).resume()
    }).on('error', reject)
  })
}

const figures = { cached: [] as number[], ratio: [] as number[], uncached: [] as number[], bare: [] as number[] }
try {
  process.stdout.write(`${Math.round(html.length / 1024)} KB of markup, ${visitors} connections, ${seconds} s each, ${rounds} rounds\n`)
  for (let round = 1; round <= rounds; round++) {
    const cached = await rate(() => page, 'br')
    const plain = await rate(() => `${bareAt}/page`)
    const uncached = await rate(neverAsked)
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

// Weight of the first load of every page: what a browser fetches before it can act, in bytes as they travel.
//   npm start, then in another terminal: node_modules/.bin/node bench/bundle-size.ts [http://localhost:3000/]

import { get } from 'node:http'
import { languages } from '#shared/language.ts'

const site = new URL(process.argv[2] ?? 'http://localhost:3000/')
const sizes = new Map<string, Promise<number>>()

interface Fetched {
  bytes: number
  body: Buffer
  redirect: string | undefined
}

/** One answer as it travels; `encoding` empty asks for plain text. */
function fetched(address: URL, encoding: string): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        resolve({ bytes: body.length, body, redirect: answer.headers.location })
      })
    }).on('error', reject)
  })
}

function size(path: string, encoding: string): Promise<number> {
  const key = `${encoding} ${path}`
  const known = sizes.get(key) ?? fetched(new URL(path, site), encoding).then(({ bytes }) => bytes)
  sizes.set(key, known)
  return known
}

async function sum(paths: Iterable<string>, encoding: string): Promise<number> {
  return (await Promise.all([...paths].map((path) => size(path, encoding)))).reduce((a, b) => a + b, 0)
}

/** The scripts that a script cannot do without, and theirs; what is asked for later by `import()` does not count. */
async function withImports(path: string, known = new Set<string>()): Promise<Set<string>> {
  if (known.has(path)) return known
  known.add(path)
  const text = (await fetched(new URL(path, site), '')).body.toString('utf8')
  for (const [, next = ''] of text.matchAll(/(?:^|[;}\n])(?:im|ex)port\s*(?:[\w$*{}\s,]+?from\s*)?["'](\.[^"']+\.js)["']/g))
    await withImports(new URL(next, new URL(path, site)).pathname, known)
  return known
}

/** The files that the markup of a page names: scripts, style sheets, preloaded fonts. */
function named(html: string) {
  const all = (pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([, path = '']) => path))
  return {
    scripts: new Set([...all(/rel="modulepreload" href="([^"]+)"/g), ...all(/import\s*\(?(?:\* as \w+ from )?"([^"]+\.js)"/g)]),
    sheets: all(/rel="stylesheet" href="([^"]+)"/g),
    fonts: all(/href="([^"]+\.woff2)"/g),
  }
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)}`.padStart(9)

async function weigh(name: string, path: string): Promise<void> {
  const address = new URL(path, site)
  const html = (await fetched(address, '')).body.toString('utf8')
  const { scripts: first, sheets, fonts } = named(html)
  const scripts = new Set<string>()
  for (const path of first) await withImports(path, scripts)
  const row = [
    (await fetched(address, 'br')).bytes,
    await sum(scripts, 'br'),
    await sum(scripts, 'gzip'),
    await sum(sheets, 'br'),
    await sum(fonts, ''),
  ]
  console.log(`${name.padEnd(26)}${row.map(kb).join('')}${String(scripts.size + sheets.size).padStart(7)}`)
}

const cars = JSON.parse((await fetched(new URL('api/vehicles?PageSize=1', site), '')).body.toString('utf8'))
const car: { slug: string; id: number } | undefined = cars.results?.[0]
console.log('KB (1000 bytes)              HTML br    JS br  JS gzip   CSS br    fonts  files')
for (const language of languages) {
  await weigh(`home ${language}`, `home?lang=${language}`)
  await weigh(`search ${language}`, `search-result?lang=${language}`)
  if (car) await weigh(`vehicle ${language}`, `cars/${car.slug}/${car.id}?lang=${language}`)
  await weigh(`compare ${language}`, `compare-car?lang=${language}`)
  await weigh(`favourites ${language}`, `favourites?lang=${language}`)
}

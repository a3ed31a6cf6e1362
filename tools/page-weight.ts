import { get } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

interface Fetched {
  bytes: number
  body: Buffer
}

/** What a browser fetches before a page is interactive, in bytes as transferred with brotli; fonts uncompressed. */
export interface PageWeight {
  /** inline styles included */
  html: number
  script: number
  style: number
  fonts: number
  /** scripts and stylesheets */
  files: { script: number; style: number }
  /** number of elements */
  elements: number
}

/** Fetches one response as transferred; an empty `encoding` requests plain text. */
export function fetched(address: URL, encoding: string): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        resolve({ bytes: body.length, body })
      })
      answer.on('error', reject)
    }).on('error', reject)
  })
}

/** Measures pages of a running site; each file is fetched once. */
export function pageScales(site: URL) {
  const sizes = new Map<string, Promise<number>>()
  const imports = new Map<string, Promise<string[]>>()

  function size(path: string, encoding: string): Promise<number> {
    const key = `${encoding} ${path}`
    const known = sizes.get(key) ?? fetched(new URL(path, site), encoding).then(({ bytes }) => bytes)
    sizes.set(key, known)
    return known
  }

  async function sum(paths: Iterable<string>, encoding: string): Promise<number> {
    return (await Promise.all([...paths].map((path) => size(path, encoding)))).reduce((a, b) => a + b, 0)
  }

  async function readImports(path: string): Promise<string[]> {
    const text = (await fetched(new URL(path, site), '')).body.toString('utf8')
    const found = text.matchAll(/(?:^|[;}\n])(?:im|ex)port\s*(?:[\w$*{}\s,]+?from\s*)?["'](\.[^"']+\.js)["']/g)
    return [...found].map(([, next = '']) => new URL(next, new URL(path, site)).pathname)
  }

  /** Adds a script with its static imports; dynamic `import()` is not counted. */
  async function withImports(path: string, known: Set<string>): Promise<void> {
    if (known.has(path)) return
    known.add(path)
    const reading = imports.get(path) ?? readImports(path)
    imports.set(path, reading)
    for (const next of await reading) await withImports(next, known)
  }

  return async (path: string): Promise<PageWeight> => {
    const address = new URL(path, site)
    const html = (await fetched(address, '')).body.toString('utf8')
    const { scripts: first, sheets, rules, fonts } = named(html)
    const scripts = new Set<string>()
    for (const one of first) await withImports(one, scripts)
    return {
      html: (await fetched(address, 'br')).bytes,
      script: await sum(scripts, 'br'),
      style: (await sum(sheets, 'br')) + rules.length,
      fonts: await sum(fonts, ''),
      files: { script: scripts.size, style: sheets.size },
      elements: [...html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '<$1>').matchAll(/<[a-z]/gi)].length,
    }
  }
}

/** The files that the markup references: scripts, stylesheets, preloaded fonts. */
function named(html: string) {
  const all = (pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([, path = '']) => path))
  return {
    scripts: new Set([...all(/rel="modulepreload" href="([^"]+)"/g), ...all(/import\s*\(?(?:\* as \w+ from )?"([^"]+\.js)"/g)]),
    // inlined ones are listed, too, but not fetched
    sheets: all(/rel="stylesheet" href="([^"]+)"\/?>/g),
    rules: brotliCompressSync([...all(/<style>([^<]*)<\/style>/g)].join('')),
    fonts: all(/href="([^"]+\.woff2)"/g),
  }
}

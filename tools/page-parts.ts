import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const source = join(import.meta.dirname, '../src')
const statement = /^(?:import|export)\s+(?!type\b)(?:([\w*{][^'"]*?)\s+from\s+)?'([^']+)'/gm

const late = /import\.meta\.env\.SSR(?: \|\| isTakenOver\(\))?\s*\?\s*\(await import\('([^']+)'\)\)/g

/** The file that an import names: `#room/file.ts`, or a path from the file that asks. */
const sourceOf = (path: string, from: string): string => (path.startsWith('#') ? join(source, path.slice(1)) : resolve(dirname(from), path))

/** The modules that a file cannot do without, and theirs; what is asked for by `import()` does not count, nor do types. */
export function importsOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !existsSync(file)) return known
  known.add(file)
  if (!/\.tsx?$/.test(file)) return known
  for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(statement)) {
    if (isOfTypes(names)) continue
    if (/^[#.]/.test(from)) importsOf(sourceOf(from, file), known)
  }
  return known
}

/** `{ type A, type B }` */
function isOfTypes(names: string): boolean {
  const each = names
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
  return names.startsWith('{') && each.every((name) => name === '' || name.startsWith('type '))
}

/** The sheets of parts that the server draws and the browser takes over later (`import.meta.env.SSR ? (await import('…')) : …`), by the file that asks. */
export function sheetsOfLateParts(): Map<string, string[]> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  const found = files.map((name): [string, string[]] => {
    const file = join(source, name)
    const parts = [...readFileSync(file, 'utf8').matchAll(late)].map(([, path = '']) => sourceOf(path, file))
    return [file, parts.flatMap((part) => [...importsOf(part)].filter((one) => one.endsWith('.module.css')))]
  })
  return new Map(found.filter(([, sheets]) => sheets.length > 0))
}

/** The packs of sentences that a page can do with, the parts that come later left aside. */
export function packsOf(file: string): string[] {
  const named = [...importsOf(file)].flatMap((one) => [...readFileSync(one, 'utf8').matchAll(/\buseText\('(\w+)'\)/g)])
  return [...new Set(named.map(([, name = '']) => name))].sort()
}

/** The pages that most visitors see first. */
const firstPages = ['home', 'search-result', 'car'] as const

/** The files of style that late parts need: one of what several first pages use, and one for each of them alone. */
export function sharedSheets(late: ReadonlyMap<string, readonly string[]>): { name: string; has: (id: string) => boolean }[] {
  const pages = firstPages.map((name) => {
    const modules = importsOf(join(source, `site/pages/${name}.tsx`))
    return { name, sheets: new Set([...modules, ...[...modules].flatMap((file) => late.get(file) ?? [])]) }
  })
  const groups = Map.groupBy(new Set([...late.values()].flat()), (sheet) => {
    const [one, ...others] = pages.filter(({ sheets }) => sheets.has(sheet))
    return one && others.length === 0 ? `${one.name}-sheets` : 'sheets'
  })
  return [...groups].map(([name, sheets]) => ({ name, has: (id) => sheets.includes(id) }))
}

/**
 * The shared files of the first pages: `cars` for what the page of a car shares with the lists, `searching` for what home and search share,
 * and for each page what others share with it alone.
 */
export function sharedParts(): { name: string; has: (id: string) => boolean }[] {
  const pages = firstPages.map((name) => ({ name: `${name}`, file: join(source, `site/pages/${name}.tsx`) }))
  const used = pages.map(({ name, file }) => ({ name, file, modules: importsOf(file) }))
  const users = (id: string) => {
    const path = id.replace(/\?.*$/, '')
    return used.filter(({ file, modules }) => file !== path && modules.has(path)).map(({ name }) => name)
  }
  return [
    { name: 'cars', has: (id) => users(id).length > 1 && users(id).includes('car') },
    { name: 'searching', has: (id) => users(id).length > 1 },
    ...pages.map(({ name }) => ({ name: `${name}-parts`, has: (id: string) => users(id).join() === name })),
  ]
}

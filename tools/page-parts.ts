import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const source = join(import.meta.dirname, '../src')
const statement = /^(?:import|export)\s+(?!type\b)(?:([\w*{][^'"]*?)\s+from\s+)?'([^']+)'/gm

/** The modules that a file cannot do without, and theirs; what is asked for by `import()` does not count, nor do types. */
export function importsOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !existsSync(file)) return known
  known.add(file)
  if (!/\.tsx?$/.test(file)) return known
  for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(statement)) {
    if (isOfTypes(names)) continue
    if (from.startsWith('#')) importsOf(join(source, from.slice(1)), known)
    else if (from.startsWith('.')) importsOf(resolve(dirname(file), from), known)
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

/** The pages that most visitors see first. */
const firstPages = ['home', 'search-result', 'car'] as const

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

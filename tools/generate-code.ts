/**
 * Writes the generated code that needs no database and is not committed: types of the texts, limits of the forms, fields of public pages,
 * types of the API client (from docs/openapi.json) and the linter's import rules. `npm test`, `npm run check` and `npm run dev` run it first.
 * `--pages` writes only what the pages run, for `npm start`, which installs no development packages.
 */

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Endpoint } from '#shared/contract.ts'
import { defaultLanguage } from '#shared/language.ts'
import { blankCardModule, shownFieldsModule } from './field-lists.ts'
import { limitsModule } from './limits.ts'

const root = join(import.meta.dirname, '..')

/** Writes a file when its text differs; returns true when it did. */
export function writeGenerated(path: string, text: string): boolean {
  const file = join(root, path)
  if (readIfPresent(file) === text) return false
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return true
}

export function readIfPresent(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Writes the limits of every call with a body, one module per contract, and deletes modules of removed contracts. */
async function writeLimits(): Promise<void> {
  const domains = join(root, 'src/domains')
  const contracts = readdirSync(domains, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('contract.ts'))
  const written = new Set<string>()
  for (const path of contracts.toSorted()) {
    const exported = Object.values((await import(join(domains, path))) as Record<string, unknown>)
    const text = limitsModule(
      exported.filter((one): one is Endpoint => typeof one === 'object' && one !== null && 'method' in one && 'path' in one),
    )
    if (text === null) continue
    // the folder without its layer
    const name = `${dirname(path).split('/').slice(1).join('-')}.ts`
    written.add(name)
    writeGenerated(`src/client/limits/${name}`, text)
  }
  const folder = join(root, 'src/client/limits')
  for (const name of readdirSync(folder)) if (!written.has(name)) rmSync(join(folder, name))
}

/** The packs of the default language as literal types: keys and arguments of every `t()` are checked against them. */
function packTypes(): string {
  const folder = join(root, 'src/i18n', defaultLanguage)
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const members = names
    .toSorted()
    .map(
      (name) =>
        `  ${name.replace('.json', '')}: ${JSON.stringify(JSON.parse(readFileSync(join(folder, name), 'utf8')), null, 2).replaceAll('\n', '\n  ')}`,
    )
  return `// Generated from src/i18n/${defaultLanguage}/*.json by tools/generate-code.ts.\nimport 'use-intl'\n\nexport interface Packs {\n${members.join('\n')}\n}\n\ndeclare module 'use-intl' {\n  interface AppConfig {\n    Messages: Packs\n  }\n}\n`
}

/** Returns the declarations of the packs that pages import (`#texts/search`). */
function packModules(): string {
  const names = readdirSync(join(root, 'src/i18n', defaultLanguage)).map((file) => file.replace('.json', ''))
  const modules = names
    .filter((name) => !/(?:Mail|Printout)$/.test(name))
    .toSorted()
    .map((name) => `declare module '#texts/${name}' {\n  const pack: import('./text.ts').TextPack<'${name}'>\n  export default pack\n}\n`)
  return `// Generated from src/i18n/${defaultLanguage}/*.json by tools/generate-code.ts.\n${modules.join('')}`
}

/** Writes the client's types; skipped, because it takes seconds, while the document has the hash in the file's first line. */
async function writeClientTypes(): Promise<void> {
  const document = readFileSync(join(root, 'docs/openapi.json'), 'utf8')
  const hash = createHash('sha256').update(document).digest('hex')
  const heading = `// Generated from docs/openapi.json (sha256 ${hash}) by tools/generate-code.ts.\n`
  if (readIfPresent(join(root, 'src/client/schema.d.ts'))?.startsWith(heading)) return
  const { default: openapiTypes, astToString } = await import('openapi-typescript')
  // a member with a default is optional in requests; responses list it as required
  const types = await openapiTypes(JSON.parse(document), { defaultNonNullable: false })
  writeGenerated('src/client/schema.d.ts', `${heading}${astToString(types)}`)
}

/** Writes what the pages run. */
async function writePageModules(): Promise<void> {
  await writeLimits()
  writeGenerated('src/domains/catalogue/vehicles/ui/shown-fields.ts', shownFieldsModule())
  writeGenerated('src/domains/catalogue/vehicles/ui/blank-card.ts', blankCardModule())
}

export async function generateCode(): Promise<void> {
  const { biomeImports } = await import('./checks/biome-imports.ts')
  writeGenerated('tools/checks/biome-imports.json', biomeImports())
  writeGenerated('src/i18n/packs.d.ts', packTypes())
  writeGenerated('src/i18n/texts.d.ts', packModules())
  await writePageModules()
  await writeClientTypes()
}

if (import.meta.main) await (process.argv.includes('--pages') ? writePageModules() : generateCode())

/**
 * Writes every generated file: table types, db/schema.sql, docs/openapi.json, the client's types, the limits of the forms, the
 * fields of public pages, the import columns of docs/stock-import.md, the status diagrams and the import directions of the linter.
 * `--check` writes nothing and fails when a file differs; `--packs` writes only the types of the texts.
 */

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import openapiTypes, { astToString } from 'openapi-typescript'
import type { Endpoint } from '#shared/contract.ts'
import { defaultLanguage } from '#shared/language.ts'
import { statusDiagram } from '#shared/workflow.ts'
import { testApi } from '#testing/database.ts'
import { biomeImports } from './checks/biome-imports.ts'
import { blankCardModule, shownFieldsModule } from './field-lists.ts'
import { importColumns } from './import-columns.ts'
import { limitsModule } from './limits.ts'
import { schemaDump } from './schema-dump.ts'
import { workflows } from './workflows.ts'

const root = join(import.meta.dirname, '..')
const check = process.argv.includes('--check')
const stale: string[] = []

function put(path: string, text: string): void {
  const before = readOrNull(join(root, path))
  if (before === text) return
  stale.push(path)
  if (check) return
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
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
  return `// Generated from src/i18n/${defaultLanguage}/*.json by tools/generate.ts.\nimport 'use-intl'\n\nexport interface Packs {\n${members.join('\n')}\n}\n\ndeclare module 'use-intl' {\n  interface AppConfig {\n    Messages: Packs\n  }\n}\n`
}

/** Returns the declarations of the packs that pages import (`#texts/search`). */
function packModules(): string {
  const names = readdirSync(join(root, 'src/i18n', defaultLanguage)).map((file) => file.replace('.json', ''))
  const modules = names
    .filter((name) => !/(?:Mail|Printout)$/.test(name))
    .toSorted()
    .map((name) => `declare module '#texts/${name}' {\n  const pack: import('./text.ts').TextPack<'${name}'>\n  export default pack\n}\n`)
  return `// Generated from src/i18n/${defaultLanguage}/*.json by tools/generate.ts.\n${modules.join('')}`
}

function tableTypes(url: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-types-'))
  const file = join(folder, 'tables.ts')
  try {
    execFileSync(
      join(root, 'node_modules/.bin/kysely-codegen'),
      [
        '--url',
        url,
        '--dialect',
        'postgres',
        '--out-file',
        file,
        '--type-only-imports',
        '--exclude-pattern',
        'schema_migrations',
        // matches the parsers in platform/db.ts
        '--date-parser',
        'string',
        '--numeric-parser',
        'number',
        '--type-mapping',
        '{"int8":"number"}',
        '--default-schema',
        'public',
        '--include-pattern',
        'public.*',
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    return readFileSync(file, 'utf8').replace(/^export interface DB\b/m, 'export interface Database')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Writes the limits of every call with a body, one module per contract, and deletes modules of removed contracts. */
async function putLimits(): Promise<void> {
  const domains = join(root, 'src/domains')
  const contracts = readdirSync(domains, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('contract.ts'))
  const written = new Set<string>()
  for (const path of contracts.toSorted()) {
    const exported = Object.values((await import(join(domains, path))) as Record<string, unknown>)
    const text = limitsModule(
      exported.filter((one): one is Endpoint => typeof one === 'object' && one !== null && 'method' in one && 'path' in one),
    )
    // the folder without its layer
    const name = `${dirname(path).split('/').slice(1).join('-')}.ts`
    if (text === null) continue
    written.add(name)
    put(`src/client/limits/${name}`, text)
  }
  const folder = join(root, 'src/client/limits')
  for (const name of readdirSync(folder)) {
    if (written.has(name)) continue
    stale.push(`src/client/limits/${name}`)
    if (!check) rmSync(join(folder, name))
  }
}

put('tools/checks/biome-imports.json', biomeImports())
put('src/i18n/packs.d.ts', packTypes())
put('src/i18n/texts.d.ts', packModules())
// only the types of the texts, without a database
if (process.argv.includes('--packs')) process.exit()
await putLimits()
put('src/domains/catalogue/vehicles/ui/shown-fields.ts', shownFieldsModule())
put('src/domains/catalogue/vehicles/ui/blank-card.ts', blankCardModule())
put('docs/stock-import.md', importColumns(readFileSync(join(root, 'docs/stock-import.md'), 'utf8')))

const { app, deps, url, close } = await testApi()
try {
  put('src/platform/tables.ts', tableTypes(url))
  put('db/schema.sql', await schemaDump(deps.pool))
  await app.ready()
  const document = app.swagger()
  for (const workflow of workflows) put(`docs/statuses/${workflow.name}.md`, statusDiagram(workflow))
  put('docs/openapi.json', `${JSON.stringify(document, null, 2)}\n`)
  const types = await openapiTypes(JSON.parse(JSON.stringify(document)), {
    // what is answered says so itself; of what is sent a default is not asked for
    defaultNonNullable: false,
  })
  put('src/client/schema.d.ts', `// Generated from docs/openapi.json by tools/generate.ts.\n${astToString(types)}`)
} finally {
  await close()
}
if (check && stale.length > 0) {
  process.stderr.write(`Out of date: ${stale.join(', ')}. Run: npm run generate\n`)
  process.exit(1)
}
process.stdout.write(stale.length > 0 ? `Written: ${stale.join(', ')}\n` : 'Everything generated is up to date.\n')

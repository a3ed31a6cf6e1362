/**
 * Writes every generated file: the code of `generate-code.ts` and what is committed because it needs a database or is read without one:
 * table types, db/schema.sql, docs/openapi.json, the import columns of docs/stock-import.md and the status diagrams.
 * `--check` leaves the committed files as they are and fails when one differs.
 */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { statusDiagram } from '#shared/workflow.ts'
import { testApi } from '#testing/database.ts'
import { generateCode, readIfPresent, writeGenerated } from './generate-code.ts'
import { importColumns } from './import-columns.ts'
import { schemaDump } from './schema-dump.ts'
import { workflows } from './workflows.ts'

const root = join(import.meta.dirname, '..')
const check = process.argv.includes('--check')
const stale: string[] = []

function put(path: string, text: string): void {
  const differs = check ? readIfPresent(join(root, path)) !== text : writeGenerated(path, text)
  if (differs) stale.push(path)
}

/** Prints JSON as the formatter does: a value stays on its line where it fits. `used`: columns taken by the member's name. */
function printJson(value: unknown, indent = '', used = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const members = Object.entries(value).map(([key, part]): [string, unknown] => [
    Array.isArray(value) ? '' : `${JSON.stringify(key)}: `,
    part,
  ])
  const line = `${open}${members.map(([name, part]) => name + printJson(part, '', Number.NEGATIVE_INFINITY)).join(', ')}${close}`
  if (indent.length + used + line.length <= 140) return line
  return `${open}\n${members.map(([name, part]) => `${inner}${name}${printJson(part, inner, name.length)}`).join(',\n')}\n${indent}${close}`
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

const { app, deps, url, close } = await testApi()
try {
  put('src/platform/tables.ts', tableTypes(url))
  put('db/schema.sql', await schemaDump(deps.pool))
  await app.ready()
  put('docs/openapi.json', `${printJson(app.swagger())}\n`)
} finally {
  await close()
}
put('docs/stock-import.md', importColumns(readFileSync(join(root, 'docs/stock-import.md'), 'utf8')))
for (const workflow of workflows) put(`docs/statuses/${workflow.name}.md`, statusDiagram(workflow))
// last, because the client's types follow docs/openapi.json
await generateCode()
if (check && stale.length > 0) {
  process.stderr.write(`Out of date: ${stale.join(', ')}. Run: npm run generate\n`)
  process.exit(1)
}
process.stdout.write(stale.length > 0 ? `Written: ${stale.join(', ')}\n` : 'Everything generated is up to date.\n')

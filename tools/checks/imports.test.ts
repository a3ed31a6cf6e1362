import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { afterAll, expect, test } from 'vitest'
import { biomeImports } from './biome-imports.ts'
import { filesUnder, read, root } from './files.ts'

/** Importing file, its import, and the start of the linter's message. */
const forbidden: [from: string, imports: string, message: string][] = [
  ['packages/grey-card/src/a.ts', '../../../src/shared/plate.ts', 'A library'],
  ['src/shared/a.ts', '#i18n/a.ts', 'src/shared may'],
  ['src/shared/b.ts', 'kysely', 'src/shared is pure'],
  ['src/i18n/b.ts', '#platform/e.ts', 'src/i18n may'],
  ['src/platform/a.ts', '#domains/foundation/reference/contract.ts', 'src/platform may'],
  ['src/platform/b.test.ts', '#main/b.ts', 'src/platform may'],
  ['src/client/a.ts', '#domains/foundation/reference/rules.ts', 'src/client may'],
  ['src/client/b.ts', '#platform/c.ts', 'Pages and components'],
  ['src/ui/a.ts', '#domains/foundation/reference/status.ts', 'src/ui may'],
  ['src/domains/catalogue/search/rules.ts', '#domains/customers/alerts/rules.ts', 'search may'],
  ['src/domains/catalogue/vehicles/store.ts', '#domains/catalogue/stock/store.ts', 'vehicles may'],
  ['src/domains/catalogue/search/store.ts', '#main/c.ts', 'search may'],
  ['src/domains/catalogue/search/jobs.ts', './ui/labels.ts', 'Server code'],
  ['src/domains/catalogue/search/service.ts', '#client/c.ts', 'Server code'],
  ['src/domains/catalogue/search/address.ts', 'kysely', 'Contracts, rules'],
  ['src/domains/processes/buying/status.ts', './store.ts', 'Contracts, rules'],
  ['src/domains/processes/buying/desk/ui/card.tsx', '../../service.ts', 'Pages and components'],
  ['src/domains/catalogue/search/facets.ts', '#testing/g.ts', 'Only tests'],
  ['src/identity/a.ts', '#staff/a.ts', 'src/identity may'],
  ['src/identity/b.ts', '#domains/foundation/team/store.ts', 'The identity provider'],
  ['src/staff/b.ts', '#site/b.ts', 'src/staff may'],
  ['src/site/c.ts', '#staff/c.ts', 'The site imports only'],
  ['src/site/d.test.ts', '#main/d.ts', 'src/site may'],
  ['src/site/e.ts', 'zod', 'Pages and components'],
  ['db/demo/a.ts', '#main/e.ts', 'db may'],
  ['src/main/e.ts', '#ui/e.ts', 'src/main renders'],
  ['src/main/f.ts', '../../tools/f.ts', 'src/main may'],
  ['src/main/g.test.ts', '../../packages/bench/src/g.ts', 'src/main may'],
  ['src/testing/h.ts', '../../tools/h.ts', 'src/testing may'],
  ['e2e/h.ts', '../packages/car-studio/src/h.ts', 'The outside'],
  ['tools/h.ts', '@rihla/car-studio', 'The outside'],
  ['packages/car-studio/src/i.ts', '../../../db/demo/i.ts', 'The studio'],
]

/** Imports that must stay allowed. */
const allowed: [from: string, imports: string][] = [
  ['src/domains/customers/alerts/jobs.ts', '#domains/catalogue/search/address.ts'],
  ['src/domains/catalogue/stock/service.ts', '#domains/catalogue/vehicles/store.ts'],
  ['src/domains/foundation/documents/service.ts', '@rihla/photo-likeness'],
  ['src/site/routes.ts', '#staff/routes.ts'],
  ['src/main/j.ts', '../../db/demo/j.ts'],
  ['src/shared/j.test.ts', '#testing/j.ts'],
  ['src/testing/j.ts', '#main/j.ts'],
  ['tools/k.ts', '#main/k.ts'],
  ['packages/car-studio/src/product.ts', '../../../e2e/l.ts'],
]

/** Two files that import each other, one of them only a type. */
const cycle = [
  ['src/shared/first.ts', '#shared/second.ts'],
  ['src/shared/second.ts', '#shared/first.ts'],
] as const

const folder = mkdtempSync(join(tmpdir(), 'rihla-imports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the linter with the import rules alone and returns its messages as `file: message`. */
function lint(): string[] {
  const args = [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'lint', '--max-diagnostics=none', '--reporter=github']
  const only = ['--only=style/noRestrictedImports', '--only=suspicious/noImportCycles']
  let output = ''
  try {
    output = execFileSync(process.execPath, [...args, ...only], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch (error) {
    // exits with 1 because it reports errors
    output = (error as { stdout: string }).stdout
  }
  return [...output.matchAll(/^::error .*?file=([^,]+),.*?::(.*)$/gm)].map(
    ([, file = '', message = '']) => `${file.slice(file.indexOf(folder) + folder.length + 1)}: ${message}`,
  )
}

test('reports a forbidden import of every kind, type imports too', () => {
  writeFileSync(join(folder, 'biome.json'), biomeImports())
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', imports: { '#*': './src/*' } }))
  for (const [from, imports] of [...forbidden, ...allowed, ...cycle]) {
    mkdirSync(dirname(join(folder, from)), { recursive: true })
    writeFileSync(join(folder, from), `import type * as imported from '${imports}'\nexport type Imported = typeof imported\n`)
  }
  const expected = [
    ...forbidden.map(([from, , message]) => `${from}: ${message}`),
    ...cycle.map(([from]) => `${from}: This import is part of a cycle`),
  ].sort()
  const reported = lint().sort()
  expect(reported.map((line, i) => line.slice(0, expected[i]?.length))).toEqual(expected)
})

test('imports files of another module or folder by #, which the rules match', () => {
  // the linter matches the text of an import and does not resolve a relative path
  const ownerOf = (path: string) =>
    path
      .split('/')
      .slice(0, path.startsWith('src/domains/') ? 4 : 2)
      .join('/')
  const leaving = filesUnder('src', /\.tsx?$/).flatMap((path) =>
    ts
      .preProcessFile(read(path))
      .importedFiles.map(({ fileName }) => fileName)
      .filter((name) => name.startsWith('.') && ownerOf(join(dirname(path), name)) !== ownerOf(path))
      .map((name) => `${path}: ${name}`),
  )
  // src/main fills the demo
  expect(leaving.filter((line) => !/^src\/main\/.*: \.\.\/\.\.\/db\/demo\//.test(line))).toEqual([])
})

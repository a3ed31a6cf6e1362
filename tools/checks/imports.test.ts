import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, expect, test } from 'vitest'
import { root } from './files.ts'
import { importRules } from './import-rules.ts'

/** Returns every import that breaks a rule, type imports included, as `rule: from → to`, and the number of files checked. */
async function brokenRules(baseDir: string, folders: string[]): Promise<{ files: number; broken: string[] }> {
  const answer = await cruise(folders, {
    baseDir,
    ruleSet: importRules,
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.react-router' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  })
  const { summary, modules } = answer.output as ICruiseResult
  return {
    files: modules.length,
    broken: summary.violations
      .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to.replace(/^.*node_modules\/([^/]+)\/.*/, '$1')}`)
      .sort(),
  }
}

const settings = ['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'react-router.config.ts']

test('allows imports only in the permitted direction', async () => {
  const { files, broken } = await brokenRules(root, ['src', 'db', 'tools', 'e2e', 'packages', ...settings])
  expect(files).toBeGreaterThan(1000)
  expect(broken).toEqual([])
})

/** Importing file, imported file, and the rule that forbids it. */
const forbidden: [from: string, imports: string, rule: string][] = [
  ['packages/grey-card/src/a.ts', 'src/shared/plate.ts', 'libraries (photo-likeness, grey-card) imports no later layer'],
  ['src/shared/a.ts', 'src/i18n/a.ts', 'shared imports no later layer'],
  ['src/shared/b.ts', 'kysely', 'shared words are pure'],
  ['src/i18n/b.ts', 'src/platform/e.ts', 'i18n imports no later layer'],
  ['src/platform/a.ts', 'src/domains/foundation/reference/contract.ts', 'platform imports no later layer'],
  ['src/platform/b.test.ts', 'src/main/b.ts', 'platform imports no later layer'],
  ['src/client/a.ts', 'src/domains/foundation/reference/rules.ts', 'client imports no later layer'],
  ['src/client/b.ts', 'src/platform/c.ts', 'the kit knows no server'],
  ['src/ui/a.ts', 'src/domains/foundation/reference/status.ts', 'ui imports no later layer'],
  [
    'src/domains/catalogue/search/rules.ts',
    'src/domains/customers/alerts/rules.ts',
    'search imports only lower layers and its listed neighbours',
  ],
  ['src/domains/catalogue/search/store.ts', 'src/main/c.ts', 'domains imports no later layer'],
  ['src/domains/catalogue/search/jobs.ts', 'src/domains/catalogue/search/ui/labels.ts', 'server code imports nothing from a ui/'],
  ['src/domains/catalogue/search/service.ts', 'src/client/c.ts', 'server code imports nothing from a ui/'],
  ['src/domains/catalogue/search/address.ts', 'kysely', 'contracts, rules, statuses and what both sides use are pure'],
  ['src/identity/a.ts', 'src/staff/a.ts', 'identity imports no later layer'],
  ['src/staff/b.ts', 'src/site/b.ts', 'staff imports no later layer'],
  ['src/site/c.ts', 'src/staff/c.ts', 'of the staff the site knows its routes only'],
  ['src/site/d.ts', 'src/main/d.ts', 'site imports no later layer'],
  ['db/demo/a.ts', 'src/main/e.ts', 'db imports no later layer'],
  ['src/main/e2.ts', 'src/ui/e.ts', 'main draws nothing'],
  ['src/main/f.ts', 'tools/f.ts', 'main imports no later layer'],
  ['src/main/g.test.ts', 'packages/bench/src/g.ts', 'main imports no later layer'],
  ['src/domains/catalogue/search/facets.ts', 'src/testing/g.ts', 'only tests and tools use the ground of tests'],
  ['src/testing/h.ts', 'tools/h.ts', 'testing imports no later layer'],
  ['e2e/h.ts', 'packages/car-studio/src/h.ts', 'the outside (tools, e2e, settings of programs) imports no later layer'],
  ['packages/car-studio/src/i.ts', 'db/demo/i.ts', 'the studio reaches into the product through one file'],
]
/** Two files of one layer that import each other, one of them only a type. */
const circle: [string, string] = ['src/shared/round.ts', 'src/shared/about.ts']
/** Imports that must stay allowed. */
const allowed: [from: string, imports: string][] = [
  ['src/domains/customers/alerts/jobs.ts', 'src/domains/catalogue/search/address.ts'],
  ['src/domains/foundation/documents/likeness/service.ts', 'packages/photo-likeness/src/fingerprint.ts'],
  ['src/main/j.ts', 'db/demo/j.ts'],
  ['src/shared/j.test.ts', 'src/testing/j.ts'],
  ['src/testing/j.ts', 'src/main/j.ts'],
  ['tools/k.ts', 'src/main/k.ts'],
  ['packages/bench/src/k.ts', 'src/testing/k.ts'],
  ['packages/car-studio/src/product.ts', 'e2e/l.ts'],
]

const folder = (() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  return mkdtempSync(join(root, '.cache', 'imports-'))
})()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('finds a violation of every rule, in type imports too', async () => {
  const files = new Map<string, string[]>()
  const add = (from: string, imports: string) => {
    for (const path of [from, imports]) if (path.includes('/')) files.set(path, files.get(path) ?? [])
    const at = imports.includes('/') ? join(folder, imports) : imports
    files.get(from)?.push(`import type * as x${files.get(from)?.length} from '${at}'`)
  }
  for (const [from, imports] of [...forbidden, ...allowed, circle]) add(from, imports)
  add(circle[1], circle[0])
  for (const [path, lines] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${lines.join('\n')}\nexport const here = '${path}'\n`)
  }
  const { broken } = await brokenRules(folder, ['src', 'db', 'tools', 'e2e', 'packages'])
  const expected = [...forbidden.map(([from, imports, rule]) => `${rule}: ${from} → ${imports}`), `no circle: ${circle[1]} → ${circle[0]}`]
  expect(broken).toEqual(expected.sort())
})

// `npm test`: everything. `npm test -- booking` or `npm run test:one FILE`: the tests whose path holds that word. `npm run check`: the quick
// checks alone. `npm run test:properties`: the properties alone, with twenty times as many cases. Two parts run at a time, for one alone
// leaves a core waiting; beside the journeys, which walk four at a time, only the specification is asked. A part that fails does not hide
// what the others say; the last lines tell where the time went, name what failed, and sum all tests.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { lanes } from './lanes.mjs'
import { folderInMemory } from './memory.mjs'
import { packFiles } from './pack-files.mjs'
import { build, install, Refusal, root } from './prepare.mjs'

const results = join(root, '.cache/results')
const args = process.argv.slice(2)
const checksOnly = args[0] === '--check'
const propertiesOnly = args[0] === '--properties'
const patterns = propertiesOnly ? propertyTests(args.slice(1)) : checksOnly ? [] : args

/** Files with property tests whose path contains one of these words. */
function propertyTests(words) {
  return ['src', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((file) => `${folder}/${file}`)
      .filter((file) => file.endsWith('.test.ts') && (words.length === 0 || words.some((word) => file.includes(word))))
      .filter((file) => readFileSync(join(root, file), 'utf8').includes("'#testing/property.ts'")),
  )
}

/** True when no pattern is given, or a pattern matches a test path of that folder. */
const wanted = (folder, ending) =>
  patterns.length === 0 ||
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith(ending))
    .some((file) => patterns.some((pattern) => `${folder}/${file}`.includes(pattern)))

/** A part that passes or fails as a whole: programs in sequence until one fails. */
const check = (title, ...programs) => ({
  title,
  work: async (run) => {
    for (const args of programs) if ((await run(args)).code !== 0) return { passed: 0, failed: 1 }
    return { passed: 1, failed: 0 }
  },
})

/** A test run with JSON results; `count` reads the passed and failed numbers and the failed names. */
const tests = (title, args, file, count, env = {}) => ({
  title,
  work: async (run) => {
    const { code } = await run(args, { ...env, RESULTS: file })
    const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0, names: [] }
    // a run that crashes outside of its tests is a failure too
    return { ...counted, failed: code === 0 ? counted.failed : Math.max(1, counted.failed, counted.names.length) }
  },
})

const result = (name) => join(results, `${name}.json`)

function unitTests(title, project, env = {}) {
  const reporters = ['--reporter=default', '--reporter=./tools/results-reporter.ts']
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--passWithNoTests', ...reporters, ...patterns]
  return tests(title, args, result(project), (counted) => counted, env)
}

/** Name and first lines of a failure without colours: a log may be truncated to its last lines. */
function named(name, said = '') {
  const lines = stripVTControlCharacters(said).split('\n')
  return [name, ...lines.filter((line) => line.trim() !== '' && !line.includes('/node_modules/')).slice(0, 12)].join('\n      ')
}

function journeys() {
  const file = result('journeys')
  return tests(
    'Browser journeys',
    ['node_modules/@playwright/test/cli.js', 'test', ...patterns],
    file,
    ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
      names: suites.flatMap(failedJourneys),
    }),
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  )
}

function failedJourneys({ file, specs = [], suites = [] }) {
  const failed = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, results }) => named(`e2e/${file} ${title} (${projectName})`, results.at(-1)?.error?.message)),
  )
  return [...failed, ...suites.flatMap(failedJourneys)]
}

const pages = (node) => ({
  title: 'Pages',
  work: async () => {
    await build(node)
    await packFiles()
    return { passed: 0, failed: 0 }
  },
})

const lint = check('Lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'])
const types = check(
  'Types',
  ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
  // each checker more works out for itself what the others know already
  ['node_modules/typescript-native/bin/tsc', '-p', '.', '--noEmit', '--checkers', '2'],
)
const unused = check('Unused code', ['node_modules/knip/bin/knip.js', '--no-progress'])
const houseRules = unitTests('House rules', 'house')
const specification = check('The specification, asked of a running server', ['tools/spec-contract.ts'])
const generated = check('Generated files are up to date', ['tools/generate.ts', '--check'])
const units = unitTests('Unit and integration tests', 'code')
const screens = unitTests('Screens', 'screens')
const packages = unitTests('Packages', 'packages')
const changes = unitTests('Changes that the docs describe', 'changes')

/** What runs where the newcomer looks, and what beside it; with a pattern the checks of the code itself are left out. */
function plan(node) {
  if (checksOnly) return { shown: [types, unused], beside: [lint, houseRules, generated] }
  if (propertiesOnly) {
    const often = { PROPERTY_TIMES: '20' }
    return { shown: [unitTests('Properties', 'code', often), unitTests('Changes that the docs describe', 'changes', often)], beside: [] }
  }
  const all = patterns.length === 0
  return {
    shown: [units, ...(!all && wanted('e2e', '.spec.ts') ? [pages(node)] : [])],
    beside: [
      // as long as the units: what is done before they are leaves a core waiting
      ...(all ? [pages(node), lint, types, unused] : []),
      ...(wanted('tools/checks', '.test.ts') ? [houseRules] : []),
      ...(all ? [generated] : []),
      screens,
      ...(wanted('packages', '.test.ts') ? [packages] : []),
      ...(wanted('tools/changes', '.test.ts') ? [changes] : []),
    ],
  }
}

const clock = (seconds) => `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`

function report(parts, seconds) {
  const width = Math.max(...parts.map(({ title }) => title.length))
  const lines = parts.map(({ title, seconds, passed, failed }) => {
    const said = failed > 0 ? `✗ ${failed} failed, ${passed} passed` : `✓ ${passed}`
    return `${title.padEnd(width)}  ${clock(seconds).padStart(6)}  ${said}`
  })
  const sum = (key) => parts.reduce((total, one) => total + one[key], 0)
  process.stderr.write(`\n${lines.join('\n')}\n\nIn all ${clock(seconds)}, two parts at a time.\n`)
  const names = parts.flatMap((part) => part.names ?? [])
  if (names.length > 0) process.stderr.write(`\nWhat failed:\n${names.map((name) => `  ${name}`).join('\n')}\n`)
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
  if (sum('failed') > 0 || sum('passed') === 0) process.exitCode = 1
}

const began = Date.now()
const parts = []
try {
  const node = await install({ workshop: true })
  // the servers and tools that tests start find their sources compiled: half of what a start costs
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled')
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const memory = checksOnly ? null : folderInMemory()
  if (memory) Object.assign(process.env, { TMPDIR: memory, E2E_DATA: join(memory, 'journey-data') })
  const { shown, beside } = plan(node)
  parts.push(...(await lanes(node, shown, beside)))
  const isBuilt = parts.some(({ title, failed }) => title === 'Pages' && failed === 0)
  if (isBuilt) parts.push(...(await lanes(node, [journeys()], patterns.length === 0 ? [specification] : [])))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`\n${error.message}\n`)
  parts.push({ title: 'Preparation', seconds: 0, passed: 0, failed: 1 })
}
report(parts, (Date.now() - began) / 1000)

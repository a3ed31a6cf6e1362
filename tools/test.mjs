// `npm test`: everything, the quick checks first. `npm test -- booking` or `npm run test:one FILE`: the tests whose path holds that word.
// `npm run check`: the quick checks alone. `npm run test:properties`: the properties alone, with twenty times as many cases. A part that
// fails does not hide what the later ones say; the last lines tell where the time went, and sum all tests.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, heading, install, Refusal, root, run } from './prepare.mjs'

const results = join(root, '.cache/results')
const args = process.argv.slice(2)
const checksOnly = args[0] === '--check'
const propertiesOnly = args[0] === '--properties'
const patterns = propertiesOnly ? propertyTests(args.slice(1)) : checksOnly ? [] : args
/** The tests that try properties, of them those whose path holds one of these words. */
function propertyTests(words) {
  return ['src', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((file) => `${folder}/${file}`)
      .filter((file) => file.endsWith('.test.ts') && (words.length === 0 || words.some((word) => file.includes(word))))
      .filter((file) => readFileSync(join(root, file), 'utf8').includes("'#testing/property.ts'")),
  )
}

/** True when no pattern is given, or one is in the path of a test of that folder. */
const wanted = (folder, ending) =>
  patterns.length === 0 ||
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith(ending))
    .some((file) => patterns.some((pattern) => `${folder}/${file}`.includes(pattern)))
/** { title, seconds, passed, failed } of every part that ran. */
const parts = []

/** Runs a part and keeps how long it took and what it counted; gives true when all of it passed. */
async function part(title, work) {
  heading(`\n== ${title}`)
  const began = Date.now()
  const counted = await work()
  parts.push({ title, seconds: (Date.now() - began) / 1000, ...counted })
  return counted.failed === 0
}

/** A check that passes or fails as a whole. */
const check = (title, node, args) =>
  part(title, async () => {
    const { code } = await run(node, args)
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  })

/** A run of tests that writes its counts as JSON; `count` reads them. */
const tests = (title, node, args, file, count, env = {}) =>
  part(title, async () => {
    const { code } = await run(node, args, { env: { ...env, RESULTS: file } })
    const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
    // a run that breaks down outside of its tests is a failure too
    return { passed: counted.passed, failed: code === 0 ? counted.failed : Math.max(1, counted.failed) }
  })

const result = (name) => join(results, `${name}.json`)

function unitTests(title, node, project, env = {}) {
  const file = result(project)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--passWithNoTests', ...reporters, ...patterns]
  return tests(title, node, args, file, ({ numPassedTests: passed, numFailedTests: failed }) => ({ passed, failed }), env)
}

function journeys(node) {
  const file = result('journeys')
  return tests(
    'Browser journeys',
    node,
    ['node_modules/@playwright/test/cli.js', 'test', ...patterns],
    file,
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  )
}

/** The checks of the code itself; with a pattern they are left out. */
async function checks(node) {
  await check('Lint and format', node, ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'])
  await check('Route types', node, ['node_modules/@react-router/dev/bin.cjs', 'typegen'])
  await check('Types', node, ['node_modules/typescript-native/bin/tsc', '-p', '.', '--noEmit'])
  await check('Unused code', node, ['node_modules/knip/bin/knip.js', '--no-progress'])
  await unitTests('House rules', node, 'house')
  await check('Generated files are up to date', node, ['tools/generate.ts', '--check'])
}

function report() {
  const width = Math.max(...parts.map(({ title }) => title.length))
  const lines = parts.map(({ title, seconds, passed, failed }) => {
    const time = `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`
    return `${title.padEnd(width)}  ${time.padStart(6)}  ${failed > 0 ? `✗ ${failed} failed, ${passed} passed` : `✓ ${passed}`}`
  })
  process.stderr.write(`\n${lines.join('\n')}\n`)
  const sum = (key) => parts.reduce((total, one) => total + one[key], 0)
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
  if (sum('failed') > 0 || sum('passed') === 0) process.exitCode = 1
}

try {
  const node = await install()
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  if (propertiesOnly) await unitTests('Properties', node, 'code', { PROPERTY_TIMES: '20' })
  else if (patterns.length === 0) await checks(node)
  else if (wanted('tools/checks', '.test.ts')) await unitTests('House rules', node, 'house')
  if (!checksOnly && !propertiesOnly) {
    await unitTests('Unit and integration tests', node, 'code')
    await unitTests('Screens', node, 'screens')
    if (wanted('packages', '.test.ts')) await unitTests('Packages', node, 'packages')
    if (wanted('tools/changes', '.test.ts')) await unitTests('Changes that the docs describe', node, 'changes')
    if (wanted('e2e', '.spec.ts')) {
      const built = await part('Pages', async () => {
        await build(node)
        return { passed: 0, failed: 0 }
      })
      if (built) await journeys(node)
    }
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`\n${error.message}\n`)
  parts.push({ title: 'Preparation', seconds: 0, passed: 0, failed: 1 })
}
report()

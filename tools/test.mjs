// `npm test`: everything, the quick checks first; stops at the first step that fails. The last line sums all tests.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, heading, install, Refusal, root, run } from './prepare.mjs'

const results = join(root, '.cache/results')
const sum = { passed: 0, failed: 0 }

/** A check that passes or fails as a whole. */
async function check(title, node, args) {
  heading(`\n== ${title}`)
  const { code } = await run(node, args)
  sum[code === 0 ? 'passed' : 'failed']++
  if (code !== 0) throw new Refusal(`${title}: failed.`)
}

/** A run of tests that writes its counts as JSON; `count` reads them. */
async function tests(title, node, args, file, count, env = {}) {
  heading(`\n== ${title}`)
  const { code } = await run(node, args, { env: { ...env, RESULTS: file } })
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  sum.passed += counted.passed
  // a run that breaks down outside of its tests is a failure too
  sum.failed += code !== 0 ? Math.max(1, counted.failed) : counted.failed
  if (code !== 0 || counted.failed > 0) throw new Refusal(`${title}: failed.`)
}

const vitest = (projects, file) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
]
const vitestCount = ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests })
const playwrightCount = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped })

try {
  const node = await install()
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const result = (name) => join(results, `${name}.json`)

  await check('Lint and format', node, ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'])
  await check('Route types', node, ['node_modules/@react-router/dev/bin.cjs', 'typegen'])
  await check('Types', node, ['node_modules/typescript-native/bin/tsc', '-p', '.', '--noEmit'])
  await tests('House rules', node, vitest(['house'], result('house')), result('house'), vitestCount)
  await check('Generated files are up to date', node, ['tools/generate.ts', '--check'])
  await tests('Unit and integration tests', node, vitest(['code', 'packages'], result('code')), result('code'), vitestCount)
  heading('\n== Pages')
  await build(node)
  await tests('Browser journeys', node, ['node_modules/@playwright/test/cli.js', 'test'], result('journeys'), playwrightCount, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: result('journeys'),
  })
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  if (sum.failed === 0) sum.failed = 1
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}
process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed\n`)

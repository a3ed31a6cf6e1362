import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
mkdirSync(join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(join(root, '.cache/reporter-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a test file with the reporter and returns its results. */
async function resultsOf(source: string): Promise<{ passed: number; failed: number; names: string[] }> {
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default {}\n')
  writeFileSync(join(folder, 'one.test.ts'), source)
  const results = join(folder, 'results.json')
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', `--reporter=${join(root, 'tools/results-reporter.ts')}`]
  await new Promise((resolve) => execFile(process.execPath, args, { cwd: folder, env: { ...process.env, RESULTS: results } }, resolve))
  return JSON.parse(readFileSync(results, 'utf8'))
}

test('names a timed-out test, a timed-out hook and a failed assertion', async () => {
  const { passed, failed, names } = await resultsOf(`
    import { beforeAll, describe, expect, test } from 'vitest'
    test('passes', () => {})
    test('waits', () => new Promise(() => {}), 50)
    test('differs', () => expect(1).toBe(2))
    describe('group', () => {
      beforeAll(() => new Promise(() => {}), 50)
      test('needs the hook', () => {})
    })
  `)
  expect({ passed, failed }).toEqual({ passed: 1, failed: 3 })
  expect(names[0]).toMatch(/^one\.test\.ts waits\n +Test timed out in 50ms/)
  expect(names[1]).toMatch(/^one\.test\.ts differs\n +expected 1 to be 2[\s\S]*one\.test\.ts:5/)
  expect(names[2]).toMatch(/^one\.test\.ts group\n +Hook timed out in 50ms/)
})

test('names a file that cannot be loaded', async () => {
  const { failed, names } = await resultsOf("import './missing.ts'\n")
  expect(failed).toBe(1)
  expect(names[0]).toMatch(/^one\.test\.ts\n +.*missing\.ts/)
})

// A process that keeps a test runner ready in a copy of the tree; `run.ts` starts it, and ends it when a slip made it run for ever.
import { createVitest } from 'vitest/node'

/** What is asked: these test files, after these files changed. */
export interface Question {
  changed: string[]
  tests: string[]
}

/** Whether any test failed, and the first that did. */
export interface Answer {
  failed: boolean
  by: string | null
}

const runner = await createVitest(
  'test',
  // each run reads the changed files anew
  { watch: false, project: ['code', 'screens'], isolate: true, bail: 1, reporters: [{ onInit: () => {} }], maxWorkers: 1 },
  { server: { watch: null } },
)

process.on('message', async ({ changed, tests }: Question) => {
  for (const path of changed) runner.invalidateFile(path)
  const specifications = await runner.globTestSpecifications(tests)
  const { testModules, unhandledErrors } = await runner.runTestSpecifications(specifications)
  const broken = testModules.find((module) => module.state() === 'failed')
  const test = broken && [...broken.children.allTests('failed')][0]
  if (!process.connected) return
  process.send?.({
    failed: broken !== undefined || unhandledErrors.length > 0,
    by: test ? `${broken.relativeModuleId}: ${test.fullName}` : (broken?.relativeModuleId ?? null),
  } satisfies Answer)
})
process.on('disconnect', () => void runner.close().finally(() => process.exit(0)))
process.send?.('ready')

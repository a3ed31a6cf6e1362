// A process with a test runner in a copy of the tree; `trial.ts` starts it, and kills it when a mutation loops forever.
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node'

/** Request: the test files to run and the changed files. */
export interface Question {
  changed: string[]
  tests: string[]
}

/** Whether a test failed, and the first failure. */
export interface Answer {
  failed: boolean
  by: string | null
}

/** Runs files in the requested order (nearest first) instead of longest first. */
class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
  }
}

const runner = await createVitest(
  'test',
  // each run has its own worker, which reloads the changed files
  {
    watch: false,
    project: ['code', 'screens'],
    isolate: false,
    bail: 1,
    sequence: { sequencer: AsAsked },
    reporters: [{ onInit: () => {} }],
    maxWorkers: 1,
  },
  { server: { watch: null } },
)

const place = (tests: readonly string[], { moduleId }: TestSpecification) => tests.findIndex((test) => moduleId.endsWith(`/${test}`))

process.on('message', async ({ changed, tests }: Question) => {
  for (const path of changed) runner.invalidateFile(path)
  // an empty filter would run every test
  const found = tests.length === 0 ? [] : await runner.globTestSpecifications(tests)
  const specifications = found.toSorted((a, b) => place(tests, a) - place(tests, b))
  const { testModules, unhandledErrors } = await runner.runTestSpecifications(specifications)
  // the runner still lists the modules of earlier requests
  const asked = new Set(specifications.map(({ moduleId }) => moduleId))
  const broken = testModules.find((module) => asked.has(module.moduleId) && module.state() === 'failed')
  const test = broken && [...broken.children.allTests('failed')][0]
  if (!process.connected) return
  process.send?.({
    failed: broken !== undefined || unhandledErrors.length > 0,
    by: test ? `${broken.relativeModuleId}: ${test.fullName}` : (broken?.relativeModuleId ?? null),
  } satisfies Answer)
})
process.on('disconnect', () => void runner.close().finally(() => process.exit(0)))
process.send?.('ready')

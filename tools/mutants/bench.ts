// A process that keeps a test runner ready in a copy of the tree; `run.ts` starts it, and ends it when a slip made it run for ever.
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node'

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

/** Files run as they were asked for: the nearest first, not the longest. */
class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
  }
}

const runner = await createVitest(
  'test',
  // each run has a worker of its own, which reads the changed files anew
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
  // no filter would mean every test there is
  const found = tests.length === 0 ? [] : await runner.globTestSpecifications(tests)
  const specifications = found.toSorted((a, b) => place(tests, a) - place(tests, b))
  const { testModules, unhandledErrors } = await runner.runTestSpecifications(specifications)
  // it knows the modules of earlier questions too, as they ended then
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

import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'

/** Writes counts and failures of a test run to the file `RESULTS` as `{ passed, failed, names }`, for tools/test.mjs. */
export default class ResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const names = modules.flatMap((module) => [
      ...[...module.children.allTests('failed')].map((test) => named(`${module.relativeModuleId} ${test.fullName}`, test.result().errors)),
      // the file failed to load, or a failed hook left tests without a result
      ...(module.errors().length > 0 ? [named(module.relativeModuleId, module.errors())] : []),
      ...[...module.children.allSuites()]
        .filter((suite) => suite.errors().length > 0)
        .map((suite) => named(`${module.relativeModuleId} ${suite.fullName}`, suite.errors())),
    ])
    const passed = tests.filter((test) => test.result().state === 'passed').length
    if (process.env.RESULTS) writeFileSync(process.env.RESULTS, JSON.stringify({ passed, failed: names.length, names }))
  }
}

/** Name, message and own stack frames of a failure without colours. The stack of a timeout lacks its message. */
function named(name: string, [error]: readonly SerializedError[] = []): string {
  const frames = (error?.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line) && !line.includes('/node_modules/'))
  const message = stripVTControlCharacters(error?.message ?? '').split('\n')
  return [name, ...[...message, ...frames].filter((line) => line.trim() !== '').slice(0, 12)].join('\n      ')
}

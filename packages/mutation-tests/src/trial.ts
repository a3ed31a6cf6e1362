import { type ChildProcess, execFile, fork } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyTree } from '../../../tools/copy-tree.ts'
import type { Mutation } from './mutations.ts'
import type { Answer, Question } from './runner.ts'

export interface Mutant extends Mutation {
  path: string
}

/** Result of a mutant: detected by a test, the types or the timeout, or undetected. */
export interface Verdict {
  mutant: Mutant
  noticedBy: 'test' | 'types' | 'time' | null
  /** first failing test */
  by: string | null
}

/** A copy of the tree in which mutants run one after the other. */
export interface Trial {
  /** runs the tests without a mutation; throws when one fails, else returns the duration in milliseconds */
  rehearse(tests: readonly string[]): Promise<number>
  try(mutant: Mutant, tests: readonly string[], limit: number): Promise<Verdict>
  close(): void
}

/** Creates a copy in `.cache/mutants/<name>`. Throws when its types are wrong. */
export async function openTrial(root: string, name: string): Promise<Trial> {
  const folder = join(root, '.cache/mutants', name)
  copyTree(root, folder)
  await node(folder, 'node_modules/@react-router/dev/bin.cjs', 'typegen')
  const faults = await typeFaults(folder)
  if (faults !== null) throw new Error(`the types are wrong without a mutation:\n${faults}`)
  let runner: ChildProcess | null = null

  /** Null after a timeout. */
  async function ask(question: Question, limit: number): Promise<Answer | null> {
    runner ??= await startRunner(folder)
    const child = runner
    return new Promise((resolve, reject) => {
      const end = (answer: Answer | null) => {
        clearTimeout(timer)
        child.removeAllListeners()
        if (answer === null) {
          killWithChildren(child)
          runner = null
        }
        resolve(answer)
      }
      const timer = setTimeout(end, limit, null)
      child.once('message', (answer: Answer) => end(answer))
      child.once('exit', (code) => reject(new Error(`the test runner ended with ${code}`)))
      child.send(question)
    })
  }

  return {
    async rehearse(tests) {
      const began = performance.now()
      const answer = await ask({ changed: [], tests: [...tests] }, 900_000)
      if (answer === null || answer.failed) throw new Error(`a test fails without a mutation: ${answer?.by ?? 'timeout'}`)
      return performance.now() - began
    },
    async try(mutant, tests, limit) {
      const file = join(folder, mutant.path)
      const before = readFileSync(file, 'utf8')
      writeFileSync(file, before.slice(0, mutant.start) + mutant.text + before.slice(mutant.end))
      try {
        const answer = await ask({ changed: [file], tests: [...tests] }, limit)
        if (answer === null) return { mutant, noticedBy: 'time', by: null }
        if (answer.failed) return { mutant, noticedBy: 'test', by: answer.by }
        return { mutant, noticedBy: (await typeFaults(folder)) === null ? null : 'types', by: null }
      } finally {
        writeFileSync(file, before)
        await ask({ changed: [file], tests: [] }, 60_000)
      }
    },
    close() {
      runner?.disconnect()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function startRunner(folder: string): Promise<ChildProcess> {
  const child = fork(join(folder, 'packages/mutation-tests/src/runner.ts'), {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.once('message', () => {
      child.removeAllListeners()
      resolve(child)
    })
    child.once('exit', (code) => reject(new Error(`the test runner did not start: ${code}`)))
  })
}

/** The runner leads its own process group, so its workers and database end with it. */
function killWithChildren({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}

/** Returns the type errors or null; an incremental check reads only the mutated files. */
const typeFaults = (folder: string): Promise<string | null> =>
  node(folder, 'node_modules/typescript-native/bin/tsc', '-p', '.', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types').then(
    () => null,
    ({ stdout }: { stdout: string }) => stdout,
  )

const node = (folder: string, ...command: string[]) => promisify(execFile)(process.execPath, command, { cwd: folder, maxBuffer: 1e8 })

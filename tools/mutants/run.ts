import { type ChildProcess, execFile, fork } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyTree } from '../copy-tree.ts'
import type { Answer, Question } from './bench.ts'
import type { Slip } from './slips.ts'

/** A slip in its file. */
export interface Mutant extends Slip {
  path: string
}

/** What became of a mutant: noticed by a test, the types or the clock, or by nobody. */
export interface Verdict {
  mutant: Mutant
  noticedBy: 'test' | 'types' | 'time' | null
  /** the test that failed first */
  by: string | null
}

/** A copy of the tree in which mutants are tried one after the other. */
export interface Trial {
  /** runs the tests without a slip; throws when one fails, else answers the milliseconds they took */
  rehearse(tests: readonly string[]): Promise<number>
  try(mutant: Mutant, tests: readonly string[], limit: number): Promise<Verdict>
  close(): void
}

/** Makes a copy in `.cache/mutants/<name>`, in which the types hold; throws when they do not. */
export async function openTrial(root: string, name: string): Promise<Trial> {
  const folder = join(root, '.cache/mutants', name)
  copyTree(root, folder)
  await node(folder, 'node_modules/@react-router/dev/bin.cjs', 'typegen')
  const faults = await typeFaults(folder)
  if (faults !== null) throw new Error(`without any slip the types do not hold:\n${faults}`)
  let runner: ChildProcess | null = null

  /** Null when the time was over. */
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
      if (answer === null || answer.failed) throw new Error(`without any slip a test fails: ${answer?.by ?? 'the time was over'}`)
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
  const child = fork(join(folder, 'tools/mutants/bench.ts'), { cwd: folder, detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  return new Promise((resolve, reject) => {
    child.once('message', () => {
      child.removeAllListeners()
      resolve(child)
    })
    child.once('exit', (code) => reject(new Error(`the test runner did not start: ${code}`)))
  })
}

/** The runner leads a group of its own: its workers and its database end with it. */
function killWithChildren({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}

/** What the type check says, or null: it reads only what a slip touches, as the former check left notes. */
const typeFaults = (folder: string): Promise<string | null> =>
  node(folder, 'node_modules/typescript-native/bin/tsc', '-p', '.', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types').then(
    () => null,
    ({ stdout }: { stdout: string }) => stdout,
  )

const node = (folder: string, ...command: string[]) => promisify(execFile)(process.execPath, command, { cwd: folder, maxBuffer: 1e8 })

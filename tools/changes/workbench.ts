import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyTree } from '../copy-tree.ts'
import { applyStep, type Step } from './steps.ts'

const root = join(import.meta.dirname, '../..')

/** Result of a command. */
export interface Outcome {
  passed: boolean
  output: string
  /** its standard output alone */
  printed: string
}

/** A copy of the tree in which a change is tried. */
export interface Workbench {
  folder: string
  /** applies the change; returns the files edited by hand */
  perform(steps: readonly Step[]): string[]
  /** restores the files of these steps */
  undo(steps: readonly Step[]): void
  read(path: string): string
  /** runs a script of the copy */
  run(...args: string[]): Promise<Outcome>
  types(): Promise<Outcome>
  lint(...files: string[]): Promise<Outcome>
  generate(): Promise<Outcome>
  /** generates the code that needs no database */
  generateCode(): Promise<Outcome>
  test(...files: string[]): Promise<Outcome>
  /** copies this copy in its present state */
  copy(name: string): Workbench
  remove(): void
}

/** Copies the current tree, untracked files included, to `.cache/changes/<name>`; packages are linked. */
export function openWorkbench(name: string): Workbench {
  const folder = emptied(name)
  copyTree(root, folder)
  return workbenchAt(folder, { before: new Map(), numbered: new Map(), hasRouteTypes: false })
}

function emptied(name: string): string {
  const folder = join(root, '.cache/changes', name)
  rmSync(folder, { recursive: true, force: true })
  return folder
}

interface History {
  /** original texts of the changed files; null for a new file */
  before: Map<string, string | null>
  /** migration paths as in the page, with their assigned numbers */
  numbered: Map<string, string>
  hasRouteTypes: boolean
}

function workbenchAt(folder: string, history: History): Workbench {
  const { before } = history
  const named = (path: string) => {
    const known = history.numbered.get(path) ?? numbered(folder, path)
    history.numbered.set(path, known)
    return known
  }
  const place = (path: string) => join(folder, named(path))
  const run = (...args: string[]): Promise<Outcome> =>
    new Promise((resolve) =>
      execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e8, env: plainEnvironment() }, (error, stdout, stderr) =>
        resolve({ passed: error === null, output: `${stdout}\n${stderr}`, printed: stdout }),
      ),
    )
  return {
    folder,
    perform(steps) {
      for (const step of steps) {
        const path = place(step.path)
        if (!before.has(step.path)) before.set(step.path, step.isNew ? null : readFileSync(path, 'utf8'))
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, applyStep(step.isNew ? '' : readFileSync(path, 'utf8'), step))
      }
      return [...new Set(steps.map(({ path }) => path))]
    },
    undo(steps) {
      for (const step of steps) {
        const path = place(step.path)
        const text = before.get(step.path)
        if (text === null) rmSync(path)
        else if (text !== undefined) writeFileSync(path, text)
      }
    },
    read: (path) => readFileSync(place(path), 'utf8'),
    run,
    types: async () => {
      // no change of this kind touches the routes
      if (!history.hasRouteTypes) await run('node_modules/@react-router/dev/bin.cjs', 'typegen')
      history.hasRouteTypes = true
      // incremental: checks only what depends on the changed files
      return run(
        'node_modules/typescript-native/bin/tsc',
        '-p',
        '.',
        '--noEmit',
        '--checkers',
        '2',
        '--incremental',
        '--tsBuildInfoFile',
        '.types.tsbuildinfo',
      )
    },
    lint: (...files) =>
      run(
        'node_modules/@biomejs/biome/bin/biome',
        'check',
        '--error-on-warnings',
        '--vcs-enabled=false',
        '--no-errors-on-unmatched',
        ...files.map(named),
      ),
    generate: () => run('tools/generate.ts'),
    generateCode: () => run('tools/generate-code.ts'),
    test: (...files) => run('node_modules/vitest/vitest.mjs', 'run', ...files),
    copy(name) {
      const other = emptied(name)
      // without the test server, which runs from its folder
      cpSync(folder, other, { recursive: true, verbatimSymlinks: true, filter: (path) => path !== join(folder, '.cache') })
      return workbenchAt(other, { ...history, before: new Map(before), numbered: new Map(history.numbered) })
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Replaces `NNNN` in a migration name with the next free number. */
function numbered(folder: string, path: string): string {
  const [, name] = /^db\/migrations\/NNNN-(.+)$/.exec(path) ?? []
  if (!name) return path
  const last = readdirSync(join(folder, 'db/migrations')).toSorted().at(-1) ?? '0'
  return `db/migrations/${String(Number(last.slice(0, 4)) + 1).padStart(4, '0')}-${name}`
}

/** The environment without the variables of an outer test runner, including its number of cases. */
function plainEnvironment(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(VITEST|VITE_|PROPERTY_|NODE_ENV$|TEST$)/.test(key)))
}

import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyTree } from '../copy-tree.ts'
import { applyStep, type Step } from './steps.ts'

const root = join(import.meta.dirname, '../..')

/** What a command came to. */
export interface Outcome {
  passed: boolean
  output: string
}

/** A copy of the tree in which a change is tried. */
export interface Workbench {
  folder: string
  /** makes the change; answers the files that were edited by hand */
  perform(steps: readonly Step[]): string[]
  /** takes the files of these steps back to what they were */
  undo(steps: readonly Step[]): void
  read(path: string): string
  types(): Promise<Outcome>
  /** format and lint of these files */
  lint(...files: string[]): Promise<Outcome>
  generate(): Promise<Outcome>
  /** the types of the texts alone */
  generatePacks(): Promise<Outcome>
  test(...files: string[]): Promise<Outcome>
  remove(): void
}

/** Copies the tree as it is now, untracked files too, to `.cache/changes/<name>`; packages are those of the tree itself. */
export function openWorkbench(name: string): Workbench {
  const folder = join(root, '.cache/changes', name)
  copyTree(root, folder)

  const place = (path: string) => join(folder, numbered(folder, path))
  const run = (...args: string[]): Promise<Outcome> =>
    new Promise((resolve) =>
      execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e8, env: plainEnvironment() }, (error, stdout, stderr) =>
        resolve({ passed: error === null, output: `${stdout}\n${stderr}` }),
      ),
    )
  const before = new Map<string, string | null>()
  return {
    folder,
    perform(steps) {
      for (const step of steps) {
        const path = place(step.path)
        if (!before.has(path)) before.set(path, step.isNew ? null : readFileSync(path, 'utf8'))
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, applyStep(step.isNew ? '' : readFileSync(path, 'utf8'), step))
      }
      return [...new Set(steps.map(({ path }) => path))]
    },
    undo(steps) {
      for (const step of steps) {
        const path = place(step.path)
        const text = before.get(path)
        if (text === null) rmSync(path)
        else if (text !== undefined) writeFileSync(path, text)
      }
    },
    read: (path) => readFileSync(place(path), 'utf8'),
    types: async () => {
      await run('node_modules/@react-router/dev/bin.cjs', 'typegen')
      return run('node_modules/typescript-native/bin/tsc', '-p', '.', '--noEmit')
    },
    lint: (...files) =>
      run(
        'node_modules/@biomejs/biome/bin/biome',
        'check',
        '--error-on-warnings',
        '--vcs-enabled=false',
        '--no-errors-on-unmatched',
        ...files.map((file) => numbered(folder, file)),
      ),
    generate: () => run('tools/generate.ts'),
    generatePacks: () => run('tools/generate.ts', '--packs'),
    test: (...files) => run('node_modules/vitest/vitest.mjs', 'run', ...files),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** `NNNN` in the name of a migration is the next free number; asked again, the number it was given. */
function numbered(folder: string, path: string): string {
  const [, name] = /^db\/migrations\/NNNN-(.+)$/.exec(path) ?? []
  if (!name) return path
  const migrations = readdirSync(join(folder, 'db/migrations')).toSorted()
  const there = migrations.find((file) => file.endsWith(`-${name}`))
  const next = String(Number((migrations.at(-1) ?? '0').slice(0, 4)) + 1).padStart(4, '0')
  return `db/migrations/${there ?? `${next}-${name}`}`
}

/** The environment without what tells a test runner that it runs inside another one. */
function plainEnvironment(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(VITEST|VITE_|NODE_ENV$|TEST$)/.test(key)))
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'

/** One line of the table: a goal and what was measured. */
export interface Figure {
  what: string
  goal: string
  now: string
  reached: boolean
}

const file = join(import.meta.dirname, 'results.md')
const head = `# What was measured, newest first

Each command of \`bench/\` that ends adds its lines here when it is asked to (\`--keep\`). Speeds depend on the machine and on what else it did: its load stands beside
them.
`

/** The lines of a measurement as a table, with the machine and its load. */
export function tableOf(title: string, figures: readonly Figure[], at: Date): string {
  const machine = `${availableParallelism()} cores of ${cpus()[0]?.model.trim() ?? 'a processor'}, load ${(loadavg()[0] ?? 0).toFixed(1)}`
  const lines = figures.map(({ what, goal, now, reached }) => `| ${what} | ${goal} | ${now} | ${reached ? 'reached' : 'missed'} |`)
  return `## ${at.toISOString().slice(0, 10)}: ${title}\n\n${machine}\n\n| what | goal | now | |\n|---|---|---|---|\n${lines.join('\n')}\n`
}

/** Prints the lines of a measurement, and keeps them in \`bench/results.md\` where the command says \`--keep\`. */
export function keepFigures(title: string, figures: readonly Figure[]): void {
  const table = tableOf(title, figures, new Date())
  process.stdout.write(`\n${table}`)
  if (!process.argv.includes('--keep')) return
  const before = existsSync(file) ? readFileSync(file, 'utf8') : head
  const [start = head, ...earlier] = before.split(/^(?=## )/m)
  writeFileSync(file, [start.trimEnd(), '', table, ...earlier].join('\n'))
}

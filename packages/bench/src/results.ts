import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'

/** One line of the table: a goal and what was measured. */
export interface Figure {
  what: string
  goal: string
  now: string
  reached: boolean
}

/** The figures of one measurement, and how busy the machine was at its end. */
export interface Measured {
  title: string
  load: number
  figures: readonly Figure[]
}

const file = join(import.meta.dirname, '../results.md')
const head = `# What was measured, newest first

Each command of \`packages/bench/\` that ends adds its lines here when it is asked to (\`--keep\`). Speeds depend on the machine and on what else it did: its load stands beside
them.
`
const machine = `${availableParallelism()} cores of ${cpus()[0]?.model.trim() ?? 'a processor'}`
const verdict = (reached: boolean) => (reached ? 'reached' : 'missed')
const headed = (title: string, at: Date, about: string) => `## ${at.toISOString().slice(0, 10)}: ${title}\n\n${about}\n\n`

/** The lines of a measurement as a table, with the machine and its load. */
export function tableOf({ title, load, figures }: Measured, at: Date): string {
  const lines = figures.map(({ what, goal, now, reached }) => `| ${what} | ${goal} | ${now} | ${verdict(reached)} |`)
  return `${headed(title, at, `${machine}, load ${load.toFixed(1)}`)}| what | goal | now | |\n|---|---|---|---|\n${lines.join('\n')}\n`
}

/** The first figure of what was measured, beside that of the goal; empty where one has none. */
function ratioOf({ goal, now }: Figure): string {
  const [wanted, found] = [goal, now].map((text) => Number(text.match(/\d+(?:\.\d+)?/)?.[0]))
  return wanted && found !== undefined && !Number.isNaN(found) ? (found / wanted).toFixed(2) : ''
}

/** Many measurements as one table, with the load at the end of each; `missing`: those that gave no figures. */
export function wholeTable(all: readonly Measured[], missing: readonly string[], at: Date): string {
  const lines = all.flatMap(({ title, load, figures }) =>
    figures.map(
      (one) => `| ${title}: ${one.what} | ${one.goal} | ${one.now} | ${ratioOf(one)} | ${load.toFixed(1)} | ${verdict(one.reached)} |`,
    ),
  )
  const left = missing.length > 0 ? `\nNot measured: ${missing.join(', ')}.\n` : ''
  return `${headed('All measurements', at, machine)}| what | goal | now | ratio | load | |\n|---|---|---|---|---|---|\n${lines.join('\n')}\n${left}`
}

/** Prints a table, and keeps it in `results.md` where the command says `--keep`. */
export function keepTable(table: string): void {
  process.stdout.write(`\n${table}`)
  if (!process.argv.includes('--keep')) return
  const before = existsSync(file) ? readFileSync(file, 'utf8') : head
  const [start = head, ...earlier] = before.split(/^(?=## )/m)
  writeFileSync(file, [start.trimEnd(), '', table, ...earlier].join('\n'))
}

/** The lines of a measurement: a table of their own, or lines of that of `npm run bench`, which names a file for them. */
export function keepFigures(title: string, figures: readonly Figure[]): void {
  const measured = { title, load: loadavg()[0] ?? 0, figures }
  const gathered = process.env.BENCH_FIGURES
  if (gathered) appendFileSync(gathered, `${JSON.stringify(measured)}\n`)
  else keepTable(tableOf(measured, new Date()))
}

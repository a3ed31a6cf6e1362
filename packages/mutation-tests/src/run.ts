// `npm run test:mutants [module or area …] [-- --each=40 --seed=1 --file=part-of-path]`: makes small mutations, one at a time, in a copy of the
// tree and reports those that no test detects. Without a module: all. `--each` mutations are sampled per module, `--each=all` takes
// every one. Exit status 1 when a module scores too low.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { type Accepted, accepted } from './accepted.ts'
import { areas, decidingFiles, places, testsOf } from './areas.ts'
import { type Mutation, mutationsOf } from './mutations.ts'
import { type Mutant, openTrial, type Verdict } from './trial.ts'

const root = join(import.meta.dirname, '../../..')
/** Minimum share of detected mutations per module, in percent. */
const wanted = 85

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', default: '' },
  },
})
const chosen = positionals.length > 0 ? positionals.flatMap((name) => areas[name] ?? name) : places
const unknown = chosen.filter((place) => !places.includes(place))
if (unknown.length > 0) {
  console.error(`No tested module: ${unknown.join(', ')}. Areas: ${Object.keys(areas).join(', ')}; modules: ${places.join(', ')}`)
  process.exit(2)
}
for (const { path, line } of accepted.filter((one) => !isThere(one))) console.error(`accepted.ts: no longer in ${path}: ${line}`)

const trial = await openTrial(root, `${process.pid}`)
const scores: { place: string; noticed: number; of: number }[] = []
try {
  for (const place of chosen) {
    const mutants = draw(place)
    const tests = testsOf(root, place)
    if (mutants.length === 0) continue
    console.log(`\n== ${place}: ${mutants.length} mutations, ${tests.length} test files`)
    try {
      const verdicts = tests.length === 0 ? mutants.map((mutant) => ({ mutant, noticedBy: null, by: null })) : await tryAll(mutants, tests)
      keep(place, verdicts)
      scores.push({ place, noticed: verdicts.filter(({ noticedBy }) => noticedBy !== null).length, of: verdicts.length })
    } catch (error) {
      // a module whose tests fail without a mutation does not end the run
      console.error(error)
      process.exitCode = 1
    }
  }
} finally {
  trial.close()
}
console.log(`\n${scores.map(({ place, noticed, of }) => `${place.padEnd(18)} ${percent(noticed, of)} %  ${noticed} of ${of}`).join('\n')}`)
if (scores.some(({ noticed, of }) => percent(noticed, of) < wanted)) process.exitCode = 1

async function tryAll(mutants: readonly Mutant[], tests: readonly string[]): Promise<Verdict[]> {
  const usual = await trial.rehearse(tests)
  const verdicts: Verdict[] = []
  for (const mutant of mutants) {
    const began = performance.now()
    const verdict = await trial.try(mutant, nearest(tests, mutant.path), usual * 4 + 20_000)
    verdicts.push(verdict)
    console.log(
      `  ${(verdict.noticedBy ?? 'NONE').padEnd(6)} ${((performance.now() - began) / 1000).toFixed(0).padStart(3)} s  ${shown(mutant)}`,
    )
  }
  return verdicts
}

/** Sorts the tests of a file's own folder first: they are fast, and the first failure ends the run. */
function nearest(tests: readonly string[], path: string): string[] {
  const folder = path.slice(0, path.lastIndexOf('/'))
  const name = path.replace(/\.tsx?$/, '.test.')
  const distance = (test: string) => (test.startsWith(name) ? 0 : test.startsWith(`${folder}/`) ? 1 : 2)
  return tests.toSorted((a, b) => distance(a) - distance(b))
}

/** Samples mutations of a module, reproducible by the seed. */
function draw(place: string): Mutant[] {
  const all = decidingFiles(root, place)
    .filter((path) => path.includes(values.file))
    .flatMap((path) =>
      mutationsIn(path)
        .filter(({ mutation, line }) => !isAccepted(path, line, mutation))
        .map(({ mutation }) => ({ ...mutation, path })),
    )
  if (values.each === 'all') return all
  const length = Math.min(Number(values.each), all.length)
  const [drawn = []] = fc.sample(fc.shuffledSubarray(all, { minLength: length, maxLength: length }), {
    seed: Number(values.seed),
    numRuns: 1,
  })
  return drawn.sort((a, b) => a.path.localeCompare(b.path) || a.start - b.start)
}

function mutationsIn(path: string): { mutation: Mutation; line: string }[] {
  const source = readFileSync(join(root, path), 'utf8')
  const lines = source.split('\n')
  return mutationsOf(path, source).map((mutation) => ({ mutation, line: lines[mutation.line - 1]?.trim() ?? '' }))
}

function isAccepted(path: string, line: string, { was, text }: Mutation): boolean {
  return accepted.some((one) => one.path === path && one.line === line && one.was === was && one.text === text)
}

function isThere({ path, line, was, text }: Accepted): boolean {
  return (
    existsSync(join(root, path)) &&
    mutationsIn(path).some((one) => one.line === line && one.mutation.was === was && one.mutation.text === text)
  )
}

/** Writes the result of every mutation to `.cache/mutants/<place>.txt`. */
function keep(place: string, verdicts: readonly Verdict[]): void {
  mkdirSync(join(root, '.cache/mutants'), { recursive: true })
  const lines = verdicts.map(({ mutant, noticedBy, by }) => `${noticedBy ?? 'NONE'}\t${shown(mutant)}\t${by ?? ''}`)
  writeFileSync(join(root, '.cache/mutants', `${place}.txt`), `${lines.join('\n')}\n`)
}

function shown({ path, line, kind, was, text }: Mutant): string {
  const short = (one: string) => one.replaceAll(/\s+/g, ' ').slice(0, 70)
  return `${path}:${line}  ${kind}: ${short(was)} → ${short(text)}`
}

function percent(noticed: number, of: number): number {
  return Math.floor((100 * noticed) / of)
}

import fc from 'fast-check'
import { expect } from 'vitest'

/** A counterexample that is run again in every run. */
export interface KeptCase {
  seed: number
  /** path of the smallest failing case, from the failure message */
  path: string
}

interface Wish {
  /** number of cases per run */
  runs: number
  kept?: readonly KeptCase[]
  /** false for expensive cases: reports the first failing case instead of the smallest */
  shrink?: boolean
}

/** Multiplier of the number of cases: `npm run test:properties` sets a larger one. */
const times = Number(process.env.PROPERTY_TIMES ?? 1)

/** Timeout in ms of tests with expensive cases. */
export const patience = 240_000 * times

/** Returns a random seed, or the one of `PROPERTY_SEED`. */
function propertySeed(): number {
  const { PROPERTY_SEED: asked } = process.env
  return asked ? Number(asked) : Math.floor(Math.random() * 2 ** 31)
}

/** Returns the command that repeats a run. */
export function repeatWith(seed: number): string {
  const file = expect.getState().testPath?.replace(`${process.cwd()}/`, '') ?? 'FILE'
  return `PROPERTY_SEED=${seed} npm run test:one ${file}`
}

/**
 * Runs a property test with new random cases in each run. A failure reports its smallest case, the command to repeat it, and the line to
 * store it as an example.
 */
export async function holds<T>(property: fc.IRawProperty<T>, { runs, kept = [], shrink = true }: Wish): Promise<void> {
  for (const { seed, path } of kept) await report(property, { seed, path, endOnFailure: true })
  await report(property, { seed: propertySeed(), numRuns: runs * times, endOnFailure: !shrink })
}

async function report<T>(property: fc.IRawProperty<T>, wish: fc.Parameters<T>): Promise<void> {
  const outcome = await fc.check(property, wish)
  if (!outcome.failed) return
  const { seed, counterexamplePath: path, errorInstance } = outcome
  throw new Error(
    [
      `Failed at case ${outcome.numRuns}, made smaller ${outcome.numShrinks} times:`,
      fc.stringify(outcome.counterexample),
      `Again: ${repeatWith(seed)}`,
      `Kept as an example: kept: [{ seed: ${seed}, path: '${path}' }]`,
      '',
      errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    ].join('\n'),
    { cause: errorInstance },
  )
}

/** Returns the first cases of a generator, for tests that send them in one batch, and the seed. */
export function drawn<T>(arbitrary: fc.Arbitrary<T>, { runs }: Pick<Wish, 'runs'>): { seed: number; cases: T[] } {
  const seed = propertySeed()
  return { seed, cases: fc.sample(arbitrary, { seed, numRuns: runs * times }) }
}

import fc from 'fast-check'
import { expect } from 'vitest'

/** A case that once failed: it is tried again in every run. */
export interface KeptCase {
  seed: number
  /** as the failure names it: where in the draws of that seed the smallest failing case stands */
  path: string
}

interface Wish {
  /** cases of an ordinary run */
  runs: number
  kept?: readonly KeptCase[]
  /** false where a case costs so much that the first failing one is told instead of the smallest */
  shrink?: boolean
}

/** How many times as many cases as in an ordinary run: `npm run test:properties` asks for more. */
const times = Number(process.env.PROPERTY_TIMES ?? 1)

/** How long a test whose cases cost much may take, in ms. */
export const patience = 240_000 * times

/** A seed unlike that of the run before, or the one of `PROPERTY_SEED`. */
function propertySeed(): number {
  const { PROPERTY_SEED: asked } = process.env
  return asked ? Number(asked) : Math.floor(Math.random() * 2 ** 31)
}

/** How the run is repeated that drew from this seed. */
export function repeatWith(seed: number): string {
  const file = expect.getState().testPath?.replace(`${process.cwd()}/`, '') ?? 'FILE'
  return `PROPERTY_SEED=${seed} npm run test:one ${file}`
}

/**
 * Tries a property with cases that are other ones in every run. A failure is told with its smallest case, the command that repeats it,
 * and the line that keeps it as an example.
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

/** The first cases of a generator, for a test that asks them all at once, and the seed that repeats them. */
export function drawn<T>(arbitrary: fc.Arbitrary<T>, { runs }: Pick<Wish, 'runs'>): { seed: number; cases: T[] } {
  const seed = propertySeed()
  return { seed, cases: fc.sample(arbitrary, { seed, numRuns: runs * times }) }
}

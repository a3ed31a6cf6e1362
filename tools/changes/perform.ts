import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSteps, type Step } from './steps.ts'
import type { Outcome, Workbench } from './workbench.ts'

/** Reads the steps of a page of `docs/`. */
export function stepsOf(page: string): Step[] {
  return readSteps(readFileSync(join(import.meta.dirname, '../../docs', page), 'utf8'))
}

/** Returns the output of a failed check, empty when it passed, so that a failing test shows the reason. */
export function faultsOf({ passed, output }: Outcome): string {
  return passed ? '' : output.slice(-6_000)
}

/** Runs the checker that the page names after leaving out these steps, all of one file, of a performed change. */
export async function leaveOut(bench: Workbench, steps: readonly Step[]): Promise<Outcome> {
  const [step] = steps
  if (!step?.forgotten) throw new Error(`${step?.path}: the page does not say what notices when this is forgotten`)
  const isPack = step.path.endsWith('.json')
  bench.undo(steps)
  try {
    if (isPack) await bench.generateCode()
    return step.forgotten.by === 'types' ? await bench.types() : await bench.test(step.forgotten.file)
  } finally {
    bench.perform(steps)
    if (isPack) await bench.generateCode()
  }
}

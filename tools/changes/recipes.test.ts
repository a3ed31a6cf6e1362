import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawn, repeatWith } from '#testing/property.ts'
import { faultsOf, leaveOut, stepsOf } from './perform.ts'
import { openWorkbench, type Workbench } from './workbench.ts'

/**
 * Performs the changes described in `docs/` on one copy of the tree (they share no line), then leaves out some steps, one at a time, on
 * two copies in parallel.
 */
const field = stepsOf('first-change.md')
const status = stepsOf('new-booking-status.md')
let bench: Workbench
let twin: Workbench | undefined
let edited: { field: string[]; status: string[] }

beforeAll(() => {
  bench = openWorkbench('recipes')
  edited = { field: bench.perform(field), status: bench.perform(status) }
})
afterAll(() => {
  bench.remove()
  twin?.remove()
})

test('a field on card, form, API and import costs at most six files, a status of a booking with its mail eight', () => {
  expect(edited.field.length).toBeLessThanOrEqual(6)
  expect(edited.status.length).toBeLessThanOrEqual(8)
})

test('what follows from them is generated', async () => {
  expect(faultsOf(await bench.generate())).toBe('')
  const { components } = JSON.parse(bench.read('docs/openapi.json'))
  expect(components.schemas.VehicleCard.properties.numberOfKeys).toBeDefined()
  expect(bench.read('src/client/limits/stock.ts')).toContain("'fields.numberOfKeys': { min: 0, max: 9")
  expect(bench.read('docs/stock-import.md')).toContain('numberOfKeys')
  expect(bench.read('docs/statuses/booking.md')).toContain('Controlled --> PickupLate: missPickup')
})

test('passes types, linter, architecture and module tests', async () => {
  const checks = [
    () => bench.types(),
    () => bench.lint(...edited.field, ...edited.status),
    () =>
      bench.test(
        'src/domains/catalogue/vehicles',
        'src/domains/catalogue/compare',
        'src/domains/processes/buying/bookings',
        'src/domains/processes/buying/messages',
      ),
    () => bench.test('tools/checks', 'tools/statuses.test.ts', 'src/main/closed-lists.test.ts'),
  ]
  for (const check of checks) expect(faultsOf(await check())).toBe('')
  twin = bench.copy('recipes-twin')
})

/** Leaves out steps one after the other and returns the outputs. */
async function leaveEachOut(at: Workbench | undefined, steps: typeof field): Promise<object[]> {
  const said: object[] = []
  for (const step of steps) {
    const { passed, output } = at ? await leaveOut(at, [step]) : { passed: true, output: 'no copy' }
    const isNamed = output.includes(String(step.forgotten?.says))
    said.push({ left: step.path, passed, said: isNamed ? step.forgotten?.says : output.slice(-3_000) })
  }
  return said
}

/** Samples a few steps per run; with twenty times as many cases it takes all. */
const some = (steps: typeof field) => {
  const { seed, cases } = drawn(fc.constantFrom(...steps), { runs: 2 })
  return { again: repeatWith(seed), steps: cases.length > steps.length ? steps : [...new Set(cases)] }
}

describe.concurrent('without its lines a step is missed by name', () => {
  test.concurrent.for([
    ['a field', field, () => twin],
    ['a status', status, () => bench],
  ] as const)('of %s', async ([, all, at], { expect: expectOf }) => {
    const { again, steps } = some(all)
    const wanted = steps.map((step) => ({ left: step.path, passed: false, said: step.forgotten?.says }))
    expectOf({ again, said: await leaveEachOut(at(), steps) }).toEqual({ again, said: wanted })
  })
})

import { afterAll, expect, test } from 'vitest'
import { faultsOf, leaveOut, stepsOf } from './perform.ts'
import { openWorkbench } from './workbench.ts'

const steps = stepsOf('new-booking-status.md')
const bench = openWorkbench('status')
afterAll(() => bench.remove())

test('a status of a booking with its mail costs at most eight files', async () => {
  const edited = bench.perform(steps)
  expect(edited.length).toBeLessThanOrEqual(8)
  expect(faultsOf(await bench.generate())).toBe('')
  expect(faultsOf(await bench.types())).toBe('')
  expect(faultsOf(await bench.lint(...edited))).toBe('')
  expect(bench.read('docs/statuses/booking.md')).toContain('Controlled --> PickupLate: missPickup')
  expect(faultsOf(await bench.test('tools/statuses.test.ts', 'src/domains/bookings', 'src/domains/booking-messages', 'tools/checks'))).toBe(
    '',
  )
})

test.each(steps.map((step) => [step.path, step] as const))('without its lines, %s is missed by name', async (_path, step) => {
  const { passed, output } = await leaveOut(bench, [step])
  expect(passed).toBe(false)
  expect(output).toContain(step.forgotten?.says)
})

import { afterAll, expect, test } from 'vitest'
import { faultsOf, leaveOut, stepsOf } from './perform.ts'
import { openWorkbench } from './workbench.ts'

const steps = stepsOf('first-change.md')
const bench = openWorkbench('field')
afterAll(() => bench.remove())

test('a field on card, form, API and import costs at most six files', async () => {
  const edited = bench.perform(steps)
  expect(edited.length).toBeLessThanOrEqual(6)
  expect(faultsOf(await bench.generate())).toBe('')
  expect(faultsOf(await bench.types())).toBe('')
  expect(faultsOf(await bench.lint(...edited))).toBe('')
  const { components } = JSON.parse(bench.read('docs/openapi.json'))
  expect(components.schemas.VehicleCard.properties.numberOfKeys).toBeDefined()
  expect(bench.read('src/client/limits/stock.ts')).toContain("'fields.numberOfKeys': { min: 0, max: 9")
  expect(bench.read('docs/stock-import.md')).toContain('numberOfKeys')
  expect(faultsOf(await bench.test('src/domains/vehicles', 'src/domains/compare', 'tools/checks', 'src/main/closed-lists.test.ts'))).toBe(
    '',
  )
})

test.each(steps.map((step) => [step.path, step] as const))('without its line, %s is missed by name', async (_path, step) => {
  const { passed, output } = await leaveOut(bench, [step])
  expect(passed).toBe(false)
  expect(output).toContain(step.forgotten?.says)
})

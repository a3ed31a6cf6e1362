import { expect, test } from 'vitest'
import { readSite } from './read-site.ts'

test('reads warranty and points of an inspection from the settings', () => {
  const settings = [
    { key: 'warranty.minMonths', value: '2' },
    { key: 'warranty.maxMonths', value: '9' },
    { key: 'inspection.points', value: '117' },
  ]
  expect(readSite(settings, [])).toMatchObject({ warranty: { min: 2, max: 9 }, inspectionPoints: 117 })
})

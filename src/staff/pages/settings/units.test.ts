import { describe, expect, test } from 'vitest'
import { keptAmount, saidAmount, scaleOf } from './units.ts'

test.each([
  ['workMinutes', '600', 60],
  ['workMinutes', '90', 1],
  ['minutes', '120', 1],
  ['share', '0.0825', 0.01],
  ['bytes', '10485760', 1024 * 1024],
  [null, '3', 1],
] as const)('%s of %s', (unit, value, scale) => {
  expect(scaleOf({ unit, value })).toBe(scale)
})

describe('stored and displayed amounts', () => {
  test.each([
    ['600', 60, '10'],
    ['0.0825', 0.01, '8.25'],
    ['0.07', 0.01, '7'],
    ['0.13', 0.01, '13'],
    ['10485760', 1024 * 1024, '10'],
    ['15', 1, '15'],
  ])('%s by %d is %s', (kept, scale, said) => {
    expect([saidAmount(kept, scale), keptAmount(said, scale)]).toEqual([said, kept])
  })

  test('rounds minutes and bytes to whole numbers, and leaves invalid input unchanged', () => {
    expect([keptAmount('1.51', 60), keptAmount('0.333', 1024 * 1024)]).toEqual(['91', '349176'])
    expect([keptAmount('', 60), keptAmount('x', 0.01), keptAmount('1e999', 60)]).toEqual(['', 'x', '1e999'])
  })
})

import { expect, test } from 'vitest'
import { watchQuiet } from './heap.ts'

test('that a process falls quiet, or is busy again, is told once', () => {
  const told: boolean[] = []
  const look = watchQuiet((quiet) => told.push(quiet))
  for (const share of [0.8, 0.05]) look(share)
  expect(told).toEqual([])
  for (const share of [0.04, 0, 0.04]) look(share)
  expect(told).toEqual([true])
  for (const share of [0.05, 1]) look(share)
  expect(told).toEqual([true, false])
})

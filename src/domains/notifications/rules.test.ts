import { expect, test } from 'vitest'
import { messageIdOf, nextAttempt } from './rules.ts'

const created = new Date('2026-03-15T10:00:00Z')

test('attempts go on for more than a day, ever more slowly', () => {
  let now = created
  const pauses: number[] = []
  for (let attempts = 1; ; attempts++) {
    const next = nextAttempt(attempts, created, now)
    if (!next) break
    pauses.push((next.getTime() - now.getTime()) / 60_000)
    now = next
  }
  expect(pauses.slice(0, 4)).toEqual([1, 2, 5, 10])
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses.at(-1)).toBe(240)
  expect(now.getTime() - created.getTime()).toBeGreaterThan(24 * 3_600_000)
})

test('the name of a message bears the domain of its sender', () => {
  expect(messageIdOf('abc', 'bonjour@exemple.ma')).toBe('<abc@exemple.ma>')
})

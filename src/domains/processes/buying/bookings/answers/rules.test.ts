import { expect, test } from 'vitest'
import { objectableUntil } from './rules.ts'

const answer = { at: '2026-04-14T10:00:00.000Z', price: 120_000, newPrice: 115_000 }
const until = (due: number, now: string) => objectableUntil(answer, due, new Date(now))?.toISOString() ?? null

test('allows an objection for a day unless more than the earlier price is paid', () => {
  expect(until(1000, '2026-04-15T09:59:59.999Z')).toBe('2026-04-15T10:00:00.000Z')
  expect(until(1000, '2026-04-15T10:00:00.000Z')).toBe(null)
  expect([until(120_000, '2026-04-14T11:00:00.000Z') !== null, until(120_001, '2026-04-14T11:00:00.000Z')]).toEqual([true, null])
  expect(objectableUntil(null, 0, new Date())).toBe(null)
})

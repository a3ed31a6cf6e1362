import { expect, test } from 'vitest'
import { readDrafts } from './use-draft.ts'

const now = Date.parse('2026-03-15T10:00:00Z')
const kept = { typed: { firstName: 'Salma', message: '' }, keptAt: now - 1000 }

test('parses drafts as typed, including cleared fields', () => {
  expect(readDrafts({ contact: kept, 'car:1': { ...kept, typed: {} } }, now)).toEqual({ contact: kept, 'car:1': { ...kept, typed: {} } })
})

test('drops a draft after a week', () => {
  expect(readDrafts({ contact: { ...kept, keptAt: now - 8 * 86_400_000 } }, now)).toEqual({})
})

test.each([
  null,
  undefined,
  1,
  'text',
  [],
  { contact: null },
  { contact: 1 },
  { contact: { typed: 'x', keptAt: now } },
  { contact: { typed: {} } },
])('what somebody else left there (%j) is no draft', (stored) => {
  expect(readDrafts(stored, now)).toEqual({})
})

test('drops unknown and non-text fields', () => {
  expect(readDrafts({ contact: { typed: { firstName: 1, lastName: 'Alaoui', other: 'x' }, keptAt: now } }, now)).toEqual({
    contact: { typed: { lastName: 'Alaoui' }, keptAt: now },
  })
})

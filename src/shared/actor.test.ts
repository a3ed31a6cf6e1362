import { expect, test } from 'vitest'
import { anonymous, isOwner, system } from './actor.ts'

test('a record belongs to the account it names, and what is nobody’s to nobody', () => {
  const salma = { id: 'salma', roles: ['customer'] } as const
  const subjects = ['salma', 'karim', null, undefined]
  expect(subjects.map((subject) => isOwner(salma, subject))).toEqual([true, false, false, false])
  for (const nobody of [anonymous, system]) expect(subjects.some((subject) => isOwner(nobody, subject))).toBe(false)
})

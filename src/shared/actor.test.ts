import { expect, test } from 'vitest'
import { anonymous, isOwner, system } from './actor.ts'

test('isOwner compares accounts; records without account have no owner', () => {
  const salma = { id: 'salma', roles: ['customer'] } as const
  const subjects = ['salma', 'karim', null, undefined]
  expect(subjects.map((subject) => isOwner(salma, subject))).toEqual([true, false, false, false])
  for (const nobody of [anonymous, system]) expect(subjects.some((subject) => isOwner(nobody, subject))).toBe(false)
})

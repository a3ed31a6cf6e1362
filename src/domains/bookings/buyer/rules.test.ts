import { expect, test } from 'vitest'
import { buyerChanges } from './rules.ts'

test('what differs is named with before and after; nothing and null are the same, e-mail and phone stay', () => {
  const before = { firstName: 'Ali', lastName: 'Idrisi', idNumber: null, email: 'a@exemple.ma', phone: '+212612345678' }
  const after = { firstName: 'Ali', lastName: 'Idrissi', idNumber: 'BK12', city: null, email: 'b@exemple.ma', phone: '+212600000000' }
  expect(buyerChanges(before, after)).toEqual([
    { field: 'lastName', before: 'Idrisi', after: 'Idrissi' },
    { field: 'idNumber', before: null, after: 'BK12' },
  ])
})

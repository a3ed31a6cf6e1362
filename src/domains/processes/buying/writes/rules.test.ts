import { expect, test } from 'vitest'
import { buyerChanges, missingOfBuyer } from './rules.ts'

test('lists changes with previous values; ignores e-mail and phone', () => {
  const before = { firstName: 'Ali', lastName: 'Idrisi', idNumber: null, email: 'a@exemple.ma', phone: '+212612345678' }
  const after = { firstName: 'Ali', lastName: 'Idrissi', idNumber: 'BK12', city: null, email: 'b@exemple.ma', phone: '+212600000000' }
  expect(buyerChanges(before, after)).toEqual([
    { field: 'lastName', before: 'Idrisi', after: 'Idrissi' },
    { field: 'idNumber', before: null, after: 'BK12' },
  ])
})

test('requires an ID card of a person, name and ICE of a company', () => {
  expect(missingOfBuyer({ civility: 'M.', firstName: 'Ali', lastName: 'Idrissi', address: '', city: null })).toEqual([
    'idNumber',
    'address',
    'city',
  ])
  expect(missingOfBuyer({ civility: 'Société', firstName: 'Ali', lastName: 'Idrissi', address: '1, rue X', city: 'Fès' })).toEqual([
    'companyName',
    'ice',
  ])
  expect(missingOfBuyer({})).toEqual(['firstName', 'lastName', 'idNumber', 'address', 'city'])
  const whole = { firstName: 'Ali', lastName: 'Idrissi', idNumber: 'BK1', address: '1, rue X', city: 'Fès' }
  expect(missingOfBuyer(whole)).toEqual([])
})

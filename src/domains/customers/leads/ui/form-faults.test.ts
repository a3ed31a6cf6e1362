import { describe, expect, test } from 'vitest'
import { findFaults } from './form-faults.ts'

const good = { firstName: 'Salma', lastName: 'Alaoui', phone: '06 12 34 56 78', email: 'salma@exemple.ma', message: 'Bonjour' }

describe('a form', () => {
  test('without fault may be sent; what is missing is found by the limits of the contract', () => {
    expect(findFaults(good)).toEqual([])
    expect(findFaults({ ...good, phone: '+33 6 12 34 56 78' })).toEqual([])
    expect(findFaults({ firstName: '', lastName: '', phone: '', email: '', message: '' })).toEqual([])
  })

  test.each([
    ['firstName', 'S4lma', 'name'],
    ['lastName', 'www.a.example', 'name'],
    ['phone', '0812345678', 'phone'],
    ['phone', '612345678', 'phone'],
  ] as const)('is not sent with the %s %s', (field, text, reason) => {
    expect(findFaults({ ...good, [field]: text })).toEqual([{ field, reason }])
  })
})

import { describe, expect, test } from 'vitest'
import { findFaults } from './form-faults.ts'
import type { Field } from './use-draft.ts'

const good = { firstName: 'Salma', lastName: 'Alaoui', phone: '06 12 34 56 78', email: 'salma@exemple.ma', message: 'Bonjour' }
const nothing = { firstName: '', lastName: '', phone: '', email: '', message: '' }
const allButPhone = (field: Field) => field !== 'phone'

describe('a form', () => {
  test('without fault may be sent, and so may one that leaves out what it may', () => {
    expect(findFaults(good, () => true)).toEqual({})
    expect(findFaults({ ...good, phone: '' }, allButPhone)).toEqual({})
  })

  test('that is empty needs what is required', () => {
    expect(findFaults(nothing, allButPhone)).toEqual({ firstName: 'need', lastName: 'need', email: 'need', message: 'need' })
  })

  test.each([
    ['firstName', 'S4lma'],
    ['lastName', 'www.a.example'],
    ['phone', '0812345678'],
    ['phone', '612345678'],
    ['email', 'salma@exemple'],
    ['email', 'salma@exemple.m'],
  ] as const)('is not sent with the %s %s', (field, text) => {
    expect(findFaults({ ...good, [field]: text }, allButPhone)).toEqual({ [field]: 'bad' })
  })

  test('says by how much a message is too long', () => {
    expect(findFaults({ ...good, message: 'x'.repeat(2007) }, () => true)).toEqual({ message: 'bad', tooLong: 7 })
  })
})

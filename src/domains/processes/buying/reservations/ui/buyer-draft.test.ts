import { describe, expect, test } from 'vitest'
import { type BuyerValues, buyerFields, buyerOf, findBuyerFaults, readBuyer } from './buyer-draft.ts'

const empty = Object.fromEntries(buyerFields.map((field) => [field, ''])) as BuyerValues
const person: BuyerValues = {
  ...empty,
  civility: 'Mme.',
  firstName: 'Salma',
  lastName: 'El Alaoui',
  phone: '06 12 34 56 78',
  email: 'salma@exemple.ma',
}
const company: BuyerValues = {
  ...person,
  civility: '',
  companyName: 'Atlas Transport',
  ice: '001525713000055',
  registrationNumber: '12345',
}
const known = (city: string) => city === 'Casablanca'

describe('buyer', () => {
  test('accepts a person without address and a company with numbers', () => {
    expect(findBuyerFaults('person', person, known)).toEqual({})
    expect(findBuyerFaults('company', { ...company, ice: iceOf('00152571300005') }, known)).toEqual({})
  })

  test('requires the fields of its kind', () => {
    expect(findBuyerFaults('person', empty, known)).toEqual({
      civility: 'need',
      firstName: 'need',
      lastName: 'need',
      phone: 'need',
      email: 'need',
    })
    expect(findBuyerFaults('company', person, known)).toEqual({ companyName: 'need', ice: 'need', registrationNumber: 'need' })
  })

  test.each([
    ['firstName', 'S4lma'],
    ['phone', '0812'],
    ['email', 'salma@exemple'],
    ['idNumber', '123456'],
    ['zip', '2025'],
    ['city', 'Atlantis'],
  ] as const)('is not sent with the %s %s', (field, text) => {
    expect(findBuyerFaults('person', { ...person, [field]: text }, known)).toEqual({ [field]: 'bad' })
  })

  test('rejects an ICE with wrong check digits', () => {
    expect(findBuyerFaults('company', { ...company, ice: '123456789012345' }, known)).toEqual({ ice: 'bad' })
  })

  test('omits fields of the other kind', () => {
    const both = { ...person, ...company, civility: 'Mme.', city: 'Casablanca' }
    expect(buyerOf('person', both)).toMatchObject({ civility: 'Mme.', companyName: null, ice: null, city: 'Casablanca' })
    expect(buyerOf('company', both)).toMatchObject({ civility: 'Société', companyName: 'Atlas Transport', city: 'Casablanca' })
  })
})

/** Completes an ICE from its prefix: the number is divisible by 97. */
function iceOf(start: string): string {
  for (let digit = 0; digit < 100; digit++) {
    const number = `${start.slice(0, 13)}${String(digit).padStart(2, '0')}`
    if (BigInt(number) % 97n === 0n) return number
  }
  throw new Error('there is always one')
}

describe('stored draft', () => {
  const now = Date.parse('2026-03-15T10:00:00Z')

  test('is parsed as typed, including cleared fields', () => {
    const typed = { kind: 'company', firstName: 'Salma', email: '' }
    expect(readBuyer({ typed, keptAt: now - 1000 }, now)).toEqual(typed)
  })

  test('expires after a week', () => {
    expect(readBuyer({ typed: { firstName: 'Salma' }, keptAt: now - 8 * 86_400_000 }, now)).toEqual({})
  })

  test.each([null, 1, 'text', [], { typed: 'x', keptAt: now }, { typed: {} }, { typed: { firstName: 3 }, keptAt: now }])(
    '%j counts as nothing',
    (stored) => expect(readBuyer(stored, now)).toEqual({}),
  )
})

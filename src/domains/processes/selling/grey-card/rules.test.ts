import type { RawField } from '@rihla/grey-card/card'
import { describe, expect, test } from 'vitest'
import { plateNumbers, printedChassis, printedDate, printedFuel, printedPower, readPlate } from './rules.ts'

const zone = (first: string, second = first, confidence = 0.9): RawField => ({
  first: { text: first, confidence },
  second: { text: second, confidence },
  crop: 'data:,',
})

test.each([
  ['14/07/2010', '2010-07-14'],
  ['14 07 2010', '2010-07-14'],
  ['31/02/2010', null],
  ['14/07/2030', null],
  ['--', null],
])('parses the date %s as %s', (text, date) => expect(printedDate(text, '2026-03-15')).toBe(date))

test.each([
  ['24857 | 9 | 6', ['24857', '6']],
  ['23310 |i| 27', ['23310', '27']],
  ['23310 | 1127', null],
  ['23310', null],
  ['', null],
])('parses the numbers of %s as %s', (text, numbers) => expect(plateNumbers(text)).toEqual(numbers))

test('matches a fuel with a typing error, not unrelated text', () => {
  expect(['DIESEL', 'D1ESEL', 'ESSENGE', 'HYBRIDE', 'GASOIL', 'XX', ''].map(printedFuel)).toEqual([
    'Diesel',
    'Diesel',
    'Gasoline',
    'Hybrid',
    'Diesel',
    null,
    null,
  ])
})

test('parses fiscal horsepower', () => {
  expect(['8CV', '8V', '12 CV', '0', '99', 'CV', ''].map(printedPower)).toEqual([8, 8, 12, null, null, null, null])
})

test('reads O and I as digits in a chassis number', () => {
  expect(printedChassis('VF15RBFOA6I234567')).toBe('VF15RBF0A61234567')
  expect(printedChassis('VF15RBF0A')).toBeNull()
})

describe('plate', () => {
  test('is sure when both faces agree', () => {
    expect(readPlate(zone('24857 | 9 | 6', '24857 1916'), zone('24857 W6', '24857 W 6'), 0.8)).toMatchObject({
      value: '24857W6',
      isSure: true,
    })
  })
  test.each([
    ['the front says another', zone('24851 | 9 | 6'), zone('24857 W6')],
    ['the front says nothing', zone(''), zone('24857 W6')],
    ['there is no front', undefined, zone('24857 W6')],
    ['the back is read in two ways', zone('24857 | 9 | 6'), zone('24857 W6', '24857 A6')],
    ['the back is read with little confidence', zone('24857 | 9 | 6'), zone('24857 W6', '24857 W6', 0.5)],
  ])('is not sure when %s', (_, front, back) => {
    expect(readPlate(front, back, 0.8)).toMatchObject({ value: '24857W6', isSure: false })
  })
  test('is unknown when the back has none', () => {
    expect(readPlate(zone('24857 | 9 | 6'), zone('24857 6'), 0.8)).toMatchObject({ value: null, isSure: false })
  })
})

import { expect, test } from 'vitest'
import { controlLength, type Limit, textFault, typedAmount, typedNumber } from './limits.ts'

test.each([
  ['', null],
  [' 1 250 000 ', 1_250_000],
  ['12,5', 12.5],
  ['۱۲٫۵', 12.5],
  ['-3', -3],
  ['12 km', Number.NaN],
])('the number typed %j is %s', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

test.each([
  ['120 000,50', 120_000.5],
  ['120.000', 120_000],
  ['١٥٠٠٠٠', 150_000],
  ['١٥٠٬٠٠٠ درهم', 150_000],
  ['۸۵۰۰۰', 85_000],
  ['８５０００', 85_000],
  ['\u2067150 000\u2069', 150_000],
  ['120.000,50 DH', 120_000.5],
  ['1,250,000.5', 1_250_000.5],
  ['120,5', 120.5],
  ['0.125', 0.125],
  ['48\u00a0200 كلم', 48_200],
  ['', null],
  ['12.00.00', Number.NaN],
])('the amount typed %j is %s', (text, number) => {
  expect(typedAmount(text)).toBe(number)
})

const doors: Limit = { required: true, kind: 'integer', min: 1, max: 9 }
test.each<[string, Limit, object | null]>([
  ['', doors, { reason: 'required' }],
  ['', { maxLength: 3 }, null],
  ['four', doors, { reason: 'number' }],
  ['4,5', doors, { reason: 'int' }],
  ['0', doors, { reason: 'tooSmall', limit: 1 }],
  ['12', doors, { reason: 'tooBig', limit: 9 }],
  ['5', doors, null],
  ['120.000 DH', { kind: 'integer', max: 200_000 }, null],
  ['12,5', { kind: 'number', max: 100 }, null],
  ['1', doors, null],
  ['9', doors, null],
  ['-4', { kind: 'number', max: 100 }, null],
  ['101', { kind: 'number', min: 1 }, null],
  ['abcd', { maxLength: 3 }, { reason: 'tooLong', limit: 3 }],
  ['abc', { maxLength: 3 }, null],
  ['ab', { minLength: 3 }, { reason: 'tooShort', limit: 3 }],
  ['abc', { minLength: 3 }, null],
  ['abc', {}, null],
  ['ali@rihla', { kind: 'email' }, { reason: 'email' }],
  ['ali@rihla.ma', { kind: 'email' }, null],
  ['1.2.2026', { kind: 'date' }, { reason: 'date' }],
  ['2026-02-01', { kind: 'date' }, null],
  ['M', { values: ['S', 'M'] }, null],
  ['XL', { values: ['S', 'M'] }, { reason: 'notInList', values: ['S', 'M'] }],
])('%j under %j: %j', (text, limit, fault) => {
  expect(textFault(text, limit)).toEqual(fault)
})

test.each<[Limit, number | undefined]>([
  [{ maxLength: 60 }, 60],
  [{ maxLength: 4, max: 2_000_000 }, 4],
  [{ kind: 'integer', max: 2_000_000 }, 9],
  [{ kind: 'integer', max: 9 }, 1],
  [{ kind: 'number', max: 100 }, 6],
  [{}, undefined],
])('a control under %j takes %s characters', (limit, length) => {
  expect(controlLength(limit)).toBe(length)
})

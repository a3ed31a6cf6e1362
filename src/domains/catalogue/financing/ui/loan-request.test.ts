import { expect, test } from 'vitest'
import { readTerms } from '#shared/loan.ts'
import { readLoanRequest } from './loan-request.ts'

const terms = readTerms(new Map())
const usual = { advance: 20, months: 60 }

test.each([
  [null, usual],
  ['x', usual],
  [[], usual],
  [
    { advance: 35, months: 36 },
    { advance: 35, months: 36 },
  ],
  [
    { advance: 51, months: 36 },
    { ...usual, months: 36 },
  ],
  [{ advance: '35', months: '36' }, usual],
  [
    { advance: 0, months: 72 },
    { advance: 0, months: 60 },
  ],
])('%j on the device is the wish %j', (stored, request) => {
  expect(readLoanRequest(stored, terms)).toEqual(request)
})

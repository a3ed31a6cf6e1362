import { expect, test } from 'vitest'
import { purchaseStatuses } from '../status.ts'
import { tradeInSum, valueStands } from './rules.ts'

const sides = { price: 200_000, fees: 4_000, settled: 1_000, value: 80_000 }

test('deducts the value from acceptance to settlement', () => {
  expect(tradeInSum({ ...sides, status: 'QuotationAccepted' })).toEqual({ isDeducted: false, toPay: 203_000, toReceive: 0 })
  for (const status of valueStands) expect(tradeInSum({ ...sides, status })).toEqual({ isDeducted: true, toPay: 123_000, toReceive: 0 })
  // as a receipt it counts as settled; a transferred one is never deducted
  expect(tradeInSum({ ...sides, settled: 81_000, status: 'Complete' })).toEqual({ isDeducted: false, toPay: 123_000, toReceive: 0 })
})

test('returns a credit for a more valuable car, nothing without an offer', () => {
  expect(tradeInSum({ ...sides, value: 210_000, status: 'CustomerAccepted' })).toEqual({ isDeducted: true, toPay: 0, toReceive: 7_000 })
  expect(tradeInSum({ ...sides, value: null, status: 'Accepted' })).toEqual({ isDeducted: false, toPay: 203_000, toReceive: 0 })
})

test('deducts nothing after the end', () => {
  const ended = purchaseStatuses.filter((status) => !valueStands.includes(status))
  expect(ended.filter((status) => tradeInSum({ ...sides, status }).isDeducted)).toEqual([])
})

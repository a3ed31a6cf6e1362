import { expect, test } from 'vitest'
import { type AskKind, lowestPrice, mayDecide } from './rules.ts'

const car = { listedPrice: 120_000, floorPrice: null }
const limits = { agent: 5, manager: 10, refund: 20_000 }

test('each gives away so many percent of the listed price, counted to the whole dirham', () => {
  expect(lowestPrice(car, ['agent'], limits)).toBe(114_000)
  expect(lowestPrice({ ...car, listedPrice: 119_999 }, ['agent'], limits)).toBe(114_000)
  expect(lowestPrice(car, ['agent', 'manager'], limits)).toBe(108_000)
  expect(lowestPrice(car, ['controller'], limits)).toBe(114_000)
  expect(lowestPrice(car, ['admin'], limits)).toBe(1)
})

test('below the floor of the car an adviser needs a manager, who is bound by none', () => {
  const dear = { ...car, floorPrice: 117_000 }
  expect(lowestPrice(dear, ['agent'], limits)).toBe(117_000)
  expect(lowestPrice(dear, ['manager'], limits)).toBe(108_000)
  expect(lowestPrice({ ...car, floorPrice: 90_000 }, ['agent'], limits)).toBe(114_000)
})

test('nobody says yes to what they asked, or beyond what they may themselves', () => {
  const may = (kind: AskKind, role: 'agent' | 'controller' | 'manager' | 'admin', amount = 110_000, id: string | null = 'second') =>
    mayDecide({ kind, amount, by: 'asker' }, { id, roles: [role], lowest: lowestPrice(car, [role], limits) })
  expect([may('Price', 'agent'), may('Price', 'controller'), may('Price', 'manager'), may('Price', 'admin')]).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect([may('Price', 'manager', 107_999), may('Price', 'admin', 107_999), may('Price', 'manager', 108_000)]).toEqual([false, true, true])
  expect([may('Refund', 'agent'), may('Refund', 'controller'), may('Refund', 'manager')]).toEqual([false, true, true])
  expect([may('Cancel', 'agent'), may('Cancel', 'controller'), may('Cancel', 'manager', 1)]).toEqual([false, false, true])
  for (const kind of ['Price', 'Refund', 'Cancel'] as const)
    expect([may(kind, 'admin', 110_000, 'asker'), may(kind, 'admin', 110_000, null)]).toEqual([false, false])
})

import { expect, test } from 'vitest'
import type { Role } from '#shared/actor.ts'
import { type AskKind, lowestPrice, mayDecide } from './rules.ts'

const car = { listedPrice: 120_000, floorPrice: null }
const limits = { agent: 5, manager: 10, refund: 20_000 }

test('limits the discount to a percentage, rounded to the dirham', () => {
  expect(lowestPrice(car, ['agent'], limits)).toBe(114_000)
  expect(lowestPrice({ ...car, listedPrice: 119_999 }, ['agent'], limits)).toBe(114_000)
  expect(lowestPrice(car, ['agent', 'manager'], limits)).toBe(108_000)
  expect(lowestPrice(car, ['controller'], limits)).toBe(114_000)
  expect(lowestPrice(car, ['admin'], limits)).toBe(1)
})

test('requires a manager below the floor price', () => {
  const dear = { ...car, floorPrice: 117_000 }
  expect(lowestPrice(dear, ['agent'], limits)).toBe(117_000)
  expect(lowestPrice(dear, ['manager'], limits)).toBe(108_000)
  expect(lowestPrice({ ...car, floorPrice: 90_000 }, ['agent'], limits)).toBe(114_000)
})

test('rejects deciding own requests or exceeding the own limit', () => {
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

test('applies the floor price of a contract to every role', () => {
  const theirs = { ...car, mandateFloor: 116_000 }
  for (const role of ['agent', 'manager', 'admin'] as const) expect([role, lowestPrice(theirs, [role], limits)]).toEqual([role, 116_000])
  const low = { ...car, mandateFloor: 100_000 }
  expect([lowestPrice(low, ['agent'], limits), lowestPrice(low, ['manager'], limits), lowestPrice(low, ['admin'], limits)]).toEqual([
    114_000, 108_000, 100_000,
  ])
})

test('lets agents decide cancellations, and refunding roles decide refunds', () => {
  const may = (kind: AskKind, role: Role, id = 'second') => mayDecide({ kind, amount: 0, by: 'asker' }, { id, roles: [role], lowest: 1 })
  const roles = ['agent', 'expert', 'controller', 'manager', 'editor', 'admin'] as const
  expect(roles.filter((role) => may('GiveUp', role))).toEqual(['agent', 'manager', 'admin'])
  expect(roles.filter((role) => may('Refund', role))).toEqual(['controller', 'manager', 'admin'])
  expect(roles.filter((role) => may('Cancel', role))).toEqual(['manager', 'admin'])
  expect(roles.filter((role) => may('GiveUp', role, 'asker'))).toEqual([])
  // an additional role does not matter
  const both = (kind: AskKind, role: Role) =>
    mayDecide({ kind, amount: 1, by: 'asker' }, { id: 'second', roles: ['customer', role], lowest: 1 })
  expect([both('GiveUp', 'agent'), both('Refund', 'controller'), both('Cancel', 'manager')]).toEqual([true, true, true])
})

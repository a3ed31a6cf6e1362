import { describe, expect, test } from 'vitest'
import { staffRoles } from '#shared/actor.ts'
import { reachedFrom, staffCalls } from './staff-calls.ts'

/** Functions that open a transaction for reading under a lock. */
const reads = ['getStaffPurchase', 'getStaffIntermediation']

const calls = await staffCalls(staffRoles)
const transactions = calls.flatMap(({ id, path, handler }) =>
  reachedFrom(path, handler).flatMap(({ names, text }) => {
    if (names.at(-1) === 'audited') return [{ id, names, isAudited: true }]
    return text.includes('.transaction()') ? [{ id, names, isAudited: false }] : []
  }),
)

describe('changes by staff', () => {
  test('run in `audited`, so that change and audit entry are committed together', () => {
    const found = transactions.filter(({ names, isAudited }) => !isAudited && !reads.includes(names.at(-1) ?? ''))
    expect(found.map(({ id, names }) => `${id}: ${names.join(' → ')}`)).toEqual([])
  })

  test('are found from the routes', () => {
    const audited = new Set(transactions.filter(({ isAudited }) => isAudited).map(({ id }) => id))
    expect(calls.length).toBeGreaterThan(100)
    expect(audited.size).toBeGreaterThan(80)
    expect([...audited]).toEqual(expect.arrayContaining(['changeSetting', 'stepPurchase', 'moveStock', 'assignSale']))
  })

  test('have no unused exceptions', () => {
    const found = transactions.filter(({ isAudited }) => !isAudited).map(({ names }) => names.at(-1))
    expect([...new Set(found)].sort()).toEqual([...reads].sort())
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffRolesOf } from '#domains/foundation/team/service.ts'
import { findRotas } from '#domains/foundation/team/store.ts'
import { signIn } from '#identity/accounts.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { demoAccounts, demoPassword, openDemoAccounts } from './accounts.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('creates a customer and one staff member per role, once', async () => {
  expect([await openDemoAccounts(api.deps), await openDemoAccounts(api.deps)]).toEqual([demoAccounts.length, 0])
  for (const { email, roles = [] } of demoAccounts) {
    const result = await signIn(api.deps, email, demoPassword, '10.0.0.1')
    if (!('account' in result)) throw new Error(`${email} cannot sign in`)
    expect(result.account).toMatchObject({ emailVerified: true, phoneVerified: true })
    expect(await staffRolesOf(api.deps, result.account.subject)).toEqual(roles)
  }
  expect([...new Set(demoAccounts.flatMap(({ roles = [] }) => roles))].toSorted()).toEqual([
    'admin',
    'agent',
    'controller',
    'editor',
    'expert',
    'manager',
  ])
  const rotas = await findRotas(api.deps.db, { day: '2026-03-17', weekday: 1 })
  expect(rotas.every(({ agents }) => agents.length > 0)).toBe(true)
  expect(rotas.find(({ area }) => area.id === 1)?.days.map(({ length }) => length)).toEqual([2, 2, 2, 2, 2, 1, 0])
})

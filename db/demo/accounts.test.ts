import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffRolesOf } from '#domains/team/service.ts'
import { signIn } from '#identity/accounts.ts'
import { type TestApi, testApi } from '#platform/test-database.ts'
import { demoAccounts, demoPassword, openDemoAccounts } from './accounts.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('the demo world has a customer and one member of the staff per role, each opened once and able to sign in', async () => {
  expect([await openDemoAccounts(api.deps), await openDemoAccounts(api.deps)]).toEqual([demoAccounts.length, 0])
  for (const { email, roles = [] } of demoAccounts) {
    const result = await signIn(api.deps, email, demoPassword, '10.0.0.1')
    if (!('account' in result)) throw new Error(`${email} cannot sign in`)
    expect(result.account).toMatchObject({ emailVerified: true, phoneVerified: true })
    expect(await staffRolesOf(api.deps, result.account.subject)).toEqual(roles)
  }
  expect(demoAccounts.flatMap(({ roles = [] }) => roles).toSorted()).toEqual([
    'admin',
    'agent',
    'controller',
    'editor',
    'expert',
    'manager',
  ])
})

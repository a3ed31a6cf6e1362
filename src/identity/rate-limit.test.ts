import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { addressWait, forgetSignInAttempts, noteAddressFailure, removeOldAttempts, take, takeSignInTry, waitFor } from './rate-limit.ts'

const begin = Date.parse('2026-03-15T10:00:00Z')
let now = begin
let api: TestApi
beforeAll(async () => {
  api = await testApi({ clock: { now: () => new Date(now) } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = begin
  await api.deps.pool.query('truncate identity_tries')
})

describe('account', () => {
  const attempt = (name = 'salma@exemple.ma') => takeSignInTry(api.deps, name)

  test('allows five attempts, then doubles the pause up to 15 minutes', async () => {
    for (let i = 0; i < 5; i++) expect(await attempt()).toBe(0)
    const pauses: number[] = []
    for (let i = 0; i < 11; i++) {
      let waited = 0
      while ((await attempt()) > 0) {
        now += 1000
        waited++
      }
      pauses.push(waited)
    }
    expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
    expect(await attempt()).toBe(15)
    expect(await attempt('amina@exemple.ma')).toBe(0)
  })

  test('resets after a sign-in and after a day', async () => {
    for (let i = 0; i < 5; i++) await attempt()
    expect(await attempt()).toBe(1)
    await forgetSignInAttempts(api.deps, 'amina@exemple.ma')
    expect(await attempt()).toBe(1)
    await forgetSignInAttempts(api.deps, 'salma@exemple.ma')
    for (let i = 0; i < 5; i++) expect(await attempt()).toBe(0)
    // to the day it is not forgotten yet, and waits again
    now += 86_400_000
    expect([await attempt(), await attempt()]).toEqual([0, 1])
    now += 86_400_001
    for (let i = 0; i < 5; i++) expect(await attempt()).toBe(0)
    expect(await attempt()).toBe(1)
  })
})

test('limits an address, or IPv6 network, to sixty failures in ten minutes', async () => {
  const fail = (address: string) => noteAddressFailure(api.deps, address)
  const wait = (address: string) => addressWait(api.deps, address)
  for (let i = 0; i < 59; i++) await fail('10.0.0.1')
  expect(await wait('10.0.0.1')).toBe(0)
  now += 60_000
  await fail('10.0.0.1')
  expect([await wait('10.0.0.1'), await wait('10.0.0.2')]).toEqual([9, 0])
  now = begin + 599_999
  expect(await wait('10.0.0.1')).toBe(1)
  now = begin + 600_000
  expect(await wait('10.0.0.1')).toBe(0)
  await fail('10.0.0.1')
  expect(await wait('10.0.0.1')).toBe(0)
  for (let i = 0; i < 60; i++) await fail(`2001:db8:1:2::${i}`)
  expect([await wait('2001:db8:1:2:ffff::1'), await wait('2001:db8:1:3::1')]).toEqual([10, 0])
})

test.each([
  ['register', 60, 60],
  ['exists', 15, 60],
  ['forgotten', 20, 60],
  ['forgottenAccount', 3, 60],
  ['codes', 20, 60],
  ['codeTries', 10, 15],
  ['letters', 5, 60],
  ['presentPassword', 10, 15],
] as const)('of %s there are %i within %i minutes', async (what, max, minutes) => {
  for (let i = 0; i < max - 1; i++) await take(api.deps, what, 'somebody')
  expect([await waitFor(api.deps, what, 'somebody'), await take(api.deps, what, 'somebody')]).toEqual([0, 0])
  expect([await waitFor(api.deps, what, 'somebody'), await take(api.deps, what, 'somebody')]).toEqual([minutes, minutes])
  expect([await take(api.deps, what, 'another'), await waitFor(api.deps, what, 'a third')]).toEqual([0, 0])
  now += minutes * 60_000 - 1
  expect(await take(api.deps, what, 'somebody')).toBe(1)
  now += 1
  expect([await take(api.deps, what, 'somebody'), await waitFor(api.deps, what, 'somebody')]).toEqual([0, 0])
})

test('deletes counters after two days', async () => {
  await take(api.deps, 'letters', 'somebody')
  const left = async () => (await api.deps.pool.query('select count(*)::int as n from identity_tries')).rows[0].n
  now += 2 * 86_400_000
  await removeOldAttempts(api.deps)
  expect(await left()).toBe(1)
  now += 1
  await removeOldAttempts(api.deps)
  expect(await left()).toBe(0)
})

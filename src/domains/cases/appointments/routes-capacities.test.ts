import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import type { OwnCapacity, StoreCapacity } from './contract.ts'

let api: TestApi
let headers: Record<string, string>
beforeAll(async () => {
  api = await testApi()
  headers = await api.headers('manager', ['manager'])
})
afterAll(() => api.close())

const url = '/api/staff/stores/1/capacities'
const read = async () => (await api.app.inject({ url, headers })).json() as StoreCapacity[]
const write = (capacities: object[], was: object[]) => api.app.inject({ method: 'PUT', url, headers, payload: { capacities, was } })
const ownOf = (capacities: readonly StoreCapacity[]): OwnCapacity[] => capacities.map(({ kind, own }) => ({ kind, own }))
const slots = async (kind: string) => {
  const answer = (await api.app.inject(`/api/appointments/slots?kind=${kind}&storageAreaId=1&from=2026-03-17&days=1`)).json()
  return { minutes: answer.minutes, free: answer.days[0]?.slots[0]?.free ?? null }
}

test('overrides the settings by store and can be reset', async () => {
  const before = await read()
  expect(before.map(({ kind, own }) => [kind, own])).toEqual([
    ['Expertise', null],
    ['Visit', null],
    ['TestDrive', null],
    ['Delivery', null],
  ])
  const usual = before.find(({ kind }) => kind === 'Expertise')?.usual
  expect(await slots('Expertise')).toEqual({ minutes: usual?.minutes, free: usual?.places })
  const own = { places: 5, minutes: 90 }
  const kept = await write([{ kind: 'Expertise', own }], ownOf(before))
  expect(kept.json()[0]).toEqual({ kind: 'Expertise', own, usual })
  expect(await slots('Expertise')).toEqual({ minutes: 90, free: 5 })

  await write([{ kind: 'Expertise', own: { places: 0, minutes: 90 } }], ownOf(await read()))
  expect((await slots('Expertise')).free).toBeNull()

  await write([], ownOf(await read()))
  expect(await slots('Expertise')).toEqual({ minutes: usual?.minutes, free: usual?.places })
})

test('rejects an outdated edit and invalid values', async () => {
  const before = ownOf(await read())
  await write([{ kind: 'Visit', own: { places: 3, minutes: 30 } }], before)
  const late = await write([{ kind: 'Visit', own: { places: 9, minutes: 30 } }], before)
  expect([late.statusCode, late.json().code]).toEqual([409, 'EditConflict'])
  expect((await read()).find(({ kind }) => kind === 'Visit')?.own).toEqual({ places: 3, minutes: 30 })
  const wrong = await write([{ kind: 'Visit', own: { places: 21, minutes: 5 } }], ownOf(await read()))
  expect(wrong.json().errors.map(({ field, reason }: { field: string; reason: string }) => [field, reason])).toEqual([
    ['capacities.own.places', 'tooBig'],
    ['capacities.own.minutes', 'tooSmall'],
  ])
  expect((await api.app.inject({ url: '/api/staff/stores/999999/capacities', headers })).statusCode).toBe(404)
})

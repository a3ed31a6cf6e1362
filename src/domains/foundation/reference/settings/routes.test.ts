import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { findSetting } from '../store.ts'
import type { SettingRow } from './contract.ts'

let api: TestApi
let headers: Record<string, string>
beforeAll(async () => {
  api = await testApi()
  headers = await api.headers('boss', ['manager'])
})
afterAll(() => api.close())

const save = (key: string, payload: object) => api.app.inject({ method: 'PUT', url: `/api/staff/settings/${key}`, headers, payload })

test('lists every setting with its shape, without internal ones', async () => {
  const all = (await api.app.inject({ url: '/api/staff/settings', headers })).json() as SettingRow[]
  expect(all.find(({ key }) => key === 'booking.hours')).toMatchObject({
    shape: 'hours',
    type: 'json',
    isPublic: true,
    lastModifiedBy: null,
  })
  expect(all.find(({ key }) => key === 'financing.annualRate')).toMatchObject({ shape: 'number', min: 0, max: 1, whole: false })
  expect(all.filter(({ key }) => key.startsWith('reference.'))).toEqual([])
})

test('returns the shipped value, except for data of the operator', async () => {
  await save('booking.holdMinutes', { value: '20', was: '15' })
  const all = (await api.app.inject({ url: '/api/staff/settings', headers })).json() as SettingRow[]
  const of = (wanted: string) => all.find(({ key }) => key === wanted)
  expect(of('booking.holdMinutes')).toMatchObject({ value: '20', default: '15', unit: 'minutes' })
  for (const key of ['company.capital', 'company.ice', 'site.email', 'customerCentre.phone'])
    expect([key, of(key)?.default]).toEqual([key, null])
  for (const key of ['invoice.prefix', 'financing.annualRate', 'booking.hours'])
    expect([key, of(key)?.default]).toEqual([key, of(key)?.value])
})

test('applies a change immediately and rejects a concurrent one', async () => {
  const saved = await save('contact.replyHours', { value: ' 6 ', was: '4' })
  expect(saved.json()).toMatchObject({ key: 'contact.replyHours', value: '6' })
  expect(await findSetting(api.deps.db, 'contact.replyHours')).toBe('6')
  const late = await save('contact.replyHours', { value: '8', was: '4' })
  expect([late.statusCode, late.json().code]).toEqual([409, 'SettingChanged'])
  expect(await findSetting(api.deps.db, 'contact.replyHours')).toBe('6')
})

test('rejects an invalid value with a localised field error', async () => {
  const answer = await api.app.inject({
    method: 'PUT',
    url: '/api/staff/settings/booking.holdMinutes?lang=ar',
    headers,
    payload: { value: '500', was: '15' },
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toContain('120')
  expect(answer.json().message).toMatch(/[\u0600-\u06ff]/)
})

test('returns 404 for an unknown or internal setting', async () => {
  expect((await save('nothing.here', { value: '1', was: '1' })).statusCode).toBe(404)
  expect((await save('reference.seed', { value: 'x', was: 'x' })).statusCode).toBe(404)
})

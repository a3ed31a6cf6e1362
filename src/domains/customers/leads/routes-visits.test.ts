import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Clock } from '#platform/clock.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { forgetOldChoices } from './jobs.ts'

let api: TestApi
let now = new Date()
const clock: Clock = { now: () => now }
beforeAll(async () => {
  api = await testApi({ settings: { CHECK_ANSWERS: 'true' }, clock })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2026-03-15T10:00:00Z')
  await api.deps.pool.query('truncate consent_choices, contact_attempts, contact_salts')
})

const choice = { device: '5f0c2f0e-8a64-4f0e-9d3a-0b7c51d7f9aa', accepted: true, version: '2026-11', language: 'ar' }

async function choose(body: object, from = '10.0.0.1') {
  const headers = { ...(await api.headers()), 'accept-language': 'fr' }
  const answer = await api.app.inject({ method: 'POST', url: '/api/consents', headers, remoteAddress: from, payload: body })
  return { status: answer.statusCode, body: answer.body && answer.json() }
}

const stored = async () => (await api.deps.pool.query('select * from consent_choices order by id')).rows

test('each choice is a line of its own: the words, the answer, the moment, the key of the device, and nothing else', async () => {
  expect((await choose(choice)).status).toBe(204)
  now = new Date('2026-03-16T10:00:00Z')
  expect((await choose({ ...choice, accepted: false })).status).toBe(204)
  const [first, second] = await stored()
  expect(Object.keys(first).sort()).toEqual(['accepted', 'created', 'device', 'id', 'language', 'text_version'])
  expect(first).toMatchObject({ device: choice.device, accepted: true, text_version: '2026-11', language: 'ar' })
  expect([second.accepted, second.created.toISOString()]).toEqual([false, '2026-03-16T10:00:00.000Z'])
})

test('a line is never changed', async () => {
  await choose(choice)
  await expect(api.deps.pool.query('update consent_choices set accepted = false')).rejects.toThrow()
})

test.each([
  ['device', 'me'],
  ['accepted', 'yes'],
  ['version', "1'; drop"],
  ['language', 'xx'],
])('a wrong %s is refused by name, and nothing is kept', async (field, value) => {
  const { status, body } = await choose({ ...choice, [field]: value })
  expect([status, body.errors[0].field]).toEqual([400, field])
  expect(await stored()).toEqual([])
})

test('who chooses over and over waits; others do not', async () => {
  for (let i = 0; i < 20; i++) expect((await choose(choice)).status).toBe(204)
  expect((await choose(choice)).status).toBe(429)
  expect((await choose(choice, '10.9.9.9')).status).toBe(204)
})

test('choices are forgotten after the months of the setting', async () => {
  await choose(choice)
  // the test world keeps them for 25 months
  now = new Date('2028-04-14T10:00:00Z')
  await forgetOldChoices(api.deps)
  expect(await stored()).toHaveLength(1)
  now = new Date('2028-04-16T10:00:00Z')
  await forgetOldChoices(api.deps)
  expect(await stored()).toEqual([])
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'

let api: TestApi
let now = new Date()
const onDuty = '+212600000141'

beforeAll(async () => {
  api = await testApi({ settings: { CHECK_ANSWERS: 'true' }, clock: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2026-03-15T23:50:00Z')
  await api.deps.pool.query('truncate contact_requests, contact_attempts, messages cascade')
  await duty('0600 00 01 41')
})

const duty = (mobile: string) => api.deps.pool.query("update settings set value = $1 where key = 'assistance.mobile'", [mobile])
const wish = { name: 'Salma Alaoui', phone: '06 12 34 56 78', what: 'Breakdown' }

async function ask(change: object = {}, { from = '10.0.0.1' } = {}) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/contactrequests/callback',
    headers: await api.headers(),
    remoteAddress: from,
    payload: { ...wish, ...change },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const told = async () =>
  (await api.deps.pool.query("select recipient, content->>'text' as text from messages where channel = 'Sms' order by id")).rows as {
    recipient: string
    text: string
  }[]
const stored = async () =>
  (await api.deps.pool.query('select first_name, phone, topic, message, held_for, reply_by from contact_requests order by id')).rows

test('notifies the person on duty of a call-back with place and deadline', async () => {
  expect(await ask({ place: 'A7, borne 84', latitude: 32.224812345, longitude: -7.95 })).toEqual({
    status: 200,
    // the minutes of the setting later, on the clocks of Morocco in Ramadan
    body: { callBy: '2026-03-16T00:04:00.000Z', callTime: '00:04' },
  })
  expect(await told()).toEqual([
    {
      recipient: onDuty,
      text: 'Rappeler Salma Alaoui au 06 12 34 56 78 avant 00:04. Panne. A7, borne 84. https://maps.google.com/?q=32.22481,-7.95000',
    },
  ])
  expect(await stored()).toMatchObject([{ first_name: 'Salma Alaoui', phone: '+212612345678', topic: 'Assistance', held_for: null }])
  const list = await api.app.inject({ url: '/api/contactrequests', headers: await api.headers('an-agent', ['agent']) })
  expect(list.json().results).toMatchObject([{ topic: 'Assistance', lastName: '', email: null }])
})

test('returns the pending call-back without a second notification', async () => {
  const first = await ask()
  now = new Date(now.getTime() + 5 * 60_000)
  expect(await ask({ what: 'Accident' })).toEqual(first)
  expect([(await told()).length, (await stored()).length]).toEqual([1, 1])
  // what was promised and not kept may be asked for anew
  now = new Date(now.getTime() + 11 * 60_000)
  expect((await ask()).body.callTime).toBe('00:20')
  expect((await told()).length).toBe(2)
})

test('who waits for an answer to something else is called back all the same', async () => {
  await ask()
  await api.deps.pool.query("update contact_requests set topic = 'Warranty'")
  await ask()
  expect((await told()).length).toBe(2)
})

test('creates one call-back for concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => ask({}, { from: `10.0.${i}.1` })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await told()).length).toBe(1)
})

test('promises no time without a person on duty', async () => {
  await duty('')
  expect((await ask()).status).toBe(404)
  expect([await told(), await stored()]).toEqual([[], []])
})

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'www.exemple.ma' }, 'name'],
  [{ phone: '0812' }, 'phone'],
  [{ what: 'Fire' }, 'what'],
  [{ latitude: 91, longitude: 0 }, 'latitude'],
  [{ place: 'a'.repeat(201) }, 'place'],
])('%o names the field', async (change, name) => {
  const { status, body } = await ask(change)
  expect([status, body.errors?.[0]?.field]).toEqual([400, name])
  expect(await told()).toEqual([])
})

test('a stranger fills neither the phone of the person on duty nor the list', async () => {
  for (let i = 0; i < 3; i++) expect((await ask({ phone: `06123456${10 + i}` })).status).toBe(200)
  expect((await ask({ phone: '0612345699' })).status).toBe(429)
  expect((await ask({ phone: '0612345699' }, { from: '10.9.9.9' })).status).toBe(200)
  await api.deps.pool.query(
    "insert into contact_attempts (visitor, form, created) select md5(i::text), 'Callback', $1 from generate_series(1, 60) i",
    [now],
  )
  expect((await ask({ phone: '0612345700' }, { from: '10.9.9.10' })).status).toBe(429)
  expect((await told()).length).toBe(4)
})

test('answers a bot alike and notifies no one', async () => {
  expect((await ask({ website: 'https://exemple.ma' })).status).toBe(200)
  expect(await told()).toEqual([])
  expect(await stored()).toMatchObject([{ held_for: 'Trap' }])
})

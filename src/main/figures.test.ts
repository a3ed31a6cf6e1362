import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendSms } from '#domains/notifications/service.ts'
import type { Clock } from '#platform/clock.ts'
import { type TestApi, testApi, testNow } from '#platform/test-database.ts'
import { watchOutbox } from './figures.ts'

let api: TestApi
let now = new Date(testNow)
const clock: Clock = { now: () => now }

beforeAll(async () => {
  api = await testApi({ clock, settings: { LOG_LEVEL: 'silent' } })
})
afterAll(() => api.close())

test('how much waits in the outbox, and since when, stands among the figures', async () => {
  const registry = new Registry()
  watchOutbox(registry, api.deps)
  const figures = async () => (await registry.metrics()).split('\n').filter((line) => line.startsWith('outbox_'))
  expect(await figures()).toEqual([
    'outbox_waiting{channel="Email"} 0',
    'outbox_waiting{channel="Sms"} 0',
    'outbox_oldest_seconds{channel="Email"} 0',
    'outbox_oldest_seconds{channel="Sms"} 0',
  ])

  const write = (key: string) =>
    api.deps.db.transaction().execute((trx) => sendSms(api.deps, trx, { to: '+212612345678', language: 'fr', key, text: 'Bonjour' }))
  await write('one')
  now = new Date(now.getTime() + 90_000)
  await write('two')
  expect(await figures()).toContain('outbox_waiting{channel="Sms"} 2')
  expect(await figures()).toContain('outbox_oldest_seconds{channel="Sms"} 90')

  await api.deps.pool.query("update messages set state = 'Sent'")
  expect(await figures()).toContain('outbox_waiting{channel="Sms"} 0')
  expect(await figures()).toContain('outbox_oldest_seconds{channel="Sms"} 0')
})

import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendSms } from '#domains/foundation/notifications/service.ts'
import type { Clock } from '#platform/clock.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { watchCallbacks, watchOutbox, watchPayments } from './metrics.ts'

let api: TestApi
let now = new Date(testNow)
const clock: Clock = { now: () => now }

beforeAll(async () => {
  api = await testApi({ clock, settings: { LOG_LEVEL: 'silent' } })
})
afterAll(() => api.close())

test('measures number and age of the outbox messages', async () => {
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

test('measures gateway callbacks and stuck payments', async () => {
  const registry = new Registry()
  watchCallbacks(registry)
  watchPayments(registry, api.deps)
  const figures = async () => (await registry.metrics()).split('\n').filter((line) => line.startsWith('payment'))
  const before = await figures()
  expect(before).toContain('payments_unclear 0')
  expect(before).toContain('payments_needing_hands 0')
  // other tests of this process may have been counted
  const wrong = (lines: string[]) =>
    Number(
      lines
        .find((line) => line.includes('{verdict="WrongHash"}'))
        ?.split(' ')
        .at(-1),
    )

  await api.app.inject({ method: 'POST', url: '/api/payments/cmi/callback', payload: { oid: 'R1-1' } })
  await api.deps.pool.query(
    `with paid as (
      insert into payments (purpose, owner_id, amount, language, expires, shop_path, done_path, failed_path, last_status, created)
      values ('BookingDeposit', 1, 1000, 'fr', $1, '/', '/', '/', 'Approved', $1) returning id
    )
    insert into payment_attempts (payment_id, oid, created, expires, due, stuck)
    select id, 'R1-1', $1, $1, $1, $1::timestamptz from paid`,
    [now],
  )
  const after = await figures()
  expect(after).toContain('payments_unclear 1')
  expect(after).toContain('payments_needing_hands 1')
  expect([wrong(before) >= 0, wrong(after) - wrong(before)]).toEqual([true, 1])
})

test('omits metrics and logs when the database is unavailable', async () => {
  const registry = new Registry()
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(JSON.parse(line).msg) })
  // a connection that was given back answers nothing any more
  const gone = await api.deps.db.transaction().execute(async (trx) => trx)
  watchOutbox(registry, { ...api.deps, db: gone, log })
  watchPayments(registry, { ...api.deps, db: gone, log })
  const figures = (await registry.metrics()).split('\n').filter((line) => /^(outbox|payments)_/.test(line))
  expect(figures).toEqual([])
  expect(new Set(said)).toEqual(new Set(['the outbox could not be counted', 'payments could not be counted']))
  expect(said).toHaveLength(4)
})

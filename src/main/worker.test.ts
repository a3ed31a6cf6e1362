import { afterAll, beforeAll, expect, test } from 'vitest'
import { createQueue, type Queue } from '#platform/queue.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { until } from '#testing/until.ts'
import { startWorker } from './worker.ts'

let api: TestApi
let queue: Queue
let endWatch: () => void

beforeAll(async () => {
  api = await testApi()
  queue = createQueue(api.deps.pool, api.deps.log, { keeper: false })
  endWatch = await startWorker({ ...api.deps, queue })
})
afterAll(async () => {
  endWatch()
  await queue.stop(5)
  await api.close()
})

const rows = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

/** What the clock starts, by the clocks of Morocco. */
const timetable = {
  'adverts.boosts': '*/15 * * * *',
  'adverts.measureEffects': '10 4 * * *',
  'adverts.sweep': '20 * * * *',
  'alerts.follow': '* * * * *',
  'alerts.removeOutdated': '0 4 * * *',
  'alerts.resolve': '50 3 * * *',
  'bookings.forget': '35 3 * * *',
  'bookings.sweep': '* * * * *',
  'contact.removeOutdated': '20 3 * * *',
  'contact.sendLetters': '* * * * *',
  'content.forgetUnused': '25 3 * * *',
  'content.tellSearchEngines': '17 * * * *',
  'customers.erase': '*/5 * * * *',
  'customers.retention': '40 3 * * *',
  'documents.erase': '50 * * * *',
  'documents.parts': '55 * * * *',
  'documents.printOthers': '*/10 * * * *',
  'estimates.forgetExpired': '40 3 * * *',
  'estimates.measure': '50 3 * * *',
  'expertise.sealRepairs': '*/10 * * * *',
  'favourites.tellFallenPrices': '* * * * *',
  'identity.clean': '*/15 * * * *',
  'identity.forgetUnconfirmed': '50 3 * * *',
  'intermediation.forget': '25 * * * *',
  'reference.removeUnused': '10 4 * * *',
  'notifications.enqueueDue': '* * * * *',
  'notifications.removeOutdated': '40 3 * * *',
  'payments.forgetShoppers': '25 4 * * *',
  'payments.settleDue': '* * * * *',
  'purchases.sweep': '10 * * * *',
  'purchases.visits': '*/10 * * * *',
  'team.forgetOldAudit': '20 4 * * *',
  'vehicles.refreshMarket': '*/30 * * * *',
}

test('schedules every job', async () => {
  const scheduled = await rows(`select name, cron from pgboss.schedule order by name`)
  expect(Object.fromEntries(scheduled.map(({ name, cron }) => [name, cron]))).toEqual(timetable)
})

test('does not retry jobs that are scheduled again soon', async () => {
  const once = await rows('select name from pgboss.queue where retry_limit = 0 order by name')
  expect(once.map(({ name }) => name)).toEqual([
    'alerts.follow',
    'contact.sendLetters',
    'notifications.enqueueDue',
    'payments.settle',
    'payments.settleDue',
  ])
})

test('runs every scheduled job; deletes old data by night', async () => {
  await rows(`
    with message as (
      insert into contact_requests (first_name, last_name, email, message, language, notice_version, reply_by, answered, created)
      values ('Ali', 'Idrissi', 'a@exemple.ma', 'Bonjour', 'fr', '1', '2020-01-02', '2020-01-02', '2020-01-01')
    ), choice as (
      insert into consent_choices (device, accepted, text_version, language, created)
      values (gen_random_uuid(), true, '2020-01', 'fr', '2020-01-01')
    ) insert into newsletter_campaigns (state, subject, text, link_text, languages, scheduled, finished, created, last_modified)
      values ('Sent', '{}', '{}', '{}', '["fr"]', '2020-01-01', '2020-01-01', '2020-01-01', '2020-01-01')`)
  const names = Object.keys(timetable)
  const ids = await Promise.all(names.map((name) => queue.enqueue(name, {})))
  const states = async () => {
    const found = await rows('select name, state from pgboss.job where id = any($1::uuid[])', [ids])
    return Object.fromEntries(found.map(({ name, state }) => [name, state]))
  }
  await until(async () => expect(await states()).toEqual(Object.fromEntries(names.map((name) => [name, 'completed']))))
  expect(await rows('select id from contact_requests union all select id from consent_choices')).toEqual([])
  expect(await rows('select figures is not null as kept from newsletter_campaigns')).toEqual([{ kept: true }])
})

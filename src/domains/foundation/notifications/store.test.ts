import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DeliveryError } from '#platform/delivery-error.ts'
import type { Letter } from '#platform/mail.ts'
import { createQueue } from '#platform/queue.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import type { Gateway } from './gateway.ts'
import { startJobs } from './jobs.ts'
import { deliver, enqueueDue, type Mail, sendMail, sendSms, waitingMessages } from './service.ts'
import { claimMessage, finishMessage, insertMessage, removeOutdated } from './store.ts'

const begin = new Date('2026-03-15T10:00:00.000Z')
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const at = (ms: number) => new Date(begin.getTime() + ms)
let now = begin
const said: { msg: string; level: number; minutes?: number; count?: number }[] = []
let api: TestApi
beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
  api.deps.log = pino({ level: 'warn' }, { write: (line: string) => void said.push(JSON.parse(line)) })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = begin
  said.length = 0
  await api.deps.pool.query('truncate messages, suppressed_addresses, inbox_messages')
})

const mail: Mail = { subject: ' Bonjour\n Salma ', title: 'Bonjour', blocks: [{ text: 'Voici.' }] }
const put = async (key: string, more: Partial<Parameters<typeof insertMessage>[1]> = {}, moment = begin) =>
  Number(
    await insertMessage(
      api.deps.db,
      {
        key,
        channel: 'Email',
        recipient: 'salma@exemple.ma',
        language: 'fr',
        marketing: false,
        content: { mail },
        expires: null,
        customerId: null,
        ...more,
      },
      moment,
    ),
  )
const row = async (id: number) => (await api.deps.pool.query('select * from messages where id = $1', [id])).rows[0]
const claim = async (id: number, moment: Date) => claimMessage(api.deps.db, id, await api.deps.life.number(), moment)

describe('the outbox', () => {
  test('lets one process claim a due message for half an hour', async () => {
    const id = await put('one')
    expect(await put('one')).toBe(0)
    expect(await claim(id, at(-1))).toBeNull()
    expect(await claim(id, begin)).toEqual(
      expect.objectContaining({
        id,
        key: 'one',
        channel: 'Email',
        recipient: 'salma@exemple.ma',
        language: 'fr',
        marketing: false,
        attempts: 1,
        expires: null,
        created: begin,
      }),
    )
    expect(await row(id)).toMatchObject({ state: 'Sending', due: at(30 * minute), last_modified: begin })
    expect(await claim(id, at(30 * minute - 1))).toBeNull()
    expect((await claim(id, at(30 * minute)))?.attempts).toBe(2)
    await finishMessage(api.deps.db, id, { state: 'Failed', fault: 'x'.repeat(1001) }, at(hour))
    expect(await row(id)).toMatchObject({
      state: 'Failed',
      fault: 'x'.repeat(1000),
      sent_as: null,
      content: { mail },
      last_modified: at(hour),
    })
    expect(await claim(id, at(2 * hour))).toBeNull()
    await finishMessage(api.deps.db, id, { state: 'Sent', sentAs: '<1@x>' }, at(2 * hour))
    expect(await row(id)).toMatchObject({ state: 'Sent', fault: null, sent_as: '<1@x>', content: null })
  })

  test('deletes messages after 180 days, failed content after two weeks', async () => {
    const { db, pool } = api.deps
    const kept = {
      sent: await put('sent', {}, begin),
      waits: await put('waits', {}, begin),
      failed: await put('failed', {}, at(170 * day)),
    }
    await finishMessage(db, kept.sent, { state: 'Sent' }, begin)
    await finishMessage(db, kept.failed, { state: 'Failed' }, at(170 * day))
    const words = async () => (await row(kept.failed)).content !== null
    const left = async () => (await pool.query('select key from messages order by id')).rows.map(({ key }) => key)
    await removeOutdated(db, at(180 * day))
    expect([await left(), await words()]).toEqual([['sent', 'waits', 'failed'], true])
    await removeOutdated(db, at(180 * day + 1))
    expect(await left()).toEqual(['waits', 'failed'])
    await removeOutdated(db, at(184 * day))
    expect(await words()).toBe(true)
    await removeOutdated(db, at(184 * day + 1))
    expect([await words(), await left()]).toEqual([false, ['waits', 'failed']])
  })

  test('erases recipients of deleted accounts after delivery', async () => {
    const { db, pool } = api.deps
    const { rows } = await pool.query(
      `insert into customers (user_id, civility, first_name, last_name, email, phone, language, last_status, erased, created, last_modified)
       select 'left-' || n, 'M.', 'x', 'x', 'x' || n || '@exemple.ma', '+21266100008' || n, 'fr', 'Active', case n when 1 then now() end, now(), now()
       from generate_series(1, 2) n returning id`,
    )
    const [gone, here] = rows.map(({ id }) => Number(id))
    const of = async (key: string, customerId: number, state: 'Sent' | null) => {
      const id = await put(key, { customerId })
      if (state) await finishMessage(db, id, { state, fault: 'said' }, begin)
      return id
    }
    const ids = [await of('left', gone ?? 0, 'Sent'), await of('waits', gone ?? 0, null), await of('stays', here ?? 0, 'Sent')]
    await removeOutdated(db, begin)
    const kept = await Promise.all(ids.map(row))
    expect(kept.map(({ recipient, customer_id, fault }) => [recipient, customer_id, fault])).toEqual([
      ['', null, null],
      ['salma@exemple.ma', gone, null],
      ['salma@exemple.ma', here, 'said'],
    ])
  })
})

describe('delivery', () => {
  const letters: Letter[] = []
  const texts: object[] = []
  let fails: Error | null = null
  const gateway: Gateway = {
    mail: {
      async send(letter) {
        if (fails) throw fails
        letters.push(letter)
      },
      close: () => undefined,
    },
    sms: {
      async send(sms) {
        texts.push(sms)
        return 'their-7'
      },
    },
  }
  beforeEach(() => {
    fails = null
    letters.length = 0
    texts.length = 0
  })
  const write = async (more: object = {}) => {
    await api.deps.db
      .transaction()
      .execute((trx) => sendMail(api.deps, trx, { to: 'salma@exemple.ma', language: 'fr', key: 'welcome:1', mail, ...more } as never))
    return Number((await api.deps.pool.query('select max(id) as id from messages')).rows[0].id)
  }
  const send = async (id: number, ways: Gateway = gateway, makers = {}) => {
    await deliver(api.deps, ways, makers, id)
    return row(id)
  }

  test('sets sender, reply-to and a one-line subject', async () => {
    await api.deps.pool.query("update settings set value = 'contact@exemple.ma' where key = 'site.email'")
    const sent = await send(await write())
    const [letter] = letters
    expect(letter).toMatchObject({
      from: { address: 'contact@exemple.ma' },
      replyTo: null,
      to: 'salma@exemple.ma',
      language: 'fr',
      subject: 'Bonjour Salma',
      unsubscribe: null,
    })
    expect([letter?.from.name, letter?.messageId]).toEqual(['Rihla', expect.stringMatching(/^<[\da-f]{32}@exemple\.ma>$/)])
    expect(sent).toMatchObject({ state: 'Sent', sent_as: letter?.messageId, content: null })
    api.deps.config.mail.from = 'envoi@exemple.ma'
    await send(await write({ key: 'second' }))
    expect(letters[1]).toMatchObject({ from: { address: 'envoi@exemple.ma' }, replyTo: 'contact@exemple.ma' })
    api.deps.config.mail.from = null
    expect(letters[1]?.messageId.split('@')[0]).not.toBe(letter?.messageId.split('@')[0])
  })

  test.each([
    [
      { label: 'Arrêter', url: 'https://www.exemple.ma/stop' },
      { url: 'https://www.exemple.ma/stop', oneClick: false },
    ],
    [
      { label: 'Arrêter', url: 'https://www.exemple.ma/stop', oneClick: 'https://www.exemple.ma/api/stop' },
      { url: 'https://www.exemple.ma/api/stop', oneClick: true },
    ],
  ])('with the way out %j it names %j', async (stop, unsubscribe) => {
    await send(await write({ mail: { ...mail, stop } }))
    expect(letters[0]?.unsubscribe).toEqual(unsubscribe)
  })

  test('stores the provider id of an SMS and sends it once', async () => {
    await api.deps.db
      .transaction()
      .execute((trx) => sendSms(api.deps, trx, { to: '+212612345678', language: 'fr', key: 'code:1', text: '123456' }))
    const id = Number((await api.deps.pool.query('select max(id) as id from messages')).rows[0].id)
    expect(await send(id)).toMatchObject({ state: 'Sent', sent_as: 'their-7' })
    await send(id)
    expect(texts).toEqual([{ to: '+212612345678', text: '123456', key: expect.stringMatching(/^[\da-f]{32}$/) }])
  })

  test.each([
    ['there is no way out', null, { state: 'Waiting', fault: 'no way out for e-mail' }, 0],
    ['the server is away', new DeliveryError('later', 'away'), { state: 'Waiting', fault: 'away' }, 0],
    ['it is refused', new DeliveryError('refused', 'no'), { state: 'Failed', fault: 'no' }, 0],
    ['nobody is there', new DeliveryError('nobody', 'none'), { state: 'Bounced', fault: 'none' }, 0],
    ['it cannot be made', new Error('odd'), { state: 'Waiting', fault: 'Error: odd' }, 1],
  ] as const)('where %s that is noted', async (_why, error, kept, told) => {
    fails = error
    const found = await send(await write(), error === null ? { mail: null, sms: null } : gateway)
    expect(found).toMatchObject(kept)
    if (kept.state === 'Waiting') expect(found.due).toEqual(at(minute))
    expect(said.map(({ msg }) => msg)).toEqual(Array(told).fill('a message could not be made'))
    const { rows } = await api.deps.pool.query('select reason from suppressed_addresses')
    expect(rows).toEqual(kept.state === 'Bounced' ? [{ reason: 'NotFound' }] : [])
  })

  test('reports messages that wait for a quarter of an hour', async () => {
    await write()
    now = at(14 * minute + 29_000)
    await enqueueDue(api.deps, gateway)
    expect(said).toEqual([])
    now = at(14 * minute + 30_000)
    await enqueueDue(api.deps, gateway)
    expect(said).toMatchObject([{ level: 40, msg: 'messages do not leave', channel: 'Email', count: 1, minutes: 15 }])
    expect(await waitingMessages(api.deps)).toEqual([
      { channel: 'Email', count: 1, seconds: 870 },
      { channel: 'Sms', count: 0, seconds: 0 },
    ])
    now = at(-minute)
    expect((await waitingMessages(api.deps))[0]?.seconds).toBe(0)
  })
})

test('reports missing channels and serves the others', async () => {
  const { deps } = api
  const queue = createQueue(deps.pool, deps.log, { keeper: false })
  await startJobs({ ...deps, queue, config: { ...deps.config, devInbox: false, mail: { ...deps.config.mail, url: null }, sms: null } }, {})
  expect(said.map(({ msg }) => msg)).toEqual(['no SMTP_URL: e-mails wait in the outbox', 'no SMS_URL: SMS wait in the outbox'])
  const { rows } = await deps.pool.query("select name, cron from pgboss.schedule where name like 'notifications.%' order by name")
  expect(rows).toEqual([
    { name: 'notifications.enqueueDue', cron: '* * * * *' },
    { name: 'notifications.removeOutdated', cron: '40 3 * * *' },
  ])
  const queues = await deps.pool.query("select name, retry_limit from pgboss.queue where name = 'notifications.enqueueDue'")
  expect(queues.rows).toEqual([{ name: 'notifications.enqueueDue', retry_limit: 0 }])
  await queue.stop(1)
})

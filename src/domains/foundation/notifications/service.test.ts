import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { smtpMail } from '#platform/mail.ts'
import { createProcessLease } from '#platform/process-lease.ts'
import { httpSms } from '#platform/sms.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { startTestSmtp, type TestSmtp, type TestSmtpRules } from '#testing/smtp.ts'
import { until } from '#testing/until.ts'
import type { Gateway } from './gateway.ts'
import { deliver, enqueueDue, type Mail, type MailMakers, type MailMessage, notificationsData, sendMail, sendSms } from './service.ts'
import { findDue, removeOutdated, suppress } from './store.ts'

let api: TestApi
let now: Date
let smtp: TestSmtp | undefined
let gateway: Gateway = { mail: null, sms: null }
let renderers: MailMakers = {}
const clock = { now: () => now }

beforeAll(async () => {
  api = await testApi({ clock })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2026-03-15T10:00:00Z')
  renderers = {}
  await api.deps.pool.query('truncate messages, suppressed_addresses')
})
afterEach(async () => {
  gateway.mail?.close()
  gateway = { mail: null, sms: null }
  await smtp?.stop()
  smtp = undefined
})

const mail: Mail = { subject: 'Bonjour', title: 'Bonjour', blocks: [{ text: 'Voici.' }] }

function later(minutes: number): void {
  now = new Date(now.getTime() + minutes * 60_000)
}

async function server(rules: TestSmtpRules = {}): Promise<void> {
  smtp = await startTestSmtp(rules)
  gateway.mail = smtpMail(smtp.url)
}

function write(message: Partial<MailMessage> = {}): Promise<void> {
  return api.deps.db
    .transaction()
    .execute((trx) =>
      sendMail(api.deps, trx, { to: 'salma@exemple.ma', language: 'fr', key: 'welcome:1', mail, ...message } as MailMessage),
    )
}

/** One minute of work; two workers compete for each message. */
async function work(): Promise<void> {
  const due = await findDue(api.deps.db, ['Email', 'Sms'], now, 1000)
  const one = ({ id }: { id: number }) => deliver(api.deps, gateway, renderers, id)
  await Promise.all([...due, ...due].map(one))
}

async function stored() {
  const { rows } = await api.deps.pool.query('select key, state, attempts, content, sent_as, recipient from messages order by id')
  return rows
}

const subjects = () => smtp?.letters.map(({ subject }) => subject).sort()

describe('the outbox', () => {
  test('stores a message with its transaction and once per key', async () => {
    const undone = api.deps.db.transaction().execute(async (trx) => {
      await sendMail(api.deps, trx, { to: 'a@exemple.ma', language: 'fr', key: 'undone', mail })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await Promise.all([write({ to: ' Salma@Exemple.MA ' }), write(), write()])
    expect(await stored()).toMatchObject([{ key: 'welcome:1', state: 'Waiting', recipient: 'salma@exemple.ma' }])
    const { rows } = await api.deps.pool.query("select name, data from pgboss.job where name like 'notifications.%'")
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ name: 'notifications.sendMail', data: { id: expect.any(Number) } })
  })

  test('delivers once with two workers and deletes the content', async () => {
    await server()
    await write()
    await work()
    await work()
    expect(subjects()).toEqual(['Bonjour'])
    expect(await stored()).toMatchObject([{ state: 'Sent', attempts: 1, content: null, sent_as: smtp?.letters[0]?.messageId }])
  })

  test('queues marketing separately', async () => {
    await write({ key: 'plain' })
    await write({ key: 'stoppable', mail: { ...mail, stop: { label: 'Arrêter', url: 'https://www.exemple.ma/stop' } } })
    await write({ key: 'said', marketing: true })
    const { rows } = await api.deps.pool.query(
      "select m.key, j.name from messages m join pgboss.job j on j.data ->> 'id' = m.id::text where j.name like 'notifications.%' order by m.id",
    )
    expect(rows.map(({ key, name }) => [key, name])).toEqual([
      ['plain', 'notifications.sendMail'],
      ['stoppable', 'notifications.sendMarketing'],
      ['said', 'notifications.sendMarketing'],
    ])
  })

  test('renders when sending and drops an obsolete message', async () => {
    await server()
    renderers = { car: async (_deps, { id }: { id: number }) => (id === 7 ? { ...mail, subject: `Voiture ${id}` } : null) }
    for (const id of [7, 8])
      await api.deps.db
        .transaction()
        .execute((trx) =>
          sendMail(api.deps, trx, { to: 'a@exemple.ma', language: 'ar', key: `car:${id}`, maker: { name: 'car', data: { id } } }),
        )
    await work()
    expect(subjects()).toEqual(['Voiture 7'])
    expect((await stored()).map(({ state }) => state)).toEqual(['Sent', 'Dropped'])
  })

  test('drops an expired message', async () => {
    await server()
    await write({ expires: new Date('2026-03-15T10:10:00Z') })
    later(11)
    await work()
    expect(subjects()).toEqual([])
    expect(await stored()).toMatchObject([{ state: 'Expired', content: null }])
  })

  test('requeues a due message whose job was lost', async () => {
    await server()
    await write()
    await api.deps.pool.query("delete from pgboss.job where name like 'notifications.%'")
    await enqueueDue(api.deps, gateway)
    await enqueueDue(api.deps, gateway)
    const { rows } = await api.deps.pool.query("select name from pgboss.job where name like 'notifications.%'")
    expect(rows).toEqual([{ name: 'notifications.sendMail' }])
  })

  test('deletes old sent messages, never waiting ones', async () => {
    await server()
    await write()
    await work()
    await write({ key: 'waits' })
    later(181 * 24 * 60)
    await removeOutdated(api.deps.db, now)
    expect((await stored()).map(({ key }) => key)).toEqual(['waits'])
  })
})

describe('failures', () => {
  test('loses and repeats nothing in an outage of an hour', async () => {
    await server()
    const { port } = smtp as TestSmtp
    const texts: string[] = []
    let provider: Server | undefined
    const start = (at: number) =>
      new Promise<Server>((resolve) => {
        const made = createServer(async (request, reply) => {
          let body = ''
          for await (const part of request) body += part
          texts.push(JSON.parse(body).text)
          reply.end('{"id":"1"}')
        }).listen(at, '127.0.0.1', () => resolve(made))
      })
    provider = await start(0)
    const at = (provider.address() as AddressInfo).port
    gateway.sms = httpSms({ url: `http://127.0.0.1:${at}/`, headers: {}, body: { text: '{text}' }, from: 'Rihla' })

    const down = async () => {
      await smtp?.stop()
      provider?.closeAllConnections()
      await new Promise((resolve) => provider?.close(resolve))
    }
    await down()
    const expected: string[] = []
    for (let minute = 0; minute < 60; minute++) {
      expected.push(`message ${minute}`)
      await write({ key: `mail:${minute}`, mail: { ...mail, subject: `message ${minute}` }, marketing: minute % 2 === 0 })
      await api.deps.db
        .transaction()
        .execute((trx) => sendSms(api.deps, trx, { to: '+212612345678', language: 'ar', key: `sms:${minute}`, text: `message ${minute}` }))
      await work()
      later(1)
    }
    expect((await stored()).every(({ state }) => state === 'Waiting')).toBe(true)

    smtp = await startTestSmtp({ port })
    provider = await start(at)
    // the longest pause at that age is an hour
    for (let minute = 0; minute <= 60; minute++) {
      await work()
      later(1)
    }
    expect(subjects()).toEqual(expected.toSorted())
    expect(texts.toSorted()).toEqual(expected.toSorted())
    expect(new Set(smtp.letters.map(({ messageId }) => messageId)).size).toBe(60)
    expect((await stored()).every(({ state }) => state === 'Sent')).toBe(true)
    provider.closeAllConnections()
    provider.close()
  }, 60_000)

  test('retries only the mails that the server rejected', async () => {
    let asked = 0
    await server({ letter: () => (++asked % 3 === 0 ? null : '451 4.3.0 try later') })
    for (let i = 0; i < 9; i++) await write({ key: `k${i}`, mail: { ...mail, subject: `m${i}` } })
    for (let minute = 0; minute < 240; minute++) {
      await work()
      later(1)
    }
    expect(subjects()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => `m${i}`))
  }, 60_000)

  test('repeats the Message-ID after a crash', async () => {
    await server()
    await write()
    await api.deps.pool.query("create function die() returns trigger as $$ begin raise 'dead'; end $$ language plpgsql")
    await api.deps.pool.query("create trigger die before update on messages for each row when (new.state = 'Sent') execute function die()")
    const [due] = await findDue(api.deps.db, ['Email'], now, 1)
    await expect(deliver(api.deps, gateway, renderers, due?.id ?? 0)).rejects.toThrow('dead')
    await api.deps.pool.query('drop trigger die on messages; drop function die')
    // no other process claims it while the first is alive, unless the claim expires
    later(29)
    await work()
    expect(smtp?.letters).toHaveLength(1)
    later(1)
    await work()
    expect(smtp?.letters).toHaveLength(2)
    expect(new Set(smtp?.letters.map(({ messageId }) => messageId)).size).toBe(1)
    expect(await stored()).toMatchObject([{ state: 'Sent', attempts: 2 }])
  })

  test('takes over the claims of a dead process only', async () => {
    await server()
    await write()
    const [due] = await findDue(api.deps.db, ['Email'], now, 1)
    const dying = createProcessLease(api.deps.pool, api.deps.log)
    const asked = Promise.withResolvers<void>()
    const send = () => {
      asked.resolve()
      return new Promise<never>(() => {})
    }
    void deliver({ ...api.deps, life: dying }, { mail: { send, close: () => {} }, sms: null }, renderers, due?.id ?? 0)
    await asked.promise
    await work()
    expect(await stored()).toMatchObject([{ state: 'Sending', attempts: 1 }])
    expect(smtp?.letters).toEqual([])
    await dying.end()
    await until(async () => expect(await findDue(api.deps.db, ['Email'], now, 1)).toEqual([due]))
    await work()
    expect(subjects()).toEqual(['Bonjour'])
    expect(await stored()).toMatchObject([{ state: 'Sent', attempts: 2 }])
  })

  test('gives up after three days', async () => {
    await server({ letter: () => '451 4.3.0 try later' })
    await write()
    let hours = 0
    for (; (await stored())[0]?.state === 'Waiting'; hours++) {
      await work()
      later(60)
    }
    expect(hours).toBeGreaterThan(72)
    expect(hours).toBeLessThan(80)
    expect(await stored()).toMatchObject([{ state: 'Failed', content: { mail: expect.anything() } }])
  })

  test('records a render error and retries', async () => {
    await server()
    await write({ mail: { ...mail, blocks: [{ button: { label: 'Voir', url: 'javascript:alert(1)' } }] } })
    const { level } = api.deps.log
    api.deps.log.level = 'silent'
    await work()
    api.deps.log.level = level
    expect(await stored()).toMatchObject([{ state: 'Waiting', attempts: 1 }])
    expect(smtp?.letters).toEqual([])
  })

  test('suppresses an unknown address for a day, marketing permanently', async () => {
    await server({ recipient: (address) => (address === 'salma@exemple.ma' ? '550 5.1.1 no such user' : null) })
    await write()
    await work()
    expect(await stored()).toMatchObject([{ state: 'Bounced' }])
    await write({ key: 'second' })
    await work()
    later(24 * 60)
    await write({ key: 'third' })
    await write({ key: 'offer', marketing: true })
    await work()
    expect((await stored()).map(({ key, state }) => [key, state])).toEqual([
      ['welcome:1', 'Bounced'],
      ['second', 'Suppressed'],
      ['third', 'Bounced'],
      ['offer', 'Suppressed'],
    ])
  })
})

test('exports and erases messages of a person, except complaints', async () => {
  const { db } = api.deps
  await server()
  const person = { id: 5, email: 'salma@exemple.ma', phone: null }
  await write()
  await write({ key: 'by card', to: 'old@exemple.ma', customerId: 5 })
  await write({ key: 'of another', to: 'amine@exemple.ma' })
  await work()
  await write({ key: 'farewell' })
  await write({ key: 'offer', marketing: true })
  await suppress(db, 'Email', person.email, 'Complaint', now)

  const kept = await notificationsData.collect(db, person)
  expect(kept.messages).toMatchObject([
    { recipient: 'salma@exemple.ma', status: 'Sent' },
    { recipient: 'old@exemple.ma', status: 'Sent' },
    { status: 'Waiting', marketing: false },
    { status: 'Waiting', marketing: true },
  ])
  expect(kept.suppressed).toMatchObject([{ reason: 'Complaint' }])
  for (let i = 0; i < 2; i++) await db.transaction().execute((trx) => notificationsData.erase(trx, person))
  expect((await stored()).map(({ key, recipient }) => [key, recipient])).toEqual([
    ['welcome:1', ''],
    ['by card', ''],
    ['of another', 'amine@exemple.ma'],
    ['farewell', 'salma@exemple.ma'],
  ])
  expect((await api.deps.pool.query('select reason from suppressed_addresses')).rows).toEqual([{ reason: 'Complaint' }])
})

test('sends marketing last after an outage', async () => {
  for (let i = 0; i < 3; i++) await write({ key: `offer:${i}`, marketing: true })
  later(1)
  await write({ key: 'reset:1' })
  later(1)
  const [first] = await findDue(api.deps.db, ['Email', 'Sms'], now, 2)
  expect(first).toMatchObject({ marketing: false })
})

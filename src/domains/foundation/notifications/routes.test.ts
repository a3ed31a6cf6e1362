import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createQueue, type Queue } from '#platform/queue.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { inboxGateway, sentinels } from './gateway.fake.ts'
import { startJobs } from './jobs.ts'
import { deliver, type Mail, sendMail, sendSms } from './service.ts'
import { findDue, insertMessage } from './store.ts'

const secret = 'a secret of the provider'
let api: TestApi

beforeAll(async () => {
  api = await testApi({ settings: { BOUNCE_SECRET: secret, PORT: '3999' } })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.deps.pool.query('truncate messages, suppressed_addresses, inbox_messages')
})

const mail: Mail = {
  subject: 'Confirmez votre adresse',
  title: 'Bienvenue',
  blocks: [{ text: 'Un <b>pas</b> encore.' }, { button: { label: 'Confirmer', url: 'http://localhost:3999/confirm?token=a&b=1' } }],
}

async function sent(to: string, key = to): Promise<void> {
  const { deps } = api
  await deps.db.transaction().execute((trx) => sendMail(deps, trx, { to, language: 'fr', key, mail }))
  await work()
}

async function work(): Promise<void> {
  const { deps } = api
  for (const { id } of await findDue(deps.db, ['Email', 'Sms'], deps.clock.now(), 100)) await deliver(deps, inboxGateway(deps), {}, id)
}

async function states(): Promise<Record<string, string>> {
  const { rows } = await api.deps.pool.query('select key, state from messages order by id')
  return Object.fromEntries(rows.map(({ key, state }) => [key, state]))
}

describe('the inbox', () => {
  test('shows a mail in a frame without scripts', async () => {
    await sent('salma@exemple.ma')
    const { messages } = (await api.app.inject('/dev/inbox.json?to=Salma@exemple.ma')).json()
    expect(messages).toMatchObject([
      {
        channel: 'Email',
        to: 'salma@exemple.ma',
        subject: mail.subject,
        links: ['http://localhost:3999/confirm?token=a&b=1', 'http://localhost:3999/'],
      },
    ])
    const page = await api.app.inject({ url: `/dev/inbox?id=${messages[0].id}`, headers: { 'accept-language': 'ar' } })
    expect(page.headers['content-security-policy']).not.toContain('unsafe')
    expect(page.body).toContain('dir="rtl"')
    expect(page.body).toContain(`src="inbox/${messages[0].id}"`)
    const shown = await api.app.inject(`/dev/inbox/${messages[0].id}`)
    expect(shown.headers['content-security-policy']).toMatch(/^sandbox allow-popups/)
    expect(shown.body).toContain('Un &lt;b&gt;pas&lt;/b&gt; encore.')
    expect(shown.body).toContain('href="http://localhost:3999/confirm?token=a&amp;b=1"')
  })

  test('finds an SMS by its number, encoded or not', async () => {
    const { deps } = api
    const sms = { to: '+212612345678', language: 'ar', key: 'code:1', text: 'رمزك 123456' } as const
    await deps.db.transaction().execute((trx) => sendSms(deps, trx, sms))
    await work()
    for (const to of ['+212612345678', '%2B212612345678'])
      expect((await api.app.inject(`/dev/inbox.json?to=${to}`)).json().messages).toMatchObject([
        { channel: 'Sms', text: sms.text, html: null },
      ])
    expect((await api.app.inject('/dev/inbox.json?to=%2B212600000000')).json().messages).toEqual([])
  })

  test('shows a repeated message once', async () => {
    const { deps } = api
    const { pool } = deps
    const to = '+212612345679'
    await deps.db.transaction().execute(async (trx) => {
      await sendMail(deps, trx, { to: 'salma@exemple.ma', language: 'fr', key: 'mail', mail })
      await sendSms(deps, trx, { to, language: 'fr', key: 'sms', text: 'Votre offre est prête' })
    })
    const { rows: before } = await pool.query('select id, content from messages')
    await work()
    for (const { id, content } of before)
      await pool.query("update messages set state = 'Sending', holder = -1, content = $2, sent_as = null where id = $1", [id, content])
    await work()
    expect(await states()).toEqual({ mail: 'Sent', sms: 'Sent' })
    const { rows } = await pool.query('select recipient, handovers from inbox_messages order by recipient')
    expect(rows).toEqual([
      { recipient: to, handovers: 2 },
      { recipient: 'salma@exemple.ma', handovers: 2 },
    ])
  })

  test('rejects foreign host names', async () => {
    const under = async (host: string) =>
      Promise.all(['/dev/inbox', '/dev/inbox.json'].map(async (url) => (await api.app.inject({ url, headers: { host } })).statusCode))
    for (const host of ['localhost:3999', '127.0.0.1:3999', '[::1]:3999']) expect(await under(host)).toEqual([200, 200])
    for (const host of ['rebound.example', 'rebound.example:3999', 'localhost.example']) expect(await under(host)).toEqual([404, 404])
  })

  test('shows failures by sentinel recipients', async () => {
    for (const to of [sentinels.nobody[0], sentinels.refused[0], sentinels.later[0]]) await sent(to)
    expect(await states()).toEqual({ 'nobody@exemple.ma': 'Bounced', 'refused@exemple.ma': 'Failed', 'later@exemple.ma': 'Waiting' })
  })

  test('is not found when disabled', async () => {
    const closed = await testApi({ settings: { DEV_INBOX: 'false' } })
    for (const url of ['/dev/inbox', '/dev/inbox.json', '/dev/inbox/1']) expect((await closed.app.inject(url)).statusCode).toBe(404)
    await closed.close()
  })

  test.each([
    '/dev/inbox/0',
    '/dev/inbox/x',
    '/dev/inbox/99999999999999999999',
    '/dev/inbox?id=a&id=b&to=a&to=b',
    '/dev/inbox.json?to=%00',
  ])('takes %s for what it is', async (url) => {
    expect((await api.app.inject(url)).statusCode).toBeLessThan(500)
  })
})

test('delivers through the real queue', async () => {
  const { deps } = api
  const queue: Queue = createQueue(deps.pool, deps.log, { keeper: true })
  await startJobs({ ...deps, queue }, {})
  await deps.db.transaction().execute((trx) => sendMail({ ...deps, queue }, trx, { to: 'a@exemple.ma', language: 'ar', key: 'q', mail }))
  while ((await states()).q !== 'Sent') await new Promise((resolve) => setTimeout(resolve, 50))
  expect((await api.app.inject('/dev/inbox.json')).json().messages).toHaveLength(1)
  await queue.stop(5)
}, 30_000)

describe('provider reports', () => {
  const report = (body: object, given: string | null = secret) =>
    api.app.inject({
      method: 'POST',
      url: '/api/notifications/bounces',
      payload: body,
      headers: given === null ? {} : { 'x-bounce-secret': given },
    })

  test('mark a bounced message and suppress its address once', async () => {
    await sent('gone@exemple.ma')
    const { rows } = await api.deps.pool.query('select sent_as from messages')
    // some providers omit the angle brackets
    const messageId = rows[0].sent_as.slice(1, -1)
    for (let i = 0; i < 2; i++) {
      const answer = await report({ reports: [{ kind: 'Bounced', messageId, reason: '550 5.1.1' }] })
      expect(answer.statusCode).toBe(204)
    }
    await sent('gone@exemple.ma', 'second')
    expect(await states()).toEqual({ 'gone@exemple.ma': 'Bounced', second: 'Suppressed' })
  })

  test('suppress marketing after a complaint, nothing after a delay', async () => {
    const reports = [
      { kind: 'Complained', address: 'Salma@exemple.ma' },
      { kind: 'Delayed', address: 'amine@exemple.ma' },
    ]
    expect((await report({ reports })).statusCode).toBe(204)
    for (const recipient of ['salma@exemple.ma', 'amine@exemple.ma'])
      for (const marketing of [true, false])
        await insertMessage(
          api.deps.db,
          {
            key: `${recipient} ${marketing}`,
            channel: 'Email',
            recipient,
            language: 'fr',
            customerId: null,
            marketing,
            content: { mail },
            expires: null,
          },
          api.deps.clock.now(),
        )
    await work()
    expect(await states()).toEqual({
      'salma@exemple.ma true': 'Suppressed',
      'salma@exemple.ma false': 'Sent',
      'amine@exemple.ma true': 'Sent',
      'amine@exemple.ma false': 'Sent',
    })
  })

  test('require the secret', async () => {
    const body = { reports: [{ kind: 'Bounced', address: 'a@exemple.ma' }] }
    expect((await report(body, null)).statusCode).toBe(403)
    expect((await report(body, 'another')).statusCode).toBe(403)
    const without = await testApi()
    const answer = await without.app.inject({
      method: 'POST',
      url: '/api/notifications/bounces',
      payload: body,
      headers: { 'x-bounce-secret': '' },
    })
    expect(answer.statusCode).toBe(404)
    await without.close()
  })

  test.each(['\0', 'a\ud800b'])('reject unstorable text: %j', async (reason) => {
    const answer = await report({ reports: [{ kind: 'Bounced', address: 'a@exemple.ma', reason }] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toContain('reports.reason')
  })

  test.each([{}, { reports: [] }, { reports: [{ kind: 'Bounced' }] }, { reports: [{ kind: 'Lost', address: 'a' }] }])(
    'refuses %j and names the field',
    async (body) => {
      const answer = await report(body)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().code).toBe('BadRequest')
    },
  )
})

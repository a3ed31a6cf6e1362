import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Clock } from '#platform/clock.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { eraseDeleted, keepRetention, makeExport } from './jobs.ts'
import { copyPage } from './rules.ts'
import { customersData, exportKey } from './service.ts'
import { findStaffCardsToForget, findToForget, findToWarn } from './store.ts'

let api: TestApi
let now = new Date(testNow)
const clock: Clock = { now: () => now }
const later = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000)
}

beforeAll(async () => {
  api = await testApi({ clock })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date(testNow)
  await api.deps.pool.query('truncate customers, messages, accounts cascade')
})

const path = '/api/customers/current/export'
const ask = async (subject: string, method: 'GET' | 'POST' = 'GET', url = path) =>
  api.app.inject({ method, url, headers: await api.headers(subject) })

async function card(subject: string): Promise<number> {
  const { id } = (await api.app.inject({ url: '/api/customers/current', headers: await api.headers(subject) })).json()
  await api.deps.pool.query(
    `update customers set first_name = 'Salma', last_name = 'Alaoui', email = $2, phone = '+212612345678', address = '12, rue des Orangers', last_seen = $3
     where id = $1`,
    [id, `${subject}@exemple.ma`, now],
  )
  return id
}

const leave = (subject: string) => api.deps.db.transaction().execute((trx) => api.deps.announce(trx, 'accountDeleted', { subject }))
const row = async (id: number) => (await api.deps.pool.query('select * from customers where id = $1', [id])).rows[0]
const mails = async () =>
  (
    await api.deps.pool.query(
      "select recipient, key, content -> 'mail' ->> 'subject' as subject, content::text as content from messages order by id",
    )
  ).rows

/** Another place in which something is kept of people: a list of notes. */
function notes(fails = false): PersonalData & { kept: Map<number, string[]> } {
  const kept = new Map<number, string[]>()
  return {
    room: 'notes',
    kept,
    collect: async (_db, { id }) => ({ notes: (kept.get(id) ?? []).map((text) => ({ text, created: '2026-03-01T09:30:00Z' })) }),
    erase: async (_trx, { id }) => {
      if (fails) throw new Error('notes cannot be erased')
      kept.delete(id)
    },
  }
}

/** Returns the text of one file of a ZIP archive. */
function unzipped(archive: Buffer, name: string): string {
  return strFromU8(unzipSync(archive)[name] ?? new Uint8Array())
}

describe('a copy of one’s data', () => {
  test('is created by a job, announced by mail and downloaded by its owner only', async () => {
    const id = await card('salma')
    const place = notes()
    place.kept.set(id, ['<b>Rappeler</b>'])
    expect((await ask('salma')).json()).toEqual({ id: null, state: 'None', asked: null, expires: null, size: null })
    const asked = (await ask('salma', 'POST')).json()
    expect(asked).toMatchObject({ state: 'Asked', asked: '2026-03-15T10:00:00+00:00', expires: null })
    expect((await ask('salma', 'GET', `${path}/${asked.id}`)).statusCode).toBe(404)
    for (let i = 0; i < 2; i++) await makeExport(api.deps, [customersData, place], asked.id)
    expect((await ask('salma')).json()).toMatchObject({ state: 'Ready', expires: '2026-03-24T10:00:00+00:00' })

    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: 'salma@exemple.ma', subject: 'La copie de vos données est prête' })
    expect(mail.content).toContain(`/customer/${id}#data`)

    const answer = await ask('salma', 'GET', `${path}/${asked.id}`)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
    expect(JSON.parse(unzipped(answer.rawPayload, 'rihla.json'))).toMatchObject({
      customers: { card: { firstName: 'Salma', phone: '+212612345678' }, statuses: [{ status: 'Active' }] },
      notes: { notes: [{ text: '<b>Rappeler</b>' }] },
    })
    const page = unzipped(answer.rawPayload, 'rihla.html')
    expect(page).toContain('<h2>Fiche client</h2>')
    expect(page).toContain('<dt>Prénom</dt><dd><bdi>Salma</bdi></dd>')
    expect(page).toContain('&lt;b&gt;Rappeler&lt;/b&gt;')
    expect(page).toContain('01/03/2026 09:30')

    expect((await ask('other', 'GET', `${path}/${asked.id}`)).statusCode).toBe(404)
    expect((await api.app.inject({ url: `${path}/${asked.id}`, headers: await api.headers() })).statusCode).toBe(401)
    expect((await ask('salma', 'GET', `${path}/1`)).statusCode).toBe(400)
  })

  test('allows one pending export, and a new one after a day', async () => {
    await card('salma')
    const answers = await Promise.all([ask('salma', 'POST'), ask('salma', 'POST'), ask('salma', 'POST')])
    const ids = new Set(answers.map((answer) => answer.json().id))
    expect(ids.size).toBe(1)
    const [first] = ids
    await makeExport(api.deps, [], first)
    expect((await ask('salma', 'POST')).json()).toMatchObject({ id: first, state: 'Ready' })
    const ready = now.getTime()
    now = new Date(ready + 86_399_999)
    expect((await ask('salma', 'POST')).json()).toMatchObject({ id: first, state: 'Ready' })
    now = new Date(ready + 86_400_000)
    expect((await ask('salma', 'POST')).json()).toMatchObject({ state: 'Asked' })
  })

  test('is not made for who left before', async () => {
    await card('salma')
    const { id } = (await ask('salma', 'POST')).json()
    await leave('salma')
    let collected = 0
    await makeExport(api.deps, [{ ...notes(), collect: async () => ({ times: ++collected }) }], id)
    expect([collected, await api.deps.storage.exists(exportKey(id))]).toEqual([0, false])
  })

  test('leaves no file behind when its owner left while it was being made', async () => {
    const id = await card('salma')
    const { id: copy } = (await ask('salma', 'POST')).json()
    const leaving: PersonalData = {
      ...notes(),
      collect: async () => {
        await leave('salma')
        await eraseDeleted(api.deps, [customersData])
        return {}
      },
    }
    await makeExport(api.deps, [leaving], copy)
    expect(await api.deps.storage.exists(exportKey(copy))).toBe(false)
    expect((await row(id)).erased).toEqual(now)
  })

  test('is gone after its days, the file too', async () => {
    await card('salma')
    const { id } = (await ask('salma', 'POST')).json()
    await makeExport(api.deps, [customersData], id)
    later(9)
    expect((await ask('salma', 'GET', `${path}/${id}`)).statusCode).toBe(404)
    expect(await api.deps.storage.exists(exportKey(id))).toBe(true)
    await keepRetention(api.deps)
    expect(await api.deps.storage.exists(exportKey(id))).toBe(false)
    expect((await ask('salma')).json().state).toBe('None')
  })

  test('can be had from a closed card', async () => {
    const id = await card('salma')
    await api.deps.pool.query("update customers set last_status = 'Inactive' where id = $1", [id])
    expect((await ask('salma', 'POST')).json().state).toBe('Asked')
  })
})

describe('a deleted account', () => {
  test('hides the card immediately and erases its personal data in the job', async () => {
    const id = await card('salma')
    const place = notes()
    place.kept.set(id, ['Rappeler'])
    const { id: copy } = (await ask('salma', 'POST')).json()
    await makeExport(api.deps, [customersData], copy)
    await leave('salma')
    expect((await ask('salma')).statusCode).toBe(401)
    expect(await row(id)).toMatchObject({ is_deleted: true, last_status: 'Inactive', email: 'salma@exemple.ma', erased: null })

    for (let i = 0; i < 2; i++) await eraseDeleted(api.deps, [place, customersData])
    expect(await row(id)).toMatchObject({
      user_id: 'salma',
      first_name: '',
      last_name: '',
      email: null,
      phone: null,
      address: null,
      erased: now,
    })
    expect(place.kept.size).toBe(0)
    expect(await api.deps.storage.exists(exportKey(copy))).toBe(false)
    expect((await api.deps.pool.query('select from customer_exports')).rowCount).toBe(0)
    expect((await mails()).filter(({ key }) => key === `customers.erased:${id}`)).toHaveLength(1)
    expect((await ask('salma')).statusCode).toBe(401)
  })

  test('is erased whole or not at all', async () => {
    const id = await card('salma')
    await leave('salma')
    const next = await card('next')
    await leave('next')
    const stubborn: PersonalData = { ...notes(), erase: (trx, owner) => notes(owner.id === id).erase(trx, owner) }
    await expect(eraseDeleted(api.deps, [customersData, stubborn])).rejects.toThrow('notes cannot be erased')
    expect(await row(id)).toMatchObject({ email: 'salma@exemple.ma', erased: null })
    expect(await row(next)).toMatchObject({ email: null, erased: now })
    await eraseDeleted(api.deps, [customersData, notes()])
    expect(await row(id)).toMatchObject({ email: null, erased: now })
  })

  test('gets no card by a call that was on its way, even if it never had one', async () => {
    await leave('ghost')
    expect((await ask('ghost')).statusCode).toBe(401)
    await eraseDeleted(api.deps, [customersData])
    expect(await mails()).toEqual([])
  })
})

describe('retention', () => {
  const months = (count: number) => new Date(Date.UTC(2026, 2 - count, 15, 10))
  const seen = (id: number, when: Date) => api.deps.pool.query('update customers set last_seen = $2 where id = $1', [id, when])

  test('warns an unused account a month before its deletion', async () => {
    const [old, fresh] = [await card('old'), await card('fresh')]
    await seen(old, months(36))
    await seen(fresh, months(34))
    for (let i = 0; i < 2; i++) await keepRetention(api.deps)
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['old@exemple.ma'])
    expect(await row(old)).toMatchObject({ is_deleted: false, warned: now })
    later(32)
    await keepRetention(api.deps)
    expect((await row(old)).is_deleted).toBe(false)
    later(1)
    await keepRetention(api.deps)
    expect((await row(old)).is_deleted).toBe(true)
    expect((await row(fresh)).is_deleted).toBe(false)
  })

  test('who comes back in time stays', async () => {
    const id = await card('old')
    await seen(id, months(36))
    await keepRetention(api.deps)
    later(15)
    await ask('old')
    later(30)
    await keepRetention(api.deps)
    expect(await row(id)).toMatchObject({ is_deleted: false, warned: null })
  })

  test('the team’s own accounts stay, cards of the staff go without a word', async () => {
    const agent = await card('agent-1')
    await api.headers('agent-1', ['agent'])
    await seen(agent, months(60))
    await api.deps.pool.query("insert into customers (first_name, email, last_seen, last_modified) values ('A.', 'a@exemple.ma', $1, $1)", [
      months(37),
    ])
    await keepRetention(api.deps)
    expect(await mails()).toEqual([])
    expect((await row(agent)).is_deleted).toBe(false)
    expect((await api.deps.pool.query('select is_deleted from customers where user_id is null')).rows).toEqual([{ is_deleted: true }])
  })

  test('warns and deletes only unused accounts without other records', async () => {
    const before = new Date('2023-03-15T10:00:00Z')
    const at = (ms: number) => new Date(before.getTime() + ms)
    const people: [string, Date, object][] = [
      ['unseen', at(-1), {}],
      ['seen then', before, {}],
      ['signed in since', at(-1), { signIn: before }],
      ['signed in before', at(-1), { signIn: at(-1) }],
      ['of the staff', at(-1), { staff: false }],
      ['of the staff before', at(-1), { staff: true }],
      ['gone', at(-1), { is_deleted: true }],
      ['told', at(-1), { warned: at(0) }],
      ['told later', at(-1), { warned: at(1) }],
      ['told and gone', at(-1), { warned: at(0), is_deleted: true }],
      ['told and seen', before, { warned: at(0) }],
    ]
    for (const [i, [subject, lastSeen, { signIn, staff, ...given }]] of (people as [string, Date, Record<string, unknown>][]).entries()) {
      const id = await card(subject)
      await seen(id, lastSeen)
      for (const [column, value] of Object.entries(given))
        await api.deps.pool.query(`update customers set ${column} = $2 where id = $1`, [id, value])
      if (signIn)
        await api.deps.pool.query(
          `insert into accounts (subject, civility, first_name, last_name, email, email_verified, phone, phone_verified, language, password_hash, password_changed, created, last_modified, last_sign_in)
           values ($1, 'M.', 'A', 'B', $2, true, $3, true, 'fr', '-', now(), now(), now(), $4)`,
          [subject, `${i}@exemple.ma`, `+2126000000${i}0`, signIn],
        )
      if (staff !== undefined) {
        await api.headers(subject, ['agent'])
        await api.deps.pool.query('update staff_members set is_deactivated = $2 where subject = $1', [subject, staff])
      }
    }
    const subjects = (rows: { subject: string }[]) => rows.map(({ subject }) => subject)
    expect(subjects(await findToWarn(api.deps.db, before))).toEqual(['unseen', 'signed in before', 'of the staff before'])
    expect(subjects(await findToForget(api.deps.db, before, before))).toEqual(['told'])
    expect(subjects(await findToForget(api.deps.db, before, at(1)))).toEqual(['told', 'told later'])

    // cards of the staff, which have no owner
    await api.deps.pool.query(
      `insert into customers (first_name, last_seen, last_modified, is_deleted)
       select name, seen, modified, gone from json_to_recordset($1) as x(name text, seen timestamptz, modified timestamptz, gone boolean)`,
      [
        JSON.stringify([
          { name: 'untouched', seen: at(-1), modified: at(-1), gone: false },
          { name: 'seen', seen: before, modified: at(-1), gone: false },
          { name: 'changed', seen: at(-1), modified: before, gone: false },
          { name: 'gone', seen: at(-1), modified: at(-1), gone: true },
        ]),
      ],
    )
    const ids = await findStaffCardsToForget(api.deps.db, before)
    const { rows } = await api.deps.pool.query('select first_name as name from customers where id = any($1)', [ids])
    expect(rows).toEqual([{ name: 'untouched' }])
  })

  test('consents of the forgotten are proof for five years', async () => {
    const id = await card('salma')
    await api.deps.pool.query(
      `insert into customer_consents (customer_id, purpose, channel, given, text_version, language, created)
       values ($1, 'News', 'Email', true, 'r1', 'fr', now())`,
      [id],
    )
    await api.deps.pool.query('update customers set is_deleted = true, erased = $2 where id = $1', [id, months(60)])
    const count = async () => (await api.deps.pool.query('select from customer_consents')).rowCount
    await keepRetention(api.deps)
    expect(await count()).toBe(1)
    later(32)
    await keepRetention(api.deps)
    expect(await count()).toBe(0)
  })
})

test('renders the export from right to left in Arabic, with empty sections', () => {
  const words = { title: 'ع', lead: '', yes: 'نعم', no: 'لا', nothing: 'لا شيء', room: String, label: String }
  const page = copyPage({ ...words, language: 'ar' }, [
    { room: 'a', data: { list: [], none: null } },
    { room: 'b', data: { given: true, tags: ['x', 'y'] } },
  ])
  expect(page).toContain('<html lang="ar" dir="rtl">')
  expect(page).toContain('<h2>a</h2><p>لا شيء</p>')
  expect(page).toContain('<dt>given</dt><dd>نعم</dd>')
  expect(page).toContain('<ul><li><bdi>x</bdi></li><li><bdi>y</bdi></li></ul>')
})

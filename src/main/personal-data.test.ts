import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseDeleted, keepRetention, makeExport } from '#domains/customers/customers/personal-data/jobs.ts'
import { sendPhoneCode } from '#domains/customers/customers/phone-code/service.ts'
import { eraseBytes } from '#domains/foundation/documents/jobs.ts'
import { originalKey } from '#domains/foundation/documents/rules.ts'
import { removeOutdated } from '#domains/foundation/notifications/store.ts'
import { deleteAccount, openAccount } from '#identity/accounts.ts'
import type { Clock } from '#platform/clock.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { personalData } from './personal-data.ts'

let api: TestApi
let now = new Date(testNow)
const clock: Clock = { now: () => now }

beforeAll(async () => {
  api = await testApi({ clock })
})
afterAll(() => api.close())

/** Values that occur nowhere else in the database. */
const traces = ['zineb', 'benjelloun', '+212612349876', 'passage-des-cigognes']

async function ask(method: 'GET' | 'POST' | 'PUT', url: string, subject: string, payload?: object): Promise<unknown> {
  const answer = await api.app.inject({ method, url, headers: await api.headers(subject), ...(payload && { payload }) })
  expect([url, answer.statusCode, answer.statusCode >= 400 ? answer.body : '']).toEqual([
    url,
    answer.statusCode < 300 ? answer.statusCode : 200,
    '',
  ])
  return answer.body === '' ? null : answer.json()
}

async function park(reference: string): Promise<number> {
  const { rows } = await api.deps.pool.query(
    `insert into vehicles (reference, brand_id, model_id, price, release_date, last_status, published_at)
     select $1, brand_id, id, 100000, '2020-05-01', 'Published', now() from models where name = 'Duster' returning id`,
    [reference],
  )
  return rows[0].id
}

/** The hash of the card that they sent in. */
const identityCard = 'c1'.repeat(32)

/** Somebody who did everything that can be done here. */
async function livelyPerson(): Promise<string> {
  const { subject } = await openAccount(api.deps, {
    civility: 'Mme.',
    firstName: 'Zineb',
    lastName: 'Benjelloun',
    companyName: null,
    email: 'zineb@exemple.ma',
    emailVerified: true,
    phone: '+212612349876',
    phoneVerified: true,
    language: 'fr',
    password: 'une longue route de sable',
  })
  const car = await park('P-1')
  await ask('PUT', '/api/customers/current', subject, { address: '3, passage-des-cigognes', addressLine2: null, zip: '20000', city: 'Fès' })
  await ask('PUT', '/api/customers/current/consents', subject, { consents: [{ purpose: 'Offers', channel: 'Post', given: true }] })
  await ask('POST', `/api/vehicles/${car}/favourites`, subject, { price: 105_000 })
  await ask('POST', '/api/customers/preferences', subject, { brands: ['Dacia'] })
  const about = { firstName: 'Zineb', lastName: 'Benjelloun', email: 'zineb@exemple.ma', phone: '06 12 34 98 76' }
  await ask('POST', '/api/contactrequests', subject, { ...about, message: 'Est-elle encore là ? Zineb' })
  await ask('POST', '/api/contactrequests', subject, { ...about, vehicleId: car, message: 'Puis-je la voir samedi ?' })
  await ask('POST', '/api/newsletter', subject, { email: 'zineb@exemple.ma', language: 'fr', consent: true })
  await sendPhoneCode(api.deps, '0612349876', 'fr', '10.0.0.1')
  const buyer = { ...about, civility: 'Mme.', address: '3, passage-des-cigognes', idNumber: 'BK123456' }
  await ask('POST', `/api/vehicles/${await park('P-2')}/places`, subject, { buyer })
  // a Monday morning: reservations are open
  now = new Date('2026-03-16T10:00:00Z')
  await ask('POST', `/api/vehicles/${car}/book`, subject, { buyer, terms: true })
  await api.deps.storage.put(originalKey(identityCard), Buffer.from('%PDF-'))
  await api.deps.pool.query(
    `insert into documents (owner_type, owner_id, type, status, file_name, mime_type, size, hash, is_deleted)
     select 'Booking', b.id, 'CustomerCIN', 'Preview', 'CIN Zineb Benjelloun.pdf', 'application/pdf', 5, $1, gone
     from vehicle_bookings b, unnest(array[false, true]) gone where b.vehicle_id = $2`,
    [identityCard, car],
  )
  await api.deps.pool.query(
    `insert into vehicle_purchases (reference, type, customer_id, disposed_vehicle_id, desired_vehicle_model, last_status)
     select 'RA-2026-000001', 'TradeIn', c.id, $1, 'Zineb veut un Tucson', 'Submited' from customers c where c.user_id = $2`,
    [car, subject],
  )
  await api.deps.pool.query(
    `with made as (insert into vehicle_intermediations (reference, request_origin, origin, type, language, customer_id, disposed_vehicle_id, seller,
         last_status, created, last_modified)
       select 'RI-2026-000001', 'FO', 'FO', 'Individual', 'fr', c.id, $1, '{"firstName": "Zineb"}', 'Submited', now(), now()
       from customers c where c.user_id = $2 returning id)
     insert into intermediation_statuses (intermediation_id, type, comment) select id, 'Submited', 'Zineb rappellera' from made`,
    [car, subject],
  )
  await api.deps.pool.query(
    `with own as (insert into vehicles (reference, brand_id, model_id, description, last_status)
       select 'ZB-1', brand_id, model_id, '{"fr": "La voiture de Zineb"}', 'Draft' from vehicles where id = $1 returning id),
     made as (insert into vehicle_ads (reference, customer_id, disposed_vehicle_id, language, last_status, created, last_modified)
       select 'AD-2026-000001', c.id, own.id, 'fr', 'Rejected', now(), now() from customers c, own where c.user_id = $2 returning id)
     insert into ad_statuses (ad_id, type, comment) select id, 'Rejected', 'Zineb, le prix est douteux' from made`,
    [car, subject],
  )
  await api.deps.pool.query(
    `insert into appointments (kind, storage_area_id, place, starts, ends, customer_id, purchase_id, note, created, last_modified)
     select 'Expertise', 1, 1, '2026-04-01T10:00Z', '2026-04-01T10:45Z', p.customer_id, p.id, 'Zineb vient à pied', now(), now()
     from vehicle_purchases p where p.reference = 'RA-2026-000001'`,
  )
  return subject
}

/** `table: row` of every row with a trace, queue included. */
async function found(): Promise<string[]> {
  const { rows: tables } = await api.deps.pool.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`)
  const rows: string[] = []
  for (const { name } of tables) {
    const { rows: hits } = await api.deps.pool.query<{ text: string }>(
      `select t::text as text from ${name} t where t::text ilike any($1)`,
      [traces.map((trace) => `%${trace}%`)],
    )
    rows.push(...hits.map(({ text }) => `${name}: ${text}`))
  }
  return rows
}

test('exports data of every module and deletes it from every table', async () => {
  const subject = await livelyPerson()
  const { id } = (await ask('POST', '/api/customers/current/export', subject)) as { id: string }
  await makeExport(api.deps, personalData, id)
  const { rows } = await api.deps.pool.query('select id, user_id as subject, email, phone from customers where user_id = $1', [subject])
  for (const { room, collect } of personalData) {
    const data = await collect(api.deps.db, rows[0])
    const said = Object.values(data).filter((value) => (Array.isArray(value) ? value.length > 0 : value !== null))
    expect([room, said.length > 0]).toEqual([room, true])
  }
  expect((await found()).length).toBeGreaterThan(8)
  // what was written to the person has left by now
  await api.deps.pool.query("update messages set state = 'Sent', content = null")

  await deleteAccount(api.deps, subject)
  await eraseDeleted(api.deps, personalData)
  await api.deps.pool.query("update messages set state = 'Sent', content = null where recipient <> ''")
  now = new Date(now.getTime() + 86_400_000 + 1000)
  await keepRetention(api.deps)

  expect((await found()).map((row) => row.split(':')[0])).toEqual(['public.messages'])
  expect(await api.deps.storage.exists(originalKey(identityCard))).toBe(true)
  await eraseBytes(api.deps)
  expect(await api.deps.storage.exists(originalKey(identityCard))).toBe(false)
  expect((await api.deps.pool.query('select from documents_to_erase')).rows).toEqual([])
  await removeOutdated(api.deps.db, now)
  expect(await found()).toEqual([])
})

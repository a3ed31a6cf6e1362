import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAdvert, insertCustomer } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { type AdNotice, tell } from './messages.ts'

const now = new Date('2026-03-16T10:00:00Z')
let api: TestApi
beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
})
afterAll(() => api.close())

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
let made = 0
/** A published advert. */
async function advert(): Promise<{ id: number; customer: number; vehicle: number }> {
  const { db } = api.deps
  const row = await insertAdvert(db, {
    customer_id: await insertCustomer(db, { user_id: `salma-${++made}`, first_name: 'Salma', email: 'salma@exemple.ma' }),
    ...{ visible_until: '2026-05-01T10:00:00Z', created: now, last_modified: now },
  })
  return { id: row.id, customer: row.customer_id, vehicle: row.disposed_vehicle_id }
}
/** What was written, the text of it in one line. */
async function written(id: number, notice: AdNotice): Promise<{ key: string; words: string } | null> {
  await query('truncate messages cascade')
  await api.deps.db.transaction().execute((trx) => tell(api.deps, trx, id, notice))
  const [row] = await query('select key, content::text as words from messages')
  return row ?? null
}
const step = async (id: number, type: string, comment: string | null = null): Promise<number> =>
  (await query('insert into ad_statuses (ad_id, type, comment, created) values ($1, $2, $3, $4) returning id', [id, type, comment, now]))[0]
    .id

test('each message has the key of what it is about, so that it is sent once for each', async () => {
  const { id, customer, vehicle } = await advert()
  const keys = async (...notices: AdNotice[]) => {
    const found = new Set<string | undefined>()
    for (const notice of notices) found.add((await written(id, notice))?.key.replace(`adverts.${notice}:${id}:`, ''))
    return [...found]
  }
  const steps = ['accepted', 'published', 'correction', 'rejected', 'suspended', 'expired'] as const
  expect([await keys(...steps), await keys('boosted', 'boostEnded')]).toEqual([['0:mail'], ['0:mail']])
  await step(id, 'Draft')
  const last = await step(id, 'Published')
  const [{ purchase }] = await query(
    `insert into ad_boosts (ad_id, boost_pack_id, names, price, days, payment_id, expires, created, paid, bill_number)
     select $1, id, names, 99, 7, gen_random_uuid(), $2, $2, $2, 'FB-2026-000001' from boost_packs limit 1 returning id as purchase`,
    [id, now],
  )
  // what is not paid is not told of
  await query(
    `insert into ad_boosts (ad_id, boost_pack_id, names, price, days, payment_id, expires, created)
     select $1, id, names, 179, 15, gen_random_uuid(), $2, $2 from boost_packs limit 1`,
    [id, now],
  )
  const [{ visit }] = await query(
    `insert into appointments (kind, storage_area_id, place, starts, ends, status, customer_id, ad_id, created, last_modified)
     values ('Expertise', 1, 1, '2026-03-20T10:00:00Z', '2026-03-20T11:00:00Z', 'Cancelled', $1, $2, $3, $3),
       ('Expertise', 1, 1, '2026-03-21T10:00:00Z', '2026-03-21T11:00:00Z', 'Booked', $1, $2, $3, $3) returning key as visit`,
    [customer, id, now],
  ).then((rows) => rows.slice(-1))
  const sheet = async (status: string, isDeleted = false): Promise<number> => {
    const [row] = await query(
      `insert into technical_expertises (reference, type, vehicle_id, ad_id, check_list_version, last_status, is_deleted, storage_area_id)
       select 'ET-2026-' || lpad($1::text, 6, '0'), 'Ad', $2, $3, max(version), $4, $5, 1 from check_lists returning id`,
      [++made, vehicle, id, status, isDeleted],
    )
    return row.id
  }
  const counted = await sheet('QuotationAccepted')
  await sheet('Rejected')
  await sheet('Draft', true)
  expect(await keys(...steps)).toEqual([`${last}:mail`])
  expect(await keys('boosted', 'boostEnded')).toEqual([`${purchase}:mail`])
  expect(await keys('ending')).toEqual(['2026-05-01T10:00:00.000Z:mail'])
  expect(await keys('inspectionDone')).toEqual([`${counted}:mail`])
  const times = await keys('inspectionSet', 'inspectionMoved', 'inspectionCancelled')
  expect(times).toEqual([expect.stringMatching(new RegExp(`^${visit}:2026-03-21T.*:mail$`))])
  const boosted = await written(id, 'boosted')
  expect([boosted?.words.includes('FB-2026-000001'), boosted?.words.includes('179')]).toEqual([true, false])
})

test('returns the reasons of the last rejection', async () => {
  const { id } = await advert()
  await step(id, 'Rejected', 'Un mot ancien')
  await step(id, 'Rejected', 'Le mot qui compte')
  await step(id, 'Published', 'Un autre mot')
  await query(`update vehicle_ads set reasons = '{Duplicate,Other}' where id = $1`, [id])
  for (const notice of ['rejected', 'suspended', 'correction'] as const) {
    const { words = '' } = (await written(id, notice)) ?? {}
    expect([words.includes('Le mot qui compte'), words.includes('Un mot ancien'), words.includes('Un autre mot')]).toEqual([
      true,
      false,
      false,
    ])
  }
  const accepted = await written(id, 'accepted')
  expect([accepted?.words.includes('Le mot qui compte'), accepted?.words.includes('120')]).toEqual([false, true])
  expect((await written(id, 'suspended'))?.words).toContain('/aid"')
  expect(accepted?.words).toMatch(/\/customerAnnonces#[\w-]+"/)
  for (const notice of ['correction', 'rejected'] as const) expect((await written(id, notice))?.words).toContain(`/customerAnnonces/${id}"`)
})

test('a company is called by its name; who has no address, was forgotten or has erased the advert is not written to', async () => {
  const { id, customer } = await advert()
  expect((await written(id, 'accepted'))?.words).toContain('Salma')
  await query(`update customers set company_name = 'Atlas SARL' where id = $1`, [customer])
  expect((await written(id, 'accepted'))?.words).toContain('Atlas SARL')
  const isWritten = async (table: string, change: string, back: string) => {
    await query(`update ${table} set ${change}`)
    const found = await written(id, 'accepted')
    await query(`update ${table} set ${back}`)
    return found !== null
  }
  expect(await isWritten('customers', 'email = null', `email = 'salma@exemple.ma' where id = ${customer}`)).toBe(false)
  expect(await isWritten('customers', 'erased = now()', 'erased = null')).toBe(false)
  expect(await isWritten('vehicle_ads', 'is_deleted = true', 'is_deleted = false')).toBe(false)
  expect(await written(id, 'accepted')).not.toBeNull()
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#platform/test-database.ts'
import { type Letter, writeLetter } from './service.ts'

let api: TestApi
const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

async function booked(language: 'fr' | 'ar', email: string | null = 'ali@exemple.ma', phone = '+212612345678'): Promise<number> {
  const [row] = await query(
    `with car as (
      insert into vehicles (reference, brand_id, model_id, storage_area_id, price, last_status)
      select 'VO-' || gen_random_uuid(), m.brand_id, m.id, 1, 90000, 'Booked' from models m where m.name = 'Clio' returning id
    ), person as (insert into customers (user_id, first_name, last_name) values (gen_random_uuid()::text, 'Ali', 'Idrissi') returning id, user_id
    ), card as (insert into vehicle_sales (reference, customer_id, last_status) select 'VT-' || gen_random_uuid(), id, 'Assigned' from person returning id)
    insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, storage_area_id, listed_price, price, advance_amount,
      hold_until, last_status)
    select 'RV-2026-000042', card.id, car.id, person.id, '{}', $1, 1, 90000, 90000, 1000, now(), 'Submitted' from car, person, card
    returning id, customer_id`,
    [language],
  )
  await query('update customers set language = $2, email = $3, phone = $4 where id = $1', [row.customer_id, language, email, phone])
  await query(`update vehicle_bookings set reference = 'RV-2026-' || lpad(id::text, 6, '0') where id = $1`, [row.id])
  return row.id
}

const letters: Letter[] = [
  { about: 'accepted' },
  { about: 'rejected', reason: 'Vendue en agence', deposit: 1000 },
  { about: 'newPrice', before: 90_000, price: 86_000, word: 'Pneus à changer' },
  { about: 'paymentDetails', method: 'BankTransfer', total: 90_000, settled: 1000 },
  { about: 'billed', number: 'FV-2026-000001', total: 90_000 },
  { about: 'ready', day: '2026-03-20' },
  { about: 'delivered', warranty: '2026-09-15', exchange: '2026-04-15', limit: 1000 },
  { about: 'recovered', amount: 90_000 },
]

test.each(['fr', 'ar'] as const)('every letter says something in %s, and nothing is left to fill in', async (language) => {
  for (const letter of letters) {
    const id = await booked(language)
    const write = () => api.deps.db.transaction().execute((trx) => writeLetter(api.deps, trx, id, letter))
    await write()
    // done again, nothing is sent again
    await write()
    const sent = await query(
      `select channel, language, content::text as content, customer_id from messages where split_part(key, ':', 2) = $1`,
      [String(id)],
    )
    const sms = ['accepted', 'rejected', 'newPrice', 'ready'].includes(letter.about)
    expect([letter.about, sent.map(({ channel }) => channel).sort()]).toEqual([letter.about, sms ? ['Email', 'Sms'] : ['Email']])
    for (const { content, language: written } of sent) {
      expect(written).toBe(language)
      expect(content).not.toMatch(/[{]\w+[}]|undefined|null|NaN/)
      expect(/[\u0600-\u06ff]/.test(content)).toBe(language === 'ar')
    }
  }
})

test('says where, when and with what the car is fetched', async () => {
  const id = await booked('fr')
  await api.deps.db.transaction().execute((trx) => writeLetter(api.deps, trx, id, { about: 'ready', day: '2026-03-20' }))
  const [{ content }] = await query(
    `select content::text as content from messages where split_part(key, ':', 2) = $1 and channel = 'Email'`,
    [String(id)],
  )
  const [{ address }] = await query('select address from storage_areas where id = 1')
  expect(content).toContain(address)
  expect(content).toContain('20 mars 2026')
  expect(content).toMatch(/lundi à \w+ : \d\d:\d\d – \d\d:\d\d/)
  expect(content).toContain('CIN')
})

test('whoever has no address gets nothing, whoever has no mobile no SMS', async () => {
  const [nowhere, landline] = [await booked('fr', null, '+212522000000'), await booked('fr', 'x@exemple.ma', '+212522000000')]
  for (const id of [nowhere, landline])
    await api.deps.db.transaction().execute((trx) => writeLetter(api.deps, trx, id, { about: 'accepted' }))
  const sent = async (id: number) =>
    (await query(`select channel from messages where split_part(key, ':', 2) = $1`, [String(id)])).map(({ channel }) => channel)
  expect(await sent(nowhere)).toEqual([])
  expect(await sent(landline)).toEqual(['Email'])
})

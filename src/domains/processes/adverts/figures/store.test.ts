import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAdvert, insertRow } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { findBoostEffect, findBoostedWeeks, findPricePlace, saveBoostEffect } from './store.ts'

/** The boosts of these tests begin on that day: 0. */
const began = Date.parse('2026-01-20T12:00:00Z')
const at = (days: number) => new Date(began + days * 86_400_000)
const dayOf = (days: number) => at(days).toISOString().slice(0, 10)
const [since, now] = [at(-100), at(50)]
let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
beforeEach(() => api.deps.pool.query('truncate vehicles, customers cascade'))

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
const weeks = () => findBoostedWeeks(api.deps.db, since, now)

interface Given {
  /** published on that day, and left on that one */
  from?: number
  to?: number | null
  price?: number
  bodyStyle?: string
  isDeleted?: boolean
  /** day and views */
  views?: readonly (readonly [number, number])[]
}
async function advert({
  from = -20,
  to = null,
  price = 100_000,
  bodyStyle = 'SUV',
  isDeleted = false,
  views,
}: Given = {}): Promise<number> {
  const { db } = api.deps
  const { id } = await insertAdvert(db, { is_deleted: isDeleted }, { price, body_style: bodyStyle })
  await insertRow(db, 'ad_statuses', { ad_id: id, type: 'Published', created: at(from) })
  if (to !== null) await insertRow(db, 'ad_statuses', { ad_id: id, type: 'Deactivated', created: at(to) })
  const seen = views ?? [
    [-3, 10],
    [2, 20],
  ]
  for (const [on, count] of seen) await insertRow(db, 'ad_views', { ad_id: id, day: dayOf(on), views: count })
  return id
}
interface Boost {
  paid?: Date | null
  days?: number
  ended?: Date | null
}
async function boost(id: number, { paid = at(0), days = 7, ended = null }: Boost = {}): Promise<number> {
  await query(
    `insert into ad_boosts (ad_id, boost_pack_id, names, price, days, payment_id, expires, created, paid, bill_number, ended)
     select $1, id, names, 99, $2, gen_random_uuid(), now(), now(), $3::timestamptz,
       case when $3::timestamptz is not null then 'FB-2026-' || lpad(nextval('ad_boost_bills')::text, 6, '0') end, $4
     from boost_packs order by id limit 1`,
    [id, days, paid, ended],
  )
  return id
}

describe('boost effect', () => {
  test.each<[string, Given, Boost, boolean]>([
    ['that ran for a week to the moment', {}, { ended: at(7) }, true],
    ['that ended a moment before', {}, { ended: new Date(+at(7) - 1) }, false],
    ['of fewer days', {}, { days: 6 }, false],
    ['that was not paid', {}, { paid: null }, false],
    ['paid at the moment from which they are looked at', { from: -110, views: [[-101, 4]] }, { paid: since }, false],
    ['paid a moment later', { from: -110, views: [[-101, 4]] }, { paid: new Date(+since + 1) }, true],
    ['whose week is over now', { views: [[42, 4]] }, { paid: at(43) }, false],
    ['whose week was over a moment ago', { views: [[42, 4]] }, { paid: new Date(+at(43) - 1) }, true],
    ['of an advert that was on sale for a week before', { from: -7 }, {}, true],
    ['of an advert that was on sale for six days before', { from: -6 }, {}, false],
    ['of an advert that left after the week', { to: 7 }, {}, true],
    ['of an advert that left on its last day', { to: 6 }, {}, false],
    ['of an advert that was erased', { isDeleted: true }, {}, false],
    ['of an advert that was seen seven days before', { views: [[-7, 1]] }, {}, true],
    ['of an advert that was seen earlier, and later, only', { views: [...([[-8, 9]] as const), [0, 9]] }, {}, false],
  ])('%s', async (_which, given, bought, says) => {
    await boost(await advert(given), bought)
    expect(await weeks()).toHaveLength(says ? 1 : 0)
  })

  test('once, by the first one of its advert', async () => {
    const id = await advert()
    await boost(id)
    await boost(id, { paid: at(1) })
    expect(await weeks()).toMatchObject([{ before: 10, during: 20 }])
  })
})

describe('similar adverts', () => {
  test.each<[string, Given, Boost | null, boolean]>([
    ['of the lowest price', { price: 70_000 }, null, true],
    ['of less', { price: 69_999 }, null, false],
    ['of the highest price', { price: 130_000 }, null, true],
    ['of more', { price: 130_001 }, null, false],
    ['of another body style', { bodyStyle: 'Sedan' }, null, false],
    ['that was erased', { isDeleted: true }, null, false],
    ['on sale for a week before', { from: -7 }, null, true],
    ['on sale for less', { from: -6 }, null, false],
    ['that left after the week', { to: 7 }, null, true],
    ['that left in the week', { to: 6 }, null, false],
    ['that was seen on the first day', { views: [[-7, 1]] }, null, true],
    ['that was seen on the day before', { views: [[-1, 1]] }, null, true],
    ['that was seen too early', { views: [[-8, 1]] }, null, false],
    ['that was seen too late', { views: [[0, 1]] }, null, false],
    ['boosted on the last day', {}, { paid: at(6), days: 3 }, false],
    ['boosted on the day after', {}, { paid: at(7), days: 3 }, true],
    ['whose boost ended on the first day', {}, { paid: at(-30), days: 3, ended: at(-7) }, false],
    ['whose boost ended before', {}, { paid: at(-30), days: 3, ended: at(-8) }, true],
    ['whose boost was never paid', {}, { paid: null, days: 3 }, true],
  ])('%s', async (_which, given, bought, stands) => {
    await boost(await advert({ price: 100_000 }))
    const other = await advert(given)
    if (bought) await boost(other, bought)
    expect((await weeks())[0]?.others).toEqual(stands ? [other] : [])
  })

  test('never more than fifty of them, those nearest in price', async () => {
    await boost(await advert())
    const others: number[] = []
    for (let i = 0; i < 51; i++) others.push(await advert({ price: i === 3 ? 90_000 : 101_000 }))
    const [week] = await weeks()
    expect(week?.others.toSorted((a, b) => a - b)).toEqual(others.filter((_, i) => i !== 3))
  })
})

test('what both brought is counted in the week before and in the first of the boost', async () => {
  const spread = [
    [-8, 1000],
    [-7, 3],
    [-1, 4],
    [0, 5],
    [6, 6],
    [7, 1000],
  ] as const
  const own = await boost(await advert({ views: spread }))
  const [first, second] = [await advert({ views: [...spread] }), await advert({ views: [[-2, 10]] })]
  const [{ buyer }] = await query(
    `insert into customers (user_id, first_name, last_name) values ('buyer', 'Ali', 'Idrissi') returning id as buyer`,
  )
  const written = (ad: number, on: number) =>
    query('insert into ad_conversations (ad_id, buyer_id, created, last_message) values ($1, $2, $3, $3)', [ad, buyer, at(on)])
  const asked = (ad: number, on: number) =>
    query(
      `insert into contact_requests (vehicle_id, first_name, last_name, email, message, language, notice_version, reply_by, created)
       select disposed_vehicle_id, 'Ali', 'Idrissi', 'a@exemple.ma', 'Bonjour', 'fr', '1', $2, $2 from vehicle_ads where id = $1`,
      [ad, at(on)],
    )
  const phoned = (ad: number, on: number, count: number) =>
    query('insert into ad_phones (ad_id, day, count) values ($1, $2, $3)', [ad, dayOf(on), count])
  for (const on of [-8, 7]) {
    await asked(own, on)
    await phoned(own, on, 50)
  }
  await written(own, -1)
  for (const on of [-7, -1, 0, 6]) await asked(own, on)
  await phoned(own, -1, 10)
  await phoned(own, 0, 20)
  await phoned(first, -4, 3)
  await written(second, 4)
  const found = (await weeks()).map(({ others, ...week }) => ({ ...week, others: others.toSorted((a, b) => a - b) }))
  expect(found).toEqual([
    {
      ...{ before: 7, during: 11, contactsBefore: 13, contactsDuring: 22, others: [first, second] },
      // between 11 / 7 − 1 and 0 / 10 − 1
      ...{ othersChange: expect.closeTo((4 / 7 - 1) / 2, 10), othersContactsBefore: 1.5, othersContactsDuring: 0.5 },
    },
  ])
})

test('replaces the stored effect of a boost', async () => {
  const effect = {
    ...{ adverts: 11, percent: 12, notMore: 13, contactsBefore: 1.4, contactsDuring: 1.5 },
    ...{ otherAdverts: 16, otherPercent: -17, otherContactsBefore: 1.8, otherContactsDuring: 1.9 },
  }
  const later = {
    ...{ adverts: 21, percent: 22, notMore: 23, contactsBefore: 2.4, contactsDuring: 2.5 },
    ...{ otherAdverts: 26, otherPercent: -27, otherContactsBefore: 2.8, otherContactsDuring: 2.9 },
  }
  for (const one of [effect, later, null]) {
    await saveBoostEffect(api.deps.db, one)
    expect(await findBoostEffect(api.deps.db)).toEqual(one)
  }
})

test('returns the last known price per day', async () => {
  const [id, other] = [await advert(), await advert()]
  const place = (ad: number, on: number, probable: number) =>
    query('insert into ad_price_days (ad_id, day, price, low, probable, high, cars) values ($1, $2, 100, 1, $3, $3 + 5, 9)', [
      ad,
      dayOf(on),
      probable,
    ])
  await place(id, 0, 80)
  await place(id, -2, 70)
  await place(other, 1, 60)
  expect(await findPricePlace(api.deps.db, id, dayOf(0))).toEqual({ probable: 80, high: 85 })
  expect(await findPricePlace(api.deps.db, id, dayOf(-9))).toEqual({ probable: 80, high: 85 })
  expect(await findPricePlace(api.deps.db, id, dayOf(1))).toBeNull()
})

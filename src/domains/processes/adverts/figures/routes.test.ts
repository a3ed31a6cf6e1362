import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anonymous } from '#shared/actor.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { sweepAds } from '../jobs.ts'
import type { AdStatistics } from './contract.ts'
import { measureEffects, showingsCounter } from './service.ts'

describe('statistics', () => {
  const now = new Date('2026-03-16T10:00:00Z')
  let api: TestApi
  beforeAll(async () => {
    api = await testApi({ clock: { now: () => now } })
  })
  afterAll(() => api.close())

  const query = (text: string, values: unknown[]) => api.deps.pool.query(text, values)
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

  /** An advert of somebody that came online so many days ago. */
  async function advert(subject: string, { price = 120_000, online = 10 }: { price?: number; online?: number | null } = {}) {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/vehicleads/save',
      headers: await api.headers(subject),
      payload: { disposedVehicle: { brand: 'Dacia', model: 'Duster', bodyStyle: 'SUV', mileage: 84_000, releaseDate: '2019-03-12' } },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const { id, disposedVehicleId: car } = answer.json()
    await query('update vehicles set price = $2 where id = $1', [car, price])
    if (online !== null) {
      await query(`update vehicle_ads set last_status = 'Published' where id = $1`, [id])
      await query(`insert into ad_statuses (ad_id, type, created) values ($1, 'Published', $2)`, [id, daysAgo(online)])
    }
    return { id, car }
  }
  const seen = (id: number, day: number, views: number) =>
    query(`insert into ad_views (ad_id, day, views) values ($1, ($2::timestamptz at time zone 'UTC')::date, $3)`, [id, daysAgo(day), views])
  const shown = (id: number, day: number, times: number) =>
    query(
      `insert into ad_showings (ad_id, day, shown, opened) values ($1, ($2::timestamptz at time zone 'UTC')::date, $3::int, $3::int / 10)`,
      [id, daysAgo(day), times],
    )
  async function statistics(id: number, subject: string): Promise<AdStatistics> {
    const answer = await api.app.inject({ url: `/api/vehicleads/${id}/statistics`, headers: await api.headers(subject) })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  test('returns daily figures and five similar adverts to the seller only', async () => {
    const { id, car } = await advert('seller')
    await seen(id, 9, 4)
    await seen(id, 0, 6)
    const alone = await statistics(id, 'seller')
    expect(alone.since).toBe('2026-03-06')
    expect(alone.days).toHaveLength(11)
    expect(alone.days.at(-1)).toEqual({ day: '2026-03-16', views: 6, similar: null, shown: null })
    expect(alone.shownSince).toBeNull()
    expect(alone.days[1]).toMatchObject({ day: '2026-03-07', views: 4 })
    expect([alone.reach, alone.similar]).toEqual([{ shown: null, opened: null, views: 10, favourites: 0, contacts: 0 }, null])

    // the seller keeps their own car, which is no favourite of a buyer; what was written before the advert is not of it
    await advert('buyer', { online: null })
    await query(
      `insert into favourites (customer_id, vehicle_id, saved_at) select id, $1, $2 from customers where user_id in ('seller', 'buyer')
     on conflict do nothing`,
      [car, daysAgo(2)],
    )
    for (const days of [1, 20])
      await query(
        `insert into contact_requests (vehicle_id, first_name, last_name, email, message, language, notice_version, reply_by, created)
       values ($1, 'A', 'B', 'a@exemple.ma', 'Bonjour', 'fr', '1', $2, $2)`,
        [car, daysAgo(days)],
      )
    // lists are counted since the day before yesterday
    await shown(id, 2, 60)
    await shown(id, 0, 40)
    for (let i = 0; i < 5; i++) await seen((await advert(`other-${i}`, { online: i === 0 ? 3 : 30 })).id, 0, 3)
    const dear = await advert('dear', { price: 157_000 })
    await seen(dear.id, 0, 1000)
    const beside = await statistics(id, 'seller')
    expect([beside.shownSince, beside.days.map((one) => one.shown).slice(-4)]).toEqual(['2026-03-14', [null, 60, 0, 40]])
    expect(beside.reach).toEqual({ shown: 100, opened: 10, views: 10, favourites: 1, contacts: 1 })
    expect(beside.similar).toEqual({ adverts: 5, shown: 0, opened: 0, views: 15, favourites: 0, contacts: 0 })
    expect(beside.days.at(-1)?.similar).toBe(3)
    // one of the five came later: four say nothing
    expect(beside.days.at(-5)?.similar).toBeNull()

    for (const subject of ['stranger', 'other-0']) {
      const answer = await api.app.inject({ url: `/api/vehicleads/${id}/statistics`, headers: await api.headers(subject) })
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NotFound'])
    }
  })

  test('returns the days until the advert left', async () => {
    const { id } = await advert('left', { online: 9 })
    await query(`update vehicle_ads set last_status = 'Deactivated' where id = $1`, [id])
    await query(`insert into ad_statuses (ad_id, type, created) values ($1, 'Deactivated', $2)`, [id, daysAgo(4)])
    const { days } = await statistics(id, 'left')
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-03-07', '2026-03-12'])
  })

  test('returns sixty days; nothing for a draft', async () => {
    const old = await advert('old', { online: 200 })
    expect((await statistics(old.id, 'old')).days).toHaveLength(60)
    const draft = await advert('draft', { online: null })
    expect(await statistics(draft.id, 'draft')).toMatchObject({ since: null, days: [], boosts: [], reach: { views: 0 }, similar: null })
  })

  // the setting of the tests: six adverts on either side
  test('the paid days are named, and what boosts did beside similar adverts without one over the same days', async () => {
    const packs = await query('select id, names from boost_packs order by boost_in_days limit 1', [])
    const boost = async (id: number, paid: Date, days: number, ended: Date | null) =>
      query(
        `insert into ad_boosts (ad_id, boost_pack_id, names, price, days, payment_id, expires, created, paid, bill_number, ended)
       values ($1, $2, $3, 99, $4, gen_random_uuid(), $5, $5, $5, 'FB-2026-' || lpad(nextval('ad_boost_bills')::text, 6, '0'), $6)`,
        [id, packs.rows[0].id, packs.rows[0].names, days, paid, ended],
      )
    const called = (id: number, days: number, count: number) =>
      query(`insert into ad_phones (ad_id, day, count) values ($1, ($2::timestamptz at time zone 'UTC')::date, $3)`, [
        id,
        daysAgo(days),
        count,
      ])
    const boosted = async (name: string, { online = 40, price = 500_000, during = 20 } = {}) => {
      const { id } = await advert(name, { online, price })
      await boost(id, daysAgo(20), 7, daysAgo(13))
      await seen(id, 22, 10)
      await seen(id, 18, during)
      // the calls of the day before the two weeks, and of the day after, are of neither
      for (const [days, count] of [
        [28, 9],
        [21, 1],
        [20, 2],
        [14, 1],
        [13, 9],
      ] as const)
        await called(id, days, count)
      return id
    }
    const effect = async (id: number, subject: string) => {
      await measureEffects(api.deps)
      return (await statistics(id, subject)).boostEffect
    }
    let last = 0
    for (let i = 0; i < 6; i++) last = await boosted(`boosted-${i}`, { during: i < 2 ? 10 : 16 })
    expect((await statistics(last, 'boosted-5')).boosts).toEqual([{ from: '2026-02-24', to: '2026-03-03' }])
    // five beside each are enough of these, but the house wants six on either side
    const beside: number[] = []
    const plain = async (name: string, more: { online?: number; price?: number } = {}) => {
      const { id } = await advert(name, { online: 40, price: 520_000, ...more })
      await seen(id, 22, 10)
      await seen(id, 18, 9)
      return id
    }
    for (let i = 0; i < 5; i++) beside.push(await plain(`plain-${i}`))
    expect(await effect(last, 'boosted-5')).toBeNull()
    beside.push(await plain('plain-5'))
    await called(beside[0] ?? 0, 19, 6)
    const known = {
      ...{ adverts: 6, percent: 60, notMore: 2, contactsBefore: 1, contactsDuring: 3 },
      ...{ otherAdverts: 6, otherPercent: -10, otherContactsBefore: 0, otherContactsDuring: 1 },
    }
    expect(await effect(last, 'boosted-5')).toEqual(known)
    // one that was not online for a week before tells nothing, boosted or not; nor does another price, a boost meanwhile, or what nobody looked at
    await boosted('fresh', { online: 22, during: 500 })
    await plain('late', { online: 22 })
    await plain('dearer', { price: 700_000 })
    await boost(await plain('paid-too'), daysAgo(30), 30, null)
    await advert('unseen', { online: 40, price: 500_000 })
    const left = await plain('left-early')
    await query(`insert into ad_statuses (ad_id, type, created) values ($1, 'Deactivated', $2)`, [left, daysAgo(16)])
    expect(await effect(last, 'boosted-5')).toEqual(known)
  })

  test('lists missing facts as advice', async () => {
    const { id, car } = await advert('advised')
    expect((await statistics(id, 'advised')).advice).toEqual([
      { kind: 'facts', fields: ['fuelType', 'gearType', 'color', 'fiscalPower', 'isFirstHand'], effect: null },
      { kind: 'inspection', effect: null },
    ])
    await query(
      `update vehicles set fuel_type = 'Diesel', gear_type = 'Manual', color = 'Grey', fiscal_power = 6, is_first_hand = false,
       has_public_expertise_sheet = true, inspected_points = 110 where id = $1`,
      [car],
    )
    expect((await statistics(id, 'advised')).advice).toEqual([])
    // dearer than comparable cars, as far as that is known of these days
    const stood = (days: number, high: number) =>
      query(
        `insert into ad_price_days (ad_id, day, price, low, probable, high, cars) values ($1, $2::timestamptz::date, 120000, 90000, 100000, $3, 9)`,
        [id, daysAgo(days), high],
      )
    await stood(8, 110_000)
    expect((await statistics(id, 'advised')).advice).toEqual([])
    await stood(2, 119_999)
    expect((await statistics(id, 'advised')).advice).toEqual([{ kind: 'price', less: 20_000, effect: null }])
    await stood(1, 120_000)
    expect((await statistics(id, 'advised')).advice).toEqual([])
  })
})

describe('views', () => {
  let api: TestApi
  let now = new Date(testNow)
  beforeAll(async () => {
    api = await testApi({ clock: { now: () => now }, settings: { TRUST_PROXY: '1' } })
  })
  afterAll(() => api.close())

  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

  /** A published advert of somebody; gives its number and that of its car. */
  async function advert(subject: string, status = 'Published'): Promise<{ id: number; car: number }> {
    const { id } = (
      await api.app.inject({
        method: 'POST',
        url: '/api/vehicleads/save',
        headers: await api.headers(subject),
        payload: { disposedVehicle: { brand: 'Dacia', model: 'Duster' } },
      })
    ).json()
    const { rows } = await api.deps.pool.query(
      'update vehicle_ads set last_status = $2 where id = $1 returning disposed_vehicle_id as car',
      [id, status],
    )
    return { id, car: rows[0].car }
  }
  async function look(
    car: number,
    { from = '10.1.1.1', agent = firefox, headers = {} }: { from?: string; agent?: string; headers?: object } = {},
  ) {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api/vehicleads/vehicle/${car}/views`,
      headers: { ...(await api.headers()), 'x-forwarded-for': from, 'user-agent': agent, ...headers },
    })
    expect(answer.statusCode, answer.body).toBe(204)
  }
  const views = async (id: number, subject: string): Promise<{ views: number; viewsOfWeek: number }> => {
    const answer = await api.app.inject({ url: `/api/vehicleads/${id}`, headers: await api.headers(subject) })
    const ad = answer.json()
    return { views: ad.views, viewsOfWeek: ad.viewsOfWeek }
  }

  test('an advert counts who looks at it once a day, and its seller reads how many', async () => {
    now = new Date('2026-03-16T10:00:00Z')
    const { id, car } = await advert('seller')
    expect(await views(id, 'seller')).toEqual({ views: 0, viewsOfWeek: 0 })
    await look(car)
    await look(car)
    await look(car, { from: '10.1.1.2' })
    await look(car, { agent: `${firefox} Mobile` })
    expect((await views(id, 'seller')).views).toBe(3)
    // a week is today and the six days before
    now = new Date('2026-03-22T10:00:00Z')
    expect((await views(id, 'seller')).viewsOfWeek).toBe(3)
    now = new Date('2026-03-23T10:00:00Z')
    expect((await views(id, 'seller')).viewsOfWeek).toBe(0)
    now = new Date('2026-03-25T10:00:00Z')
    await look(car)
    expect(await views(id, 'seller')).toEqual({ views: 4, viewsOfWeek: 1 })
  })

  test('counts no seller, staff, bots or offline adverts', async () => {
    const { id, car } = await advert('vendor')
    const draft = await advert('vendor', 'Draft')
    await look(car, { headers: await api.headers('vendor') })
    await look(car, { headers: await api.headers('an-agent', ['agent']) })
    await look(car, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
    await look(car, { agent: '' })
    await look(draft.car)
    const gone = await advert('vendor')
    await api.deps.pool.query('update vehicle_ads set is_deleted = true where id = $1', [gone.id])
    await look(gone.car)
    expect((await api.deps.pool.query('select from ad_views where ad_id = $1', [gone.id])).rowCount).toBe(0)
    await look(2_000_000_000)
    expect([(await views(id, 'vendor')).views, (await views(draft.id, 'vendor')).views]).toEqual([0, 0])
    await look(car, { headers: await api.headers('a-buyer') })
    expect((await views(id, 'vendor')).views).toBe(1)
  })

  test('somebody who makes up browsers is counted twenty times a day and no more', async () => {
    const { id, car } = await advert('popular')
    await Promise.all(Array.from({ length: 10 }, (_, i) => look(car, { agent: `${firefox} ${i}` })))
    for (let i = 10; i < 30; i++) await look(car, { agent: `${firefox} ${i}` })
    expect((await views(id, 'popular')).views).toBe(20)
    // from elsewhere, and the next day, there are more
    await look(car, { from: '10.1.9.9' })
    now = new Date(now.getTime() + 86_400_000)
    await look(car)
    expect((await views(id, 'popular')).views).toBe(22)
  })

  test('who looked is forgotten with the day, how many is not', async () => {
    const { id, car } = await advert('forgotten')
    await look(car)
    const kept = async () => (await api.deps.pool.query('select from ad_visitors where ad_id = $1', [id])).rowCount
    await sweepAds(api.deps)
    expect(await kept()).toBe(1)
    now = new Date(now.getTime() + 86_400_000)
    await sweepAds(api.deps)
    expect([await kept(), (await views(id, 'forgotten')).views]).toEqual([0, 1])
  })

  /** Adverts in view in a list of somebody; what waits in memory is written after two seconds. */
  async function glance(
    cars: number[],
    { from = '10.1.1.1', agent = firefox, headers = {} }: { from?: string; agent?: string; headers?: object } = {},
  ) {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/vehicleads/showings',
      headers: { ...(await api.headers()), 'x-forwarded-for': from, 'user-agent': agent, ...headers },
      payload: { vehicles: cars },
    })
    expect(answer.statusCode, answer.body).toBe(204)
  }
  const showings = async (id: number) =>
    (await api.deps.pool.query('select shown, opened from ad_showings where ad_id = $1 order by day', [id])).rows

  test('who has adverts in view is counted once a day for each, and as one who opened it, before or after', async () => {
    now = new Date('2026-04-01T10:00:00Z')
    const [one, two] = [await advert('one'), await advert('two')]
    const draft = await advert('two', 'Draft')
    const headers = (subject: string) => api.headers(subject)
    await look(two.car, { from: '10.2.2.2' })
    await glance([one.car, two.car, draft.car, 2_000_000_000])
    await glance([one.car, one.car])
    await glance([one.car, two.car], { from: '10.2.2.2' })
    await glance([one.car, two.car], { from: '10.3.3.3', headers: await headers('one') })
    await glance([one.car], { from: '10.4.4.4', agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
    await glance([one.car], { from: '10.5.5.5', headers: await api.headers('an-agent', ['agent']) })
    await expect.poll(() => showings(one.id)).toEqual([{ shown: 2, opened: 0 }])
    expect(await showings(two.id)).toEqual([{ shown: 3, opened: 1 }])
    expect(await showings(draft.id)).toEqual([])
    await look(one.car)
    await look(one.car)
    await look(one.car, { from: '10.9.9.9' })
    expect(await showings(one.id)).toEqual([{ shown: 2, opened: 1 }])

    now = new Date('2026-04-02T10:00:00Z')
    await sweepAds(api.deps)
    expect((await api.deps.pool.query('select from ad_list_visitors')).rowCount).toBe(0)
    const answer = await api.app.inject({ url: `/api/vehicleads/${one.id}`, headers: await api.headers('one') })
    expect(answer.json().views).toBe(2)
  })

  test('a network has an advert in view twenty times a day and no more, and no list is longer than a page', async () => {
    now = new Date('2026-04-03T10:00:00Z')
    const { id, car } = await advert('shown-often')
    for (let i = 0; i < 15; i++) await glance([car], { agent: `${firefox} ${i}` })
    await expect.poll(() => showings(id)).toEqual([{ shown: 15, opened: 0 }])
    for (let i = 10; i < 30; i++) await glance([car], { agent: `${firefox} ${i}` })
    await expect.poll(() => showings(id)).toEqual([{ shown: 20, opened: 0 }])
    for (const vehicles of [[], Array.from({ length: 61 }, (_, i) => i + 1), ['1'], [0]]) {
      const answer = await api.app.inject({
        method: 'POST',
        url: '/api/vehicleads/showings',
        headers: await api.headers(),
        payload: { vehicles },
      })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'BadRequest'])
    }
  })

  test('what waits is written as the server stops', async () => {
    const { id, car } = await advert('stopping')
    const { add, write } = showingsCounter(api.deps)
    add([car], { actor: anonymous, address: '10.7.7.7', agent: firefox })
    expect(await showings(id)).toEqual([])
    await write()
    expect(await showings(id)).toEqual([{ shown: 1, opened: 0 }])
  })
})

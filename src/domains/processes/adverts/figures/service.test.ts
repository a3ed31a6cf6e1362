import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { type BoostedWeek, boostEffectOf, effectOf, leastSimilar, type Measured, median } from './rules.ts'
import { effectsOf, measureEffects } from './service.ts'

const now = new Date('2026-03-16T10:00:00Z')
let api: TestApi
beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
})
afterAll(() => api.close())

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

/** An advert online for the last ten days, of yesterday too, with photos and views a day. */
async function advert(name: string, { photos = 4, views = 5, told = true, away = null as number | null } = {}): Promise<number> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/vehicleads/save',
    headers: await api.headers(name),
    payload: {
      disposedVehicle: { brand: 'Dacia', model: 'Duster', bodyStyle: 'SUV', fuelType: 'Diesel', gearType: 'Manual', color: 'Grey' },
    },
  })
  const { id, disposedVehicleId: car } = answer.json()
  if (told) await query('update vehicles set fiscal_power = 6, is_first_hand = true where id = $1', [car])
  await query(`update vehicle_ads set last_status = 'Published' where id = $1`, [id])
  await query(`insert into ad_statuses (ad_id, type, created) values ($1, 'Published', $2)`, [id, daysAgo(10)])
  if (away !== null) await query(`insert into ad_statuses (ad_id, type, created) values ($1, 'Deactivated', $2)`, [id, daysAgo(away)])
  await query(
    `insert into documents (id, hash, owner_type, owner_id, type, file_name, mime_type, size, images_order)
     select gen_random_uuid(), md5($1 || i::text) || md5($1 || i::text), 'Vehicle', $2, 'VehicleAdPicture', 'a.jpg', 'image/jpeg', 1, i
     from generate_series(1, $3::int) i`,
    [name, car, photos],
  )
  await query(`insert into ad_views (ad_id, day, views) select $1, $2::timestamptz::date + i, $3 from generate_series(0, 9) i`, [
    id,
    daysAgo(10),
    views,
  ])
  return id
}
const phoned = (id: number, count: number, days: number) =>
  query('insert into ad_phones (ad_id, day, count) values ($1, $2::timestamptz::date, $3)', [id, daysAgo(days), count])

test('what photos, facts and the price bring is measured by the days online, and unknown below the sample of the setting', async () => {
  const many: number[] = []
  for (let i = 0; i < 6; i++) many.push(await advert(`many-${i}`, { photos: 8, views: 12 }))
  for (let i = 0; i < 5; i++) await advert(`few-${i}`, { photos: 4, views: 6, told: false })
  await phoned(many[0] ?? 0, 4, 3)
  await phoned(many[1] ?? 0, 50, 0)
  await measureEffects(api.deps)
  // five have fewer: the setting of the tests asks for six
  expect(await effectsOf(api.deps.db)).toEqual({
    typicalPhotos: 8,
    effects: { price: null, photos: null, facts: null, inspection: null },
    boostEffect: null,
  })
  await advert('few-5', { photos: 4, views: 6, told: false })
  // online for too short a time, or boosted meanwhile: they say nothing
  await advert('short', { photos: 8, views: 500, away: 8 })
  const boosted = await advert('boosted', { photos: 8, views: 500 })
  await query(
    `insert into ad_boosts (ad_id, boost_pack_id, names, price, days, payment_id, expires, created, paid, bill_number)
     select $1, id, names, 99, 7, gen_random_uuid(), $2, $2, $2, 'FB-2026-' || lpad(nextval('ad_boost_bills')::text, 6, '0') from boost_packs limit 1`,
    [boosted, daysAgo(5)],
  )
  const gone = await advert('gone', { photos: 8, views: 500 })
  await query('update vehicle_ads set is_deleted = true where id = $1', [gone])
  for (const id of many)
    await query(
      `insert into ad_price_days (ad_id, day, price, low, probable, high, cars)
       select $1, $2::timestamptz::date + i, 100, 80, 90, case when i < 5 then 99 else 100 end, 9 from generate_series(0, 9) i`,
      [id, daysAgo(10)],
    )
  await measureEffects(api.deps)
  const { effects, typicalPhotos } = await effectsOf(api.deps.db)
  expect(typicalPhotos).toBe(6)
  const days = { since: '2025-12-16', until: '2026-03-15' }
  // four contacts in sixty days online; what came today is not measured yet
  const measured = { ...days, adverts: 6, views: 12, contacts: 2, otherAdverts: 6, otherViews: 6, otherContacts: 0 }
  expect(effects.photos).toEqual(measured)
  expect(effects.facts).toEqual(measured)
  expect(effects.inspection).toBeNull()
  // the same adverts by what they asked each day; the four contacts were on one of the cheaper days
  expect(effects.price).toEqual({ ...days, adverts: 6, views: 12, contacts: 4, otherAdverts: 6, otherViews: 12, otherContacts: 0 })
})

test('an effect needs enough adverts on both sides', () => {
  const measured: Measured = {
    ...{ kind: 'photos', threshold: 8, since: '2026-01-01', until: '2026-03-31' },
    ...{ adverts: 20, days: 90, views: 100, contacts: 7, otherAdverts: 20, otherDays: 30, otherViews: 45, otherContacts: 1 },
  }
  expect(effectOf(undefined, 0)).toBeNull()
  for (const few of [{ adverts: 19 }, { otherAdverts: 19 }]) expect(effectOf({ ...measured, ...few }, 20)).toBeNull()
  expect(effectOf(measured, 20)).toEqual({
    ...{ since: '2026-01-01', until: '2026-03-31', adverts: 20, views: 1.1, contacts: 2.3 },
    ...{ otherAdverts: 20, otherViews: 1.5, otherContacts: 1 },
  })
})

const week = (during: number, changes: Partial<BoostedWeek> = {}): BoostedWeek => ({
  ...{ before: 10, during, contactsBefore: 1, contactsDuring: 2 },
  ...{ others: [1, 2, 3, 4, 5], othersChange: -0.05, othersContactsBefore: 1, othersContactsDuring: 0.5 },
  ...changes,
})

test('compares a boost with medians of similar adverts', () => {
  const few = { others: Array.from({ length: leastSimilar - 1 }, (_, i) => i) }
  expect(boostEffectOf([])).toBeNull()
  expect(boostEffectOf([week(20, few), week(20, { before: 0 })])).toBeNull()
  // one that was looked at a hundred times as often moves no median, and one without similar adverts does not count
  const weeks = [week(12), week(10), week(1000, { others: [4, 5, 6, 7, 8], othersChange: 0.2 }), week(900, few)]
  expect(boostEffectOf(weeks)).toEqual({
    ...{ adverts: 3, percent: 20, notMore: 1, contactsBefore: 1, contactsDuring: 2 },
    ...{ otherAdverts: 8, otherPercent: -5, otherContactsBefore: 1, otherContactsDuring: 0.5 },
  })
})

test.each([
  [[], 0],
  [[3], 3],
  [[10, 2, 9], 9],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %s', (values, middle) => {
  expect(median(values)).toBe(middle)
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Clock } from '#platform/clock.ts'
import { insertCar } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { followStock, makeDigestMail } from '../jobs.ts'
import { foldedDays, keptFinds } from '../rules.ts'
import { createAlert } from '../service.ts'
import { foldTold, removeOutdated } from '../store.ts'
import { matchNews } from './service.ts'
import { addFinds, noteNews } from './store.ts'

let api: TestApi
let now = new Date()
const clock: Clock = { now: () => now }

beforeAll(async () => {
  api = await testApi({ clock })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2026-03-15T10:00:00Z')
  await run('truncate alerts, alert_finds, alert_stock, vehicles, customers, messages cascade')
})

const run = async (text: string, ...values: unknown[]) => (await api.deps.pool.query(text, values)).rows
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)

/** Inserts an alert that matches every car, with a reachable owner. */
async function make(): Promise<number> {
  const { id } = await createAlert(api.deps, null, { id: 'amina', roles: [] }, { frequency: 'Instant', news: true, maxPrice: 900_000 })
  await run(`update customers set email = 'amina@exemple.ma', email_verified = true`)
  return id
}
const park = (): Promise<number> => insertCar(api.deps.db, { price: 100_000, last_status: 'Published' })
/** Matches by mail; 0 is pending, -1 was merged. */
const finds = () => run('select digest, cars, is_cut as cut from alert_finds order by digest')
/** Inserts old matches of cars that no longer exist. */
const others = (count: number) => Array.from({ length: count }, (_, i) => 1_000_000 + i)
const add = (alertId: number, cars: number[]) => api.deps.db.transaction().execute((trx) => addFinds(trx, [{ alertId, cars }], now))

describe('pending matches', () => {
  test('are limited to the latest thousand, over several runs', async () => {
    const alert = await make()
    await add(alert, others(keptFinds))
    expect(await finds()).toEqual([{ digest: 0, cars: others(keptFinds), cut: false }])
    await add(alert, [1, 2])
    expect(await finds()).toEqual([{ digest: 0, cars: [...others(keptFinds).slice(2), 1, 2], cut: true }])
    await run('delete from alert_finds')
    await add(alert, others(keptFinds + 1))
    expect(await finds()).toEqual([{ digest: 0, cars: others(keptFinds + 1).slice(1), cut: true }])
    expect(await run('select distinct cardinality(found) as found from alert_finds')).toEqual([{ found: keptFinds }])
  })

  test('are counted as at least this many when cut, then counted again', async () => {
    const alert = await make()
    await add(alert, others(keptFinds))
    const cars = [await park(), await park()]
    await followStock(api.deps)
    expect(await finds()).toEqual([
      { digest: 0, cars: others(keptFinds).slice(2), cut: false },
      { digest: 1, cars, cut: true },
    ])
    const subject = async (digest: number, language: 'fr' | 'ar') =>
      (await makeDigestMail(api.deps, { id: alert, digest }, language))?.subject
    expect(await subject(1, 'fr')).toMatch(/^Au moins 2\svoitures/)
    expect(await subject(1, 'ar')).toContain('سيارتان على الأقل')
    await run('delete from alert_finds where digest = 0')
    now = new Date('2026-03-15T11:00:00Z')
    for (let i = 0; i < 2; i++) await park()
    await followStock(api.deps)
    expect(await subject(2, 'fr')).toMatch(/^2\svoitures/)
  })
})

describe('a known car', () => {
  test('is not matched again when pending, sent or merged', async () => {
    await make()
    const told = await park()
    await followStock(api.deps)
    now = days(foldedDays)
    await foldTold(api.deps.db, foldedDays, now)
    expect(await finds()).toEqual([{ digest: 1, cars: [told], cut: false }])
    now = new Date(now.getTime() + 1)
    await foldTold(api.deps.db, foldedDays, now)
    const second = await park()
    await followStock(api.deps)
    await run('update alerts set news = false')
    const cheaper = async () => {
      await run('update vehicles set price = price - 1')
      await followStock(api.deps)
    }
    await cheaper()
    expect((await finds()).map(({ digest }) => digest)).toEqual([-1, 2])
    const waits = await park()
    await followStock(api.deps)
    await cheaper()
    await cheaper()
    const known = [
      { digest: -1, cars: [told], cut: false },
      { digest: 0, cars: [waits], cut: false },
      { digest: 2, cars: [second], cut: false },
    ]
    expect(await finds()).toEqual(known)
    now = days(foldedDays + 1)
    await foldTold(api.deps.db, foldedDays, now)
    expect(await finds()).toEqual([{ digest: -1, cars: [told, second], cut: false }, known[1]])
    await run('update vehicles set is_deleted = true where id = $1', told)
    await run('delete from vehicles where id = $1', second)
    await removeOutdated(api.deps.db, 90, now)
    expect(await finds()).toEqual([{ digest: -1, cars: [told], cut: false }, known[1]])
  })
})

test('rolls back an interrupted run and finds everything in the next', async () => {
  await make()
  const car = await park()
  await noteNews(api.deps.db)
  await run(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'power cut'; end $$`)
  await run('create trigger fail before insert on alert_finds for each row execute function fail()')
  await expect(matchNews(api.deps.db, 10, now)).rejects.toThrow('power cut')
  await run('drop trigger fail on alert_finds')
  await run('drop function fail')
  expect(await finds()).toEqual([])
  expect(await matchNews(api.deps.db, 10, now)).toBe(1)
  expect(await finds()).toEqual([{ digest: 0, cars: [car], cut: false }])
})

test('takes a car deleted before matching without a match', async () => {
  await make()
  await park()
  await noteNews(api.deps.db)
  await run(`update vehicles set last_status = 'Reserved'`)
  expect(await matchNews(api.deps.db, 10, now)).toBe(1)
  expect(await finds()).toEqual([])
})

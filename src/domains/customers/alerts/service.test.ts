import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Clock } from '#platform/clock.ts'
import { type Columns, insertCar } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import type { Preference } from './contract.ts'
import { followStock, makeDigestMail } from './jobs.ts'
import { matchNews } from './matching/service.ts'
import { findUnseen, noteNews } from './matching/store.ts'
import { createAlert, deleteAlert, deletePreference, findPreference, listAlerts, saveAlert } from './service.ts'
import { findNamed, findPersonal, removeOutdated, takeDigest, takeDue, updateByToken, updateIdle } from './store.ts'

let api: TestApi
let now = new Date()
const clock: Clock = { now: () => now }
const amina = { id: 'amina', roles: [] }
const badr = { id: 'badr', roles: [] }

beforeAll(async () => {
  api = await testApi({ clock })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2026-03-15T10:00:00Z')
  await run('truncate alerts, alert_finds, alert_stock, vehicles, customers, messages, documents cascade')
})

const run = async (text: string, ...values: unknown[]) => (await api.deps.pool.query(text, values)).rows
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const next = (at: Date) => ({ Instant: at, Daily: at, Weekly: at })

/** Inserts a Duster on sale with the given columns. */
const park = (given: Columns<'vehicles'> = {}): Promise<number> =>
  insertCar(api.deps.db, { last_status: 'Published', published_at: now, price: 100_000, ...given })
const make = (criteria: object = { brands: ['Dacia'] }, who = amina, news = true): Promise<Preference> =>
  createAlert(api.deps, null, who, { ...criteria, frequency: 'Instant', news })
/** Amina and Badr have verified e-mail addresses. */
const prove = () => run(`update customers set email = user_id || '@exemple.ma', email_verified = true`)
const messages = async () => (await run('select count(*)::int as count from messages'))[0].count
/** Changes the time at which a car, or every one, was matched. */
const setFound = (at: Date, car: number | null = null) =>
  run(
    `update alert_finds f set found = (
       select array_agg(case when $2::int is null or u.car = $2 then $1 else u.found end order by u.n)
       from unnest(f.cars, f.found) with ordinality u (car, found, n))`,
    at,
    car,
  )
/** Matches of alerts: alert, mail (0: pending) and car. */
const finds = async () =>
  (await run('select alert_id as alert, digest, unnest(cars) as car from alert_finds order by 1, 2, 3')).map((row) => [row.digest, row.car])
/** Copies an alert for further customers. */
const copy = async (times: number) => {
  await run(
    `insert into alerts overriding system value select (jsonb_populate_record(a,
       jsonb_build_object('id', nextval(pg_get_serial_sequence('alerts', 'id')), 'token', gen_random_uuid()))).*
     from alerts a, generate_series(1, $1)`,
    times,
  )
  await run(`insert into alert_anchors (anchor, alert_id) select '*', id from alerts on conflict do nothing`)
}

describe('due mails', () => {
  test('are sent in batches of two hundred', async () => {
    await make()
    await prove()
    await copy(200)
    await park()
    expect(await followStock(api.deps, 1)).toBe(true)
    expect(await messages()).toBe(200)
    expect(await followStock(api.deps, 2)).toBe(false)
    expect(await messages()).toBe(201)
  })

  test('include all of exactly two hundred alerts', async () => {
    await make()
    await prove()
    await copy(199)
    await park()
    expect(await followStock(api.deps)).toBe(false)
    expect(await messages()).toBe(200)
  })

  test('go to the longest waiting alert first, then the older one', async () => {
    const [first, second, third] = [await make({ maxPrice: 300_000 }), await make({ maxPrice: 200_000 }), await make({ maxPrice: 150_000 })]
    await prove()
    await park()
    await noteNews(api.deps.db)
    await matchNews(api.deps.db, 10, now)
    await run(`update alerts set next_sending = $2 where id = $1`, third.id, later(-10))
    const taken = [
      await takeDue(api.deps.db, 1, next(now), now),
      await takeDue(api.deps.db, 1, next(now), now),
      await takeDue(api.deps.db, 9, next(now), now),
    ]
    expect(taken.map((due) => due.map(({ id }) => id))).toEqual([[third.id], [first.id], [second.id]])
  })

  test('are due from their exact time', async () => {
    await make()
    await prove()
    await park()
    await noteNews(api.deps.db)
    await matchNews(api.deps.db, 10, now)
    await run('update alerts set next_sending = $1', later(5))
    expect(await takeDue(api.deps.db, 9, next(now), later(4))).toEqual([])
    expect(await takeDue(api.deps.db, 9, next(now), later(5))).toHaveLength(1)
  })

  test('are logged only when something was sent', async () => {
    const said: { matched: number; told: number }[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        said.push(JSON.parse(String(chunk)))
        done()
      },
    })
    const deps = { ...api.deps, log: pino({ level: 'info' }, sink) }
    await followStock(deps)
    expect(said).toEqual([])
    await make({ brands: ['Dacia'] }, amina, false)
    await prove()
    await park()
    await followStock(deps)
    await run('update alerts set news = true')
    await followStock(deps)
    expect(said.map(({ matched, told }) => [matched, told])).toEqual([
      [1, 0],
      [0, 1],
    ])
  })
})

describe('a daily or weekly alert without matches', () => {
  test('moves to its next time; other alerts stay unchanged', async () => {
    const quiet = await make({ maxPrice: 1 })
    const telling = await make({ maxPrice: 300_000 })
    const instant = await make({ maxPrice: 2 })
    const stopped = await make({ maxPrice: 3 })
    const silent = await make({ maxPrice: 200_000 })
    const future = await make({ maxPrice: 4 })
    await park()
    await noteNews(api.deps.db)
    await matchNews(api.deps.db, 10, now)
    await run(`update alerts set frequency = 'Daily', next_sending = $1`, now)
    await run(`update alerts set frequency = 'Instant' where id = $1`, instant.id)
    await run(`update alerts set is_deactivated = true where id = $1`, stopped.id)
    await run(`update alerts set news = false where id = $1`, silent.id)
    await run(`update alerts set next_sending = $2 where id = $1`, future.id, later(1))
    await updateIdle(api.deps.db, next(later(60)), now)
    const moved = await run('select id from alerts where next_sending = $1 order by id', later(60))
    expect(moved.map(({ id }) => id)).toEqual([quiet.id, silent.id])
    expect(telling.id).toBeGreaterThan(0)
  })
})

describe('an alert', () => {
  test('requires a criterion unless it is stopped', async () => {
    const refused = { code: 'BadRequest', faults: [{ field: 'criteria', reason: 'oneCriterion' }] }
    await expect(make({})).rejects.toMatchObject(refused)
    await expect(make({ q: 'zzqx' })).rejects.toMatchObject(refused)
    const { id } = await make()
    const empty = { id, frequency: 'Daily' as const, news: true, isDeactivated: false }
    await expect(saveAlert(api.deps, null, amina, empty)).rejects.toMatchObject(refused)
    expect(await saveAlert(api.deps, null, amina, { ...empty, isDeactivated: true })).toMatchObject({ isDeactivated: true })
  })

  test('counts cars matched within seven days and still available as new', async () => {
    await make({ maxPrice: 120_000 })
    const fresh = await park()
    for (const given of [{}, { price: 119_000 }, {}]) await park(given)
    await followStock(api.deps)
    await setFound(new Date('2026-03-08T10:00:00.001Z'), fresh)
    await setFound(new Date('2026-03-08T10:00:00Z'), fresh + 1)
    await run(`update vehicles set price = 130000 where id = $1`, fresh + 2)
    await run(`update vehicles set last_status = 'Reserved' where id = $1`, fresh + 3)
    expect((await listAlerts(api.deps, null, amina)).map(({ newCount }) => newCount)).toEqual([1])
  })

  test('returns its next sending time unless stopped or silent', async () => {
    const { id, nextSending } = await make({ maxPrice: 1 })
    expect(nextSending).toBe(now.toISOString())
    const save = async (given: object) =>
      (await saveAlert(api.deps, null, amina, { id, frequency: 'Daily', news: true, isDeactivated: false, maxPrice: 1, ...given }))
        .nextSending
    expect(await save({})).toBe('2026-03-16T08:00:00.000Z')
    expect(await save({ news: false })).toBeNull()
    expect(await save({ isDeactivated: true })).toBeNull()
  })

  test('is private to its customer', async () => {
    const mine = await make({ maxPrice: 1 })
    const other = await make({ maxPrice: 1 }, badr)
    expect(other.id).not.toBe(mine.id)
    await expect(deleteAlert(api.deps, badr, mine.id)).rejects.toMatchObject({ code: 'NotFound' })
    const wish = { id: mine.id, frequency: 'Daily' as const, news: true, isDeactivated: false, maxPrice: 1 }
    await expect(saveAlert(api.deps, null, badr, wish)).rejects.toMatchObject({ code: 'NotFound' })
    expect((await listAlerts(api.deps, null, badr)).map(({ id }) => id)).toEqual([other.id])
    await deletePreference(api.deps, badr)
    await deletePreference(api.deps, badr)
    expect(await findPreference(api.deps, null, badr)).toBeUndefined()
    expect((await findPreference(api.deps, null, amina))?.id).toBe(mine.id)
  })

  test('notifies again after a restart', async () => {
    await make({ brands: ['Dacia'] }, amina, false)
    const [{ token }] = await run('select token from alerts')
    const state = async () => (await run('select news, is_deactivated as stopped, next_sending as next from alerts'))[0]
    await updateByToken(api.deps.db, token, true, next(later(60)), now)
    expect(await state()).toEqual({ news: false, stopped: true, next: now })
    await updateByToken(api.deps.db, token, false, next(later(60)), now)
    expect(await state()).toEqual({ news: true, stopped: false, next: later(60) })
  })

  test('resolves its names every night, one after the other', async () => {
    const named: number[] = []
    for (const criteria of [{ brands: ['Dacia'] }, { maxPrice: 5 }, { excludedCities: ['Rabat'] }, { models: ['Duster'] }])
      named.push((await make(criteria)).id)
    const [brand, , city, model] = named
    const found = async (after: number, limit: number) => (await findNamed(api.deps.db, after, limit)).map(({ id }) => id)
    expect(await found(0, 9)).toEqual([brand, city, model])
    expect(await found(0, 2)).toEqual([brand, city])
    expect(await found(city ?? 0, 9)).toEqual([model])
  })
})

describe('processing of the stock', () => {
  const news = async () => run('select vehicle_id as id, news from alert_stock where news is not null order by 1')

  test('runs only when a car changed or is queued', async () => {
    await noteNews(api.deps.db)
    await run('update alert_progress set horizon = pg_current_xact_id()')
    expect(await findUnseen(api.deps.db)).toBe(false)
    await park()
    expect(await findUnseen(api.deps.db)).toBe(true)
    expect(await noteNews(api.deps.db)).toBe(1)
    await run('update alert_progress set horizon = pg_current_xact_id()')
    expect(await findUnseen(api.deps.db)).toBe(true)
    await matchNews(api.deps.db, 9, now)
    expect(await findUnseen(api.deps.db)).toBe(false)
  })

  test('drops a queued car that is gone', async () => {
    const id = await park()
    await noteNews(api.deps.db)
    expect(await news()).toEqual([{ id, news: 'New' }])
    await run(`update vehicles set last_status = 'Reserved'`)
    await noteNews(api.deps.db)
    expect(await news()).toEqual([])
  })

  test('retains a queued car that changed its colour', async () => {
    const id = await park()
    await noteNews(api.deps.db)
    await run(`update vehicles set price = 100001`)
    await noteNews(api.deps.db)
    expect(await news()).toEqual([{ id, news: 'New' }])
  })

  test('matches by ascending id in batches', async () => {
    const [first, second] = [await park(), await park()]
    await make()
    await noteNews(api.deps.db)
    expect(await matchNews(api.deps.db, 1, now)).toBe(1)
    expect(await finds()).toEqual([[0, first]])
    expect(await news()).toEqual([{ id: second, news: 'New' }])
  })

  test('replaces a reason that was not sent, not one that was', async () => {
    const told = await park()
    await make()
    await noteNews(api.deps.db)
    await matchNews(api.deps.db, 9, now)
    await run('update alert_finds set digest = 1')
    const waits = await park()
    await noteNews(api.deps.db)
    await matchNews(api.deps.db, 9, now)
    await run('update vehicles set price = 90000')
    await noteNews(api.deps.db)
    await matchNews(api.deps.db, 9, now)
    expect(await finds()).toEqual([
      [0, waits],
      [1, told],
    ])
    expect(await run('select reason from alert_stock where vehicle_id = $1', waits)).toEqual([{ reason: 'Cheaper' }])
  })

  test('deletes matches after ninety days, or with their alert', async () => {
    const [stays, sold, recent] = [await park(), await park(), await park()]
    const { id } = await make()
    await followStock(api.deps)
    await run(`update vehicles set last_status = 'Sold' where id = any($1)`, [sold, recent])
    const days = (count: number) => new Date(now.getTime() - count * 86_400_000)
    await setFound(days(91))
    await setFound(days(90), recent)
    await removeOutdated(api.deps.db, 90, now)
    const left = async () => (await finds()).map(([, car]) => car)
    expect(await left()).toEqual([stays, recent])
    await deleteAlert(api.deps, amina, id)
    await removeOutdated(api.deps.db, 90, now)
    expect(await left()).toEqual([])
  })
})

describe('a mail', () => {
  const mail = async (id: number, digest = 1) => makeDigestMail(api.deps, { id, digest }, 'fr')
  const cars = (made: Awaited<ReturnType<typeof mail>>) => (made?.blocks ?? []).flatMap((block) => ('cars' in block ? block.cars : []))
  const plain = (text = '') => text.replaceAll(/[\u00a0\u202f\u2066-\u2069]/g, ' ').trim()

  test('omits unknown facts of a car', async () => {
    const { id } = await make()
    await prove()
    const bare = await park({ price: null })
    const [{ id: city }] = await run(`select id from cities where name = 'Rabat'`)
    const whole = await park({
      release_date: '2020-05-01',
      mileage: 60_000,
      city_id: city,
      version: 'Prestige',
      price: 90_000,
      former_price: 95_000,
      old_price: 95_000,
    })
    await run(
      `insert into documents (owner_type, owner_id, type, status, file_name, mime_type, size, hash, width, height)
       values ('Vehicle', $1, 'VehicleGalleryPicture', 'Published', 'a.webp', 'image/webp', 1, 'beef', 8, 5)`,
      whole,
    )
    await followStock(api.deps)
    const [first, second] = cars(await mail(id))
    expect(first).toMatchObject({
      title: 'Dacia Duster Prestige',
      picture: expect.stringMatching(/\/documents\/pictures\/beef\/640\.jpeg$/),
    })
    expect(first?.url).toMatch(new RegExp(`/cars/.+/${whole}$`))
    expect(first?.facts.map(plain)).toEqual(['2020', '60 000 km', 'Rabat'])
    expect([plain(first?.price), plain(first?.oldPrice)]).toEqual(['90 000 DH', '95 000 DH'])
    expect(second).toMatchObject({ title: 'Dacia Duster', facts: [], price: 'Prix sur demande' })
    expect(second).not.toHaveProperty('picture')
    expect(second).not.toHaveProperty('oldPrice')
    expect(second?.url).toMatch(new RegExp(`/${bare}$`))
  })

  test('names a single car, counts several and shows six', async () => {
    const { id } = await make()
    await prove()
    for (let i = 0; i < 6; i++) await park()
    await followStock(api.deps)
    const six = await mail(id)
    expect([cars(six).length, six?.blocks.length, plain(six?.subject)]).toEqual([6, 4, expect.stringMatching(/^6 /)])
    await run('update alert_finds set digest = 0')
    await park()
    await run('update alerts set next_sending = $1', now)
    await followStock(api.deps)
    const seven = await mail(id, 2)
    expect([cars(seven).length, seven?.blocks.length]).toEqual([6, 5])
    expect(seven?.blocks.map((block) => ('button' in block ? block.button.url : '')).join('')).toMatch(
      /\/search-result\?Brands=Dacia&sortPropertyName=published$/,
    )
  })

  test('sorts by latest match and includes only available matches', async () => {
    const { id } = await make({ maxPrice: 120_000 })
    const [early, twin, late, dear] = [await park(), await park(), await park(), await park()]
    await prove()
    await followStock(api.deps)
    await setFound(later(-60))
    await setFound(later(-30), late)
    await run('update vehicles set price = 130000 where id = $1', dear)
    expect((await takeDigest(api.deps.db, id, 1))?.cars.map((car) => car.id)).toEqual([late, twin, early])
    expect((await finds())[0]).toEqual([0, dear])
    expect(await takeDigest(api.deps.db, 999_999, 1)).toBeNull()
    await run('update alerts set news = false')
    expect(await takeDigest(api.deps.db, id, 1)).toMatchObject({ isDeactivated: true, cars: [] })
    expect(await mail(id)).toBeNull()
  })
})

test('exports the alerts and cars of one person in order', async () => {
  const { customerId } = await make({ maxPrice: 120_000 })
  await make({ maxPrice: 130_000 })
  await make({ maxPrice: 140_000 }, badr)
  const [first, second] = [await park({ reference: 'VO-1' }), await park({ reference: 'VO-2' })]
  await followStock(api.deps)
  await run(
    'insert into alert_finds (alert_id, digest, cars, found) select alert_id, 1, array[$2::int], array[$1::timestamptz] from alert_finds',
    later(-5),
    second,
  )
  await run('update alert_finds set cars = array[$1::int], found = found[1:1] where digest = 0', first)
  const copied = (await findPersonal(api.deps.db, customerId)) as { criteria: object; active: boolean; cars: object[] }[]
  expect(copied.map(({ criteria, active }) => [criteria, active])).toEqual([
    [{ maxPrice: 120_000 }, true],
    [{ maxPrice: 130_000 }, true],
  ])
  expect(copied[0]?.cars).toMatchObject([
    { reference: 'VO-2', told: true },
    { reference: 'VO-1', told: false },
  ])
  expect(first).toBeLessThan(second)
})

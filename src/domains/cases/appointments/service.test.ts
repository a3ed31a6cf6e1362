import type { Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#platform/tables.ts'
import { insertCustomer, insertPurchase } from '#testing/builders.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { arrangeVisit, calendarFile, cancelVisit, endVisit, listFirstSlots, listSlots, termsOf, type Wish } from './service.ts'
import { eraseAppointments, findAppointments, findStores, findTaken, findToRemind, lockBooked, updateAppointmentOwner } from './store.ts'

let house: TestDatabase
/** a Monday in Ramadan: UTC+0, and stores are open */
const monday = new Date('2026-03-16T10:00:00Z')
let now = monday
const clock = { now: () => now }
const ground = () => ({ db: house.db, clock })
beforeAll(async () => {
  house = await testDatabase()
})
afterAll(() => house.close())
beforeEach(async () => {
  now = monday
  await query('truncate vehicle_purchases, appointments, appointment_capacities, customers, vehicles cascade')
})

const query = async (text: string, values: unknown[] = []) => (await house.pool.query(text, values)).rows
const within = <T>(work: (trx: Transaction<Database>) => Promise<T>) => house.db.transaction().execute(work)
const at = (time: string, day = '2026-03-17') => new Date(`${day}T${time}:00Z`)

const person = () => insertCustomer(house.db)
/** Creates a request of a new seller. */
async function request(): Promise<{ id: number; customer: number }> {
  const { id, customer_id } = await insertPurchase(house.db, { storage_area_id: null })
  return { id, customer: customer_id }
}
interface Given {
  kind?: string
  area?: number
  place?: number
  starts?: Date
  ends?: Date
  status?: string
  of?: { id: number; customer: number } | null
  more?: string
}
async function appointment(given: Given = {}): Promise<number> {
  const starts = given.starts ?? at('10:00')
  const blocked = given.status === 'Blocked'
  const of = given.of ?? null
  const [row] = await query(
    `insert into appointments (kind, storage_area_id, place, starts, ends, status, customer_id, purchase_id, created, last_modified)
     values ($1, $2, $3, $4, $5, $6, $7, $8, '2026-03-01', '2026-03-01') returning id`,
    [
      ...[given.kind ?? 'Expertise', given.area ?? 1, given.place ?? 1, starts, given.ends ?? new Date(starts.getTime() + 45 * 60_000)],
      ...[given.status ?? 'Booked', blocked ? null : (of?.customer ?? (await person())), of?.id ?? null],
    ],
  )
  if (given.more) await query(`update appointments set ${given.more} where id = $1`, [row.id])
  return row.id
}

test('counts overlapping appointments of the same kind and store', async () => {
  const span = { starts: at('10:00'), ends: at('11:00') }
  const taken = [
    await appointment({ place: 1 }),
    await appointment({ place: 2, status: 'Blocked', starts: at('09:30'), ends: at('10:01') }),
    await appointment({ place: 3, status: 'Done', starts: at('10:59'), ends: at('12:00') }),
  ]
  const moving = await appointment({ place: 4 })
  await appointment({ place: 5, starts: at('09:00'), ends: at('10:00') })
  await appointment({ place: 6, starts: at('11:00'), ends: at('12:00') })
  await appointment({ place: 7, kind: 'Visit' })
  await appointment({ place: 8, area: 2 })
  for (const status of ['Cancelled', 'Missed']) await appointment({ place: 9, status })
  const found = await findTaken(house.db, 'Expertise', [1], span, moving)
  expect(found.map(({ place }) => place).toSorted()).toEqual([1, 2, 3])
  expect(await findTaken(house.db, 'Expertise', [1], span)).toHaveLength(taken.length + 1)
})

test('returns open stores with their own capacities', async () => {
  await query(
    `insert into appointment_capacities (storage_area_id, kind, places, minutes, last_modified) values (1, 'Expertise', 3, 60, now()), (1, 'Visit', 9, 15, now())`,
  )
  const [first, ...others] = await findStores(house.db, 'Expertise')
  expect(first).toMatchObject({ id: 1, places: 3, minutes: 60 })
  expect(others.every(({ places }) => places === null)).toBe(true)
  expect(await findStores(house.db, 'Expertise', 2)).toMatchObject([{ id: 2, places: null }])
  for (const closed of ['is_deactivated', 'is_deleted']) {
    await query(`update storage_areas set ${closed} = true where id = 1`)
    expect([closed, (await findStores(house.db, 'Expertise')).length]).toEqual([closed, others.length])
    await query(`update storage_areas set ${closed} = false where id = 1`)
  }
})

test('reminds once per start within the configured hours', async () => {
  const until = new Date(now.getTime() + 24 * 3_600_000)
  let place = 0
  const add = async (given: Given = {}) => appointment({ place: ++place, starts: until, of: await request(), ...given })
  const wanted = [
    await add(),
    await add({ starts: new Date(now.getTime() + 1000), ends: until }),
    await add({ more: `last_modified = starts - interval '24 hours 1 second', reminded = starts - interval '1 day'` }),
  ]
  await add({ starts: now, ends: until })
  await add({ starts: new Date(until.getTime() + 1) })
  await add({ status: 'Cancelled' })
  await add({ of: null })
  await add({ more: 'reminded = starts' })
  // booked within those hours: no reminder needed
  await add({ more: `last_modified = starts - interval '24 hours'` })
  expect((await findToRemind(house.db, now, 24, 99)).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(wanted)
  expect((await findToRemind(house.db, now, 24, 1)).map(({ id }) => id)).toEqual([wanted[1]])
})

test('exports appointments, cancels future ones on erasure, moves them on claim', async () => {
  const [mine, other] = [await request(), await request()]
  const [late, same] = [
    await appointment({ of: mine, starts: at('12:00') }),
    await appointment({ of: { ...other, customer: mine.customer }, starts: at('12:00'), place: 2 }),
  ]
  const done = await appointment({ starts: at('08:00'), status: 'Done', of: mine })
  await query('update appointments set note = $1', ['À pied'])
  const [told] = await query('select array_agg(kind order by starts, id) as kinds from appointments where id = any($1)', [
    [late, same, done],
  ])
  await query(`update appointments set kind = 'Visit' where id = $1`, [same])
  expect(told.kinds).toHaveLength(3)
  expect((await findAppointments(house.db, mine.customer)).map(({ kind, status }) => [kind, status])).toEqual([
    ['Expertise', 'Done'],
    ['Expertise', 'Booked'],
    ['Visit', 'Booked'],
  ])
  const strange = await appointment({ starts: at('15:00') })
  await within((trx) => updateAppointmentOwner(trx, { purchaseId: other.id }, other.customer))
  await within((trx) => eraseAppointments(trx, mine.customer))
  expect(await query('select id, status, note is null as bare from appointments order by id')).toEqual([
    { id: late, status: 'Cancelled', bare: true },
    { id: same, status: 'Booked', bare: false },
    { id: done, status: 'Done', bare: true },
    { id: strange, status: 'Booked', bare: true },
  ])
})

test('returns calendar files of personal appointments only', async () => {
  const key = async (id: number) => (await query('select key from appointments where id = $1', [id]))[0].key as string
  const [mine, blocked] = [await appointment(), await appointment({ place: 2, status: 'Blocked' })]
  const file = await calendarFile(ground(), await key(mine), 'fr')
  expect(file).toContain('METHOD:PUBLISH')
  expect(file).toMatch(/TRIGGER:-PT(2H|120M|7200S)/)
  await query(`update appointments set status = 'Cancelled' where id = $1`, [mine])
  expect(await calendarFile(ground(), await key(mine), 'fr')).toContain('METHOD:CANCEL')
  await expect(calendarFile(ground(), await key(blocked), 'fr')).rejects.toMatchObject({ code: 'NotFound' })
})

describe('times of a store', () => {
  test('start today or later and end at the horizon', async () => {
    const days = async (from?: string, count = 7) => {
      const { days: found, until } = await listSlots(ground(), { kind: 'Expertise', storageAreaId: 1, from, days: count })
      return [found.map(({ date }) => date.slice(5)), until]
    }
    const until = '2026-04-13'
    expect(await days(undefined, 2)).toEqual([['03-16', '03-17'], until])
    expect(await days('2026-03-01', 1)).toEqual([['03-16'], until])
    expect(await days('2026-03-18', 1)).toEqual([['03-18'], until])
    expect(await days('2026-04-12')).toEqual([['04-12', '04-13'], until])
    expect(await days(until)).toEqual([['04-13'], until])
    expect(await days('2026-04-14')).toEqual([[], until])
  })

  test('return the next free one', async () => {
    const first = async () => (await listFirstSlots(ground(), 'Expertise')).find(({ storageAreaId }) => storageAreaId === 1)?.starts
    const next = await first()
    expect(next).toMatch(/^2026-03-16T1[2-9]/)
    const starts = new Date(next ?? 0)
    for (const place of [1, 2]) {
      await appointment({ starts, place, area: 2 })
      expect(await first()).toBe(next)
    }
    for (const place of [1, 2]) await appointment({ starts, place })
    expect((await first()) ?? '').toBe(new Date(starts.getTime() + 45 * 60_000).toISOString())
  })
})

describe('visit', () => {
  const names = { starts: 'starts', storageAreaId: 'storageAreaId' }
  const wish = async (starts: Date, given: Partial<Wish> & { of?: { id: number; customer: number } } = {}) => {
    const { of = await request(), ...more } = given
    const asked = {
      kind: 'Expertise',
      storageAreaId: 1,
      starts,
      isStaff: false,
      by: 'me',
      names,
      customerId: of.customer,
      about: { purchaseId: of.id },
    } as const
    return within((trx) => arrangeVisit(ground(), trx, { ...asked, ...more })).catch((error) => error.faults?.[0]?.field ?? error.code)
  }

  test('is bound to notice and horizon, except for staff', async () => {
    expect([await wish(at('10:15')), await wish(at('10:16')), await wish(at('10:15'), { storageAreaId: 999 })]).toEqual([
      ...['made', 'starts', 'storageAreaId'],
    ])
    now = at('08:15')
    expect(await wish(at('10:15'))).toBe('made')
    now = new Date(at('08:15').getTime() + 1)
    expect([await wish(at('10:15')), await wish(at('10:15'), { isStaff: true })]).toEqual(['starts', 'SlotTaken'])
    now = monday
    const [last, after] = [new Date('2026-04-13T09:15:00Z'), new Date('2026-04-14T09:15:00Z')]
    expect([await wish(last), await wish(after), await wish(after, { isStaff: true })]).toEqual(['made', 'starts', 'made'])
    now = at('11:00')
    expect([await wish(at('11:00'), { isStaff: true }), await wish(at('11:45'), { isStaff: true })]).toEqual(['starts', 'made'])
    await query(
      `insert into appointment_capacities (storage_area_id, kind, places, minutes, last_modified) values (3, 'Expertise', 0, 45, now())`,
    )
    expect(await wish(at('10:15', '2026-03-18'), { storageAreaId: 3 })).toBe('starts')
  })

  test('moves only when time or store changes', async () => {
    const of = await request()
    const starts = at('10:15')
    expect([
      await wish(starts, { of }),
      await wish(starts, { of }),
      await wish(starts, { of, storageAreaId: 2 }),
      await wish(at('11:00'), { of, storageAreaId: 2 }),
    ]).toEqual([...['made', 'same', 'moved', 'moved']])
    expect(await query('select storage_area_id as area, starts, status from appointments where purchase_id = $1', [of.id])).toEqual([
      { area: 2, starts: at('11:00'), status: 'Booked' },
    ])
    // exactly two hours before, the owner can still move it
    now = at('09:00')
    expect(await wish(at('12:30'), { of, storageAreaId: 2 })).toBe('moved')
    now = new Date(at('10:30').getTime() + 1)
    expect(await wish(at('15:30'), { of, storageAreaId: 2 })).toBe('AppointmentNear')
  })

  test('is cancelled by its owner before the notice, by staff always', async () => {
    const of = await request()
    const about = { purchaseId: of.id }
    const cancel = (isStaff: boolean) =>
      within((trx) => cancelVisit(ground(), trx, about, { id: 'me', isStaff })).catch((error) => error.code as string)
    expect(await cancel(false)).toBe(false)
    const id = await appointment({ of })
    now = new Date(at('08:00').getTime() + 1)
    expect(await cancel(false)).toBe('AppointmentNear')
    now = at('08:00')
    expect([await cancel(false), await cancel(true), await within((trx) => lockBooked(trx, about))]).toEqual([true, false, null])
    expect(await query('select status, last_modified_by as by from appointments where id = $1', [id])).toEqual([
      { status: 'Cancelled', by: 'me' },
    ])
    await appointment({ of })
    now = at('09:59')
    expect(await cancel(true)).toBe(true)
  })

  test('ends after its start, or earlier when already inspected', async () => {
    const ended = async (moment: Date, isEarly?: boolean) => {
      const of = await request()
      const id = await appointment({ of })
      now = moment
      const did = await within((trx) =>
        endVisit(ground(), trx, { purchaseId: of.id }, 'Missed', null, isEarly === undefined ? {} : { isEarly }),
      )
      const [{ status }] = await query('select status from appointments where id = $1', [id])
      await query('delete from appointments')
      return [did, status]
    }
    expect(await ended(new Date(at('10:00').getTime() - 1))).toEqual([false, 'Booked'])
    expect(await ended(at('10:00'))).toEqual([true, 'Missed'])
    expect(await ended(new Date(at('10:00').getTime() - 1), true)).toEqual([true, 'Cancelled'])
    expect(await ended(at('10:00'), true)).toEqual([true, 'Missed'])
    const of = await request()
    expect(await within((trx) => endVisit(ground(), trx, { purchaseId: of.id }, 'Done', null))).toBe(false)
  })
})

test('uses defaults without settings', async () => {
  const kept = await query(`delete from settings where starts_with(key, 'appointments.') returning key, value, type`)
  expect(await termsOf(house.db, 'Expertise')).toEqual({ places: 0, minutes: 30, noticeHours: 2, horizonDays: 28 })
  const of = await request()
  await appointment({ of })
  now = new Date(at('08:00').getTime() + 1)
  await expect(within((trx) => cancelVisit(ground(), trx, { purchaseId: of.id }, { id: null, isStaff: false }))).rejects.toMatchObject({
    code: 'AppointmentNear',
    details: { hours: 2 },
  })
  for (const { key, value, type } of kept) await query('insert into settings (key, value, type) values ($1, $2, $3)', [key, value, type])
})

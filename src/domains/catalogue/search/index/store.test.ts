import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vehicleStatuses } from '#domains/catalogue/vehicles/status.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import type { Filter, Sort } from './rules.ts'
import { countFacets, findPage } from './store.ts'

/** Expected result per car: workflow statuses and two staff flags. */
let database: TestDatabase
const now = new Date('2026-03-15T10:00:00Z')

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Inserts cars with these columns; returns their ids in order. */
async function park(cars: readonly Record<string, unknown>[]): Promise<number[]> {
  await database.pool.query('delete from vehicles')
  const ids: number[] = []
  for (const car of cars) {
    const columns = Object.keys(car)
    const { rows } = await database.pool.query(
      `insert into vehicles (brand_id, model_id ${columns.map((name) => `, ${name}`).join('')})
       select brand_id, id ${columns.map((_, i) => `, $${i + 1}`).join('')} from models order by id limit 1 returning id`,
      Object.values(car),
    )
    ids.push(rows[0].id)
  }
  return ids
}

const ask = (filter: Partial<Filter>, sort: Sort = { property: 'price', direction: 'Ascending' }) =>
  findPage(database.db, { archived: false, parts: new Map(), ...filter }, sort, now, 0, 100)

describe('which cars are listed, and which are in the archive', () => {
  const shown = ['Published', 'Reserved', 'Booked']
  const marks = [
    { is_archived: false, is_deleted: false },
    { is_archived: true, is_deleted: false },
    { is_archived: false, is_deleted: true },
    { is_archived: true, is_deleted: true },
  ]
  const cars = vehicleStatuses.flatMap((last_status) => marks.map((mark) => ({ last_status, ...mark })))
  const idsOf = ({ hits }: { hits: readonly { id: number }[] }) => hits.map(({ id }) => id)
  const named = (ids: readonly number[], all: readonly number[]) =>
    all.flatMap((id, i) => (ids.includes(id) ? [`${cars[i]?.last_status}${cars[i]?.is_archived ? ', archived' : ''}`] : []))

  test('lists available and reserved cars, archives sold and archived ones, hides deleted ones', async () => {
    const all = await park(cars)
    const [open, archive] = [await ask({}), await ask({ archived: true })]
    expect(named(idsOf(open), all).toSorted()).toEqual(['Published', 'Reserved'])
    expect(named(idsOf(archive), all).toSorted()).toEqual(
      ['Sold', 'Sold, archived', ...shown.map((status) => `${status}, archived`)].toSorted(),
    )
    for (const [archived, page] of [
      [false, open],
      [true, archive],
    ] as const) {
      expect(page.total).toBe(page.hits.length)
      expect((await countFacets(database.db, { archived, parts: new Map() }, now)).total).toBe(page.total)
    }
  })
})

describe('the order of a page', () => {
  test('sorts relevance by rank, date and id, with paid positions fourth, tenth …', async () => {
    const [early, late] = ['2026-01-01', '2026-02-01']
    const paid = { price: 100_000, boosted_until: new Date(now.getTime() + 1) }
    const cars = [
      { published_at: early },
      { published_at: late },
      { published_at: late, price_position: 4, is_certified: true },
      { published_at: late, is_price_doubtful: true, is_certified: true },
      { published_at: early, price_position: 1 },
      { published_at: early, is_certified: true, price_position: 3 },
      { published_at: early, is_certified: true, price_position: 2 },
      { published_at: late, boosted_until: now },
      { published_at: null, ...paid },
      { published_at: late },
      { published_at: early, price_position: 5, ...paid },
      { published_at: late, is_promoted: true, is_featured: true },
    ]
    const ids = await park(cars.map((car) => ({ last_status: 'Published', ...car })))
    const { hits } = await ask({}, { property: 'relevance', direction: 'Descending' })
    expect(hits.map(({ id }) => ids.indexOf(id))).toEqual([6, 5, 4, 8, 11, 9, 7, 1, 0, 10, 2, 3])
    expect(hits.map(({ rank }) => rank)).toEqual([5, 4, 3, 2, 2, 2, 2, 2, 2, 1, 1, 0])
    expect(hits.flatMap(({ unpaid }, place) => (unpaid === null ? [] : [[place, unpaid]]))).toEqual([
      [3, 8],
      [9, 10],
    ])
  })
})

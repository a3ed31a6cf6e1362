import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vehicleStatuses } from '#domains/vehicles/status.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import type { Filter, Sort } from '../rules.ts'
import { countFacets, findPage } from './store.ts'

/** What a table says of each car, told by hand: the statuses of the workflow, and two marks that the staff put on it. */
let database: TestDatabase
const now = new Date('2026-03-15T10:00:00Z')

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Cars with these columns; gives their ids in this order. */
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
  const named = (ids: readonly number[], all: readonly number[]) =>
    all.flatMap((id, i) => (ids.includes(id) ? [`${cars[i]?.last_status}${cars[i]?.is_archived ? ', archived' : ''}`] : []))

  test('for sale or held for its deposit: listed; sold, or one of those set aside: archive; deleted: nowhere', async () => {
    const all = await park(cars)
    const [open, archive] = [await ask({}), await ask({ archived: true })]
    expect(named(open.ids, all).toSorted()).toEqual(['Published', 'Reserved'])
    expect(named(archive.ids, all).toSorted()).toEqual(
      ['Sold', 'Sold, archived', ...shown.map((status) => `${status}, archived`)].toSorted(),
    )
    for (const [archived, page] of [
      [false, open],
      [true, archive],
    ] as const) {
      expect(page.total).toBe(page.ids.length)
      expect((await countFacets(database.db, { archived, parts: new Map() })).total).toBe(page.total)
    }
  })
})

describe('the order of a page', () => {
  const columns = { price: 'price', mileage: 'mileage', releaseDate: 'release_date', published: 'published_at' } as const
  const few = { price: [1000, 2000], mileage: [10, 20], releaseDate: ['2020-01-01', '2021-01-01'], published: ['2026-01-01', '2026-02-01'] }
  test.each(['price', 'mileage', 'releaseDate', 'published'] as const)(
    'by %s: what is equal by number, what is unknown last',
    async (property) => {
      const [low, high] = few[property]
      const ids = await park([high, low, null, low, null, high].map((value) => ({ last_status: 'Published', [columns[property]]: value })))
      const places = async (direction: Sort['direction']) => (await ask({}, { property, direction })).ids.map((id) => ids.indexOf(id))
      expect(await places('Ascending')).toEqual([1, 3, 0, 5, 2, 4])
      expect(await places('Descending')).toEqual([5, 0, 3, 1, 4, 2])
    },
  )

  test('by relevance: boosted, then promoted or featured, then the latest, then by number', async () => {
    const [early, late] = ['2026-01-01', '2026-02-01']
    const cars = [
      { published_at: early },
      { published_at: late },
      { published_at: early, is_promoted: true },
      { published_at: early, is_featured: true },
      { published_at: early, boosted_until: new Date(now.getTime() + 1) },
      { published_at: late, boosted_until: now },
      { published_at: null },
      { published_at: late },
    ]
    const ids = await park(cars.map((car) => ({ last_status: 'Published', ...car })))
    const { ids: page } = await ask({}, { property: 'relevance', direction: 'Descending' })
    expect(page.map((id) => ids.indexOf(id))).toEqual([4, 3, 2, 7, 5, 1, 0, 6])
  })
})

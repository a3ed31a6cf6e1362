import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStockIndex, type StockIndex } from '#domains/catalogue/search/index/stock-index.ts'
import { seedReference } from '#domains/foundation/reference/service.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { holds, patience } from '#testing/property.ts'
import type { FacetQuery } from './contract.ts'
import { createSearch, type Search } from './service.ts'

let api: TestApi
let index: StockIndex
let ways: Record<'index' | 'PostgreSQL', Search>
/** every model of the reference tables, each with one car on sale */
let models: { id: number; name: string; brand: string; brandId: number; car: number }[]

beforeAll(async () => {
  api = await testApi({ settings: {} })
  const { deps } = api
  await seedReference(deps.db)
  await deps.pool.query(`insert into vehicles (brand_id, model_id, last_status, published_at, fuel_type, gear_type, color, body_style, city_id)
    select m.brand_id, m.id, 'Published', now(),
      (array['Diesel', 'Gasoline', 'Hybrid', null])[1 + m.id % 4], (array['Manual', 'Automatic', null])[1 + m.id % 3],
      (array['White', 'Black', 'Red', null, 'Blue'])[1 + m.id % 5], m.body_style,
      (select id from cities where id = (select min(id) from cities) + m.id % 6)
    from models m`)
  const { rows } = await deps.pool.query(`select m.id, m.name, b.name as brand, m.brand_id as "brandId", v.id as car
    from models m join brands b on b.id = m.brand_id join vehicles v on v.model_id = m.id order by v.id`)
  models = rows
  index = createStockIndex(deps)
  await index.start()
  ways = { index: createSearch(deps, index), PostgreSQL: createSearch(deps, null) }
})
afterAll(async () => {
  await index.stop()
  await api.close()
})

const found = async (way: keyof typeof ways, query: FacetQuery): Promise<number[]> => {
  const cars: number[] = []
  for (let page = 1; ; page++) {
    const answer = JSON.parse(await ways[way].list({ ...query, page, size: 100, sortPropertyName: 'relevance' }))
    cars.push(...answer.results.map(({ id }: { id: number }) => id))
    if (page >= answer.pageCount) return cars.toSorted((a, b) => a - b)
  }
}
const squashed = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

describe.each(['index', 'PostgreSQL'] as const)('models chosen are the models shown, answered from %s', (way) => {
  test(
    'every model of the reference, with its make',
    async () => {
      const wrong: string[] = []
      for (const { name, brand, car } of models) {
        const cars = await found(way, { Brands: [brand], Models: [name] })
        if (cars.length !== 1 || cars[0] !== car) wrong.push(`${brand} ${name}: ${cars.length}`)
      }
      expect(wrong).toEqual([])
    },
    patience,
  )

  test(
    'every model of the reference by its name alone: the models of that name and no other',
    async () => {
      const wrong: string[] = []
      const carsOf = Map.groupBy(models, ({ name }) => squashed(name))
      for (const { name } of models) {
        const same = (carsOf.get(squashed(name)) ?? []).map(({ car }) => car)
        const cars = await found(way, { Models: [name] })
        if (cars.join() !== same.join()) wrong.push(`${name}: ${cars.length} of ${same.length}`)
      }
      expect(wrong).toEqual([])
    },
    patience,
  )

  test.each([
    { Brands: ['Audi'], Models: ['Zzz'] },
    { Brands: ['Audi'], Models: ['Clio'] },
    { Brands: ['Zzz'], Models: ['Clio'] },
    { Models: ['Zzz'] },
  ])('matches nothing for an unknown name: %o', async (query) => {
    expect(await found(way, query)).toEqual([])
  })

  test.each([
    ['Audi TT', 'Audi', 'TT'],
    ['Land Rover Range Rover Sport', 'Land Rover', 'Range Rover Sport'],
  ])('"%s" excludes this model of this make only', async (name, brand, model) => {
    const unwanted = models.filter((one) => one.brand === brand && one.name === model).map(({ car }) => car)
    expect(unwanted).toHaveLength(1)
    const cars = await found(way, { ExcludedModels: [name] })
    expect(models.map(({ car }) => car).filter((car) => !cars.includes(car))).toEqual(unwanted)
  })

  test('ignores an unknown name next to known models', async () => {
    const clio = models.find(({ name }) => name === 'Clio')?.car
    expect(await found(way, { Brands: ['Renault', 'Audi'], Models: ['Clio', 'Zzz'] })).toEqual([clio])
  })
})

test(
  'several makes and models at once: the named models, and the other makes whole, in lists and facets alike',
  async () => {
    const drawn = fc.uniqueArray(fc.nat(models.length - 1), { minLength: 1, maxLength: 4 })
    await holds(
      fc.asyncProperty(drawn, fc.uniqueArray(fc.nat(models.length - 1), { maxLength: 2 }), async (chosen, others) => {
        const wanted = chosen.map((at) => models[at] as (typeof models)[number])
        const asked = [...wanted, ...others.map((at) => models[at] as (typeof models)[number])]
        const query = { Brands: [...new Set(asked.map(({ brand }) => brand))], Models: wanted.map(({ name }) => name) }
        const brands = new Set(asked.map(({ brandId }) => brandId))
        const isNamed = ({ name }: { name: string }) => wanted.some((one) => squashed(one.name) === squashed(name))
        // two makes may have a model of the same name: it matches both
        const named = new Set(models.filter(isNamed).map(({ brandId }) => brandId))
        const cars = models
          .filter((model) => brands.has(model.brandId) && (isNamed(model) || !named.has(model.brandId)))
          .map(({ car }) => car)
        for (const way of ['index', 'PostgreSQL'] as const) {
          expect(await found(way, query)).toEqual(cars)
          expect(JSON.parse(await ways[way].facets(query)).total).toBe(cars.length)
        }
      }),
      { runs: 60 },
    )
  },
  patience,
)

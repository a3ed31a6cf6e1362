import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStockIndex, type StockIndex } from '#domains/catalogue/search/index/stock-index.ts'
import type { Suggest } from '#domains/catalogue/search/query-parser/contract.ts'
import { seedReference } from '#domains/foundation/reference/service.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import type { Facets, ListedVehicle } from './contract.ts'

let api: TestApi
let app: TestApi['app']
let index: StockIndex

/** Eight cars on sale, one reserved, one sold, one archived, one draft; same results with and without the index. */
beforeAll(async () => {
  api = await testApi({ settings: { CHECK_ANSWERS: 'true' } })
  await seedReference(api.deps.db)
  const insert = `insert into vehicles (reference, brand_id, model_id, city_id, storage_area_id, price, mileage, release_date, fuel_type, gear_type,
      body_style, color, is_certified, is_first_hand, last_status, is_archived, published_at, chassis_number, registration_number, financing)
    select r.reference, b.id, m.id, (select id from cities where name = r.city), (select id from storage_areas order by id limit 1), r.price, r.mileage,
      r.release, r.fuel, r.gear, r.body, r.color, r.certified, r.first, r.status, r.archived, '2026-01-01'::timestamptz + r.day * interval '1 day', r.chassis, r.plate, r.credit
    from json_to_recordset($1) as r(reference text, model text, brand text, city text, price int, mileage int, release date, fuel text, gear text, body text,
      color text, certified boolean, first boolean, status text, archived boolean, day int, chassis text, plate text, credit boolean)
    join brands b on b.name = r.brand join models m on m.brand_id = b.id and m.name = r.model`
  const car = (day: number, brand: string, model: string, more: object) => ({
    reference: `T-${day}`,
    brand,
    model,
    city: 'Casablanca',
    price: 100_000 + day * 1000,
    mileage: 50_000,
    release: '2019-06-01',
    fuel: 'Diesel',
    gear: 'Manual',
    body: 'Citadine',
    color: 'White',
    certified: false,
    first: null,
    status: 'Published',
    archived: false,
    credit: day <= 4 || day === 7,
    day,
    ...more,
  })
  await api.deps.pool.query(insert, [
    JSON.stringify([
      car(1, 'Renault', 'Clio', { certified: true, chassis: 'VF1AAAAA000000001', plate: '12345-A-6' }),
      car(2, 'Renault', 'Clio', { fuel: 'Gasoline', color: 'Black', release: '2022-03-01' }),
      car(3, 'Renault', 'Megane', { gear: 'Automatic', body: 'Compact' }),
      car(4, 'Dacia', 'Duster', { body: 'SUV', city: 'Rabat', mileage: 120_000 }),
      car(5, 'Dacia', 'Logan', { body: 'Sedan', price: null, first: true }),
      car(6, 'Peugeot', '208', { status: 'Reserved', mileage: null }),
      car(7, 'Peugeot', '2008', { body: 'SUV', gear: 'Automatic', price: 210_000 }),
      car(8, 'Volkswagen', 'Golf 7', { body: 'Compact', price: 145_000, city: 'Tanger' }),
      car(9, 'Volkswagen', 'Golf 8', { status: 'Sold' }),
      car(10, 'Volkswagen', 'Golf 8', { archived: true }),
      car(11, 'Volkswagen', 'Golf 8', { status: 'Draft' }),
    ]),
  ])
  index = createStockIndex(api.deps)
  app = await api.appWith({ stock: index })
  await index.start()
})
afterAll(async () => {
  await index.stop()
  await app.close()
  await api.close()
})

const paths = { index: () => app, PostgreSQL: () => api.app }

async function get(from: TestApi['app'], query: string, language = 'fr') {
  const answer = await from.inject({ url: `/api/vehicles${query}`, headers: { 'accept-language': language } })
  return { status: answer.statusCode, body: answer.json() }
}
const references = (body: { results: { reference: string }[] }) => body.results.map(({ reference }) => reference)

describe.each(Object.entries(paths))('answered from %s', (_, from) => {
  test('lists everything on sale without filters: certified first, then newest', async () => {
    const { status, body } = await get(from(), '?size=3')
    expect(status).toBe(200)
    expect(body).toMatchObject({ currentPage: 1, pageCount: 3, pageSize: 3, rowCount: 8, firstRowOnPage: 1, lastRowOnPage: 3 })
    expect(references(body)).toEqual(['T-1', 'T-8', 'T-7'])
  })

  test('returns a short last page, and an empty page beyond the end', async () => {
    expect((await get(from(), '?size=3&page=3')).body).toMatchObject({ firstRowOnPage: 7, lastRowOnPage: 8 })
    expect((await get(from(), '?size=3&page=4')).body).toEqual({
      currentPage: 4,
      pageCount: 3,
      pageSize: 3,
      rowCount: 8,
      firstRowOnPage: 0,
      lastRowOnPage: 0,
      results: [],
    })
  })

  test.each([
    ['?Brands=Renault', ['T-1', 'T-3', 'T-2']],
    ['?brands=renault&MODELS=clio', ['T-1', 'T-2']],
    ['?Brands=Renault&Brands=Dacia&Models=Clio', ['T-1', 'T-5', 'T-4', 'T-2']],
    ['?Models=Clio&Models=208', ['T-1', 'T-6', 'T-2']],
    ['?Models=golf', ['T-8']],
    ['?Brands=Citroen', []],
    ['?Brands=Nobody', []],
    ['?Cities=Tanger&Cities=Rabat', ['T-8', 'T-4']],
    ['?FuelTypes=Gasoline', ['T-2']],
    ['?GearTypes=Automatic&BodyStyles=SUV', ['T-7']],
    ['?MaxPrice=102000', ['T-1', 'T-2']],
    ['?MinPrice=145000&MaxPrice=210000', ['T-8', 'T-7']],
    ['?MinMileage=100000', ['T-4']],
    ['?MinReleaseDate=2020-01-01', ['T-2']],
    ['?IsCertified=true', ['T-1']],
    ['?IsCertified=TRUE&IsFirstHand=false', ['T-1']],
    ['?IsFirstHand=true', ['T-5']],
    ['?Reference=t-4', ['T-4']],
    ['?ChassisNumber=vf1aaaaa000000001', ['T-1']],
    ['?ChassisNumber=VF1AAAAA', []],
    ['?RegistrationNumber=12345%20A%206', ['T-1']],
    ['?RegistrationNumber=12345', []],
    ['?IsArchived=true', ['T-10', 'T-9']],
    ['?ExcludedFuelTypes=Diesel', ['T-2']],
    ['?ExcludedBrands=Renault&ExcludedBrands=Dacia', ['T-8', 'T-7', 'T-6']],
    ['?Brands=Renault&ExcludedModels=Clio', ['T-3']],
    ['?ExcludedModels=Renault%20Clio&MaxPrice=104000', ['T-4', 'T-3']],
    ['?Brands=Peugeot&ExcludedModels=Clio', ['T-7', 'T-6']],
    ['?ExcludedBrands=Nobody&Brands=Dacia', ['T-5', 'T-4']],
    ['?ExcludedCities=Casablanca', ['T-8', 'T-4']],
    ['?ExcludedBodyStyles=Citadine&ExcludedGearTypes=Automatic&ExcludedColors=Black', ['T-8', 'T-5', 'T-4']],
    ['?q=suv%20sauf%20dacia', ['T-7']],
    ['?q=pas%20de%20diesel', ['T-2']],
    ['?q=pas%20de%20diesel&FuelTypes=Diesel&Brands=Renault', ['T-1', 'T-3']],
    ['?q=clio%20essence', ['T-2']],
    ['?q=clio%20pas%20cher', ['T-1', 'T-2']],
    ['?q=dacia%20pas%20cher', ['T-4', 'T-5']],
    ['?q=diesel&FuelTypes=Gasoline', ['T-2']],
    ['?sortPropertyName=price&size=4', ['T-1', 'T-2', 'T-3', 'T-4']],
    ['?sortPropertyName=price&sortDirection=Descending', ['T-7', 'T-8', 'T-6', 'T-4', 'T-3', 'T-2', 'T-1', 'T-5']],
    ['?sortPropertyName=mileage&Brands=Peugeot', ['T-7', 'T-6']],
    ['?sortPropertyName=releaseDate&size=1', ['T-2']],
    ['?unknownThing=1&Brands=&Models=Logan', ['T-5']],
  ])('%s', async (query, expected) => {
    const { status, body } = await get(from(), query)
    expect(status).toBe(200)
    expect(references(body)).toEqual(expected)
    expect(body.rowCount).toBe(query.includes('size=') ? body.rowCount : expected.length)
  })

  test('explains the position of each car and can exclude paid positions', async () => {
    await api.deps.pool.query(`update vehicles set boosted_until = '2090-01-01' where reference in ('T-3', 'T-8')`)
    const listed = async (query: string) => {
      const { results } = (await get(from(), query)).body as { results: ListedVehicle[] }
      return results.map(({ reference, isBoosted, placement }) => [reference, placement.reason, placement.placeWithoutPayment, isBoosted])
    }
    const all = [
      ['T-1', 'Certified', null, false],
      // its payment has no effect: it has this position anyway
      ['T-8', 'Newest', null, false],
      ['T-7', 'Newest', null, false],
      ['T-3', 'Paid', 7, true],
      ['T-6', 'Newest', null, false],
      ['T-5', 'Newest', null, false],
      ['T-4', 'Newest', null, false],
      ['T-2', 'Newest', null, false],
    ]
    await expect.poll(() => listed('')).toEqual(all)
    expect([...(await listed('?size=3')), ...(await listed('?size=3&page=2')), ...(await listed('?size=3&page=3'))]).toEqual(all)
    expect((await get(from(), '?size=3&page=2')).body.results[0].placement.place).toBe(4)
    expect((await listed('?sortPropertyName=price')).every(([, reason, , isPaid]) => reason === 'Sort' && isPaid === false)).toBe(true)
    expect((await listed('?IsBoosted=false')).map(([reference]) => reference)).toEqual(['T-1', 'T-7', 'T-6', 'T-5', 'T-4', 'T-2'])
    expect((await listed('?IsBoosted=true')).map(([reference]) => reference)).toEqual(['T-8', 'T-3'])
    expect((await get(from(), '/facets?IsBoosted=false')).body.total).toBe(6)
    expect((await get(from(), '/facets?IsBoosted=true&Brands=Dacia')).body.loosen).toContainEqual({ parameters: ['IsBoosted'], total: 2 })
    await api.deps.pool.query('update vehicles set boosted_until = null where boosted_until is not null')
    await expect.poll(async () => (await listed('?IsBoosted=true')).length).toBe(0)
  })

  test('returns neither chassis nor plate', async () => {
    const answer = await from().inject({ url: '/api/vehicles?ChassisNumber=VF1AAAAA000000001' })
    expect(answer.body).toContain('"T-1"')
    expect(answer.body).not.toContain('VF1AAAAA000000001')
    expect(answer.body).not.toContain('12345')
  })

  test('counts each facet with all filters but its own', async () => {
    const { body } = (await get(from(), '/facets?Brands=Renault&FuelTypes=Diesel')) as { body: Facets }
    expect(body).toMatchObject({ total: 2, certified: 1 })
    const counts = (list: { value: unknown; count: number }[]) => Object.fromEntries(list.map(({ value, count }) => [value, count]))
    expect(counts(body.facets.brands)).toEqual({ Dacia: 2, Peugeot: 2, Renault: 2, Volkswagen: 1 })
    expect(body.facets.models).toEqual([
      { value: 'Clio', label: { fr: 'Clio', ar: 'كليو' }, brand: 'Renault', count: 1 },
      { value: 'Megane', label: { fr: 'Megane', ar: expect.any(String) }, brand: 'Renault', count: 1 },
    ])
    expect(counts(body.facets.fuelTypes)).toEqual({ Diesel: 2, Gasoline: 1, Hybrid: 0, Electric: 0 })
    expect(counts(body.facets.gearTypes)).toEqual({ Manual: 1, Automatic: 1 })
    expect(counts(body.facets.cities)).toEqual({ Casablanca: 2, Rabat: 0, Tanger: 0 })
    expect(body.facets.storageAreas).toHaveLength(1)
    expect(body.histograms.price).toMatchObject({ min: 101_000, max: 103_000 })
    expect(body.histograms.price.bins).toHaveLength(24)
    expect(body.histograms.price.bins[5]).toEqual({ from: 100_000, to: 120_000, count: 2 })
    expect(body.histograms.mileage.bins[5]).toEqual({ from: 50_000, to: 60_000, count: 2 })
    expect(body.histograms.year.bins.find(({ from: year }) => year === 2019)?.count).toBe(2)
    expect(body.histograms.year.bins.slice(-2).map(({ from: year, to }) => [year, to])).toEqual([
      [Number(testNow.slice(0, 4)) - 1, Number(testNow.slice(0, 4))],
      [Number(testNow.slice(0, 4)), null],
    ])
    expect(body.facets.mileages.map(({ count }) => count)).toEqual([0, 0, 0, 0, 2, 2, 2, 2, 2, 2])
    expect(body.facets.ages).toContainEqual({ years: 8, minReleaseDate: `${Number(testNow.slice(0, 4)) - 8}-01-01`, count: 2 })
  })

  test('offers the mileage limits of the setting', async () => {
    const set = (value: string) => api.deps.pool.query(`update settings set value = $1 where key = 'search.mileageSteps'`, [value])
    const before = (await api.deps.pool.query(`select value from settings where key = 'search.mileageSteps'`)).rows[0].value
    await set('[5000,100000]')
    const { body } = (await get(from(), '/facets')) as { body: Facets }
    expect(body.facets.mileages.map(({ maxMileage }) => maxMileage)).toEqual([5000, 100_000])
    await set(before)
  })

  test('counts a filter and its exclusion as one in facets and suggestions', async () => {
    const { body } = (await get(from(), '/facets?Brands=Renault&ExcludedFuelTypes=Diesel&ExcludedFuelTypes=Gasoline')) as { body: Facets }
    expect(body.total).toBe(0)
    expect(body.facets.fuelTypes.map(({ count }) => count)).toEqual([2, 1, 0, 0])
    expect(body.loosen).toContainEqual({ parameters: ['ExcludedFuelTypes'], total: 3 })
  })

  test('lists the single filters to remove from an empty result, best first', async () => {
    const { body } = (await get(from(), '/facets?Brands=Renault&Models=Megane&FuelTypes=Electric&MinPrice=90000&MaxPrice=120000')) as {
      body: Facets
    }
    expect(body.total).toBe(0)
    expect(body.loosen).toEqual([
      { parameters: ['FuelTypes'], total: 1 },
      { parameters: ['Brands', 'Models'], total: 0 },
      { parameters: ['MinPrice', 'MaxPrice'], total: 0 },
      { parameters: ['Models'], total: 0 },
    ])
  })

  test('lists the pairs of filters to remove when no single one brings a car', async () => {
    const { body } = (await get(from(), '/facets?Brands=Dacia&Models=Duster&FuelTypes=Electric&Cities=Casablanca')) as { body: Facets }
    expect(body.loosen?.map(({ total }) => total)).toEqual([0, 0, 0, 0])
    expect(body.loosenPairs).toEqual([
      { parameters: ['Brands', 'Models', 'FuelTypes'], total: 6 },
      { parameters: ['Cities', 'FuelTypes'], total: 1 },
      { parameters: ['FuelTypes', 'Models'], total: 1 },
    ])
  })

  test('lists no pairs when a single filter brings a car or a pair is every filter', async () => {
    const bodies = await Promise.all(
      ['Models=Megane&FuelTypes=Electric&MinPrice=90000', 'FuelTypes=Electric&GearTypes=Automatic'].map(
        async (asked) => (await get(from(), `/facets?${asked}`)).body as Facets,
      ),
    )
    expect(bodies.map(({ total, loosenPairs }) => [total, loosenPairs])).toEqual([
      [0, undefined],
      [0, undefined],
    ])
  })

  test.each([
    ['Models=Clio&MaxPrice=101000', { kind: 'price', value: '102000', parameters: { MaxPrice: ['102000'] }, total: 2 }],
    [
      'Brands=Dacia&MinMileage=1&MaxMileage=100000',
      { kind: 'mileage', value: '120000', parameters: { MinMileage: ['1'], MaxMileage: ['120000'] }, total: 2 },
    ],
    [
      'Brands=Renault&MinReleaseDate=2020-02-01',
      { kind: 'year', value: '2019-01-01', parameters: { MinReleaseDate: ['2019-01-01'] }, total: 3 },
    ],
    [
      'Cities=Casablanca&BodyStyles=SUV',
      { kind: 'city', value: 'Rabat', parameters: { Cities: ['Casablanca', 'Rabat'] }, total: 2, distance: 85 },
    ],
    [
      'Models=Clio&FuelTypes=Diesel',
      { kind: 'model', value: '208', brand: 'Peugeot', parameters: { Brands: ['Renault', 'Peugeot'], Models: ['Clio', '208'] }, total: 2 },
    ],
    ['q=clio%20moins%20de%20101000', { kind: 'price', value: '102000', parameters: { MaxPrice: ['102000'] }, total: 2 }],
  ])('suggests the smallest change that brings more cars: %s', async (asked, change) => {
    const { body } = (await get(from(), `/facets?${asked}`)) as { body: Facets }
    expect(body.widen).toEqual([{ brand: null, distance: null, ...change }])
    // the announced total is the found total
    const next = new URLSearchParams(asked)
    for (const [name, values] of Object.entries(change.parameters)) {
      next.delete(name)
      for (const value of values) next.append(name, value)
    }
    expect((await get(from(), `?${next}`)).body.rowCount).toBe(change.total)
    expect(body.loosen?.every(({ total }) => total >= body.total)).toBe(true)
  })

  test('suggests nothing distant or excluded, nor for one identifier or many results', async () => {
    const few = async (asked: string) => {
      const { total, widen, loosen } = (await get(from(), `/facets?${asked}`)).body as Facets
      return [total, widen?.length, loosen?.length]
    }
    expect(await few('Cities=Casablanca&BodyStyles=SUV&ExcludedCities=Rabat')).toEqual([1, 0, 2])
    expect(await few('Cities=Tanger')).toEqual([1, 0, 1])
    expect(await few('Brands=Peugeot&MaxPrice=107000')).toEqual([1, 0, 2])
    expect(await few('Reference=T-1&MaxPrice=101000')).toEqual([1, 0, 0])
    expect(await few('GearTypes=Manual&MaxPrice=108000')).toEqual([4, 0, 2])
    expect(await few('GearTypes=Manual')).toEqual([6, undefined, undefined])
    expect(await few('Models=Clio&MaxPrice=1000')).toEqual([0, undefined, 2])
  })

  test('applies a monthly budget on credit and a down payment alone', async () => {
    // 1 800 DH (rounded) over 60 months: 0.75625 % a month, annuity factor 48.089, lend 86 584 DH
    const { body } = await get(from(), '?MonthlyBudget=1800&DownPayment=16000&sortPropertyName=price')
    expect(references(body)).toEqual(['T-1', 'T-2'])
    const facets = (await get(from(), '/facets?MonthlyBudget=1800&DownPayment=16000')).body as Facets
    expect(facets.monthly).toEqual({ maxPrice: 102_584, months: 60 })
    expect(facets.total).toBe(2)
    const said = await from().inject({ url: '/api/search/suggest', query: { q: 'moins de 1800 dh par mois' } })
    expect(said.json()).toMatchObject({
      criteria: { MonthlyBudget: 1800 },
      total: (await get(from(), '?MonthlyBudget=1800')).body.rowCount,
    })
    const cash = await get(from(), '?MonthlyBudget=1&DownPayment=145000&sortPropertyName=price')
    expect(references(cash.body)).toEqual(['T-1', 'T-2', 'T-3', 'T-4', 'T-6', 'T-8'])
    const none = (await get(from(), '/facets?MonthlyBudget=1')).body as Facets
    expect(none).toMatchObject({ total: 0, loosen: [{ parameters: ['MonthlyBudget'], total: 8 }] })
    expect(references((await get(from(), '?IsFinanced=true&sortPropertyName=price')).body)).toEqual(['T-1', 'T-2', 'T-3', 'T-4', 'T-7'])
  })

  test('', async () => {
    expect((await get(from(), '/stockcount')).body).toEqual({ count: 8, certified: 1 })
  })

  test('parses a sentence and completes its last word with live counts', async () => {
    const ask = async (q: string) => (await from().inject({ url: '/api/search/suggest', query: { q } })).json() as Suggest
    const sentence = await ask('renault clio diesel')
    expect(sentence).toMatchObject({ criteria: { Brands: ['Renault'], Models: ['Clio'], FuelTypes: ['Diesel'] }, unknown: [], total: 1 })
    const begun = await ask('diesel ren')
    expect(begun.suggestions[0]).toMatchObject({
      kind: 'brand',
      value: 'Renault',
      label: { fr: 'Renault', ar: 'رونو' },
      count: 2,
      criteria: { FuelTypes: ['Diesel'], Brands: ['Renault'] },
    })
    const mistyped = await ask('peugot')
    expect(mistyped.suggestions.map(({ value, count }) => [value, count])).toContainEqual(['Peugeot', 2])
    // the unit of a number starts no name, although "الفئة E" starts with it
    expect((await ask('رونو 120 ألف')).suggestions).toEqual([])
    const arabic = await ask('كلي')
    expect(arabic.suggestions).toContainEqual(expect.objectContaining({ kind: 'model', value: 'Clio', brand: 'Renault', count: 2 }))
    expect((await ask('')).suggestions.map(({ value }) => value).sort()).toEqual(['Dacia', 'Peugeot', 'Renault', 'Volkswagen'])
  })
})

describe('lenient input', () => {
  test.each([
    ['FuelTypes=diesel', 'FuelTypes=Diesel'],
    ['GearTypes=MANUAL&Colors=white', 'GearTypes=Manual&Colors=White'],
    ['MinReleaseDate=2022-03-01T00:00:00.000Z', 'MinReleaseDate=2022-03-01'],
    // midnight in Morocco
    ['MinReleaseDate=2022-02-28T23:00:00.000Z', 'MinReleaseDate=2022-03-01'],
    ['MaxPrice=105000.5', 'MaxPrice=105000'],
    ['MinPrice=209999,5', 'MinPrice=210000'],
    ['sortPropertyName=Price&sortDirection=desc', 'sortPropertyName=price&sortDirection=Descending'],
  ])('%s equals %s', async (written, meant) => {
    const [answer, same] = [await get(app, `?${written}`), await get(app, `?${meant}`)]
    expect(answer.status).toBe(200)
    expect(references(answer.body)).toEqual(references(same.body))
    expect(answer.body.rowCount).toBeGreaterThan(0)
  })

  test('supports the sorts of API clients with and without the index', async () => {
    for (const asked of [app, api.app]) {
      const brands = (await get(asked, '?sortPropertyName=brand')).body.results.map(({ brand }: { brand: string }) => brand)
      expect(brands).toEqual(brands.toSorted())
      expect(new Set(brands).size).toBeGreaterThan(2)
      const falling = references((await get(asked, '?sortPropertyName=reference&sortDirection=Descending')).body)
      expect(falling).toEqual(falling.toSorted().reverse())
      expect((await get(asked, '?sortPropertyName=created')).status).toBe(200)
    }
  })

  test('limits the page size', async () => {
    expect((await get(app, '?size=1000')).body.pageSize).toBe(100)
  })
})

describe('invalid input', () => {
  test.each([
    ['page=0', 'page'],
    ['page=1000001', 'page'],
    ['page=1.5', 'page'],
    ['page=1&page=2', 'page'],
    ['size=0', 'size'],
    ['MinPrice=1e5', 'MinPrice'],
    ['size=abc', 'size'],
    ['MinPrice=-1', 'MinPrice'],
    ['maxprice=99999999999', 'MaxPrice'],
    ['MaxMileage=NaN', 'MaxMileage'],
    ['Colors=Pink', 'Colors'],
    ['FuelTypes=Diesel&FuelTypes=Coal', 'FuelTypes'],
    ['IsCertified=maybe', 'IsCertified'],
    ['MinReleaseDate=2019-02-30', 'MinReleaseDate'],
    ['MaxReleaseDate=2019', 'MaxReleaseDate'],
    ['MinReleaseDate=0001-01-01', 'MinReleaseDate'],
    ['sortPropertyName=name', 'sortPropertyName'],
    ['sortDirection=up', 'sortDirection'],
    ['StorageAreaId=0', 'StorageAreaId'],
    [`q=${'a'.repeat(201)}`, 'q'],
    [`${'Brands=x&'.repeat(61)}`, 'Brands'],
    [`Brands=${'x'.repeat(81)}`, 'Brands'],
  ])('%s', async (query, parameter) => {
    const french = await get(app, `?${query}`)
    expect(french.status).toBe(400)
    expect(french.body.code).toBe('BadRequest')
    expect(french.body.message).toContain(`«\u00a0${parameter}\u00a0»`)
    const arabic = await get(app, `?${query}`, 'ar')
    expect(arabic.body.message).toContain(parameter)
    expect(arabic.body.message).toMatch(/\p{Script=Arabic}/u)
  })

  test('accepts control characters in words', async () => {
    for (const parameter of ['q', 'Reference', 'ChassisNumber', 'Brands', 'Cities']) {
      expect((await get(app, `?${parameter}=%00%27%22%5C`)).status).toBe(200)
    }
  })
})

describe('changes', () => {
  test('updates card and order after a new price', async () => {
    expect(references((await get(app, '?sortPropertyName=price&size=1')).body)).toEqual(['T-1'])
    await api.deps.pool.query(`update vehicles set price = 42000 where reference = 'T-7'`)
    await expect
      .poll(async () => (await get(app, '?sortPropertyName=price&size=1')).body.results[0])
      .toMatchObject({ reference: 'T-7', price: 42_000 })
    await api.deps.pool.query(`update vehicles set price = 210000 where reference = 'T-7'`)
    await expect.poll(async () => references((await get(app, '?sortPropertyName=price&size=1')).body)).toEqual(['T-1'])
  })

  test('invalidates a cached vehicle page when its vehicle changes', async () => {
    const { id } = (await get(app, '?Reference=T-3')).body.results[0]
    const page = async () => (await get(app, `/${id}`)).body
    expect(await page()).toMatchObject({ price: 103_000 })
    expect(await page()).toMatchObject({ price: 103_000 })
    await api.deps.pool.query(`update vehicles set price = 99000 where id = $1`, [id])
    await expect.poll(page).toMatchObject({ price: 99_000 })
    await api.deps.pool.query(`update vehicles set price = 103000, last_status = 'Draft' where id = $1`, [id])
    await expect.poll(async () => (await get(app, `/${id}`)).status).toBe(404)
    await api.deps.pool.query(`update vehicles set last_status = 'Published' where id = $1`, [id])
    await expect.poll(page).toMatchObject({ price: 103_000 })
  })

  test('updates the card after a new picture', async () => {
    const card = async () => (await get(app, '?Reference=T-2')).body.results[0]
    expect(await card()).toMatchObject({ pictureCount: 0, picture: null })
    await api.deps.pool.query(`insert into documents (owner_type, owner_id, type, spec, status, file_name, mime_type, size, hash, width, height)
      select 'Vehicle', id, 'VehicleGalleryPicture', 'Front', 'Published', 'a.jpg', 'image/jpeg', 1, repeat('a', 64), 1440, 1080 from vehicles where reference = 'T-2'`)
    await expect.poll(card).toMatchObject({ pictureCount: 1, picture: { spec: 'Front' } })
  })
})

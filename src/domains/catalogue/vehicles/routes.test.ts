import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import type { VehicleCard, VehicleDetail } from './contract.ts'
import { refreshMarket } from './market/store.ts'
import { updateFormerPrices } from './store.ts'

const chassis = 'VF1SECRET12345678'
const plate = '54321|أ|6'

let api: TestApi
let ids: { clio: number; logan: number; duster: number; casablanca: number; rabat: number; store: number }
let count = 0

/** Inserts a car, published by default, and returns its id. */
async function park(
  car: Record<string, unknown> = {},
  more: { pictures?: number; features?: string[]; soldAt?: string } = {},
): Promise<number> {
  count += 1
  const row: Record<string, unknown> = {
    reference: `T-${count}`,
    brand_id: null,
    model_id: ids.clio,
    version: '1.5 dCi 90',
    city_id: ids.casablanca,
    storage_area_id: ids.store,
    price: 120_000,
    release_date: '2019-05-01',
    mileage: 80_000,
    fuel_type: 'Diesel',
    gear_type: 'Manual',
    body_style: 'Citadine',
    color: 'White',
    last_status: 'Published',
    published_at: '2026-02-01T09:00:00Z',
    chassis_number: chassis,
    registration_number: plate,
    fiscal_power: 6,
    doors: 5,
    seats: 5,
    ...car,
  }
  const { pool } = api.deps
  row.brand_id = (await pool.query('select brand_id from models where id = $1', [row.model_id])).rows[0].brand_id
  const names = Object.keys(row)
  const { rows } = await pool.query(
    `insert into vehicles (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
    Object.values(row),
  )
  const id = rows[0].id as number
  for (let n = 0; n < (more.pictures ?? 0); n++)
    await pool.query(
      `insert into documents (owner_type, owner_id, type, spec, status, file_name, mime_type, size, hash, width, height, images_order)
       values ('Vehicle', $1, 'VehicleGalleryPicture', 'Front', 'Published', 'a.jpg', 'image/jpeg', 1, $2, 1200, 750, $3)`,
      [id, `${n}`.repeat(64), (more.pictures ?? 0) - n],
    )
  for (const code of more.features ?? [])
    await pool.query('insert into vehicle_features select $1, id from features where code = $2', [id, code])
  if (more.soldAt) await pool.query("insert into vehicle_statuses (vehicle_id, type, created) values ($1, 'Sold', $2)", [id, more.soldAt])
  return id
}

async function get<T = unknown>(url: string, language = 'fr'): Promise<{ status: number; body: T & { code: string; message: string } }> {
  const answer = await api.app.inject({ url, headers: { 'accept-language': language } })
  return { status: answer.statusCode, body: answer.json() }
}

beforeAll(async () => {
  api = await testApi({ settings: { CHECK_ANSWERS: 'true' } })
  const { rows } = await api.deps.pool.query(`
    select (select id from models where name = 'Clio') as clio, (select id from models where name = 'Logan') as logan,
      (select id from models where name = 'Duster') as duster, (select id from cities where name = 'Casablanca') as casablanca,
      (select id from cities where name = 'Rabat') as rabat, (select min(id) from storage_areas) as store`)
  ids = rows[0]
})
afterAll(() => api.close())

describe('the vehicle page', () => {
  test('contains card, ordered pictures, equipment by category and store', async () => {
    const id = await park(
      {
        video_link: 'https://video.example/1',
        description: { fr: 'Très propre', ar: 'نقية' },
        is_certified: true,
        warranty_in_months: 6,
      },
      { pictures: 3, features: ['PanoramicRoof', 'AlloyWheels'] },
    )
    const { status, body } = await get<VehicleDetail>(`/api/vehicles/${id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      slug: 'renault-clio-1-5-dci-90-2019-casablanca',
      brand: 'Renault',
      brandNames: { fr: 'Renault', ar: 'رونو' },
      city: 'Casablanca',
      cityNames: { fr: 'Casablanca', ar: 'الدار البيضاء' },
      price: 120_000,
      availability: 'Available',
      lastStatus: 'Published',
      publishedAt: '2026-02-01',
      soldAt: null,
      videoLink: 'https://video.example/1',
      description: { fr: 'Très propre', ar: 'نقية' },
      warrantyInMonths: 6,
      pictureCount: 3,
      market: null,
      registration: { code: 6, prefecture: { fr: 'Casablanca-Anfa', ar: 'الدار البيضاء أنفا' } },
    })
    expect(body.pictures.map((picture) => picture.hash[0])).toEqual(['2', '1', '0'])
    expect(body.pictures.map((picture) => picture.isGenerated)).toEqual([false, false, false])
    expect({ ...body.picture, isGenerated: false }).toEqual(body.pictures[0])
    expect(body.features.flatMap((category) => category.features.map((feature) => feature.code)).sort()).toEqual([
      'AlloyWheels',
      'PanoramicRoof',
    ])
    expect(body.storageArea).toMatchObject({ id: ids.store })
    expect(body.storageArea?.hours).toHaveLength(7)
  })

  test('omits unknown facts', async () => {
    const id = await park({
      version: null,
      price: null,
      release_date: null,
      mileage: null,
      fuel_type: null,
      gear_type: null,
      body_style: null,
      color: null,
      city_id: null,
      storage_area_id: null,
      registration_number: null,
      published_at: null,
      video_link: 'javascript:alert(1)',
    })
    const { status, body } = await get<VehicleDetail>(`/api/vehicles/${id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      slug: 'renault-clio',
      price: null,
      city: null,
      storageArea: null,
      registration: null,
      videoLink: null,
      market: null,
      pictures: [],
      picture: null,
      features: [],
      publishedAt: null,
    })
  })

  test('omits unpublished pictures', async () => {
    const id = await park({}, { pictures: 2 })
    await api.deps.pool.query("update documents set status = 'Rejected' where owner_id = $1 and images_order = 1", [id])
    const { body } = await get<VehicleDetail>(`/api/vehicles/${id}`)
    expect([body.pictureCount, body.pictures.length]).toEqual([1, 1])
  })

  /** Inserts a car with a price history; a null price takes it off sale. */
  async function priced(history: readonly [day: string, price: number | null][], car: Record<string, unknown> = {}): Promise<number> {
    const price = history.findLast(([, one]) => one !== null)?.[1] ?? null
    const id = await park({ price, ...car })
    for (const [day, asked] of history)
      await api.deps.pool.query('insert into vehicle_statuses (vehicle_id, type, price, created) values ($1, $2, $3, $4)', [
        id,
        asked === null ? 'Active' : 'Published',
        asked,
        `${day}T09:00:00Z`,
      ])
    await updateFormerPrices(api.deps.db, [id])
    return id
  }

  test.each<[string, [string, number | null][], number | null]>([
    [
      'asked for ten days and higher',
      [
        ['2026-02-01', 130_000],
        ['2026-02-11', 120_000],
      ],
      130_000,
    ],
    [
      'asked for six days only',
      [
        ['2026-02-01', 130_000],
        ['2026-02-07', 120_000],
      ],
      null,
    ],
    [
      'not higher than the price',
      [
        ['2026-02-01', 120_000],
        ['2026-02-11', 130_000],
      ],
      null,
    ],
    [
      'raised for a moment before it fell',
      [
        ['2026-01-01', 118_000],
        ['2026-02-01', 140_000],
        ['2026-02-11', 120_000],
      ],
      null,
    ],
    [
      'the lowest of several within thirty days',
      [
        ['2026-01-01', 150_000],
        ['2026-02-01', 140_000],
        ['2026-02-11', 120_000],
      ],
      140_000,
    ],
    [
      'a lower one that is longer ago',
      [
        ['2025-12-01', 110_000],
        ['2026-01-05', 130_000],
        ['2026-02-11', 120_000],
      ],
      130_000,
    ],
    [
      'asked before it was off sale, too short',
      [
        ['2026-01-01', 130_000],
        ['2026-01-15', null],
        ['2026-02-11', 120_000],
      ],
      null,
    ],
    ['never another price', [['2026-02-01', 120_000]], null],
    ['nothing known', [], null],
  ])('shows a proven former price, the lowest of thirty days: %s', async (_, history, shown) => {
    const id = await priced(history, { is_promoted: true, published_at: '2026-03-14T09:00:00Z' })
    const { body } = await get<VehicleDetail>(`/api/vehicles/${id}`)
    expect([body.oldPrice, body.isPromoted]).toEqual([shown, shown !== null])
    const promoted = (await get<VehicleCard[]>('/api/vehicles/promoted?size=48')).body
    expect(promoted.some((car) => car.id === id)).toBe(shown !== null)
    await api.deps.pool.query('update vehicles set is_deleted = true where id = $1', [id])
  })

  test.each(['Draft', 'Pending', 'InTransfer', 'Active'])('returns 404 in both languages for the status %s', async (status) => {
    const id = await park({ last_status: status })
    for (const path of ['', '/features', '/recommendations']) expect((await get(`/api/vehicles/${id}${path}`)).status).toBe(404)
    expect((await get(`/api/vehicles/${id}`)).body).toMatchObject({ code: 'VehicleNotFound', message: `Voiture introuvable\u00a0: ${id}.` })
    expect((await get(`/api/vehicles/${id}`, 'ar')).body.message).toMatch(/^السيارة غير موجودة/)
  })

  test('shows reserved and booked cars as reserved', async () => {
    for (const last_status of ['Reserved', 'Booked'])
      expect((await get<VehicleDetail>(`/api/vehicles/${await park({ last_status })}`)).body.availability).toBe('Reserved')
  })

  test('serves a sold car without its price for thirty days', async () => {
    const lately = await park(
      { last_status: 'Sold', is_archived: true, former_price: 140_000, price_update_date: '2026-02-20' },
      { soldAt: '2026-02-14T12:00:00Z' },
    )
    const { status, body } = await get<VehicleDetail>(`/api/vehicles/${lately}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      availability: 'Sold',
      lastStatus: 'Sold',
      soldAt: '2026-02-14',
      price: null,
      oldPrice: null,
      pricePosition: null,
      isPriceDoubtful: false,
      market: null,
    })
    expect((await get(`/api/vehicles/${lately}/recommendations`)).status).toBe(200)
    const formerly = await park({ last_status: 'Sold' }, { soldAt: '2026-02-10T12:00:00Z' })
    for (const path of ['', '/features']) expect((await get(`/api/vehicles/${formerly}${path}`)).status).toBe(410)
    // the page of a gone car shows similar cars
    expect((await get(`/api/vehicles/${formerly}/recommendations`)).status).toBe(200)
    expect((await get(`/api/vehicles/${formerly}`, 'ar')).body).toMatchObject({ code: 'Gone', message: 'بيعت هذه السيارة ولم تعد معروضة.' })
  })

  test.each(['0', '-1', '1.5', 'abc', '2147483648', '1e3x', '%00', "1'--"])('rejects the invalid id %s by name', async (id) => {
    const { status, body } = await get(`/api/vehicles/${id}`)
    expect([status, body.code]).toEqual([400, 'BadRequest'])
    expect(body.message).toContain('«\u00a0id\u00a0»')
    expect((await get(`/api/vehicles/${id}`, 'ar')).body.message).toMatch(/[\u0600-\u06ff]/)
  })

  test('returns 404 for an unknown id', async () => {
    for (const path of ['', '/features', '/recommendations'])
      expect((await get(`/api/vehicles/2147483647${path}`)).body.code).toBe('VehicleNotFound')
  })

  test('never returns chassis number or plate', async () => {
    const shown = { is_featured: true, is_promoted: true, former_price: 130_000 }
    const id = await park(shown, { pictures: 1 })
    const other = await park(shown)
    const paths = [
      `/api/vehicles/${id}`,
      `/api/vehicles/${id}/features`,
      `/api/vehicles/${id}/recommendations`,
      '/api/vehicles/featured',
      '/api/vehicles/promoted',
      `/api/vehicles/compare?VehicleIds=${id}&VehicleIds=${other}`,
    ]
    for (const path of paths) {
      const { statusCode, body } = await api.app.inject(path)
      expect([path, statusCode]).toEqual([path, 200])
      expect(body).not.toMatch(/SECRET|54321|chassis/i)
    }
  })
})

describe('equipment', () => {
  test('is grouped by category in catalogue order', async () => {
    const id = await park({}, { features: ['AlloyWheels', 'PanoramicRoof', 'AirConditioning'] })
    const { body } = await get<VehicleDetail['features']>(`/api/vehicles/${id}/features`)
    const { rows } = await api.deps.pool.query(
      "select f.code from features f where f.code in ('AlloyWheels', 'PanoramicRoof', 'AirConditioning') order by f.category_id, f.id",
    )
    expect(body.flatMap((category) => category.features.map((feature) => feature.code))).toEqual(rows.map((row) => row.code))
    expect((await get(`/api/vehicles/${await park()}/features`)).body).toEqual([])
  })
})

describe('featured and promoted', () => {
  test('lists available cars, latest first, up to the size', async () => {
    const old = await park({ is_featured: true, published_at: '2026-03-01T00:00:00Z' })
    const young = await park({ is_featured: true, published_at: '2026-03-10T00:00:00Z' })
    const hidden = [
      await park({ is_featured: true, published_at: '2026-03-11T00:00:00Z', last_status: 'Reserved' }),
      await park({ is_featured: true, published_at: '2026-03-11T00:00:00Z', is_archived: true }),
      await park({ is_featured: true, published_at: '2026-03-11T00:00:00Z', is_deleted: true }),
      await park({ is_promoted: true, former_price: 130_000, published_at: '2026-03-11T00:00:00Z' }),
      await park({ is_featured: true, published_at: '2026-03-11T00:00:00Z', price_position: 4 }),
      await park({ is_featured: true, published_at: '2026-03-11T00:00:00Z', is_price_doubtful: true }),
    ]
    const { body } = await get<VehicleCard[]>('/api/vehicles/featured?size=1000')
    const found = body.map((card) => card.id)
    expect(found.slice(0, 2)).toEqual([young, old])
    expect(found.filter((id) => hidden.includes(id))).toEqual([])
    expect((await get<VehicleCard[]>('/api/vehicles/featured?SIZE=1')).body.map((card) => card.id)).toEqual([young])
    expect((await get<VehicleCard[]>('/api/vehicles/promoted?size=1')).body.map((card) => card.id)).toEqual([hidden[3]])
  })

  test.each(['0', 'x', '1.5'])('rejects the size %s by name', async (size) => {
    for (const path of ['featured', 'promoted']) {
      const { status, body } = await get(`/api/vehicles/${path}?size=${size}`)
      expect([status, body.code, body.message.includes('«\u00a0size\u00a0»')]).toEqual([400, 'BadRequest', true])
    }
  })
})

describe('recommendations', () => {
  test('lists close available cars in a stable order, without the car itself', async () => {
    const me = await park({ model_id: ids.duster, body_style: 'SUV', price: 400_000, release_date: '2021-01-01', mileage: 40_000 })
    const twin = await park({ model_id: ids.duster, body_style: 'SUV', price: 405_000, release_date: '2021-02-01', mileage: 42_000 })
    const elsewhere = await park({
      model_id: ids.duster,
      body_style: 'SUV',
      price: 405_000,
      release_date: '2021-02-01',
      mileage: 42_000,
      city_id: ids.rabat,
    })
    const sibling = await park({ model_id: ids.logan, body_style: 'SUV', price: 405_000, release_date: '2021-02-01', mileage: 42_000 })
    const dear = await park({ model_id: ids.duster, body_style: 'SUV', price: 810_000 })
    const sold = await park({ model_id: ids.duster, body_style: 'SUV', price: 400_000, last_status: 'Reserved' })
    const first = (await get<VehicleCard[]>(`/api/vehicles/${me}/recommendations?size=20`)).body.map((card) => card.id)
    expect(first).toEqual([twin, elsewhere, sibling])
    for (const id of [me, dear, sold]) expect(first).not.toContain(id)
    expect((await get<VehicleCard[]>(`/api/vehicles/${me}/recommendations?size=20`)).body.map((card) => card.id)).toEqual(first)
    expect((await get<VehicleCard[]>(`/api/vehicles/${me}/recommendations?size=1`)).body).toHaveLength(1)
  })

  test('works for a car without price, age or body style', async () => {
    const me = await park({ model_id: ids.duster, price: null, release_date: null, body_style: null, mileage: null })
    expect((await get(`/api/vehicles/${me}/recommendations`)).status).toBe(200)
  })
})

describe('the market', () => {
  /** Nine Logans, 100 000 to 180 000 DH: the median is 140 000. */
  async function nineLogans(): Promise<number[]> {
    const logans: number[] = []
    for (let i = 0; i < 9; i++)
      logans.push(
        await park({ model_id: ids.logan, price: 100_000 + i * 10_000, release_date: `20${14 + (i % 3)}-06-01`, mileage: 160_000 + i }),
      )
    return logans
  }

  test('counts comparable cars, positions the price and returns the comparison', async () => {
    const logans = await nineLogans()
    await park({ model_id: ids.logan, price: 10_000, release_date: '2015-06-01', mileage: 250_000 })
    await park({ model_id: ids.logan, price: 10_000, release_date: '2018-06-01', mileage: 160_000 })
    await park({ model_id: ids.logan, price: 10_000, release_date: '2015-06-01', mileage: 160_000, last_status: 'Active' })
    await park({ model_id: ids.logan, price: 10_000, release_date: '2015-06-01', mileage: 160_000, is_archived: true })
    await refreshMarket(api.deps.db)
    const middle = (await get<VehicleDetail>(`/api/vehicles/${logans[4]}`)).body
    expect(middle.market).toMatchObject({
      count: 8,
      median: 140_000,
      percent: 0,
      position: 3,
      minYear: 2014,
      maxYear: 2016,
      minMileage: 150_000,
      maxMileage: 200_000,
    })
    expect(middle.market?.bins).toHaveLength(16)
    expect(middle.market?.bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(8)
    expect(middle.market?.bins[0]?.from).toBe(middle.market?.low)
    expect(middle.market?.bins.at(-1)?.to).toBe(middle.market?.high)
    const positions = new Map<number, [number | null, number | null]>()
    for (const i of [1, 4, 7]) {
      const { market, pricePosition } = (await get<VehicleDetail>(`/api/vehicles/${logans[i]}`)).body
      positions.set(i, [pricePosition, market?.percent ?? null])
    }
    expect(positions).toEqual(
      new Map([
        [1, [1, -24]],
        [4, [3, 0]],
        [7, [5, 26]],
      ]),
    )
  })

  test('is absent with fewer than eight comparable cars', async () => {
    await api.deps.pool.query('delete from vehicles')
    const logans = await nineLogans()
    await refreshMarket(api.deps.db)
    expect((await get<VehicleDetail>(`/api/vehicles/${logans[4]}`)).body.market).not.toBeNull()
    await api.deps.pool.query("update vehicles set last_status = 'Booked' where id = $1", [logans[0]])
    expect(await refreshMarket(api.deps.db)).toBeGreaterThan(0)
    expect((await get<VehicleDetail>(`/api/vehicles/${logans[4]}`)).body).toMatchObject({ market: null, pricePosition: null })
  })

  test('retains the position of a booked car or recomputes it', async () => {
    await api.deps.pool.query('delete from vehicles')
    const logans = await nineLogans()
    await refreshMarket(api.deps.db)
    const page = async () => (await get<VehicleDetail>(`/api/vehicles/${logans[1]}`)).body
    const before = await page()
    expect(before).toMatchObject({ pricePosition: 1, market: { count: 8, position: 1, median: 145_000, percent: -24 } })
    await api.deps.pool.query("update vehicles set last_status = 'Booked' where id = $1", [logans[1]])
    await refreshMarket(api.deps.db)
    expect(await page()).toMatchObject({ pricePosition: 1, market: { count: 8, position: 1, median: 145_000, percent: -24 } })
    expect((await get<VehicleDetail>(`/api/vehicles/${logans[4]}`)).body).toMatchObject({ market: null, pricePosition: null })
    // one less: too few to compare, but the position stays
    await api.deps.pool.query("update vehicles set last_status = 'Sold' where id = $1", [logans[2]])
    await refreshMarket(api.deps.db)
    expect(await page()).toMatchObject({ pricePosition: 1, market: null })
  })

  test('compares a car with the same cars while it is on sale, reserved and booked', async () => {
    await api.deps.pool.query('delete from vehicles')
    const logans = await nineLogans()
    // in a wider reach only
    await park({ model_id: ids.logan, price: 10_000, release_date: '2015-06-01', mileage: 250_000 })
    await refreshMarket(api.deps.db)
    const own = logans[1] as number
    const markets: VehicleDetail['market'][] = []
    for (const status of ['Published', 'Reserved', 'Booked']) {
      await api.deps.pool.query('update vehicles set last_status = $1 where id = $2', [status, own])
      await refreshMarket(api.deps.db)
      markets.push((await get<VehicleDetail>(`/api/vehicles/${own}`)).body.market)
    }
    expect(markets[0]).toMatchObject({ count: 8, low: 100_000, median: 145_000, position: 1 })
    expect(markets[1]).toEqual(markets[0])
    expect(markets[2]).toEqual(markets[0])
  })

  test('widens years and mileage when few cars are close', async () => {
    await api.deps.pool.query('delete from vehicles')
    const logans: number[] = []
    for (let i = 0; i < 9; i++)
      logans.push(
        await park({
          model_id: ids.logan,
          price: 100_000 + i * 1000,
          release_date: `20${13 + (i % 5)}-06-01`,
          mileage: i % 2 ? 90_000 : 110_000,
        }),
      )
    await refreshMarket(api.deps.db)
    expect((await get<VehicleDetail>(`/api/vehicles/${logans[2]}`)).body.market).toMatchObject({
      count: 8,
      minYear: 2013,
      maxYear: 2017,
      minMileage: 60_000,
      maxMileage: 200_000,
    })
  })

  test('ignores cars to be repaired or with unpaid customs', async () => {
    await api.deps.pool.query('delete from vehicles')
    const logans = await nineLogans()
    const like = { model_id: ids.logan, price: 90_000, release_date: '2015-06-01', mileage: 160_000 }
    const damaged = await park({ ...like, vehicle_repair_status_type: 'NotRepaired' })
    const unpaid = await park({ ...like, origin: 'Pas encore dédouanée' })
    await refreshMarket(api.deps.db)
    expect((await get<VehicleDetail>(`/api/vehicles/${logans[4]}`)).body.market?.count).toBe(8)
    for (const id of [damaged, unpaid])
      expect((await get<VehicleDetail>(`/api/vehicles/${id}`)).body).toMatchObject({
        market: null,
        pricePosition: null,
        isPriceDoubtful: false,
      })
  })

  test('warns of a price far below the others', async () => {
    await api.deps.pool.query('delete from vehicles')
    await nineLogans()
    const like = { model_id: ids.logan, release_date: '2015-06-01', mileage: 160_000 }
    const cheap = await park({ ...like, price: 70_000 })
    const good = await park({ ...like, price: 100_000 })
    await refreshMarket(api.deps.db)
    const [first, second] = [await get<VehicleDetail>(`/api/vehicles/${cheap}`), await get<VehicleDetail>(`/api/vehicles/${good}`)]
    expect(first.body).toMatchObject({ pricePosition: null, isPriceDoubtful: true, market: { position: null } })
    expect(first.body.market?.percent).toBeLessThan(-40)
    expect(second.body).toMatchObject({ pricePosition: 1, isPriceDoubtful: false })
  })

  test('shows the range for a car without a price, and its comparables', async () => {
    await api.deps.pool.query('delete from vehicles')
    const logans = await nineLogans()
    const like = { model_id: ids.logan, release_date: '2015-06-01', mileage: 160_000 }
    const hidden = await park({ ...like, price: null })
    await park({ ...like, price: null })
    await park({ ...like, price: 140_000, mileage: 200_000 })
    await refreshMarket(api.deps.db)
    const listed = async (id: number) => {
      const { body } = await get<{ rowCount: number; results: { id: number }[] }>(`/api/vehicles?ComparableTo=${id}&size=50`)
      return body.results.map((one) => one.id).toSorted((a, b) => a - b)
    }
    const { market } = (await get<VehicleDetail>(`/api/vehicles/${hidden}`)).body
    expect(market).toMatchObject({ count: 9, median: 140_000, position: null, percent: null })
    expect(await listed(hidden)).toEqual(logans)
    expect(await listed(logans[4] as number)).toEqual(logans.filter((_, i) => i !== 4))
    await api.deps.pool.query("update vehicles set last_status = 'Booked' where id = $1", [logans[0]])
    expect((await get<VehicleDetail>(`/api/vehicles/${hidden}`)).body.market?.count).toBe((await listed(hidden)).length)
  })

  test('measures its error with enough cars', async () => {
    await api.deps.pool.query('delete from vehicles')
    await nineLogans()
    await refreshMarket(api.deps.db)
    const [one] = (await api.deps.pool.query('select id from vehicles order by id limit 1')).rows
    expect((await get<VehicleDetail>(`/api/vehicles/${one.id}`)).body.market?.measured).toBeNull()
    for (let i = 0; i < 30; i++) await park({ model_id: ids.logan, price: 140_000, release_date: '2015-06-01', mileage: 160_000 })
    await refreshMarket(api.deps.db)
    const measured = (await get<VehicleDetail>(`/api/vehicles/${one.id}`)).body.market?.measured
    expect(measured).toEqual({ cars: 39, medianError: 0, withinTen: expect.any(Number) })
    // the cars at 100, 110, 120, 160, 170 and 180 thousand deviate by more
    expect(measured?.withinTen).toBe(Math.round((100 * 33) / 39))
  })

  test('updates no vehicle without a change, and skips implausible prices', async () => {
    await api.deps.pool.query('delete from vehicles')
    const logans = await nineLogans()
    const typo = await park({ model_id: ids.logan, price: 14_000, release_date: '2015-06-01', mileage: 160_000 })
    await refreshMarket(api.deps.db)
    const { rows: before } = await api.deps.pool.query('select max(changed_xid)::text as xid from vehicles')
    expect(await refreshMarket(api.deps.db)).toBe(0)
    const { rows: after } = await api.deps.pool.query('select max(changed_xid)::text as xid from vehicles')
    expect(after).toEqual(before)
    expect((await get<VehicleDetail>(`/api/vehicles/${typo}`)).body.pricePosition).toBeNull()
    expect((await get<VehicleDetail>(`/api/vehicles/${logans[3]}`)).body.market).not.toBeNull()
  })
})

import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { findSitemapCars, findSitemapStarts } from './store.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi({ settings: { BASE_PATH: '/occasion/', PUBLIC_URL: 'https://www.example.ma' } })
  await api.deps.pool.query(`
    insert into vehicles (brand_id, model_id, last_status, published_at, release_date, last_modified)
    select m.brand_id, m.id, status, now(), '2019-05-01', '2026-03-04T12:00:00Z'
    from models m join brands b on b.id = m.brand_id, unnest(array['Published', 'Reserved', 'Draft', 'Sold']) status
    where b.name = 'Renault' and m.name = 'Clio'`)
})
afterAll(() => api.close())

const read = async (url: string) => (await api.app.inject(`/occasion${url}`)).payload

test('lists the sitemap in robots.txt and disallows the API', async () => {
  const text = await read('/robots.txt')
  expect(text).toContain('Disallow: /occasion/api/')
  expect(text).toContain('Sitemap: https://www.example.ma/occasion/sitemap.xml')
})

test('lists every car on sale with its Arabic version', async () => {
  const index = await read('/sitemap.xml')
  const files = [...index.matchAll(/<loc>https:\/\/www\.example\.ma\/occasion(.*?)<\/loc>/g)].map(([, path = '']) => path)
  expect(files[0]).toBe('/sitemap-pages.xml')
  const cars = (await Promise.all(files.slice(2).map(read))).join('')
  expect(cars.match(/<url>/g)).toHaveLength(4)
  expect(cars).toMatch(/<loc>https:\/\/www\.example\.ma\/occasion\/cars\/renault-clio-2019\/\d+<\/loc>/)
  expect(cars).toMatch(/hreflang="ar" href="https:\/\/www\.example\.ma\/occasion\/cars\/renault-clio-2019\/\d+\?lang=ar"/)
})

test('includes the last change of a car page only', async () => {
  const index = await read('/sitemap.xml')
  const [, file = ''] = /\/occasion(\/sitemap-cars[^<]*)/.exec(index) ?? []
  expect(await read(file)).toContain('</loc><lastmod>2026-03-04</lastmod><xhtml:link')
  expect(await read('/sitemap-pages.xml')).not.toContain('lastmod')
})

test('lists the pages of the site in both languages', async () => {
  const pages = await read('/sitemap-pages.xml')
  for (const path of ['/home', '/search-result', '/aid', '/support', '/workshops', '/commitments', '/about', '/privacy', '/cookies'])
    expect(pages).toContain(`hreflang="ar" href="https://www.example.ma/occasion${path}?lang=ar"`)
})

test('splits files without duplicates, in order', async () => {
  const { pool } = api.deps
  const whole = (await findSitemapCars(pool, 0)).map(({ id }) => id)
  expect(whole.length).toBe(2)
  for (const size of [1, 2, 3]) {
    const starts = await findSitemapStarts(pool, size)
    expect(starts).toHaveLength(Math.ceil(whole.length / size))
    const files = await Promise.all(starts.map((start) => findSitemapCars(pool, start, size)))
    expect(files.flatMap((cars) => cars.map(({ id }) => id))).toEqual(whole)
  }
})

test('returns 404 for an unknown sitemap', async () => {
  expect((await api.app.inject('/occasion/sitemap-cars-x.xml')).statusCode).toBe(404)
})

test('lists landing pages with enough cars only', async () => {
  expect(await read('/sitemap-landings.xml')).not.toContain('<url>')
  await api.deps.pool.query(`
    insert into vehicles (brand_id, model_id, last_status, published_at, city_id, body_style, price, last_modified)
    select m.brand_id, m.id, 'Published', now(), (select id from cities where name = 'Fès'), 'Citadine', 190000, '2026-03-04T12:00:00Z'
    from models m join brands b on b.id = m.brand_id where b.name = 'Renault' and m.name = 'Clio'`)
  const pages = await read('/sitemap-landings.xml')
  expect([...pages.matchAll(/<loc>([^<?]*)<\/loc>/g)].map(([, place]) => place)).toEqual([
    'https://www.example.ma/occasion/voitures/renault',
    'https://www.example.ma/occasion/voitures/renault/clio',
  ])
  await api.deps.pool.query(
    `update vehicles set city_id = (select id from cities where name = 'Fès'), body_style = 'Citadine', price = 190000`,
  )
  const others = await read('/sitemap-landings.xml')
  for (const path of ['/voitures-a/fes', '/voitures/renault/a/fes', '/voitures-carrosserie/citadine', '/voitures-jusqu-a/200000'])
    expect(others).toContain(`<loc>https://www.example.ma/occasion${path}</loc>`)
  expect(others).not.toContain('/voitures-jusqu-a/150000')
  await api.deps.pool.query(`update settings set value = '4' where key = 'search.landingMinimum'`)
  expect(await read('/sitemap-landings.xml')).not.toContain('<url>')
  expect(pages).toContain('hreflang="ar" href="https://www.example.ma/occasion/voitures/renault?lang=ar"')
})

test('lists the first public pictures of a car in order', async () => {
  const { rows } = await api.deps.pool.query<{ id: number }>(`select id from vehicles where last_status = 'Published' order by id limit 1`)
  await api.deps.pool.query(
    `insert into documents (owner_type, owner_id, type, status, file_name, mime_type, size, hash, width, height, images_order)
     select 'Vehicle', $1, 'VehicleGalleryPicture', status, 'a.jpg', 'image/jpeg', 1, repeat(place::text, 64), 10, 10, place
     from (values (2, 'Published'), (1, 'Published'), (3, 'None')) pictures (place, status)`,
    [rows[0]?.id],
  )
  const file = await read('/sitemap-cars-0.xml')
  const places = [...file.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)].map(([, place]) => place)
  const own = [1, 2].map((digit) => `https://www.example.ma/occasion/documents/pictures/${String(digit).repeat(64)}/1440.webp`)
  expect(places).toEqual([...own, ...own])
})

test('compresses a sitemap when the client accepts it', async () => {
  const ask = (encodings: string) => api.app.inject({ url: '/occasion/sitemap-cars-0.xml', headers: { 'accept-encoding': encodings } })
  const packed = await ask('br, gzip')
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringContaining('accept-encoding') })
  expect(gunzipSync(packed.rawPayload).toString()).toBe(await read('/sitemap-cars-0.xml'))
  expect((await ask('gzip;q=0')).headers['content-encoding']).toBeUndefined()
})

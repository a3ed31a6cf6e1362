import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi({ settings: { BASE_PATH: '/occasion/', PUBLIC_URL: 'https://www.example.ma' } })
  await api.deps.pool.query(`
    insert into vehicles (brand_id, model_id, last_status, published_at, release_date)
    select m.brand_id, m.id, status, now(), '2019-05-01'
    from models m join brands b on b.id = m.brand_id, unnest(array['Published', 'Reserved', 'Draft', 'Sold']) status
    where b.name = 'Renault' and m.name = 'Clio'`)
})
afterAll(() => api.close())

const read = async (url: string) => (await api.app.inject(`/occasion${url}`)).payload

test('robots.txt names the sitemap and keeps crawlers out of the API', async () => {
  const text = await read('/robots.txt')
  expect(text).toContain('Disallow: /occasion/api/')
  expect(text).toContain('Sitemap: https://www.example.ma/occasion/sitemap.xml')
})

test('the sitemaps hold every car on sale with its twin in Arabic, and no other car', async () => {
  const index = await read('/sitemap.xml')
  const files = [...index.matchAll(/<loc>https:\/\/www\.example\.ma\/occasion(.*?)<\/loc>/g)].map(([, path = '']) => path)
  expect(files[0]).toBe('/sitemap-pages.xml')
  const cars = (await Promise.all(files.slice(1).map(read))).join('')
  expect(cars.match(/<url>/g)).toHaveLength(4)
  expect(cars).toMatch(/<loc>https:\/\/www\.example\.ma\/occasion\/cars\/renault-clio-2019\/\d+<\/loc>/)
  expect(cars).toMatch(/hreflang="ar" href="https:\/\/www\.example\.ma\/occasion\/cars\/renault-clio-2019\/\d+\?lang=ar"/)
})

test('a sitemap that is not there is not found', async () => {
  expect((await api.app.inject('/occasion/sitemap-cars-x.xml')).statusCode).toBe(404)
})

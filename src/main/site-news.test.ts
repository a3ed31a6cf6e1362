import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStockIndex } from '#domains/catalogue/search/index/stock-index.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { until } from '#testing/until.ts'
import { createPageCache } from './page-cache.ts'
import { createSiteNews, type SiteNews } from './site-news.ts'

let api: TestApi
let news: SiteNews
beforeAll(async () => {
  api = await testApi()
  // as another process would: over a connection of its own
  news = createSiteNews(api.deps.pool)
  await news.start()
})
afterAll(async () => {
  await news.stop()
  await api.close()
})

const run = (statement: string) => api.deps.pool.query(statement)
const banner = `insert into banners (kind, place, text, starts, is_on, created, last_modified)
  values ('Info', 'Home', '{"fr": "Ouvert"}', '2026-03-15T09:00Z', true, now(), now())`

test.each([
  ['a banner', banner],
  ['a store', "update storage_areas set phone = '0522001149' where tag = 'casablanca'"],
  ['a holiday', "insert into holidays (date, name, certainty) values ('2026-12-24', '{\"fr\": \"Pont\"}', 'Announced')"],
  ['a setting', "update settings set value = value where key = 'contact.phone'"],
  ['a published page', "update website_pages set published_at = now() where page_type = 'About' and copy = 'Published'"],
])('%s that changes is told to who keeps pages, and the page is made anew long before it is old', async (_what, statement) => {
  let drawn = 0
  const cache = createPageCache({ version: () => `${news.version}`, now: () => performance.now() * 1000 })
  const page = async () =>
    brotliDecompressSync(
      (await cache.get('/', { render: async () => ({ status: 200, headers: {}, body: Buffer.from(`${++drawn}`) }) })).brotli,
    ).toString()
  expect([await page(), await page()]).toEqual(['1', '1'])
  await run(statement)
  await until(async () => expect(await page()).toBe('2'))
})

test('ignores uncommitted changes', async () => {
  const { version } = news
  await run(`insert into website_pages (page_type, copy, titles, created, last_modified) values ('About', 'Draft', '{}', now(), now())`)
  await run(banner)
  await until(() => expect(news.version).toBe(version + 1))
})

test('receives banner changes of another process within five seconds', async () => {
  await run('delete from banners')
  const app = await api.appWith({ news })
  const live = async () => ((await app.inject('/api/banners')).json() as unknown[]).length
  expect(await live()).toBe(0)
  await run(banner)
  // the test clock is fixed
  await until(async () => expect(await live()).toBe(1))
  await app.close()
})

test('updates the store name of cached cars', async () => {
  const index = createStockIndex(api.deps)
  await index.start()
  await run(`update storage_areas set names = '{"fr": "Rihla Tanger Boukhalef", "ar": "رحلة طنجة"}' where tag = 'tanger'`)
  await until(() => expect([...index.names.storageAreas.values()].map(({ names }) => names.fr)).toContain('Rihla Tanger Boukhalef'))
  await index.stop()
})

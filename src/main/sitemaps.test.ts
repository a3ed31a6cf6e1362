import { expect, test } from 'vitest'
import { createStockIndex } from '#domains/catalogue/search/index/stock-index.ts'
import { systemClock } from '#platform/clock.ts'
import { testApi } from '#testing/database.ts'

test('caches a sitemap until a change, for at least 30 seconds', async () => {
  let now = new Date('2026-03-15T10:00:00Z')
  const own = await testApi({ clock: { now: () => now } })
  const stock = createStockIndex({ ...own.deps, clock: systemClock })
  const news = { version: 1 }
  const app = await own.appWith({ stock, news })
  const addCar = () =>
    own.deps.pool.query(`insert into vehicles (brand_id, model_id, last_status, published_at)
      select brand_id, id, 'Published', now() from (select * from models order by id limit 1) m`)
  const count = async () => (await app.inject('/sitemap-cars-0.xml')).payload.match(/<url>/g)?.length ?? 0
  try {
    await addCar()
    await stock.start()
    expect(await count()).toBe(2)
    const { version } = stock
    await addCar()
    await expect.poll(() => stock.version).toBeGreaterThan(version)
    expect(await count()).toBe(2)
    now = new Date(now.getTime() + 30_000)
    expect(await count()).toBe(4)
  } finally {
    await stock.stop()
    await app.close()
    await own.close()
  }
})

import { expect, test } from 'vitest'
import { listBanners } from '#domains/publishing/content/service.ts'
import { testApi } from '#testing/database.ts'
import { insertDemoBanners } from './banners.ts'

test('creates a current, a scheduled and an expired banner', async () => {
  const api = await testApi()
  try {
    expect(await insertDemoBanners(api.deps.db, api.deps.clock.now())).toBe(3)
    expect((await listBanners(api.deps)).map(({ state }) => state)).toEqual(['Planned', 'Live', 'Ended'])
  } finally {
    await api.close()
  }
})

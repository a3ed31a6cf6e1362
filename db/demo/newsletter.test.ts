import { expect, test } from 'vitest'
import { countReaders, listCampaigns } from '#domains/customers/leads/newsletter/service.ts'
import { testApi } from '#testing/database.ts'
import { insertDemoNewsletter } from './newsletter.ts'

test('loads subscribers, a sent newsletter and a draft', async () => {
  const api = await testApi()
  try {
    expect(await insertDemoNewsletter(api.deps.db, api.deps.clock.now())).toBe(42)
    expect(await countReaders(api.deps, { languages: ['fr', 'ar'], joinedAfter: null })).toEqual({ confirmed: 38, pending: 4 })
    expect((await listCampaigns(api.deps)).map(({ state, figures }) => [state, figures.sent])).toEqual([
      ['Draft', 0],
      ['Sent', 35],
    ])
  } finally {
    await api.close()
  }
})

import { expect, test } from 'vitest'
import { testApi } from '#testing/database.ts'
import { insertDemoHelp } from './help.ts'

test('creates a callback request and ratings of the help answers', async () => {
  const now = new Date('2026-07-15T10:00:00Z')
  const api = await testApi({ clock: { now: () => now } })
  try {
    await insertDemoHelp(api.deps.db, now)
    const waiting = await api.app.inject({ url: '/api/contactrequests', headers: await api.headers('an-agent', ['agent']) })
    expect(waiting.json().results).toMatchObject([{ topic: 'Assistance', replyBy: '2026-07-15T10:09:00Z' }])
    const { rows } = await api.deps.pool.query(`
      select v.question from faq_votes v where not exists (select from website_elements e join website_sections s on s.id = e.website_section_id
        join website_pages p on p.id = s.website_page_id where p.page_type = 'FAQ' and e.titles->>'fr' = v.question)`)
    expect(rows).toEqual([])
  } finally {
    await api.close()
  }
})

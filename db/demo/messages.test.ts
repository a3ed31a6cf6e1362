import { expect, test } from 'vitest'
import { testApi } from '#testing/database.ts'
import { insertDemoMessages } from './messages.ts'

test('the messages of the demo world make a figure of the commitments, and one waits for its answer', async () => {
  const now = new Date('2026-07-15T10:00:00Z')
  const api = await testApi({ clock: { now: () => now } })
  try {
    expect(await insertDemoMessages(api.deps.db, now)).toBe(13)
    const { figures } = (await api.app.inject('/api/commitments/figures')).json()
    expect(figures.find(({ promise }: { promise: string }) => promise === 'Reply')).toMatchObject({ promise: 'Reply', of: 12, kept: 11 })
    const { rows } = await api.deps.pool.query('select count(*)::int as open from contact_requests where answered is null')
    expect(rows[0].open).toBe(1)
  } finally {
    await api.close()
  }
})

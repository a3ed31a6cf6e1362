import { expect, test } from 'vitest'
import { testApi } from '#testing/database.ts'
import { insertDemoIntermediations } from './intermediations.ts'

test('creates intermediations in every state that open', async () => {
  const api = await testApi()
  try {
    await api.deps.pool.query(
      `insert into vehicles (brand_id, model_id, operation_type, price, last_status, published_at)
       select m.brand_id, m.id, 'Intermediation', 120000 + n * 1000, case when n < 5 then 'Published' else 'Sold' end, now()
       from generate_series(1, 8) n, (select * from models order by id limit 1) m`,
    )
    const made = await api.deps.db.transaction().execute((trx) => insertDemoIntermediations(api.deps, trx, api.deps.clock.now()))
    expect(made).toBe(16)
    const headers = await api.headers('the-manager', ['manager'])
    const list = async (view: string) => (await api.app.inject({ url: `/api/staff/intermediations?view=${view}&size=100`, headers })).json()
    const [all, closed] = [await list('all'), await list('closed')]
    expect(new Set([...all.results, ...closed.results].map(({ status }: { status: string }) => status)).size).toBe(10)
    for (const { id } of [...all.results, ...closed.results]) {
      const record = await api.app.inject({ url: `/api/staff/intermediations/${id}`, headers })
      expect(record.statusCode, record.body).toBe(200)
    }
  } finally {
    await api.close()
  }
})
